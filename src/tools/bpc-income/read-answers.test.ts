import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import type { CivilStatus, Relationship } from '#rules/bpc-income/answers.ts';
import { readAnswers } from '../questions/read.ts';
import { answersFrom } from './answers-from.ts';
import { questions, type Told } from './questions.ts';
import { mayCount, needsCivilStatus } from './what-to-ask.ts';

type Entry = readonly [name: string, value: string];

function read(...entries: Entry[]) {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return readAnswers(questions, form, isoDate('2026-11-21'));
}

/** A request by someone of 66 who lives alone, without income. */
const alone: Entry[] = [
  ['quem-pede-idade', 'over65'],
  ['quem-pede-tem-renda', 'nao'],
  ['finalidade', 'request'],
  ['bolsa-familia', 'nao'],
  ['gastos-saude', 'nao'],
];
/** The same with other answers to some questions. */
const but = (...entries: Entry[]): Entry[] => [
  ...alone.filter(([name]) => !entries.some(([other]) => other === name)),
  ...entries,
];

function answersOf(...entries: Entry[]) {
  const { told, errors } = read(...entries);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return answersFrom(told as Told);
}
const faultsOf = (...entries: Entry[]) => read(...entries).errors.map(({ fieldId }) => fieldId);

describe('ler as respostas', () => {
  it('mora só, sem renda', () => {
    expect(answersOf(...alone)).toEqual({
      applicant: { ageBand: 'over65', hasDisability: undefined, incomes: [] },
      residents: [],
      bolsaFamiliaCents: 0,
      isBpcAlreadyGranted: false,
      hasHealthExpenses: false,
    });
  });

  it('“Não sei” é nada dito, nunca um não', () => {
    expect(
      answersOf(
        ...but(
          ['quem-pede-idade', 'under65'],
          ['quem-pede-deficiencia', 'nao-sei'],
          ['quem-pede-tem-renda', 'nao-sei'],
          ['bolsa-familia', 'nao-sei'],
          ['gastos-saude', 'nao-sei'],
        ),
      ),
    ).toEqual({
      applicant: { ageBand: 'under65', hasDisability: undefined, incomes: undefined },
      residents: [],
      bolsaFamiliaCents: undefined,
      isBpcAlreadyGranted: false,
      hasHealthExpenses: undefined,
    });
  });

  it('deficiência só é lida abaixo de 65 anos', () => {
    const hidden = but(['quem-pede-deficiencia', 'sim']);
    expect(answersOf(...hidden).applicant.hasDisability).toBeUndefined();
    expect(faultsOf(...but(['quem-pede-idade', 'under65']))).toEqual(['quem-pede-deficiencia']);
  });

  it('“Não sei o valor” é valor nenhum, e nada ou palavras não são um', () => {
    const withIncome = (...entries: Entry[]) =>
      but(
        ['quem-pede-tem-renda', 'sim'],
        ['quem-pede-renda', 'r1'],
        ['r1-tipo', 'work'],
        ...entries,
      );
    expect(
      answersOf(...withIncome(['r1-valor', '5'], ['r1-valor-nao-sei', 'on'])).applicant.incomes,
    ).toEqual([{ kind: 'work', cents: undefined }]);
    for (const typed of ['', 'muito'])
      expect(faultsOf(...withIncome(['r1-valor', typed]))).toEqual(['r1-valor']);
  });

  it('de quem não entra na família nada mais é lido', () => {
    expect(
      answersOf(
        ...but(
          ['pessoa', 'pessoa-4'],
          ['pessoa-4-parentesco', 'child'],
          ['pessoa-4-estado-civil', 'formerlyMarried'],
          ['pessoa-4-tem-renda', 'sim'],
        ),
      ).residents,
    ).toEqual([
      { id: 'pessoa-4', relationship: 'child', civilStatus: 'formerlyMarried', incomes: [] },
    ]);
  });

  it('idade e deficiência só com benefício do INSS', () => {
    const mother = (kind: string): Entry[] =>
      but(
        ['pessoa', 'pessoa-1'],
        ['pessoa-1-parentesco', 'mother'],
        ['pessoa-1-tem-renda', 'sim'],
        ['pessoa-1-renda', 'r1'],
        ['r1-tipo', kind],
        ['r1-valor', '900'],
      );
    expect(faultsOf(...mother('bpc'))).toEqual([]);
    expect(faultsOf(...mother('inssBenefit'))).toEqual(['pessoa-1-idade', 'pessoa-1-deficiencia']);
    expect(
      answersOf(
        ...mother('inssBenefit'),
        ['pessoa-1-idade', 'nao-sei'],
        ['pessoa-1-deficiencia', 'sim'],
      ).residents,
    ).toEqual([
      {
        id: 'pessoa-1',
        relationship: 'mother',
        civilStatus: undefined,
        ageBand: undefined,
        hasDisability: true,
        incomes: [{ kind: 'inssBenefit', cents: 90_000 }],
      },
    ]);
  });

  it.each([
    ['request', false],
    ['keep', true],
  ])('para que é a conta: %s', (purpose, isGranted) => {
    expect(answersOf(...but(['finalidade', purpose])).isBpcAlreadyGranted).toBe(isGranted);
  });
});

describe('o que é preciso perguntar', () => {
  it.each<[Relationship, CivilStatus | undefined, boolean]>([
    ['mother', undefined, true],
    ['stepfather', undefined, true],
    ['minorUnderGuarda', undefined, true],
    ['grandparent', undefined, false],
    ['other', undefined, false],
    ['sibling', 'single', true],
    ['sibling', undefined, true],
    ['sibling', 'marriedOrUniaoEstavel', false],
    ['stepchild', 'formerlyMarried', false],
  ])('renda de %s (%s): %s', (relationship, civilStatus, expected) => {
    expect(mayCount(relationship, civilStatus)).toBe(expected);
  });

  it('estado civil só de irmãos, filhos e enteados', () => {
    const asked = (['sibling', 'child', 'stepchild', 'mother', 'grandchild'] as const).filter(
      needsCivilStatus,
    );
    expect(asked).toEqual(['sibling', 'child', 'stepchild']);
    expect(needsCivilStatus(undefined)).toBe(false);
  });
});
