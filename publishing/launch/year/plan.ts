import type { WrittenNorm } from '#law/citations/yearly.ts';
import { addDays, isoDate, wholeYear } from '#law/date.ts';
import { inpcOf } from '#law/salary-correction.ts';
import { seriesFiles } from '#law/schema/files.ts';
import { brokenTies } from '#law/schema/ties.ts';
import { yearlyNormsFile, yearlyNormsSchema } from '#law/schema/yearly-norms.ts';
import type { WrittenSeries, WrittenValue } from '#law/written.ts';
import { ContentError } from '#texts/load/content-error.ts';
import { type Answer, type Answers, answerOn, type NewValue } from './answers.ts';
import { readAs, type Topic, topics } from './topics.ts';
import { withNorm } from './yearly-norm.ts';

/** Files of the law with what they are to say. */
export type Plan = ReadonlyMap<string, string>;

export type Read = (file: string) => string;

type Series = WrittenSeries<unknown>;
type Value = WrittenValue<unknown>;

const jsonText = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`;

const eveOf = (day: string): string => addDays(isoDate(day), -1);

/** The series with a period more, or with this one in place of that of the same day. */
function withValue(series: Series, value: Value, year: number): Series {
  const others = series.values.filter(({ from }) => from !== value.from);
  const last = others.at(-1);
  if (last && last.from > value.from) {
    throw new RangeError(`já há um valor de ${last.from}, depois de ${value.from}`);
  }
  if (last?.until && last.until < eveOf(value.from)) {
    throw new RangeError(`falta o valor de antes, de ${last.until} a ${value.from}`);
  }
  const replaced = series.values.find(({ from }) => from === value.from);
  const ends = replaced ? replaced.until : last?.until && wholeYear(year).until;
  const { from, ...rest } = value;
  const before = last && { ...last, ...(last.until && { until: eveOf(from) }) };
  return {
    ...series,
    values: [
      ...others.slice(0, -1),
      ...(before ? [before] : []),
      { from, ...(ends && { until: ends }), ...rest },
    ],
  };
}

/** The series whose last value was seen again in its source. */
function seenAgain(series: Series, { ano, conferido }: Answers): Series {
  const last = series.values.at(-1);
  if (!last || (last.until && last.until < wholeYear(ano).from)) {
    throw new RangeError('o valor acabou com o ano: escreva o novo, e não continua');
  }
  return { ...series, values: [...series.values.slice(0, -1), { ...last, verifiedOn: conferido }] };
}

/** What a file asks for in a field, an answer says in a line. */
const asAnswer = (message: string): string =>
  message.replace('acrescente "isJumpConfirmed": true', 'escreva confirmado: sim');

/** What a series would be refused for. Its source is judged apart: it may not be written yet. */
function problemsOf(file: string, series: Series): string[] {
  const source = 'constituicao-7-iv';
  const values = series.values.map((value) => ({ ...value, source }));
  const { error } = seriesFiles.get(file)?.schema.safeParse({ ...series, values }) ?? {};
  return (error?.issues ?? []).map(({ message }) => asAnswer(message));
}

/** What is wrong with a value wherever it would stand. */
const problemsOfForm = (file: string, series: Series, value: Value): string[] =>
  problemsOf(file, { ...series, values: [{ ...value, from: '1900-01-01' }] });

function answered(
  topic: Topic,
  series: Series,
  answer: Answer,
  { answers, key }: { answers: Answers; key?: string },
): Series {
  if (answer === 'continua' || key === undefined) return seenAgain(series, answers);
  const { ano, conferido } = answers;
  const { file } = topic;
  const { valor, desde, confirmado } = answer;
  const value: Value = {
    from: desde ?? wholeYear(ano).from,
    value: readAs(topic, valor),
    source: key,
    ...(confirmado && { isJumpConfirmed: true }),
    verifiedOn: conferido,
  };
  try {
    const next = withValue(series, value, ano);
    const problems = problemsOf(file, next);
    if (problems.length > 0) throw new RangeError(problems.join('. '));
    return next;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const all = new Set([...error.message.split('. '), ...problemsOfForm(file, series, value)]);
    throw new RangeError([...all].join('. '));
  }
}

/** What the values of the year do not say together, by the topic that asks for each. */
function tieProblems(plan: Plan, norms: readonly WrittenNorm[], read: Read): string[] {
  const nameOf = (key: string) => norms.find((norm) => norm.key === key)?.name;
  const seriesOf = (file: string): WrittenSeries<string> =>
    JSON.parse(plan.get(file) ?? read(file));
  return brokenTies(seriesOf, inpcOf, nameOf).flatMap(({ file, message }) => {
    const topic = topics.find((one) => one.file === file && plan.has(file));
    return topic ? [`${topic.name}: ${asAnswer(message)}`] : [];
  });
}

const isNew = (answer: Answer): answer is NewValue => answer !== 'continua';

const normProblems = (norms: readonly WrittenNorm[]): string[] =>
  (yearlyNormsSchema.safeParse({ norms }).error?.issues ?? []).map(
    ({ path, message }) => `norma “${norms[Number(path[1])]?.name}”: ${message}`,
  );

/**
 * What the files of the law say once the answers are in them: the same answers twice change nothing.
 * @param place where the answers stand, for messages
 * @param today no later day can have been the one of the check
 * @throws {ContentError} with every answer that the build would refuse
 */
export function planYear(
  answers: Answers,
  read: Read,
  { place, today = answers.conferido }: { place: string; today?: string },
): Plan {
  const plan = new Map<string, string>();
  const problems: string[] = [];
  if (answers.conferido > today)
    problems.push(`conferido: ${answers.conferido} é um dia que ainda não chegou`);
  let norms: readonly WrittenNorm[] = JSON.parse(read(yearlyNormsFile)).norms;
  for (const topic of topics) {
    const answer = answerOn(answers, topic.name);
    if (answer === undefined) continue;
    try {
      const cited = isNew(answer) ? withNorm(norms, answer) : { norms };
      const series: Series = JSON.parse(read(topic.file));
      const key = 'key' in cited ? { key: cited.key } : {};
      plan.set(topic.file, jsonText(answered(topic, series, answer, { answers, ...key })));
      norms = cited.norms;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      problems.push(`${topic.name}: ${error.message}`);
    }
  }
  problems.push(...tieProblems(plan, norms, read), ...normProblems(norms));
  if (problems.length > 0) throw new ContentError(place, problems);
  plan.set(yearlyNormsFile, jsonText({ norms }));
  return new Map([...plan].filter(([file, text]) => text !== read(file)));
}
