import type { Criterion } from '#rules/criterion.ts';
import type { Dependant, DependantCriterion } from '#rules/survivor-pension/dependant.ts';
import type { PartnerDuration } from '#rules/survivor-pension/partner-duration.ts';
import { counted } from '#words/phrases.ts';
import type { WordedCriterion } from '../result/CriteriaList.tsx';

/** "1 ano", "12 anos", "menos de 1 ano" */
export const yearsInWords = (years: number): string =>
  years === 0 ? 'menos de 1 ano' : counted(years, 'ano', 'anos');

type Words = Pick<WordedCriterion, 'asks' | 'told'>;

const byVerdict = (
  { verdict }: Pick<Criterion, 'verdict'>,
  told: Record<Criterion['verdict'], string>,
): string => told[verdict];

const dependedInWords = (criterion: Pick<Criterion, 'verdict'>): string =>
  byVerdict(criterion, {
    met: 'dependia da pessoa.',
    unmet: 'não dependia da pessoa.',
    unknown: 'se dependia da pessoa.',
  });

function ageWords(criterion: Extract<DependantCriterion, { id: 'ageOrCondition' }>): Words {
  const { toldAge, requiredUnderAge, byAge, byCondition, verdict } = criterion;
  const parts = [`${yearsInWords(toldAge)} no dia da morte`];
  if (byCondition === 'met') parts.push('com invalidez ou deficiência');
  if (verdict !== 'met' && toldAge < requiredUnderAge) {
    parts.push(byAge === 'unknown' ? 'sem saber da emancipação' : 'com emancipação');
  }
  if (verdict === 'unknown' && byCondition === 'unknown') {
    parts.push('sem saber se vale a invalidez ou a deficiência');
  }
  if (verdict === 'unmet') parts.push('sem invalidez nem deficiência grave');
  return {
    asks: `Menos de ${requiredUnderAge} anos, sem emancipação. Ou invalidez, ou deficiência intelectual, mental ou grave`,
    told: `${parts.join(', ')}.`,
  };
}

function wordsFor(criterion: DependantCriterion, { kind }: Dependant): Words {
  switch (criterion.id) {
    case 'marriage':
      return { asks: 'Casamento. A lei presume a dependência', told: 'havia casamento.' };
    case 'kinship':
      return kind === 'child'
        ? { asks: 'Filho ou filha. A lei presume a dependência', told: 'é filho ou filha.' }
        : { asks: 'Pai, mãe, irmão ou irmã', told: 'o parentesco foi informado.' };
    case 'unionProof':
      return {
        asks: criterion.withinMonths
          ? `União estável com documento dos ${criterion.withinMonths} meses antes da morte`
          : `União estável, com ${criterion.needsDocument ? 'documento de antes da morte' : 'prova da vida em comum'}`,
        told: byVerdict(criterion, {
          met: 'há documento.',
          unmet: 'não há documento.',
          unknown: criterion.needsDocument
            ? 'o documento da união. Só testemunhas, em regra, não bastam.'
            : 'a prova da união.',
        }),
      };
    case 'equatedDependency':
      return {
        asks: 'Falta de meios próprios para viver',
        told: dependedInWords(criterion),
      };
    case 'insuredDeclaration':
      return {
        asks: 'Declaração da pessoa',
        told: `${criterion.verdict === 'met' ? '' : 'se '}houve declaração.`,
      };
    case 'guarda':
      return {
        asks: 'Menor sob guarda judicial',
        told: 'o STF ainda vai decidir (STF, Tema 1271).',
      };
    case 'guardaBeforeReform':
      return {
        asks: 'Menor sob guarda judicial que dependia da pessoa. Para mortes antes de 13 de novembro de 2019, o STF já decidiu que pode ser dependente',
        told: dependedInWords(criterion),
      };
    case 'minorInCare':
      return {
        asks: `Menos de ${criterion.requiredUnderAge} anos, sob tutela ou guarda`,
        told: `${yearsInWords(criterion.toldAge)} no dia da morte.`,
      };
    case 'ageOrCondition':
      return ageWords(criterion);
    case 'bornSoonAfterDeath':
      return {
        asks: 'Nascimento até 300 dias depois da morte',
        told: 'nasceu depois da morte, dentro desse tempo.',
      };
    case 'bornBeforeDeath':
      return {
        asks: 'Nascimento até o dia da morte',
        told: 'nasceu depois, e precisa de análise.',
      };
    case 'economicDependency':
      return {
        asks: 'Dependência da pessoa para viver, com prova',
        told: dependedInWords(criterion),
      };
    case 'noPriorClass':
      return {
        asks: 'Ninguém de uma classe anterior',
        told: byVerdict(criterion, {
          met: 'não há ninguém antes.',
          unmet: 'há quem venha antes pela lei.',
          unknown: 'se há quem venha antes pela lei.',
        }),
      };
  }
}

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
  const worded: WordedCriterion[] = [];
  if (accident.verdict !== 'met') {
    worded.push(
      {
        ...contributions,
        asks: `${contributions.required} contribuições da pessoa, para durar mais de 4 meses`,
        told: byVerdict(contributions, {
          met: 'houve 18 ou mais.',
          unmet: 'houve menos de 18.',
          unknown: 'quantas contribuições houve.',
        }),
      },
      {
        ...union,
        asks: '2 anos de casamento ou união, para durar mais de 4 meses',
        told: byVerdict(union, {
          met: '2 anos ou mais.',
          unmet: 'menos de 2 anos.',
          unknown: 'quanto tempo durou a união.',
        }),
      },
    );
  }
  if (accident.verdict === 'met' || (accident.verdict === 'unknown' && table.verdict !== 'met')) {
    worded.push({
      ...accident,
      asks: 'Acidente ou doença do trabalho: dispensa as 18 contribuições e os 2 anos',
      told: byVerdict(accident, {
        met: 'foi acidente ou doença do trabalho.',
        unmet: 'não foi.',
        unknown: 'se foi acidente ou doença do trabalho.',
      }),
    });
  }
  const isOpen = end.asTold.kind === 'lifelong';
  if (condition.verdict === 'met' || (condition.verdict === 'unknown' && !isOpen)) {
    worded.push({
      ...condition,
      asks: 'Invalidez ou deficiência: a parte dura enquanto durar a condição',
      told: byVerdict(condition, {
        met: 'há invalidez ou deficiência.',
        unmet: 'não há.',
        unknown: 'se há invalidez ou deficiência.',
      }),
    });
  }
  return worded;
}
