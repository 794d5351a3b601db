import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import type { RetirementAnswers } from './answers.ts';
import { cases, timeOf } from './cases.ts';
import { type ContradictionId, contradictionsOf } from './contradictions.ts';

/** Nothing contradicts itself here; from 13/11/2019 until that day, 7 years and 9 days. */
const fits: RetirementAnswers = {
  referenceDate: isoDate('2026-11-22'),
  sex: 'woman',
  birthDate: isoDate('1966-11-22'),
  firstInsured: 'untilReform',
  time: timeOf(30),
  timeAtReform: timeOf(24),
  carenciaMonths: 360,
};

/** Of who entered after the reform, without what would contradict it. */
const later = {
  firstInsured: 'afterReform',
  timeAtReform: undefined,
  carenciaMonths: 84,
} as const;

const idsOf = (answers: RetirementAnswers) => contradictionsOf(answers).map(({ id }) => id);

describe('respostas que não combinam', () => {
  it('as que combinam passam sem uma palavra', () => {
    expect(contradictionsOf(fits)).toEqual([]);
  });

  it.each<[string, Partial<RetirementAnswers>, ContradictionId[]]>([
    ['tempo igual à idade menos 12 anos', { time: timeOf(31), timeAtReform: timeOf(24) }, []],
    // tools-review, 9.
    ['entrou depois da reforma e tem 10 anos', { ...later, time: timeOf(10) }, ['timeBeyondEntry']],
    [
      'entrou depois e tem o que passou, com um mês de folga',
      { ...later, time: timeOf(7, 1, 9) },
      [],
    ],
    ['um dia além da folga', { ...later, time: timeOf(7, 1, 10) }, ['timeBeyondEntry']],
    [
      'carência de 300 meses com 10 anos de tempo',
      { time: timeOf(10), timeAtReform: timeOf(8), carenciaMonths: 300 },
      ['carenciaFarBeyondTime'],
    ],
    ['carência pouco acima do tempo', { carenciaMonths: 420 }, []],
    ['carência um mês além', { carenciaMonths: 421 }, ['carenciaFarBeyondTime']],
    ['pessoa de 126 anos', { birthDate: isoDate('1900-11-22') }, ['veryOld']],
    [
      'trabalho desde os 10 anos',
      { time: timeOf(50), timeAtReform: timeOf(43) },
      ['workedAsAChild'],
    ],
    [
      'mais tempo do que vida',
      { time: timeOf(60, 0, 1), timeAtReform: timeOf(54) },
      ['timeBeyondAge'],
    ],
    ['mais em 2019 do que hoje', { timeAtReform: timeOf(30, 0, 1) }, ['timeAtReformBeyondTime']],
    [
      'dez anos em sete',
      { time: timeOf(34), timeAtReform: timeOf(24) },
      ['timeSinceReformBeyondCalendar'],
    ],
    ['mais MEI do que tempo', { reducedPlanMonths: 361 }, ['reducedPlanBeyondTime']],
    [
      'mais MEI em 2019 do que em tudo',
      { reducedPlanMonths: 12, reducedPlanMonthsAtReform: 13 },
      ['reducedPlanAtReformBeyondTotal'],
    ],
    ['não sei quantos meses de MEI', { reducedPlanMonths: 'unknown' }, []],
    [
      'último mês por vir',
      { lastContribution: isoDate('2026-11-23') },
      ['lastContributionOutOfLife'],
    ],
    ['mais magistério do que tempo', { teaching: { time: timeOf(31) } }, ['teachingBeyondTime']],
    [
      'mais magistério em 2019 do que tempo em 2019',
      { teaching: { time: timeOf(28), timeAtReform: timeOf(25) } },
      ['teachingAtReformBeyondTotal'],
    ],
    [
      'mais tempo com deficiência do que tempo',
      { disability: { time: timeOf(31) } },
      ['disabilityTimeBeyondTime'],
    ],
  ])('%s', (_, told, expected) => {
    expect(idsOf({ ...fits, ...told })).toEqual(expected);
  });

  it('o que é só improvável se pergunta de novo, e o impossível diz quanto cabia', () => {
    const beyond = contradictionsOf({
      ...fits,
      ...later,
      time: timeOf(10),
    });
    expect(beyond).toEqual([
      {
        id: 'timeBeyondEntry',
        kind: 'impossible',
        between: ['time', 'firstInsured'],
        atMost: 7 * 360 + 9,
      },
    ]);
    expect(contradictionsOf({ ...fits, carenciaMonths: 500 })[0]?.kind).toBe('unlikely');
  });

  it('nenhum caso resolvido é impossível', () => {
    for (const { title, answers } of cases) {
      const impossible = contradictionsOf(answers).filter(({ kind }) => kind === 'impossible');
      expect([title, impossible]).toEqual([title, []]);
    }
  });
});
