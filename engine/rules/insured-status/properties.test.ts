import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type IsoDate, isoDate } from '#law/date.ts';
import { forAny, tried } from '#law/proof/for-any.ts';
import { addMonths } from '../calendar.ts';
import { anyLife } from '../contribution-time/proof/any-life.ts';
import type { InsuredAnswers, Unemployment } from './answers.ts';
import { insuredFromLife } from './from-life.ts';
import { insuredStatus } from './insured-status.ts';
import { anyAnswers } from './proof/any-answers.ts';

const today = isoDate('2026-11-22');
const furthest = (answers: InsuredAnswers): IsoDate => {
  const { sure, possible } = insuredStatus(answers, today);
  return possible.at(-1)?.until ?? sure.until;
};
const safe = (answers: InsuredAnswers): IsoDate => insuredStatus(answers, today).sure.until;

/** Both dates, so that a date that is sure and one that may be never come nearer. */
const expectNotShorter = (before: InsuredAnswers, after: InsuredAnswers) => {
  expect(safe(after) >= safe(before)).toBe(true);
  expect(furthest(after) >= furthest(before)).toBe(true);
};

forAny(anyAnswers)('a data segura não passa da empurrada, nem das possíveis', (answers) => {
  const { sure, possible } = insuredStatus(answers, today);
  expect(sure.until <= sure.untilIfMoved).toBe(true);
  expect(sure.until.slice(8)).toBe('15');
  for (const reading of possible) {
    expect(reading.until > sure.until).toBe(true);
    expect(reading.until <= reading.untilIfMoved).toBe(true);
    // At most Saturday, Sunday and a holiday on Monday.
    expect(reading.untilIfMoved <= addDays(reading.until, 3)).toBe(true);
  }
});

forAny(
  anyAnswers,
  fc.nat(200),
  fc.nat(200),
)('mais contribuições nunca encurtam', (answers, count, more) => {
  const paid = (months: number) => ({ ...answers, paid: { least: months, most: months } });
  expectNotShorter(paid(count), paid(count + more));
});

it('desemprego, e prova dele, nunca encurtam', () => {
  const order: Unemployment[] = ['none', undefined, 'noProof', 'otherProof', 'insurance'];
  fc.assert(
    fc.property(anyAnswers, fc.nat(4), fc.nat(4), (answers, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expectNotShorter(
        { ...answers, unemployment: order[less] },
        { ...answers, unemployment: order[more] },
      );
    }),
  );
});

forAny(anyAnswers, fc.nat(27))('um mês depois não encurta, e o dia não importa', (answers, day) => {
  fc.pre(answers.month !== undefined);
  const first = isoDate(`${answers.month?.slice(0, 7)}-01`);
  expect(safe({ ...answers, month: addDays(first, day) })).toBe(safe(answers));
  expectNotShorter(answers, { ...answers, month: addMonths(first, 1) });
});

it('com o passar dos dias a situação só avança', () => {
  const order = ['covered', 'maybe', 'ended'];
  fc.assert(
    fc.property(anyAnswers, fc.nat(2000), fc.nat(200), (answers, days, more) => {
      fc.pre(answers.month !== undefined);
      const at = (offset: number) =>
        order.indexOf(insuredStatus(answers, addDays(answers.month ?? today, offset)).standing);
      expect(at(days + more)).toBeGreaterThanOrEqual(at(days));
    }),
  );
});

tried(150, anyLife)('de uma vida: o seguro não passa do mais longe da outra leitura', (life) => {
  const { least, most } = insuredFromLife({ ...life, today }).answers;
  expect(least !== undefined && most === undefined).toBe(false);
  expect(least?.paid.least ?? 0).toBeLessThanOrEqual(most?.paid.most ?? 0);
  if (least && most) expect(safe(least) <= furthest(most)).toBe(true);
});

forAny(anyLife)('de uma vida: a ordem dos vínculos não importa', (life) => {
  const turned = { ...life, spells: [...life.spells].reverse() };
  expect(insuredFromLife(turned).answers).toEqual(insuredFromLife(life).answers);
});
