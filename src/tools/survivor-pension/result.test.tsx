import { describe, expect, it } from 'vitest';
import { type IsoDate, isoDate } from '#law/date.ts';
import { hasFormerPartner, withFormerPartner } from '#rules/survivor-pension/former-partner.ts';
import { dayToAsk } from '#rules/survivor-pension/payment-start.ts';
import { cases } from '#rules/survivor-pension/proof/cases.ts';
import { stopFor } from '#rules/survivor-pension/stop.ts';
import { survivorPension } from '#rules/survivor-pension/survivor-pension.ts';
import { anyCases } from '#tests/tools/any-case.ts';
import { cardCases } from '#tests/tools/card-cases.ts';
import { eventsOf } from '#tests/tools/events-of.ts';
import { child, mourning, spouse, widowed } from '#tests/tools/people.ts';
import { plain } from '#tests/tools/plain.ts';
import { resultPage, testsDay } from '#tests/tools/result-page.tsx';
import { saidBy } from '#tests/tools/said-by.tsx';
import type { Telling } from '#tests/tools/steps.ts';
import { toolPath } from '#texts/paths.ts';
import { longDate, shortDate } from '#words/dates.ts';
import { askedAt, outside } from '../questions/asked.ts';
import { anyQuestions } from '../questions/question.ts';
import { recount } from '../questions/recount.ts';
import { answerOf } from './answer.tsx';
import { answersFrom, hasDisputed } from './answers-from.ts';
import { askBy, askInDays, isLate, isPerhapsLate, notAskedFor } from './asking.ts';
import { citationsOf } from './ComparedView.tsx';
import { chatLines } from './chat-lines.ts';
import { pensionCitations } from './citations.ts';
import { knownOf } from './known.ts';
import { analysisPoints, noCover } from './open-points.ts';
import { result as part } from './PensionResultView.tsx';
import { paymentNotes } from './payment-wording.ts';
import { listed, numbered } from './people.ts';
import { questions, type Told } from './questions.ts';
import { sayOf } from './say.ts';
import { drawingOf, shownFirst } from './timeline-scale.ts';

const day = (date: IsoDate) => plain(longDate(date));
const alone: Told = { ...spouse, partner: 'none' };
const ward = { ...child(1, '2016-07-07'), kind: 'guarda' as const };

/** Who is seldom met by chance: without cover, a part that is over, nobody left but a former partner. */
const rare: Told[] = [
  { ...spouse, insured: 'never' },
  { ...spouse, insured: 'stopped' },
  { ...alone, relatives: [] },
  { ...alone, formerPartnerWithAlimony: true },
  { ...spouse, death: isoDate('2026-03-10'), contributions: false },
  { ...alone, death: isoDate('2026-09-01'), children: [child(1, '2005-10-10')] },
  { ...alone, death: isoDate('2017-03-10'), children: [child(1, '2012-08-02')] },
  { ...alone, death: isoDate('2024-10-01'), children: [ward] },
  { ...spouse, baseCents: 200_000 },
  { ...spouse, request: undefined },
  mourning,
  widowed,
];

const people = [
  ...cases.map(({ facts, on }) => ({ answers: facts, today: on })),
  ...rare.map((told) => ({ answers: answersFrom(told), today: testsDay })),
  ...anyCases(questions, part, 150),
].flatMap(({ answers, today }) => {
  const result = survivorPension(answers, today);
  if (result.outcome !== 'compared') return [];
  const { death, request } = answers;
  const isRequested = request !== undefined && request !== 'notYet';
  const known = knownOf(result, { today, death, isRequested });
  const answer = answerOf(known, String);
  const by = isRequested ? undefined : askBy(result.dependants, today);
  const days = eventsOf(answer).map(({ safeDay }) => safeDay);
  return [{ ...known, answers, by, days, ...saidBy(answer) }];
});

/** Those of whom a part is counted, with the part of the time that the card tells. */
const counted = people.flatMap((one) => {
  const { result, segment, scenario } = one;
  if (!segment) return [];
  const { kind } = result.standing[scenario];
  return [{ ...one, segment, kind, isFormer: hasFormerPartner(result) }];
});

/** Whether somebody may have it who has not asked. */
function mayAsk({ result, isRequested }: (typeof people)[number]): boolean {
  const { kind } = result.standing.ifConfirmed;
  const isNobody = kind === 'nobody' && result.dependants.every((one) => one.standing === 'unmet');
  const isShut = (isNobody || kind === 'lapsed') && !hasFormerPartner(result);
  return !isRequested && result.insured.verdict !== 'unmet' && !isShut;
}

/** How somebody reads the day by which to ask. */
const askedBy = (by: IsoDate, today: IsoDate) => {
  const last = dayToAsk(by, today);
  return last === today ? 'hoje' : day(last);
};

it('o último dia para pedir diz quantos faltam, contados do dia da conta', () => {
  const from = isoDate('2026-11-30');
  for (const [by, left] of [
    ['2026-12-11', '11'],
    ['2026-12-13', '11'],
  ] as const)
    expect(askInDays(isoDate(by), from)).toContain(`${left}\u00a0dias`);
});

it('de um dia em que a lei mudava nada mais se pergunta, e a página diz aonde ir', async () => {
  const told = { death: isoDate('2016-01-02') };
  expect(recount(questions, told, testsDay)).toHaveLength(1);
  const page = await resultPage('pensao-por-morte', questions, part, told, testsDay);
  expect(page.links).toContain('tel:135');
  expect(page.texts('table')).toEqual([]);
});

describe('quaisquer respostas', () => {
  it('diz para pedir a quem pode receber e não pediu, e até quando; a mais ninguém', () => {
    for (const one of people) expect(/^\*\*Peça/.test(one.steps[0] ?? '')).toBe(mayAsk(one));
    for (const { by, today, result, verdict, steps } of people.filter(mayAsk))
      if (by && !isLate(result.dependants) && !isPerhapsLate(result.dependants, today))
        expect(verdict + steps[0]).toContain(askedBy(by, today));
    for (const { by, today, verdict } of counted.filter(
      (one) => one.kind === 'ended' && mayAsk(one),
    ))
      if (by) expect(verdict).toContain(askedBy(by, today));
  });

  it('o dia até quando pedir vem na frente, se ninguém está atrasado, também de quem não sabe se já pediu', () => {
    const inTime = counted.filter(
      ({ result, kind, today }) =>
        kind !== 'ended' &&
        result.insured.verdict !== 'unmet' &&
        !isLate(result.dependants) &&
        !isPerhapsLate(result.dependants, today),
    );
    expect(inTime.some(({ by, answers }) => by && answers.request === undefined)).toBe(true);
    for (const { by, today, verdict } of inTime)
      if (by) expect(verdict).toContain(askedBy(by, today));
  });

  it('o calendário leva o dia de pedir, se ainda vem', () => {
    for (const { today, days, by } of people) {
      const last = by && dayToAsk(by, today);
      if (last) expect(days).toEqual(last > today ? [last] : []);
      expect(days.every((one) => one > today)).toBe(true);
    }
  });

  it('contra menor de 16 anos não corre prazo: o dia dos 16 não é dia de pedir', () => {
    for (const { result, by } of people) {
      const termless = notAskedFor(result.dependants).filter(({ untilAge }) => untilAge);
      const notes = plain(paymentNotes(result.dependants).join());
      for (const { lastDay } of termless) expect(notes).not.toContain(day(lastDay));
      if (termless.length === result.dependants.length) expect(by).toBeUndefined();
    }
  });

  it('a dúvida está na resposta: cobertura, guarda, declaração, ex', () => {
    for (const { result, segment, card, isFormer } of counted) {
      const has = (id: string) => result.analysis.some((one) => one.id === id);
      const isCovered = result.insured.verdict === 'met';
      expect(/cobert/.test(card)).toBe(!isCovered);
      expect(card.includes('Tema 1271')).toBe(has('guarda'));
      const isAlone = isCovered && !has('guarda') && !isFormer;
      expect(/declaração/.test(card)).toBe(has('undeclaredGuarda') && isAlone);
      const other = isFormer ? `${withFormerPartner(result, segment).percentage}%` : '';
      expect(card).toContain(other);
    }
    const unsure = people.filter((one) => mayAsk(one) && one.result.insured.verdict === 'unknown');
    for (const { steps } of unsure) expect(steps[2]).toContain(toolPath('qualidade-de-segurado'));
    for (const { result, card, scenario, kind, isFormer } of counted)
      if (scenario === 'asTold' && kind === 'open' && result.insured.verdict !== 'unmet')
        expect(/ ex |pensão alimentícia/.test(card)).toBe(isFormer);
  });

  it('até quando dura a parte de cada um está na resposta', () => {
    for (const { result, segment, scenario, card } of counted.filter(
      ({ kind, segment }) => kind === 'open' && segment.dependants.length <= 2,
    ))
      for (const { id, shares } of result.dependants) {
        const end = segment.dependants.includes(id) ? shares[scenario]?.end : undefined;
        if (end?.kind === 'date') expect(card).toContain(day(end.on));
      }
  });

  it('o total não fica abaixo do mínimo: dito onde não se vê', () => {
    for (const { result, segment, card } of counted)
      if (result.figures)
        expect(/mínimo/.test(card)).toBe(segment.amount?.raisedToMinimumWage ?? true);
  });

  it('as fontes viajam com a página; na mensagem de outra pessoa, “a pessoa” é quem morreu', () => {
    const cited = people.flatMap(({ result, answers }) => citationsOf(result, answers.death));
    const stopped = ['2016-01-02', '2014-01-01'].flatMap(
      (on) => stopFor(isoDate(on))?.citations ?? [],
    );
    expect([...cited, ...stopped].filter((key) => !pensionCitations.includes(key))).toEqual([]);
    for (const one of people) {
      const lines = chatLines(one.answers, [], one);
      const base = lines.find(({ id }) => id === 'base');
      if (base) expect(base.forOther).toContain('quem morreu');
    }
  });

  it('as barras cabem no desenho e a pensão inteira não tem buracos', () => {
    for (const { result } of people) {
      const drawing = drawingOf(result.dependants, result.timelines[shownFirst(result.timelines)]);
      if (!drawing) continue;
      const bars = drawing.bars.flatMap(({ told, ifConfirmed }) => [told ?? [], ifConfirmed ?? []]);
      for (const { start, length } of [...bars.flat(), ...drawing.total]) {
        expect(Math.min(start, length - 0.001)).toBeGreaterThanOrEqual(0);
        expect(start + length).toBeLessThanOrEqual(100.01);
      }
      for (const [index, { start }] of drawing.total.slice(1).entries()) {
        const before = drawing.total[index];
        expect(start).toBeCloseTo((before?.start ?? 0) + (before?.length ?? 0), 1);
      }
      expect(drawing.years.length).toBeLessThanOrEqual(5);
    }
  });
});

it.each<[string, Told]>([
  [
    'filhos, e a parte de cada um no tempo',
    { ...widowed, request: 'made', requestDay: isoDate('2026-10-10') },
  ],
  [
    'pedido no 91º dia',
    { ...spouse, death: isoDate('2026-08-01'), request: 'made', requestDay: isoDate('2026-10-31') },
  ],
  [
    'o que precisa de análise',
    { ...mourning, baseCents: undefined, death: isoDate('2024-10-01'), insured: 'stopped' },
  ],
])('%s: a conta, as notas e o que se confere estão na página', async (_, told) => {
  const page = await resultPage('pensao-por-morte', questions, part, told);
  const result = survivorPension(answersFrom(told), testsDay);
  if (result.outcome !== 'compared') throw new Error(result.outcome);
  const rows = page.texts('tbody tr');
  for (const [index, { from, percentage }] of result.timelines[
    shownFirst(result.timelines)
  ].entries())
    expect(rows[index]).toMatch(new RegExp(`${shortDate(from)}.*${percentage}%`));
  const isRequested = told.request === 'made';
  const { all, first } = sayOf(
    knownOf(result, { today: testsDay, death: told.death, isRequested }),
  );
  for (const text of [
    first('answer') ?? '',
    ...all('account'),
    ...paymentNotes(result.dependants),
    ...[...analysisPoints(result), noCover].map((point) => point.text.replaceAll('**', '')),
  ])
    expect(page.text()).toContain(plain(text));
  const { criteria = [] } = result.dependants.find(({ id }) => id === 'partner') ?? {};
  const isOpen = criteria.some(({ id, verdict }) => id === 'unionProof' && verdict === 'unknown');
  expect(analysisPoints(result).some(({ id }) => id.includes('unionProof'))).toBe(isOpen);
});

const son = { ...child(1, '1996-02-01'), hasCondition: true };

const { casesOf } = cardCases('src/tools/survivor-pension/cards.cases.yaml', { spouse });

it.each(casesOf('cards'))('%s', async (_, { told, says, not = /undefined/ }) => {
  const { text } = await resultPage('pensao-por-morte', questions, part, told as Telling<Told>);
  expect(text('[data-answer-card]')).toMatch(says);
  expect(text('[data-answer-card]')).not.toMatch(not);
});

it('a invalidez em discussão não é dada por certa', () => {
  for (const conditionBefore21 of [true, false, undefined]) {
    const told: Told = { ...spouse, children: [{ ...son, conditionBefore21 }] };
    expect(hasDisputed(told)).toBe(!conditionBefore21);
    expect(answersFrom(told).children?.[0]?.condition).toBe(
      (conditionBefore21 && 'invalidOrSevere') || undefined,
    );
  }
});

it.each(['covered', 'stopped', 'never'] as const)(
  'a cobertura em dúvida não esconde o dia até quando pedir: %s',
  async (insured) => {
    const page = await resultPage('pensao-por-morte', questions, part, { ...spouse, insured });
    expect(page.text('[data-answer-card]')).toContain(day(isoDate('2026-12-30')));
  },
);

// Death on 1/9/2026: 90 days end on 30/11, the day on which the child turns 21, the one before, the one after.
it.each([
  ['2005-11-29', false],
  ['2005-11-30', false],
  ['2005-12-01', true],
])('21 anos de quem nasceu em %s: depois do prazo não se recebe nada? %s', (birth, isLost) => {
  const told: Told = { ...alone, death: isoDate('2026-09-01'), children: [child(1, birth)] };
  const result = survivorPension(answersFrom(told), testsDay);
  if (result.outcome !== 'compared') throw new Error(result.outcome);
  expect(/não recebe nada/.test(paymentNotes(result.dependants).join())).toBe(isLost);
});

const death = isoDate('2026-10-01');
const keysAsked = (list: object, told: object, around = {}) =>
  [
    ...askedAt(anyQuestions(list as typeof questions), {
      ...outside(testsDay),
      told: { ...told },
      around,
    }),
  ].map(([key]) => key);

it.each<[string, boolean, Partial<Told>]>([
  ['insured', false, { death: isoDate('2015-10-01') }],
  // What two benefits together give hangs on when each right came.
  ['partnerRetirementCents', false, { death: isoDate('2018-10-01'), partner: 'spouse' }],
  ['partnerRetirementCents', true, { death, partner: 'spouse' }],
  ['relatives', true, { death, partner: 'none', children: [] }],
  ['relatives', false, { death, partner: 'spouse', children: [] }],
  ['relatives', false, { death, partner: 'none', children: [ward] }],
  ['unionProof', false, { death, partner: 'spouse' }],
  ['unionProof', true, { death, partner: 'uniaoEstavel' }],
])('%s: pergunta-se? %s, %#', (key, isAsked, told) => {
  expect(keysAsked(questions, told).includes(key)).toBe(isAsked);
});

it('a emancipação só de 16 a 20 anos', () => {
  const asked = ['2005', '2006', '2010', '2011'].filter((year) =>
    keysAsked(questions.children.questions, child(1, `${year}-10-01`), { death }).includes(
      'emancipated',
    ),
  );
  expect(asked).toEqual(['2006', '2010']);
});

it('nomes iguais recebem número, e as listas se leem bem', () => {
  const names = numbered((['child', 'stepchild', 'child'] as const).map((kind) => ({ kind })));
  expect(listed(names)).toBe('Filho ou filha 1, enteado ou enteada, filho ou filha 2');
});
