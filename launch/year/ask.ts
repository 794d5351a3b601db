import { ContentError } from '#content/load/content-error.ts';
import type { WrittenSeries } from '#law/written.ts';
import type { Answer, Answers, NewValue } from './answers.ts';
import { planYear, type Read } from './plan.ts';
import { type Topic, topics } from './topics.ts';

/** Asks for a line; the end of the input is an empty one. */
export type Ask = (question: string) => Promise<string>;

export const isYes = (answer: string): boolean => answer.toLowerCase() === 'sim';

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

/** One topic, asked again until it can stand. */
async function answerTo(
  topic: Topic,
  { ask, read, answers }: { ask: Ask; read: Read; answers: Answers },
): Promise<Answer | undefined> {
  const { text, goesOn } = heading(topic, read, answers.ano);
  const valor = await ask(`${text}\n  Valor de ${answers.ano} (Enter: ainda não saiu):`);
  if (valor === '') return undefined;
  const given = Object.values(answers).filter((one) => typeof one === 'object');
  let answer: Answer =
    valor === '=' && goesOn ? 'continua' : { valor, ...(await normOf(ask, given.at(-1))) };
  const { ano, conferido } = answers;
  try {
    planYear({ ano, conferido, [topic.name]: answer }, read, topic.name);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.log(error.problems.map((one) => `  ${one.text}`).join('\n'));
    if (answer === 'continua') return answerTo(topic, { ask, read, answers });
    const confirmed = { ...answer, confirmado: 'sim' as const };
    if (
      !(await isTrue(ask, () => planYear({ ano, conferido, [topic.name]: confirmed }, read, '')))
    ) {
      return answerTo(topic, { ask, read, answers });
    }
    answer = confirmed;
  }
  return answer;
}

/** Whether the confirmation alone is missing, and is given. */
async function isTrue(ask: Ask, plan: () => unknown): Promise<boolean> {
  try {
    plan();
  } catch (error) {
    if (error instanceof ContentError) return false;
    throw error;
  }
  return isYes(await ask('  A norma diz mesmo isso? (sim ou não)'));
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
