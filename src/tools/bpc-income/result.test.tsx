import { describe, expect, it } from 'vitest';
import { type IsoDate, isoDate } from '#law/date.ts';
import { wage } from '#rules/bpc-income/proof/households.ts';
import { celia, person, tereza } from '#tests/tools/households.ts';
import { alone } from '#tests/tools/people.ts';
import { plain } from '#tests/tools/plain.ts';
import { expectOpenLines, resultPage, testsDay } from '#tests/tools/result-page.tsx';
import type { Telling } from '#tests/tools/steps.ts';
import { benefitPath } from '#texts/paths.ts';
import { longDate } from '#words/dates.ts';
import { formatCents } from '#words/money.ts';
import { answersFrom } from './answers-from.ts';
import { assess } from './assess.ts';
import { result as part } from './BpcIncomeResultView.tsx';
import { chatLines } from './chat-lines.ts';
import { criteriaInWords } from './criteria.ts';
import { doubtsOf } from './doubt-words.ts';
import { incomeEntryWords } from './income-reason-words.ts';
import { memberWords, namesOf } from './member-words.ts';
import { divisionInWords, sumInWords, verdictInWords } from './per-person-words.ts';
import { questions, type Told } from './questions.ts';

const pageOf = (told: Telling<Told>, today?: IsoDate) =>
  resultPage('renda-bpc', questions, part, told, today);

const assessed = (told: Told) => assess(answersFrom(told), testsDay);

/** All that the rules find, in words: the criteria, who and what counts, the sums, the doubts. */
function wordsFor(told: Told): string[] {
  const { result } = assessed(told);
  const names = namesOf(result.members);
  const { withBolsaFamilia, withoutBolsaFamilia, wage } = result;
  const compared =
    told.receivesBolsaFamilia === false
      ? [withBolsaFamilia]
      : [withBolsaFamilia, withoutBolsaFamilia];
  const sums = compared.flatMap(({ lowest, highest }) => (highest ? [lowest, highest] : [lowest]));
  return [
    ...criteriaInWords(result).map((criterion) => criterion.told),
    ...result.members.map((member) => memberWords(member, names).text),
    ...result.incomes.map((income) => incomeEntryWords(income, names, wage.value).text),
    ...sums.flatMap((sum) => [sumInWords(sum, names), divisionInWords(sum)]),
    ...doubtsOf(result).map(({ text }) => text),
  ].map(plain);
}

describe('o resultado', () => {
  it.each([
    ['exatamente um quarto do salário mínimo', celia],
    ['com o Bolsa Família acima, sem ele dentro', tereza],
  ])('%s: a comparação, quem e o que conta, as somas, as dúvidas', async (_, told) => {
    const page = await pageOf(told);
    expect(page.text('h2')).toContain(plain(verdictInWords(assessed(told).result)));
    for (const words of wordsFor(told)) expect(page.text()).toContain(words);
  });

  it('no último dia do ano e no primeiro: o dia da conta, e de que ano é o mínimo', async () => {
    const last = await pageOf(alone, isoDate('2026-12-31'));
    expect(last.text()).toContain(plain(longDate(isoDate('2026-12-31'))));
    expect(last.text()).not.toContain('2027');
    const first = await pageOf(alone, isoDate('2027-01-01'));
    expect(first.text()).toContain(plain(longDate(isoDate('2027-01-01'))));
    expect(first.text('[data-answer-card] p')).toMatch(/2027.*2026/);
  });
});

describe('o que fazer não é pedir só porque a renda cabe', () => {
  const asksFor = async (told: Telling<Told>) =>
    (await pageOf(told)).texts('[data-answer-card] ol li b').some((it) => /^Peça o BPC/.test(it));
  const own = (kind: 'inssBenefit' | 'bpc', cents: number): Telling<Told> => ({
    ...alone,
    hasIncome: true,
    incomes: [{ kind, cents }],
  });

  it.each<[string, boolean, Telling<Told>]>([
    ['66 anos', true, alone],
    ['deficiência', true, { ...alone, ageBand: 'under65', hasDisability: true }],
    ['nem idade nem deficiência', false, { ...alone, ageBand: 'under65', hasDisability: false }],
    ['já recebe outro benefício', false, own('inssBenefit', 40_000)],
    ['já recebe o BPC', false, own('bpc', wage)],
  ])('%s: diz para pedir? %s', async (_, asks, told) => {
    expect(await asksFor(told)).toBe(asks);
  });

  it('sem idade nem deficiência, aponta a doença que dura e o auxílio de quem pagou', async () => {
    const { links } = await pageOf({ ...alone, ageBand: 'under65', hasDisability: false });
    expect(links).toContain(benefitPath('auxilio-doenca'));
  });

  it('com outro benefício, o valor do BPC está ao lado, para comparar', async () => {
    const steps = (await pageOf(own('inssBenefit', 40_000))).text('[data-answer-card] ol');
    expect(steps).toContain(plain(formatCents(wage)));
  });
});

it('quem já recebe: acima do limite neste mês não é um veredito, nem se diz para pedir', async () => {
  const mother = person(1, 'mother', { income: { kind: 'work', cents: 198_000 } });
  const verdict = async (purpose: Told['purpose']) =>
    (await pageOf({ ...alone, residents: [mother], purpose })).text('[data-answer-card] h2');
  expect(await verdict('request')).toMatch(/passa/);
  expect(await verdict('keep')).not.toMatch(/passa/);
});

it.each([
  [undefined, true],
  [false, false],
] as const)(
  'acima do limite, gastos de saúde %s: se provados mudam',
  async (hasHealthExpenses, isSaid) => {
    const residents = [
      person(1, 'father', { income: { kind: 'work', cents: 190_000 } }),
      ...[2, 3].map((id) => person(id, 'sibling')),
    ];
    const page = await pageOf({ ...alone, residents, hasHealthExpenses });
    expect(/fralda/.test(page.text('[data-answer-card]'))).toBe(isSaid);
  },
);

it('na mensagem, renda e saúde só vão se a pessoa marcar', async () => {
  const told: Told = {
    ...alone,
    ageBand: 'under65',
    hasDisability: true,
    receivesBolsaFamilia: true,
    bolsaFamiliaCents: 60_000,
    hasHealthExpenses: true,
    residents: [person(1, 'mother')],
  };
  const page = await pageOf(told);
  const lines = chatLines(answersFrom(told), assessed(told));
  expectOpenLines(page, lines);
});
