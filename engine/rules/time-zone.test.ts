import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays, isoDate } from '#law/date.ts';
import { bpcIncome } from './bpc-income/bpc-income.ts';
import { cases as bpcCases } from './bpc-income/proof/cases.ts';
import { calendarFile } from './calendar-file/calendar-file.ts';
import { deadlines } from './deadlines/deadlines.ts';
import { cases as retirementCases } from './retirement/proof/cases.ts';
import { retirementRules } from './retirement/retirement-rules.ts';
import { cases as pensionCases } from './survivor-pension/proof/cases.ts';
import { survivorPension } from './survivor-pension/survivor-pension.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const stamp = '2026-11-20T23:59:59.999Z';

// São Paulo had no midnight on 4 November 2018, when its clocks went forward: the first stretch
// crosses that night. The second goes through a turn of the year and a 29 February.
function appeals() {
  const results: unknown[] = [];
  for (const [from, until] of [
    ['2018-09-25', '2018-11-15'],
    ['2027-11-20', '2028-03-05'],
  ] as const) {
    for (let ciencia = isoDate(from); ciencia <= until; ciencia = addDays(ciencia, 1)) {
      const [result] = deadlines({ happened: 'denied', ciencia }, addDays(ciencia, 29));
      if (!result || !('term' in result)) throw new Error(result?.situation);
      const { safeDay, legalLimit } = result.term;
      const text = { uid: ciencia, summary: 'a', description: 'b' };
      results.push(result, calendarFile([{ ...text, safeDay, legalLimit }], stamp));
      for (const happened of ['death', 'birth', 'review', 'benefitEnding'] as const) {
        const [death, birth, firstPayment, benefitEnd] = Array(4).fill(ciencia);
        results.push(
          ...deadlines({ happened, death, birth, firstPayment, benefitEnd }, addDays(ciencia, 29)),
        );
      }
    }
  }
  return results;
}

const tools: Record<string, () => unknown[]> = {
  'prazo do recurso': appeals,
  'renda do BPC': () => bpcCases.map(({ facts, on }) => bpcIncome(facts, on)),
  'regras de aposentadoria': () => retirementCases.map(({ facts }) => retirementRules(facts)),
  'pensão por morte': () => pensionCases.map(({ facts, on }) => survivorPension(facts, on)),
};

function answersIn(timeZone: string, answers: () => unknown[]) {
  vi.stubEnv('TZ', timeZone);
  return { hours: new Date(0).getTimezoneOffset() / 60, answers: answers() };
}

describe.each(Object.entries(tools))('o fuso do aparelho não muda a resposta: %s', (_, tool) => {
  const inUtc = answersIn('UTC', tool);

  it.each([
    ['Pacific/Kiritimati', 10 + 40 / 60],
    ['America/Sao_Paulo', 3],
    ['America/Noronha', 2],
  ])('%s', (timeZone, hours) => {
    const here = answersIn(timeZone, tool);
    // In 1970: proves that both time zones were taken.
    expect(inUtc.hours).toBe(0);
    expect(here.hours).toBeCloseTo(hours, 5);
    expect(here.answers).toEqual(inUtc.answers);
    expect(here.answers.length).toBeGreaterThanOrEqual(12);
  });
});
