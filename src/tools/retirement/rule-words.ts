import type { Amount } from '#rules/retirement/result.ts';
import { named, type ResultWords } from '../sentences/result-words.ts';

/** How a rule sets the amount, and whether it is met today: then there is no other day. */
interface Known {
  amount: Amount;
  isMetToday: boolean;
}

const by =
  (...formulas: Amount['formula'][]) =>
  ({ amount }: Pick<Known, 'amount'>): boolean =>
    formulas.includes(amount.formula);

const percents = ({ amount }: Known) => ('percentToday' in amount ? amount : undefined);
const isWithoutFator = ({ amount }: Known) => 'isWithoutFator' in amount && amount.isWithoutFator;
const today = (known: Known) => percents(known)?.percentToday;
const onItsDay = (known: Known) => percents(known)?.percentWhenMet;

/** What rules are called and how they set the amount, here and of an extract. */
export const ruleWords = {
  figures: {
    anos: ({ amount }) => ('aboveYears' in amount ? String(amount.aboveYears) : undefined),
    hoje: (known) => today(known)?.toString(),
    'nesse-dia': (known) => onItsDay(known)?.toString(),
    'ao-menos': (known) => percents(known)?.basePercent.toString(),
  },
  parts: {
    account: {
      'valor.parte-da-media': by('shareOfMean'),
      'valor.media-vezes-fator': by('meanTimesFator'),
      'valor.regra-antiga-sem-fator': isWithoutFator,
      'valor.regra-antiga': (known) => by('oldMeanTimesFator')(known) && !isWithoutFator(known),
      'valor.media-inteira': by('wholeMean'),
      'valor.deficiencia-por-tempo': by('wholeSalarioDeBeneficio'),
      'valor.deficiencia-por-idade': by('shareOfSalarioDeBeneficio'),
      'valor.hoje': (known) => today(known) !== undefined,
      'valor.nesse-dia': (known) =>
        !known.isMetToday && onItsDay(known) !== undefined && onItsDay(known) !== today(known),
      'valor.deficiencia': by('wholeSalarioDeBeneficio', 'shareOfSalarioDeBeneficio'),
    },
    decides: {
      'media-vezes-fator': by('meanTimesFator'),
      'regra-antiga-sem-fator': isWithoutFator,
      'regra-antiga': by('oldMeanTimesFator'),
      'media-inteira': by('wholeMean', 'wholeSalarioDeBeneficio'),
      'parte-de-hoje': (known) => known.isMetToday && today(known) !== undefined,
      'parte-do-dia': (known) => !known.isMetToday && onItsDay(known) !== undefined,
      'parte-ao-menos': true,
    },
    words: named(
      'acquiredTime teacherAcquiredTime ageUntilReform ageAfterReform points teacherPoints',
      'progressiveAge teacherProgressiveAge toll50 toll100 teacherToll100',
      'disabilityByTime disabilityByAge campo-e-cidade',
    ),
  },
} as const satisfies ResultWords<Known>;
