import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { insuredStatus } from '#rules/insured-status/insured-status.ts';
import { anyAnswers } from '#rules/insured-status/proof/any-answers.ts';
import { cases } from '#rules/insured-status/proof/cases.ts';
import { figuresOf } from '#tests/tools/figures.ts';
import { plain } from '#tests/tools/plain.ts';
import { longDate, monthName } from '#words/dates.ts';
import { askedAt, outside } from '../questions/asked.ts';
import { anyQuestions } from '../questions/question.ts';
import { tools } from '../tools.ts';
import { answersFrom } from './answers-from.ts';
import { bandOf } from './band-scale.ts';
import { commonCitations } from './citations.ts';
import { conditionOf, reasonOf } from './doubt-words.ts';
import { questions, type Told } from './questions.ts';
import { countInWords, furthestInWords, headline, movedInWords, summaryOf } from './wording.ts';

const { citations: insuredCitations } = tools['qualidade-de-segurado'];
const today = isoDate('2026-11-22');
const employee: Told = {
  event: 'stopped',
  kind: 'employee',
  month: isoDate('2025-03-01'),
  paid: 'upTo',
  unemployment: 'none',
  illness: false,
};
const statusOf = (more: Partial<Told>, on = today) =>
  insuredStatus(answersFrom({ ...employee, ...more }), on);

describe('o que se conta vira o que a regra pergunta', () => {
  it.each([
    ['over', { least: 121, most: undefined }, false],
    ['overThenLost', { least: 121, most: undefined }, true],
    ['upTo', { least: 0, most: 120 }, false],
    [undefined, { least: 0, most: undefined }, false],
  ] as const)('contribuições: %s', (paid, months, lostSince) => {
    const { paid: _, ...unsaid } = employee;
    expect(answersFrom(paid ? { ...employee, paid } : unsaid)).toMatchObject({
      paid: months,
      lostSince,
    });
  });
});

const monthsIn = (text: string) => plain(text).match(/(?:\d+ de )?[a-zç]+ de \d{4}/g);

it('quem trabalha por conta e deve guias é contado do último mês pago', () => {
  const told: Told = { ...employee, event: 'stillPaying', kind: 'ownAccount' };
  expect(answersFrom({ ...told, guides: 'late' })).toMatchObject({
    event: 'stopped',
    month: '2025-03-01',
    unemployment: 'none',
  });
  expect(answersFrom({ ...told, guides: 'paid' }).event).toBe('stillPaying');
});

it('guias atrasadas de facultativo não são trabalho: o desemprego de antes ainda se pergunta', () => {
  const late = (kind: Told['kind']): Told => ({
    event: 'stillPaying',
    kind,
    guides: 'late',
    month: isoDate('2026-06-01'),
    others: [{ id: 'a', event: 'stopped', kind: 'employee', month: isoDate('2025-12-01') }],
    paid: 'upTo',
    unemployment: 'insurance',
  });
  const asked = (told: Told) =>
    [...askedAt(anyQuestions(questions), { ...outside(today), told: { ...told } })].some(
      ([key]) => key === 'unemployment',
    );
  expect([asked(late('facultativo')), asked(late('ownAccount'))]).toEqual([true, false]);
  const { possible } = insuredStatus(answersFrom(late('facultativo')), today);
  expect(possible.at(-1)?.until).toBe('2028-02-15');
});

describe('a data mais longe, de várias coisas', () => {
  const job = {
    id: 'a',
    event: 'stopped',
    kind: 'employee',
    month: isoDate('2026-03-01'),
  } as const;
  it.each([
    [
      'a do benefício, que é certa, com os 120: nada anterior tem de valer',
      { event: 'benefitEnded', kind: 'employee', month: isoDate('2026-09-01'), paid: 'over' },
      ['15 de novembro de 2028', false, true, false],
    ],
    [
      'a do trabalho de antes do facultativo',
      { kind: 'facultativo', month: isoDate('2026-07-01'), paid: 'over' },
      ['15 de maio de 2028', true, false, true],
    ],
  ] satisfies [string, Partial<Told>, unknown[]][])('%s', (_, told, expected) => {
    const more = { ...told, others: [job] };
    const status = statusOf(more);
    const words = plain(furthestInWords(status, { ...employee, ...more }) ?? '');
    const [reading] = status.possible.slice(-1);
    const condition = reading && conditionOf(status, reading);
    const cites = status.citations.includes('in-128-184-7');
    expect([figuresOf(words)[0], words.includes('anterior'), words.includes('120'), cites]).toEqual(
      expected,
    );
    expect(condition?.startsWith('valer o prazo')).toBe(reading?.ifTermHolds);
  });
});

describe('palavras do resultado', () => {
  const said = (more: Partial<Told>, on = today) => {
    const told = { ...employee, ...more };
    const status = statusOf(more, on);
    return [headline(status, told), furthestInWords(status, told) ?? ''].map(plain);
  };

  it('antes do fim, depois dele, e entre as duas datas', () => {
    const [sure, furthest] = ['15 de maio de 2026', '15 de maio de 2027'];
    const [onTheDay, none] = said({}, isoDate('2026-05-15'));
    expect([figuresOf(onTheDay ?? ''), none]).toEqual([[sure], '']);
    const [dayAfter] = said({}, isoDate('2026-05-16'));
    expect(figuresOf(dayAfter ?? '')).toEqual([sure]);
    expect(dayAfter).not.toBe(onTheDay);
    const proven = { unemployment: 'otherProof' } as const;
    expect(said(proven).map(figuresOf)).toEqual([[sure], [furthest]]);
    expect(said(proven, isoDate('2027-06-01'))[1]).not.toBe(said(proven)[1]);
  });

  it('quem ainda contribui ou recebe', () => {
    expect(figuresOf(said({ event: 'stillPaying' })[1] ?? '')).toEqual(['15 de janeiro de 2028']);
    expect(said({ event: 'stillReceiving' })[1]).not.toBe(said({ event: 'stillPaying' })[1]);
    const first = (told: Partial<Told>) => said(told)[0];
    expect(first({ event: 'stillPaying', kind: 'special' })).not.toBe(
      first({ event: 'stillPaying' }),
    );
  });

  it('o dia 15 no sábado, no feriado, e em dia útil', () => {
    const moved = movedInWords(statusOf({ unemployment: 'insurance' }).sure) ?? '';
    expect(figuresOf(moved)).toEqual(['15', '17/05/2027']);
    expect(moved).toMatch(/sábado.*segunda-feira/);
    expect(movedInWords(statusOf({}).sure)).toBeUndefined();
  });

  it('a conta, passo a passo', () => {
    expect(countInWords(statusOf({})).map(monthsIn)).toEqual([
      ['março de 2025'],
      ['abril de 2025', 'março de 2026'],
      ['abril de 2026', '15 de maio de 2026'],
      ['16 de maio de 2026'],
    ]);
  });

  it('nada falta nem sobra, para quaisquer respostas', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const status = insuredStatus(answers, today);
        const texts = [summaryOf(status, { event: answers.event }), ...countInWords(status)].join(
          ' ',
        );
        expect(texts).not.toMatch(/undefined|NaN|null/);
        expect(status.citations.filter((key) => !insuredCitations.includes(key))).toEqual([]);
        for (const extension of status.extensions)
          expect(reasonOf(extension, answers.kind) === undefined).toBe(
            extension.verdict !== 'unknown',
          );
      }),
    );
    expect(commonCitations.every((key) => insuredCitations.includes(key))).toBe(true);
  });
});

describe('o desenho', () => {
  it('o mês de onde se conta, os meses cobertos, a metade do último, o que pode valer', () => {
    const rows = bandOf(statusOf({ unemployment: 'otherProof' }), today).map(({ year, months }) => [
      year,
      months.map(({ look }) => look[0] + (look.endsWith('Half') ? '½' : '')).join(' '),
    ]);
    expect(rows).toEqual([
      [2025, 'o o e s s s s s s s s s'],
      [2026, 's s s s s½ m m m m m m m'],
      [2027, 'm m m m m½ o o o o o o o'],
    ]);
  });

  it('marca o mês de hoje, se está nele, e tem no máximo cinco anos', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const status = insuredStatus(answers, today);
        const years = bandOf(status, today);
        const marked = years.flatMap(({ months }) => months).filter(({ isToday }) => isToday);
        const isOnIt = years.some(({ year }) => year === 2026);
        expect(marked).toHaveLength(isOnIt ? 1 : 0);
        expect(years.length).toBeLessThanOrEqual(5);
      }),
    );
  });
});

it('o exemplo da página é o que a regra conta', () => {
  const page = readFileSync('content/tools/qualidade-de-segurado.md', 'utf8');
  const example = page.slice(page.indexOf('## Um exemplo'), page.indexOf('## Para continuar'));
  const caseOf = (name: string) => {
    const found = cases.find(({ title }) => title.includes(`: ${name}:`));
    if (!found) throw new Error(name);
    return insuredStatus(found.facts, today).sure;
  };
  const [g1, g2, g3, g4] = ['G1', 'G2', 'G3', 'G4'].map(caseOf);
  for (const reach of [g1, g2, g3, g4])
    expect(example).toContain(plain(longDate(String(reach?.until))));
  expect(example).toContain(plain(monthName(String(g1?.lastMonth))));
  expect(example).toContain(`segunda, ${g2?.untilIfMoved.slice(8)}.`);
});
