import type { WrittenSeries } from '#law/written.ts';
import { ContentError } from '#texts/load/content-error.ts';
import { isYes } from '../terminal.ts';
import type { Answer, Answers, NewValue } from './answers.ts';
import { planYear, type Read } from './plan.ts';
import { type Topic, topics } from './topics.ts';

/** Asks for a line; the end of the input is an empty one. */
export type Ask = (question: string) => Promise<string>;

/** What stands in the file now, and what can be answered besides a value. */
function heading(
  { asks, file }: Topic,
  read: Read,
  year: number,
): { text: string; goesOn: boolean } {
  const last = (JSON.parse(read(file)) as WrittenSeries<unknown>).values.at(-1);
  const goesOn = last?.until === undefined || last.until >= `${year}-01-01`;
  const known =
    typeof last?.value === 'object' ? '' : ` Último: ${last?.value}, desde ${last?.from}.`;
  return { text: `\n${asks}.${known}${goesOn ? ' Conferiu e não mudou? Escreva =' : ''}`, goesOn };
}

async function normOf(ask: Ask, before: NewValue | undefined): Promise<Omit<NewValue, 'valor'>> {
  const same = before ? ` (Enter: ${before.norma})` : ' (por exemplo Decreto 12.797/2025)';
  const norma = await ask(`  Norma${same}:`);
  if (norma === '' && before) {
    const { norma: known, artigo, endereco } = before;
    return { norma: known, artigo, endereco };
  }
  const artigo = await ask('  Artigo (por exemplo art. 1º; Enter, se nenhum):');
  const endereco = await ask('  Endereço oficial da norma:');
  return { norma, ...(artigo && { artigo }), ...(endereco && { endereco }) };
}

/** Stands for the norm while only the value was said. */
const anyNorm = { norma: 'Decreto 1/2000', endereco: 'https://www.planalto.gov.br/' };

interface Talk {
  ask: Ask;
  read: Read;
  answers: Answers;
}

/** Why an answer cannot stand beside the others; undefined where it can. */
function refusalOf(topic: Topic, answer: Answer, { read, answers }: Talk): string | undefined {
  try {
    planYear({ ...answers, [topic.name]: answer }, read, { place: topic.name });
    return undefined;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map((one) => `  ${one.text}`).join('\n');
  }
}

/** The value itself, judged before its norm is asked for: whether it stands, if need be confirmed. */
async function confirmation(
  topic: Topic,
  value: NewValue,
  talk: Talk,
): Promise<Pick<NewValue, 'confirmado'> | undefined> {
  const refusal = refusalOf(topic, value, talk);
  if (refusal === undefined) return {};
  console.log(refusal);
  const confirmed = { confirmado: 'sim' } as const;
  if (refusalOf(topic, { ...value, ...confirmed }, talk) !== undefined) return undefined;
  return isYes(await talk.ask('  A norma diz mesmo isso? (sim ou não)')) ? confirmed : undefined;
}

/** The value with its norm, which is asked for again until it can be cited. */
async function withItsNorm(
  topic: Topic,
  value: Pick<NewValue, 'valor' | 'confirmado'>,
  talk: Talk,
): Promise<NewValue> {
  const given = Object.values(talk.answers).filter((one) => typeof one === 'object');
  const answer = { ...value, ...(await normOf(talk.ask, given.at(-1))) };
  const confirmed = await confirmation(topic, answer, talk);
  return confirmed ? { ...answer, ...confirmed } : withItsNorm(topic, value, talk);
}

/** One topic, asked again until it can stand. */
async function answerTo(topic: Topic, talk: Talk): Promise<Answer | undefined> {
  const { text, goesOn } = heading(topic, talk.read, talk.answers.ano);
  const valor = await talk.ask(`${text}\n  Valor de ${talk.answers.ano} (Enter: ainda não saiu):`);
  if (valor === '') return undefined;
  if (valor === '=' && goesOn) {
    const refusal = refusalOf(topic, 'continua', talk);
    if (refusal === undefined) return 'continua';
    console.log(refusal);
    return answerTo(topic, talk);
  }
  const confirmed = await confirmation(topic, { valor, ...anyNorm }, talk);
  return confirmed ? withItsNorm(topic, { valor, ...confirmed }, talk) : answerTo(topic, talk);
}

/** What somebody answers on each topic of the year. */
export async function askForYear(ask: Ask, read: Read, start: Answers): Promise<Answers> {
  let answers = start;
  for (const topic of topics) {
    const answer = await answerTo(topic, { ask, read, answers });
    if (answer !== undefined) answers = { ...answers, [topic.name]: answer };
  }
  return answers;
}
