import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import texts from '#results/salario-maternidade.yaml';
import { figuresOfEvent } from '#rules/figures.ts';
import { totalOf } from '#rules/maternity-pay/amount.ts';
import { maternityPay } from '#rules/maternity-pay/maternity-pay.ts';
import { anyCases } from '#tests/tools/any-case.ts';
import { motherAtHospital, motherOutOfWork } from '#tests/tools/people.ts';
import { plain } from '#tests/tools/plain.ts';
import { resultPage, testsDay } from '#tests/tools/result-page.tsx';
import { saidBy } from '#tests/tools/said-by.tsx';
import type { Telling } from '#tests/tools/steps.ts';
import { longDate } from '#words/dates.ts';
import { formatCents } from '#words/money.ts';
import { sayerOf } from '../sentences/result-words.ts';
import { saidAnswer } from '../sentences/said.tsx';
import { result as part } from './MaternityPayResultView.tsx';
import { questions, type Told } from './questions.ts';
import { resultWords, spanInWords } from './result-words.ts';

const pageOf = (told: Telling<Told>) => resultPage('salario-maternidade', questions, part, told);
const long = (day: string) => plain(longDate(isoDate(day)));
const money = (cents: number) => plain(formatCents(cents));

/** All that the result says to who answers so on that day, and what it rests on. */
function saidTo({ told, today }: { told: Told; today: typeof testsDay }) {
  const answers = part.answersFrom(told, today);
  const figures = figuresOfEvent(answers.day, today);
  const result = maternityPay(answers, figures, today);
  const say = sayerOf(resultWords, texts, { ...answers, ...result, figures });
  const { verdict, card, steps } = saidBy(saidAnswer(say));
  const all = plain([card, ...steps, ...say.all('account'), ...say.all('mayChange')].join(' '));
  return {
    ...answers,
    ...result,
    figures,
    verdict,
    card,
    steps,
    all,
    decides: plain(say.first('decides') ?? ''),
  };
}

const born = (day: string): Told => ({ kind: 'mei', event: 'birth', day: isoDate(day) });
const people = [
  ...anyCases(questions, part, 400),
  // The last days to ask, and the fifth birthday on a holiday.
  ...[motherOutOfWork, motherAtHospital, born('2021-11-22'), born('2021-11-20')].map((told) => ({
    told,
    today: testsDay,
  })),
].map(saidTo);

const isUnderMinimum = ({ payer, payCents = Infinity, figures }: (typeof people)[number]) =>
  payer === 'employer' && payCents < figures.minimumWage;

/** Whether the month itself may be more. */
const mayBeMore = (one: (typeof people)[number]) =>
  one.pay.most === undefined || one.pay.isRising || isUnderMinimum(one);

describe('quaisquer respostas', () => {
  it('o limite vem antes do dinheiro nos últimos dias; antes, os dias, e nada é dado por certo', () => {
    for (const { payer, asking, askBy, kind, isLeast, period, verdict } of people) {
      const late = payer === 'inss' && asking !== 'ok' && asking !== 'expected';
      expect(verdict.includes(long(period.until))).toBe(!late);
      if (late && asking === 'pastSafeDay') expect(verdict).toContain(long(askBy.lastDay));
      if (late && asking === 'mayStillCount') expect(verdict).toMatch(/^\D*hoje\D*$/);
      if (late) continue;
      const isByWhatWasPaid = ['unemployed', 'ownAccount', 'mei', 'facultativa'].includes(kind);
      expect(/^Se /.test(verdict)).toBe(isByWhatWasPaid);
      expect(verdict.includes('ao menos')).toBe(isLeast);
    }
  });

  it('o mês e o total, ou de quanto a quanto; sem o que se ganha, nenhum valor', () => {
    for (const one of people) {
      const { least, most } = one.pay;
      const beside = least === most ? totalOf(least ?? 0, one.period.days) : most;
      const said = mayBeMore(one) ? [least] : [least, beside];
      expect(one.decides.match(/R\$ [\d.]+,\d\d/g) ?? []).toEqual(
        said.flatMap((cents) => (least === undefined || cents === undefined ? [] : money(cents))),
      );
    }
  });

  it('“ao menos” onde o mês ou o total pode ser mais', () => {
    for (const one of people.filter(({ pay }) => pay.least !== undefined)) {
      const isSettled = one.pay.least === one.pay.most;
      const isLeastInAll = isSettled && (one.isLeast || one.goesIntoNextYear);
      expect(/ao menos/i.test(one.decides)).toBe(mayBeMore(one) || isLeastInAll);
    }
  });

  it('quem paga, de que ano é o mínimo, quando pedir', () => {
    for (const one of people) {
      expect(one.card.includes('saiu do emprego')).toBe(one.kind === 'unemployed');
      expect(one.steps.join().includes('e ao INSS')).toBe(isUnderMinimum(one));
      expect(one.card.includes(`valores de ${one.figures.year}`)).toBe(one.isOfPastYear);
      const isForToday = one.asking === 'pastSafeDay' || one.asking === 'mayStillCount';
      if (one.payer === 'inss') expect(/hoje/.test(one.steps[0] ?? '')).toBe(isForToday);
      const isSoon = one.payer === 'inss' && one.endsSoon;
      expect(one.steps[0]?.includes(long(one.askBy.safeDay))).toBe(isSoon);
    }
  });

  it('só a quem se pediam dez meses se fala deles; só de quem nasceu, de gêmeos', () => {
    const tenMonths = ['mei', 'ownAccount', 'facultativa', 'special', 'unemployed'];
    for (const { kind, event, all } of people) {
      expect(all.includes('ADI 2.110'), kind).toBe(tenMonths.includes(kind));
      expect(/gêmeos/i.test(all), event).toBe(event === 'birth');
    }
  });
});

it.each<[string, Telling<Told>, string, string[]]>([
  ['os dias', motherOutOfWork, 'h2', [long('2026-06-28')]],
  ['o mês e o total', motherOutOfWork, 'h2 + p', [money(225_000), money(900_000)]],
  ['a internação soma dias', motherAtHospital, 'h2', [long('2026-07-29')]],
  [
    'o que é de ano passado conta com o mínimo de então',
    {
      ...motherOutOfWork,
      kind: 'domestic',
      payCents: 100_000,
      leave: 'atBirth',
      day: isoDate('2023-03-01'),
    },
    'h2 + p',
    [money(4 * 130_200)],
  ],
])('%s', async (_, told, place, says) => {
  const said = (await pageOf(told)).text(`[data-answer-card] ${place}`);
  for (const one of says) expect(said).toContain(one);
});

it('sem saber quando para há duas contas, lado a lado', async () => {
  const { leave: _, leaveDay: __, ...open } = { ...motherAtHospital, stay: 'none' } as const;
  expect((await pageOf(open)).texts('tbody tr')).toHaveLength(2);
});

it('quem paga só um mínimo não diz os meses; o MEI nem o valor', async () => {
  const { months: _, ...ofOneWage } = { ...motherOutOfWork, payCents: 162_100 };
  const ids = async (told: Telling<Told>) => Object.keys((await pageOf(told)).lines);
  const { payCents, months } = questions;
  expect(await ids(ofOneWage)).toContain(payCents.id);
  expect(await ids(ofOneWage)).not.toContain(months.id);
  expect(await ids({ ...ofOneWage, kind: 'mei', leave: 'atBirth' })).not.toContain(payCents.id);
});

it('o exemplo da página é o que a regra conta', () => {
  const page = readFileSync('content/tools/salario-maternidade.md', 'utf8');
  const example = page.slice(page.indexOf('## Um exemplo'), page.indexOf('## O que esta'));
  const { period, pay } = saidTo({ told: motherOutOfWork, today: testsDay });
  for (const amount of [pay.least ?? 0, totalOf(pay.least ?? 0, period.days)])
    expect(example).toContain(money(amount));
  expect(example).toContain(plain(spanInWords(period)));
  const discharged: Told = {
    ...motherOutOfWork,
    stay: 'discharged',
    discharge: isoDate('2026-04-10'),
  };
  const { until } = saidTo({ told: discharged, today: testsDay }).period;
  expect(example).toContain(long(until).replace(' de 2026', ''));
});

it('o dia da saída vale mais que a escolha; alta sem dia não se sabe', () => {
  const leaveDay = isoDate('2026-02-20');
  const answersFrom = (more: Partial<Told>) =>
    part.answersFrom({ ...motherOutOfWork, ...more }, testsDay);
  expect(answersFrom({ leave: 'before', leaveDay }).leave).toBe(leaveDay);
  expect(answersFrom({ stay: 'discharged' }).stay).toBeUndefined();
});
