import type { CitationKey } from '#law/citations.ts';
import type { IsoDate } from '#law/date.ts';
import { reform } from '#law/reform.ts';
import { notConsidered } from '#rules/survivor-pension/analysis.ts';
import type { DependantCriterion } from '#rules/survivor-pension/dependant.ts';
import type { Compared } from '#rules/survivor-pension/survivor-pension.ts';
import type { LineFigures, lineWords } from './line-words.ts';
import { say } from './say.ts';

/** A point left to a person, in words: its name in bold, then what there is to know. */
export interface OpenPoint {
  id: string;
  text: string;
  citations: readonly CitationKey[];
}

type Name = keyof typeof lineWords.parts.words & (`ponto-${string}` | `fora-${string}`);

const point = (id: Name, citations: readonly CitationKey[], figures?: LineFigures): OpenPoint => ({
  id,
  text: say('words', id, figures),
  citations,
});

/** What a point is called. */
export const nameOfPoint = ({ text }: OpenPoint): string => text.split('**')[1] ?? '';

type UnionProof = Extract<DependantCriterion, { id: 'unionProof' }>;

/** Which papers of the união estável to look for, and whether one without any still may ask. */
const ofUnion = ({ withinMonths, needsDocument, citations }: UnionProof): OpenPoint =>
  withinMonths
    ? point('ponto-unionProof-meses', citations, { meses: String(withinMonths) })
    : point(needsDocument ? 'ponto-unionProof-documento' : 'ponto-unionProof', citations);

/** What asks for a person's eye in these answers. */
export function analysisPoints({ analysis, dependants, insured }: Compared): OpenPoint[] {
  const proof = dependants
    .flatMap(({ criteria }) => criteria)
    .find((one): one is UnionProof => one.id === 'unionProof' && one.verdict === 'unknown');
  return [
    ...(insured.verdict === 'met' ? [] : [point('ponto-insured', insured.citations)]),
    ...(proof ? [ofUnion(proof)] : []),
    ...analysis.map(({ id, citations }) => point(`ponto-${id}`, citations)),
  ];
}

/** What is often taken for cover of the deceased, and is none; beside every result. */
export const noCover = point('ponto-noCover', ['loas-21', 'lei-8213-15', 'lei-8213-102-2']);

/** Beside every result of who is left alone: of these two pensions one is chosen. */
export const otherPension = point('ponto-otherPension', [
  'lei-8213-124',
  'ec-103-24',
  'ec-103-24-1',
]);

/** What no answer of the form reaches; all its sources but one stand in the text of the page. */
export const leftOutFor = (death: IsoDate): OpenPoint[] =>
  notConsidered.map(({ id, citations }) =>
    id === 'accumulationWithRetirement'
      ? // Of a death before the reform it hangs on when the right to the retirement came.
        point(death < reform ? 'fora-accumulationBeforeReform' : `fora-${id}`, citations)
      : point(`fora-${id}`, []),
  );
