import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { figuresOfEvent } from '#rules/figures.ts';
import { totalOf } from '#rules/maternity-pay/amount.ts';
import { maternityPay } from '#rules/maternity-pay/maternity-pay.ts';
import { faultsOf } from '#tests/tools/faults-of.ts';
import { motherAtHospital, motherOutOfWork } from '#tests/tools/people.ts';
import { plain } from '#tests/tools/plain.ts';
import { resultPage, testsDay } from '#tests/tools/result-page.tsx';
import type { Telling } from '#tests/tools/steps.ts';
import { longDate } from '#words/dates.ts';
import { formatCents } from '#words/money.ts';
import { answersFrom } from './answers-from.ts';
import { result } from './MaternityPayResultView.tsx';
import { questions, type Told } from './questions.ts';
import { spanInWords } from './result-words.ts';

const pageOf = (told: Telling<Told>) => resultPage('salario-maternidade', questions, result, told);
const long = (day: string) => plain(longDate(isoDate(day)));
const money = (cents: number) => plain(formatCents(cents));

const resultOf = (told: Told) =>
  maternityPay(answersFrom(told), figuresOfEvent(answersFrom(told).day, testsDay), testsDay);

const decides = '[data-answer-card] h2 + p';
const { months: _, ...ofOneWage } = { ...motherOutOfWork, payCents: 162_100 };

describe('o resultado', () => {
  it('os dias, o mês e o total', async () => {
    const page = await pageOf(motherOutOfWork);
    expect(page.text('h2')).toContain(long('2026-06-28'));
    expect(page.text(decides)).toContain(money(225_000));
    expect(page.text(decides)).toContain(money(900_000));
  });

  it('sem emprego, a saída decide; de quem paga a guia, o que pagou: nada é dado por certo', async () => {
    for (const kind of ['unemployed', 'ownAccount', 'mei', 'facultativa', 'domestic'] as const) {
      const page = await pageOf({ ...motherOutOfWork, kind });
      expect(/^Se /.test(page.text('h2')), kind).toBe(kind !== 'domestic');
      const isOfJob = page.text('[data-answer-card]').includes('saiu do emprego');
      expect(isOfJob, kind).toBe(kind === 'unemployed');
    }
  });

  it('nos últimos dias, o limite vem antes do dinheiro; passado o aniversário num feriado, é hoje', async () => {
    const born = (day: string) => pageOf({ kind: 'mei', event: 'birth', day: isoDate(day) });
    expect((await born('2021-11-22')).text('h2')).toContain(long('2026-11-22'));
    const perhaps = (await born('2021-11-20')).text('h2');
    expect(perhaps).toContain('hoje');
    expect(perhaps).not.toMatch(/\d/);
  });

  it('com menos que o mínimo não se diz que é só a empresa que paga', async () => {
    const { months: _, ...told } = {
      ...motherOutOfWork,
      kind: 'employee',
      leave: 'atBirth',
    } as const;
    const steps = async (payCents: number) =>
      (await pageOf({ ...told, payCents })).text('[data-answer-card] ol');
    expect(await steps(162_099)).toContain('e ao INSS');
    expect(await steps(162_100)).not.toContain('e ao INSS');
  });

  it('a internação soma dias, e sem saber quando para há duas contas', async () => {
    expect((await pageOf(motherAtHospital)).text('h2')).toContain(long('2026-07-29'));
    const { leave: _, leaveDay: __, ...open } = { ...motherAtHospital, stay: 'none' as const };
    expect((await pageOf(open)).texts('tbody tr')).toHaveLength(2);
  });

  it('quem paga só um mínimo não diz os meses; o MEI nem o valor', async () => {
    const least = await pageOf(ofOneWage);
    expect(least.lines).toHaveProperty(questions.payCents.id);
    expect(least.lines).not.toHaveProperty(questions.months.id);
    expect(least.text(decides)).toContain(money(162_100));
    const mei = await pageOf({ ...ofOneWage, kind: 'mei', leave: 'atBirth' });
    expect(mei.lines).not.toHaveProperty(questions.payCents.id);
    expect(mei.text(decides)).toContain(money(648_400));
  });

  it('o calendário se oferece se o último dia para pedir está perto', async () => {
    const ways = '[data-answer-card] > p button';
    const near = { ...motherOutOfWork, day: isoDate('2021-12-10') };
    expect((await pageOf(near)).texts(ways)).toHaveLength(4);
    expect((await pageOf(motherOutOfWork)).texts(ways)).toHaveLength(3);
  });

  it('só a quem se pediam dez meses se fala deles', async () => {
    const speaks = async (told: Telling<Told>) =>
      (await pageOf(told)).text().includes('ADI 2.110)');
    const { months: _, payCents: __, ...untold } = motherOutOfWork;
    for (const kind of ['mei', 'ownAccount', 'facultativa', 'special', 'unemployed'] as const)
      expect(await speaks({ ...untold, leave: 'atBirth', kind }), kind).toBe(true);
    for (const kind of ['employee', 'domestic', 'avulsa', 'ofMei'] as const)
      expect(await speaks({ ...untold, leave: 'atBirth', kind }), kind).toBe(false);
  });

  it('de quem perdeu o bebê, ou adotou, não se fala como se tivesse nascido dela', async () => {
    const { stay: _, ...told } = ofOneWage;
    for (const event of ['stillbirth', 'abortion', 'adoption'] as const)
      expect((await pageOf({ ...told, event })).text(), event).not.toMatch(/gêmeos/i);
  });
});

it('o exemplo da página é o que a regra conta', () => {
  const page = readFileSync('content/tools/salario-maternidade.md', 'utf8');
  const example = page.slice(page.indexOf('## Um exemplo'), page.indexOf('## O que esta'));
  const { period, pay } = resultOf(motherOutOfWork);
  expect(example).toContain(plain(spanInWords(period)));
  expect(example).toContain(money(pay.least ?? 0));
  expect(example).toContain(money(totalOf(pay.least ?? 0, period.days)));
  const discharge = isoDate('2026-04-10');
  const withStay = resultOf({ ...motherOutOfWork, stay: 'discharged', discharge }).period;
  expect(example).toContain(long(withStay.until).replace(' de 2026', ''));
});

it('o dia da saída vale mais que a escolha; alta sem dia não se sabe', () => {
  const leaveDay = isoDate('2026-02-20');
  expect(answersFrom({ ...motherOutOfWork, leave: 'before', leaveDay }).leave).toBe(leaveDay);
  expect(answersFrom({ ...motherOutOfWork, stay: 'discharged' }).stay).toBeUndefined();
});

it('o que é de ano passado conta com o mínimo de então, e diz o ano', async () => {
  const earlier = { ...ofOneWage, kind: 'domestic', payCents: 100_000, leave: 'atBirth' } as const;
  const page = await pageOf({ ...earlier, day: isoDate('2023-03-01') });
  expect(page.text(decides)).toContain(money(4 * 130_200));
  expect(page.text('[data-answer-card]')).toContain('2023');
});

describe('datas que não podem ser', () => {
  const faultsOfDay = ({ id }: { id: string }, date: string) => {
    const [year = '', month = '', day = ''] = date.split('-');
    const written = { [`${id}-dia`]: day, [`${id}-mes`]: month, [`${id}-ano`]: year };
    return faultsOf(questions, { ...motherAtHospital, stay: 'none' }, written);
  };

  it('recebem uma resposta que ajuda, cada uma a sua', () => {
    const { day, leaveDay } = questions;
    const refused = [
      [day, '2012-01-01'],
      [day, '2029-01-01'],
      [day, '2026-02-30'],
      [leaveDay, '2026-01-31'],
      [leaveDay, '2026-03-01'],
    ] as const;
    const faults = refused.map(([question, date]) => faultsOfDay(question, date)[0]);
    expect(faults.map((fault) => fault?.fieldId)).toEqual(refused.map(([{ id }]) => id));
    expect(new Set(faults.map((fault) => fault?.message)).size).toBe(refused.length);
  });

  it('as dos limites servem', () => {
    expect(faultsOfDay(questions.leaveDay, '2026-02-01')).toEqual([]);
    expect(faultsOfDay(questions.leaveDay, '2026-02-28')).toEqual([]);
  });
});
