import type { FigureSource } from '../figures/figure.ts';
import { everyPath, findFaults, parentsOf } from '../flow/graph.ts';
import { keepTogether } from '../markdown/typography.ts';
import { flowPath } from '../paths.ts';
import { type FlowFile, flowSchema } from '../schema/flow.ts';
import type { Signature } from '../schema/signature.ts';
import { lastRead, signerOf } from '../signing/standing.ts';
import { ContentError } from './content-error.ts';
import { filledChat, fillIn } from './fill-in.ts';
import { readYaml } from './read-yaml.ts';

export const flowFile = 'content/flow/where-to-start.yaml';

/** A question that can be gone back to. */
export interface EarlierQuestion {
  path: string;
  question: string;
}

type Written<Part extends 'questions' | 'outcomes'> = FlowFile[Part][number];

export interface FlowQuestion extends Omit<Written<'questions'>, 'answers'> {
  path: string;
  /** How many questions lead here, this one included. */
  number: number;
  /** How many are asked from here on at most, this one included: true wherever somebody came in. */
  most: number;
  answers: { label: string; path: string }[];
  /** When the telephone of the INSS answers, if the file says so. */
  phoneHours: string | undefined;
  /** The question before; none at the start. */
  previous?: EarlierQuestion | undefined;
}

export interface FlowOutcome extends Omit<Written<'outcomes'>, 'who'> {
  path: string;
  /** Official channels; the practice comes after them. */
  who: {
    name: string;
    href?: string | undefined;
    text: string;
    /** When it answers, if it has hours. */
    hours?: string | undefined;
  }[];
  /** Where to go back to: of all questions that lead here, the first in the file. */
  previous: EarlierQuestion;
}

export interface Flow extends Pick<FlowFile, 'seo' | 'verifiedOn' | 'updatedOn' | 'alsoCalled'> {
  start: FlowQuestion;
  /** All questions, the start among them. */
  questions: FlowQuestion[];
  outcomes: FlowOutcome[];
  signature: Signature | undefined;
}

/** Two pages with the same title or description would be one to a search engine and to a reader. */
function repeatedTexts({ seo, start, questions, outcomes }: FlowFile): string[] {
  const below = questions.filter(({ id }) => id !== start);
  const report = (field: string, texts: string[]) =>
    texts
      .filter((text, index) => texts.indexOf(text) !== index)
      .map((text) => `campo “${field}”: “${text}” aparece em duas páginas. Mude uma delas.`);
  return [
    ...report('question” ou “title', [
      seo.title,
      ...below.map(({ question }) => question),
      ...outcomes.map(({ title }) => title),
    ]),
    ...report('hint” ou “lead', [
      seo.description,
      ...below.map(({ hint }) => hint),
      ...outcomes.map(({ lead }) => lead),
    ]),
  ];
}

function unknownChannels({ channels, outcomes }: FlowFile): string[] {
  return outcomes.flatMap(({ who }, outcome) =>
    who.flatMap(({ channel }, index) =>
      Object.hasOwn(channels, channel)
        ? []
        : [
            `campo “outcomes.${outcome}.who.${index}.channel”: não há canal “${channel}”. Use um destes: ${Object.keys(channels).join(', ')}.`,
          ],
    ),
  );
}

/** The file as it stands, checked: every path ends, every page is reached, every text is unique. */
function readFlow(path: string): FlowFile {
  const data = readYaml(path, flowSchema);
  const faults = [...findFaults(data), ...unknownChannels(data), ...repeatedTexts(data)];
  if (faults.length > 0) throw new ContentError(path, faults);
  return data;
}

/** What `readFlow` has made sure of. */
function promised<T>(value: T | undefined): T {
  if (value === undefined) throw new Error(`${flowFile} was not checked`);
  return value;
}

/** "Where to start", ready to be drawn. Throws a ContentError on any fault in the file. */
export function loadFlow(figures: FigureSource, path: string = flowFile): Flow {
  const data = readFlow(path);
  const fill = (text: string) => keepTogether(fillIn(text, path, figures));
  const paths = everyPath(data);
  const parents = parentsOf(data);
  const address = (id: string) => (id === data.start ? flowPath : `${flowPath}/${id}`);
  const earlier = (id: string): EarlierQuestion | undefined => {
    const parent = data.questions.find((question) => question.id === parents.get(id)?.[0]);
    return parent && { path: address(parent.id), question: fill(parent.question) };
  };
  const numberOf = (id: string) => (paths.find((way) => way.includes(id))?.indexOf(id) ?? 0) + 1;
  const mostFrom = (id: string) =>
    Math.max(
      ...paths.filter((way) => way.includes(id)).map((way) => way.length - 1 - way.indexOf(id)),
    );

  const phoneHours = Object.values(data.channels).find(({ href }) => href === 'tel:135')?.hours;
  const questions = data.questions.map(
    ({ answers, ...written }): FlowQuestion => ({
      ...written,
      path: address(written.id),
      number: numberOf(written.id),
      most: mostFrom(written.id),
      question: fill(written.question),
      hint: fill(written.hint),
      answers: answers.map(({ label, to }) => ({ label: fill(label), path: address(to) })),
      phoneHours: phoneHours && fill(phoneHours),
      previous: earlier(written.id),
    }),
  );
  const start = promised(questions.find(({ id }) => id === data.start));
  const outcomes = data.outcomes.map(
    ({ who, ...written }): FlowOutcome => ({
      ...written,
      path: address(written.id),
      title: fill(written.title),
      lead: fill(written.lead),
      read: written.read.map(({ label, to }) => ({ label: fill(label), to })),
      gather: written.gather.map(fill),
      who: who.map(({ channel, text }) => {
        const { name, href, text: usual, hours } = promised(data.channels[channel]);
        return { name, href, text: fill(text ?? usual), hours: hours && fill(hours) };
      }),
      chat: filledChat(written.chat, path, figures),
      previous: earlier(written.id) ?? start,
    }),
  );
  const signature = signerOf(path, figures);
  const verifiedOn = lastRead(data.verifiedOn, signature);
  return { ...data, verifiedOn, start, questions, outcomes, signature };
}
