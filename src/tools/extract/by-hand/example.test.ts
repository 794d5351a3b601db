import { expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { rosa } from '#tests/tools/people.ts';
import { readAs, testsDay } from '#tests/tools/result-page.tsx';
import { questions as retirement } from '../../retirement/questions.ts';
import { answerOf } from '../result/answer.tsx';
import { countLife } from '../result/count-life.ts';
import { waysOn } from '../result/hand-on.ts';
import { lifeFromTold } from './life-from-told.ts';
import { questions } from './questions.ts';

// 134 months of a job, 84 paid alone; who still pays has not stopped.
it.each([
  ['em dia', 'all', ['218', '0']],
  ['não, ou não o primeiro', 'late', ['134', '84']],
  ['não sei', undefined, ['134', '84']],
] as const)(
  'pago por conta própria, %s: o que vai à ferramenta de aposentadoria',
  (_, onTime, said) => {
    const job = { kind: 'employee', isRunning: false } as const;
    const told = lifeFromTold(
      {
        periods: [
          { ...job, id: 'a', from: isoDate('1985-01-10'), until: isoDate('1996-02-10') },
          { kind: 'reduced', id: 'b', from: isoDate('2019-12-31'), isRunning: true, onTime },
        ],
      },
      isoDate('2026-12-20'),
    );
    const typed = new Map(waysOn(told, countLife(told.life))[0]?.typed);
    const { carenciaMonths, carenciaToCheck, contributesToday } = retirement;
    expect([typed.get(carenciaMonths.id), typed.get(carenciaToCheck.id)]).toEqual(said);
    expect(typed.get(contributesToday.id)).toBe('sim');
  },
);

it('o exemplo da página, contado à mão', () => {
  const { life } = lifeFromTold(readAs(questions, rosa, testsDay), testsDay);
  const { verdict } = answerOf({
    isWithoutMonths: false,
    counted: countLife(life),
    toAsk: 0,
    ways: [],
    onClear: () => {},
  });
  // 3.531 days, the smaller way, and two whole months.
  expect(verdict).toMatch(/9\sanos, 9\smeses e 29\sdias/);
});
