import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { citation } from '#law/citations.ts';
import { addDays, type IsoDate, isoDate } from '#law/date.ts';
import { forAny } from '#law/proof/for-any.ts';
import { prove } from '../proof/prove.ts';
import { type DeadlineAnswers, happenings } from './answers.ts';
import { clocks } from './clocks.ts';
import { deadlines } from './deadlines.ts';
import { cases } from './proof/cases.ts';

prove(
  cases,
  (answers, on) => {
    const running = deadlines(answers, on);
    return running.length > 0 ? running : { 'nenhum prazo': true };
  },
  true,
);

it('o recurso fora do prazo tem as suas fontes', () => {
  expect(clocks.appeal.late.map((key) => citation(key).label)).toEqual([
    'Portaria MPS 125/2026 (Regimento do CRPS), art. 112',
    'Lei 9.784/1999 (processo administrativo), art. 63, I',
    'STF, ADI 6.096',
    'Lei 8.213/1991 (benefícios da Previdência), art. 103, parágrafo único',
  ]);
});

describe('para quaisquer respostas e qualquer hoje', () => {
  const anyToday = fc.nat(8000).map((days) => addDays(isoDate('2026-01-01'), days));
  const maybe = <Value>(...values: Value[]) => fc.constantFrom(undefined, ...values);
  const anyAnswers = (today: IsoDate) => {
    const day = fc.integer({ min: -45_000, max: 400 }).map((days) => addDays(today, days));
    const recent = fc.integer({ min: -200, max: 20 }).map((days) => addDays(today, days));
    const any = fc.oneof(day, recent);
    return fc.record({
      happened: fc.constantFrom(...happenings),
      isOnPapers: maybe(true, false),
      ciencia: any,
      printedLimit: fc.option(any, { nil: undefined }),
      lastWorked: any,
      benefitEnd: any,
      stop: maybe('blocked' as const, 'ended' as const),
      isRural: maybe(true, false),
      isBpc: maybe(true, false),
      calledFor: maybe('exam' as const, 'lifeProof' as const, 'bpc' as const),
      bpcAsks: maybe('registry' as const, 'biometrics' as const, 'assessment' as const),
      isLargeCity: maybe(true, false),
      death: any,
      prison: any,
      hasYoungChild: maybe(true, false),
      birth: any,
      reviewOf: maybe('value' as const, 'answer' as const, 'labourCourt' as const),
      firstPayment: any,
      labourEnd: any,
      again: maybe('incapacity' as const, 'other' as const),
      denial: maybe('papers' as const, 'examination' as const, 'extension' as const),
      requestFor: maybe('incapacity' as const, 'maternity' as const, 'appeal' as const),
      request: any,
      since: maybe('nothing' as const, 'done' as const, 'missing' as const),
      lastDone: fc.option(any, { nil: undefined }),
    });
  };
  const anyCase = anyToday.chain((today) =>
    anyAnswers(today).map((answers) => ({ today, answers })),
  );

  forAny(anyCase)(
    'sempre há um prazo, com fonte, e a situação é a do dia',
    ({ today, answers }) => {
      const all = deadlines(answers, today);
      expect(all.length).toBeGreaterThan(0);
      for (const one of all) {
        expect(one.clock.citations.length).toBeGreaterThan(0);
        if (!('term' in one)) continue;
        const { safeDay, legalLimit, latestReading } = one.term;
        expect(one.daysLeft >= 0).toBe(today <= safeDay);
        expect(one.situation === 'mayStillCount').toBe(
          legalLimit < today && today <= latestReading,
        );
        expect(one.situation === 'past').toBe(today > latestReading);
      }
    },
  );

  const order =
    'future wait open tooEarly ok pastSafeDay mayStillCount past veryOld undated noTerm'.split(' ');

  forAny(anyCase, fc.nat(60))('com o passar dos dias a situação só avança', (one, more) => {
    const { today, answers } = one;
    const later = deadlines(answers, addDays(today, more)).map(({ situation }) => situation);
    deadlines(answers, today).forEach(({ situation }, index) => {
      expect(order.indexOf(later[index] ?? '')).toBeGreaterThanOrEqual(order.indexOf(situation));
    });
  });

  forAny(anyToday)('quem não sabe recebe o prazo mais curto', (ciencia) => {
    const first = (answers: Omit<DeadlineAnswers, 'ciencia'>) => {
      const [one] = deadlines({ ...answers, ciencia }, ciencia);
      if (!one || !('term' in one)) throw new Error('a term expected');
      return one.term.safeDay;
    };
    for (const isRural of [true, false])
      expect(first({ happened: 'suspicion' }) <= first({ happened: 'suspicion', isRural })).toBe(
        true,
      );
    for (const isLargeCity of [true, false]) {
      const bpc = { happened: 'bpcNotice', bpcAsks: 'registry' } as const;
      expect(first(bpc) <= first({ ...bpc, isLargeCity })).toBe(true);
    }
  });
});
