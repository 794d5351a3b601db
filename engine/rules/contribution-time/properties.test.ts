import fc from 'fast-check';
import { expect } from 'vitest';
import { addMonths, type Month, monthOf } from '#law/month.ts';
import { findMinimumWageOf } from '#law/past-minimum-wages.ts';
import { forAny, tried } from '#law/proof/for-any.ts';
import { contributionTime } from './contribution-time.ts';
import type { Spell, WorkingLife } from './life.ts';
import { anyLife } from './proof/any-life.ts';
import { isByMonth, isPaid } from './reading.ts';

const totals = (life: WorkingLife) => {
  const { today, atReform } = contributionTime(life);
  return [today.least, today.most, atReform.least, atReform.most];
};
const lengths = (life: WorkingLife) => totals(life).map(({ legalDays }) => legalDays);

/** A month within the dates of what holds, with pay before it, and no facultativo beside work. */
function isSureIn(life: WorkingLife, target: Spell, month: Month): boolean {
  const ends = target.until ? target.until.slice(0, 7) >= month : true;
  const isWithin = target.from.slice(0, 7) <= month && ends;
  const hasPay = target.months.some(
    (part) => part.standing === 'counts' && part.month >= target.from.slice(0, 7) && isPaid(part),
  );
  const isFacultativoNear = life.spells.some(({ kind }) => kind === 'facultativo');
  const mayCost = target.kind !== 'facultativo' && isFacultativoNear;
  const isDoubtful = target.kind === 'facultativo' && life.spells.length > 1;
  const isUnpaid = target.kind === 'serviceToCompany' && month < '2003-04';
  return target.standing === 'counts' && isWithin && hasPay && !mayCost && !isDoubtful && !isUnpaid;
}

forAny(anyLife)('o total cauteloso nunca passa do outro, nem o da reforma do de hoje', (life) => {
  const { today, atReform, months } = contributionTime(life);
  expect(today.least.legalDays).toBeLessThanOrEqual(today.most.legalDays);
  expect(atReform.least.legalDays).toBeLessThanOrEqual(atReform.most.legalDays);
  expect(atReform.least.legalDays).toBeLessThanOrEqual(today.least.legalDays);
  for (const { counts } of months) expect(counts.least && !counts.most).toBe(false);
});

forAny(anyLife)('cada total é a soma do que mostra', (life) => {
  for (const { spans, days, months, reducedMonths } of totals(life)) {
    expect(spans.reduce((sum, { added }) => sum + added, 0)).toBe(days);
    expect(spans.every(({ added, days: all }) => added >= 0 && added <= all)).toBe(true);
    expect(reducedMonths.length).toBeLessThanOrEqual(months + Math.ceil(days / 28) + 1);
  }
  const { today, months } = contributionTime(life);
  for (const reading of ['least', 'most'] as const)
    expect(months.filter(({ counts }) => counts[reading])).toHaveLength(today[reading].months);
});

forAny(anyLife)('todo mês que não está no total cauteloso diz por quê, e só esse', (life) => {
  for (const row of contributionTime(life).months)
    expect([row.month, row.whyNot.length === 0]).toEqual([row.month, row.counts.least]);
});

forAny(anyLife, fc.nat())('a ordem dos vínculos não importa', (life, seed) => {
  const turned = life.spells.map((_, index) => {
    const at = life.spells[(index + seed) % life.spells.length];
    if (!at) throw new Error('empty');
    return at;
  });
  for (const spells of [turned, [...turned].reverse()])
    expect(totals({ ...life, spells })).toEqual(totals(life));
});

forAny(anyLife)('um emprego ou benefício duas vezes não muda o tempo até a reforma', (life) => {
  // What somebody paid alone adds up to the minimum, so it is not told twice.
  const twice = life.spells.flatMap((spell) =>
    isByMonth(spell) ? [spell] : [spell, { ...spell, id: `${spell.id}-b` }],
  );
  const before = contributionTime(life).atReform;
  const after = contributionTime({ ...life, spells: twice }).atReform;
  expect([after.least.days, after.most.days]).toEqual([before.least.days, before.most.days]);
});

// One that is not sure itself may take another with it: whoever works is no facultativo, and the
// INSS's sum of a month is no longer sure where something of it does not hold.
tried(
  200,
  anyLife,
  fc.nat(5),
  fc.oneof(fc.nat(30), fc.nat(170)),
  fc.constantFrom(1, 2),
)('um mês certo a mais nunca diminui nenhum total', (life, which, offset, times) => {
  const target = life.spells[which % Math.max(1, life.spells.length)];
  fc.pre(target !== undefined);
  // Among its own months: elsewhere it would seldom be sure.
  const month = addMonths(monthOf(target.from), offset);
  fc.pre(isSureIn(life, target, month));
  // Below the minimum it would tell of a job that was silent before: then less may count.
  const minimum = findMinimumWageOf(month)?.value;
  const base = minimum && minimum * times;
  const more = { month, ...(base && { base }), plan: 'full', standing: 'counts' } as const;
  const spells = life.spells.map((spell) =>
    spell === target ? { ...spell, months: [...spell.months, more] } : spell,
  );
  const after = lengths({ ...life, spells });
  lengths(life).forEach((before, index) => {
    expect(after[index]).toBeGreaterThanOrEqual(before);
  });
});
