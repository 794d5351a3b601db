import { expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { wage } from '#rules/bpc-income/proof/households.ts';
import { readAnswers } from '../questions/read.ts';
import { answersFrom } from './answers-from.ts';
import { questions, type Told } from './questions.ts';
import { needsCivilStatus } from './what-to-ask.ts';

/** A request by someone of 66 who lives alone, without income. */
const alone = {
  'quem-pede-idade': 'over65',
  'quem-pede-tem-renda': 'nao',
  finalidade: 'request',
  'para-quem': 'me',
  'bolsa-familia': 'nao',
  'gastos-saude': 'nao',
};

/** What is read where these controls hold something else. */
function read(written: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...alone, ...written })) form.append(name, value);
  const { told, errors } = readAnswers(questions, form, isoDate('2026-11-21'), wage);
  const faults = errors.map(({ fieldId }) => fieldId);
  return faults.length > 0 ? faults : answersFrom(told as Told);
}

const income = { 'quem-pede-tem-renda': 'sim', 'quem-pede-renda': 'r1', 'r1-tipo': 'work' };
const mother = (kind: string) => ({
  pessoa: 'pessoa-1',
  'pessoa-1-parentesco': 'mother',
  'pessoa-1-tem-renda': 'sim',
  'pessoa-1-renda': 'r1',
  'r1-tipo': kind,
  'r1-valor': '900',
});
const inssIncome = [{ kind: 'inssBenefit', cents: 90_000 }];

it.each<[string, Record<string, string>, object]>([
  [
    'mora só, sem renda',
    {},
    {
      applicant: { ageBand: 'over65', hasDisability: undefined, incomes: [] },
      residents: [],
      bolsaFamiliaCents: 0,
      isBpcAlreadyGranted: false,
      hasHealthExpenses: false,
    },
  ],
  ['já recebe', { finalidade: 'keep' }, { isBpcAlreadyGranted: true }],
  [
    '“Não sei” é nada dito, nunca um não',
    {
      'quem-pede-idade': 'under65',
      'quem-pede-deficiencia': 'nao-sei',
      'quem-pede-tem-renda': 'nao-sei',
      'bolsa-familia': 'nao-sei',
      'gastos-saude': 'nao-sei',
    },
    {
      applicant: { ageBand: 'under65', hasDisability: undefined, incomes: undefined },
      bolsaFamiliaCents: undefined,
      hasHealthExpenses: undefined,
    },
  ],
  [
    'deficiência só é lida abaixo de 65 anos',
    { 'quem-pede-deficiencia': 'sim' },
    { applicant: { hasDisability: undefined } },
  ],
  ['abaixo deles é perguntada', { 'quem-pede-idade': 'under65' }, ['quem-pede-deficiencia']],
  [
    '“Não sei o valor” é valor nenhum',
    { ...income, 'r1-valor': '5', 'r1-valor-nao-sei': 'on' },
    { applicant: { incomes: [{ kind: 'work', cents: undefined }] } },
  ],
  ['nada não é um valor', { ...income, 'r1-valor': '' }, ['r1-valor']],
  ['palavras não são um valor', { ...income, 'r1-valor': 'muito' }, ['r1-valor']],
  [
    'de quem não entra na família nada mais é lido',
    {
      pessoa: 'pessoa-4',
      'pessoa-4-parentesco': 'child',
      'pessoa-4-estado-civil': 'formerlyMarried',
      'pessoa-4-tem-renda': 'sim',
    },
    { residents: [{ relationship: 'child', civilStatus: 'formerlyMarried', incomes: [] }] },
  ],
  ['idade e deficiência não com o BPC', mother('bpc'), { residents: [{ ageBand: undefined }] }],
  ['mas com benefício do INSS', mother('inssBenefit'), ['pessoa-1-idade', 'pessoa-1-deficiencia']],
  [
    'com 66 anos, a deficiência não muda nada, e não se pergunta',
    { ...mother('inssBenefit'), 'pessoa-1-idade': 'over65', 'pessoa-1-deficiencia': 'sim' },
    { residents: [{ ageBand: 'over65', hasDisability: undefined, incomes: inssIncome }] },
  ],
  [
    'de um benefício muito acima de um salário, nem a idade',
    { ...mother('inssBenefit'), 'r1-valor': '4000' },
    { residents: [{ ageBand: undefined, hasDisability: undefined }] },
  ],
  [
    'e são lidas',
    { ...mother('inssBenefit'), 'pessoa-1-idade': 'nao-sei', 'pessoa-1-deficiencia': 'sim' },
    { residents: [{ ageBand: undefined, hasDisability: true, incomes: inssIncome }] },
  ],
])('%s', (_, written, expected) => {
  expect(read(written)).toMatchObject(expected);
});

it('estado civil só se pergunta de irmãos, filhos e enteados', () => {
  const all = [undefined, 'sibling', 'child', 'stepchild', 'mother', 'grandchild'] as const;
  expect(all.filter(needsCivilStatus)).toEqual(['sibling', 'child', 'stepchild']);
});
