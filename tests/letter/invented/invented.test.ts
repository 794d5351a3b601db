import { expect, it } from 'vitest';
import { knownLetters } from '../measure.ts';
import { type Aspect, aspects, countOf, judgeInvented, verdicts } from './judge.ts';

/** Each kind in each form, twice; `npm run letter:recall` reads five times as many. */
const count = 66;

/** Least share that is right or asked; what stays untold is silent: where two kinds are asked, the DER. */
const least: Readonly<Record<Aspect, number>> = {
  kind: 0.96,
  reason: 0.9,
  dates: 0.85,
  items: 0.98,
  species: 0.98,
  sum: 1,
  masked: 1,
};

it('das cartas inventadas nenhuma é lida de modo que faça mal, e quase tudo está certo', {
  timeout: 180_000,
}, () => {
  const { letters, others } = judgeInvented(count, knownLetters());
  for (const aspect of aspects) {
    const { right, asked, harmful } = countOf(letters.map((one) => one[aspect]));
    expect([aspect, harmful]).toEqual([aspect, 0]);
    expect((right + asked) / count, aspect).toBeGreaterThanOrEqual(least[aspect]);
  }
  // What nobody of the INSS wrote is told as such, or asked.
  const told = countOf(others);
  expect(verdicts.slice(2).map((one) => told[one])).toEqual([0, 0, 0]);
});
