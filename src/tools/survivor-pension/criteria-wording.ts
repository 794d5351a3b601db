import type { Criterion, Verdict } from '#rules/criterion.ts';
import type { Dependant, DependantCriterion } from '#rules/survivor-pension/dependant.ts';
import type { PartnerDuration } from '#rules/survivor-pension/partner-duration.ts';
import type { Compared } from '#rules/survivor-pension/survivor-pension.ts';
import { counted, given } from '#words/phrases.ts';
import type { WordedCriterion } from '../result/CriteriaList.tsx';
import type { LineFigures } from './line-figures.ts';
import type { lineWords } from './line-words.ts';
import { say } from './say.ts';

/** "1 ano", "12 anos", "menos de 1 ano" */
export const yearsInWords = (years: number): string =>
  years === 0 ? 'menos de 1 ano' : counted(years, 'ano', 'anos');

type Name = keyof typeof lineWords.parts.words;
type Worded = Pick<WordedCriterion, 'asks' | 'told'>;

const worded = (asks: Name & `pede-${string}`, told: Name, figures?: LineFigures): Worded => ({
  asks: say('words', asks, figures),
  told: say('words', told, figures),
});

/** What is asked and what was told of it, by its verdict. */
const byVerdict = <Id extends 'insured' | 'noPriorClass' | 'contributions' | 'unionMonths'>(
  criterion: Criterion<Id>,
  figures?: LineFigures,
): WordedCriterion => ({
  ...criterion,
  ...worded(`pede-${criterion.id}`, `${criterion.id}-${criterion.verdict}`, figures),
});

/** What was told of a criterion that is met, or only open. */
const ifMet = <Id extends string>(id: Id, verdict: Verdict) =>
  verdict === 'met' ? (`${id}-met` as const) : id;

function ageTold(criterion: Extract<DependantCriterion, { id: 'ageOrCondition' }>): string {
  const { toldAge, requiredUnderAge, byAge, byCondition, verdict } = criterion;
  const parts = given(
    `${yearsInWords(toldAge)} no dia da morte`,
    byCondition === 'met' && 'com invalidez ou deficiência',
    verdict !== 'met' &&
      toldAge < requiredUnderAge &&
      (byAge === 'unknown' ? 'sem saber da emancipação' : 'com emancipação'),
    verdict === 'unknown' &&
      byCondition === 'unknown' &&
      'sem saber se vale a invalidez ou a deficiência',
    verdict === 'unmet' && 'sem invalidez nem deficiência grave',
  );
  return `${parts.join(', ')}.`;
}

function wordsFor(criterion: DependantCriterion, { kind }: Dependant): Worded {
  const { verdict } = criterion;
  switch (criterion.id) {
    case 'marriage':
    case 'guarda':
    case 'bornSoonAfterDeath':
    case 'bornBeforeDeath':
      return worded(`pede-${criterion.id}`, criterion.id);
    case 'kinship':
      return kind === 'child'
        ? worded('pede-kinship-filho', 'kinship-filho')
        : worded('pede-kinship', 'kinship');
    case 'unionProof': {
      const { withinMonths, needsDocument } = criterion;
      return worded(
        withinMonths
          ? 'pede-unionProof-meses'
          : needsDocument
            ? 'pede-unionProof-documento'
            : 'pede-unionProof',
        verdict === 'met'
          ? 'unionProof-met'
          : needsDocument
            ? 'unionProof-documento'
            : 'unionProof',
        { meses: withinMonths?.toString() },
      );
    }
    case 'equatedDependency':
    case 'economicDependency':
    case 'guardaBeforeReform':
      return worded(`pede-${criterion.id}`, `dependencia-${verdict}`);
    case 'insuredDeclaration':
      return worded('pede-insuredDeclaration', ifMet(criterion.id, verdict));
    case 'minorInCare':
      return worded('pede-minorInCare', 'minorInCare', {
        idade: yearsInWords(criterion.toldAge),
        'idade-pedida': String(criterion.requiredUnderAge),
      });
    case 'ageOrCondition':
      return {
        asks: say('words', 'pede-ageOrCondition', {
          'idade-pedida': String(criterion.requiredUnderAge),
        }),
        told: ageTold(criterion),
      };
    case 'noPriorClass':
      return byVerdict({ ...criterion, id: 'noPriorClass' });
  }
}

/** What the law asks of the person who died. */
export const insuredCriteria = ({ insured, carencia }: Compared): WordedCriterion[] => [
  byVerdict(insured),
  { ...carencia, ...worded('pede-noCarencia', 'noCarencia') },
];

/** What the law asks of one dependant, beside what was told. */
export const dependantCriteria = (dependant: Dependant): WordedCriterion[] =>
  dependant.criteria.map((criterion) => ({
    id: criterion.id,
    verdict: criterion.verdict,
    citations: criterion.citations,
    ...wordsFor(criterion, dependant),
  }));

/**
 * What decides how long the partner shares the pension. What would change nothing is left out: an
 * accident that did not happen, contributions that an accident makes needless.
 */
export function durationCriteria(duration: PartnerDuration): WordedCriterion[] {
  const { accident, contributions, union, condition, table, end } = duration;
  const isByAccident = accident.verdict === 'met';
  const mayBeAccident = accident.verdict === 'unknown' && table.verdict !== 'met';
  const mayBeCondition = condition.verdict === 'unknown' && end.asTold.kind !== 'lifelong';
  return given(
    !isByAccident && byVerdict(contributions, { contribuicoes: String(contributions.required) }),
    !isByAccident && byVerdict(union),
    (isByAccident || mayBeAccident) && {
      ...accident,
      ...worded('pede-accident', ifMet('accident', accident.verdict)),
    },
    (condition.verdict === 'met' || mayBeCondition) && {
      ...condition,
      ...worded('pede-condition', ifMet('condition', condition.verdict)),
    },
  );
}
