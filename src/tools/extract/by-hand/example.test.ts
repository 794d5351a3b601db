import { expect, it } from 'vitest';
import { rosa } from '#tests/tools/people.ts';
import { readAs, testsDay } from '#tests/tools/result-page.tsx';
import { answerOf } from '../result/answer.tsx';
import { countLife } from '../result/count-life.ts';
import { lifeFromTold } from './life-from-told.ts';
import { questions } from './questions.ts';

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
