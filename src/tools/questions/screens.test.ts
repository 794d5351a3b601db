import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { questions, type Told } from '../bpc-income/questions.ts';
import { outside } from './asked.ts';
import { type AnyAt, anyQuestions } from './question.ts';
import { holds, mostAfter, screensOf } from './screens.ts';

const today = isoDate('2026-11-21');

const screensFor = (told: Partial<Told>) =>
  screensOf(anyQuestions(questions), { ...outside(today), told: told as AnyAt['told'] });

const told: Partial<Told> = {
  ageBand: 'over65',
  hasIncome: true,
  incomes: [{ id: 'quem-pede-renda-1', kind: 'work', cents: 100 }],
  residents: [
    { id: 'pessoa-1', relationship: 'child', civilStatus: 'single', hasIncome: false },
    { id: 'pessoa-4', relationship: 'grandchild' },
  ],
};

describe('uma pergunta em cada tela', () => {
  it('na ordem da página: quem está na lista antes de quem falta', () => {
    expect(screensFor(told).map(({ id }) => id)).toEqual([
      'quem-pede-idade',
      'quem-pede-tem-renda',
      'quem-pede-renda-adicionar',
      'pessoa-1-parentesco',
      'pessoa-1-estado-civil',
      'pessoa-1-tem-renda',
      'pessoa-4-parentesco',
      'pessoa-adicionar',
      'finalidade',
      'bolsa-familia',
      'gastos-saude',
    ]);
  });

  it('diz de quem se fala e em que parte se está', () => {
    const screens = screensFor(told);
    const named = (id: string) => screens.find((screen) => screen.id === id);
    expect(named('pessoa-1-tem-renda')?.at.name).toBe('pessoa 1 (filho ou filha)');
    expect(named('quem-pede-tem-renda')?.section).toBe(questions.ageBand.section);
    expect(named('gastos-saude')?.section).toBe(questions.receivesBolsaFamilia.section);
  });

  it('o que fica junto tem os controles da sua tela; as pessoas têm telas próprias', () => {
    const screens = screensFor(told);
    const holding = (fieldId: string) =>
      screens.filter((screen) => holds(screen, fieldId)).map(({ id }) => id);
    expect(holding('quem-pede-renda-1-valor')).toEqual(['quem-pede-renda-adicionar']);
    expect(holding('pessoa-1-tem-renda')).toEqual(['pessoa-1-tem-renda']);
    expect(holding('pessoa-adicionar')).toEqual(['pessoa-adicionar']);
    expect(holding(questions.hasDisability.id)).toEqual([]);
  });
});

describe('quantas ainda podem vir', () => {
  const most = (some: Partial<Told>, from: number) =>
    mostAfter(anyQuestions(questions), { ...outside(today), told: some as AnyAt['told'] }, from);

  it('conta o caminho mais longo, qualquer que seja a resposta', () => {
    const roads = (['over65', 'under65'] as const).flatMap((ageBand) =>
      [true, false].map((hasIncome) => screensFor({ ageBand, hasIncome }).length - 1),
    );
    expect(most({}, 0)).toBeGreaterThanOrEqual(Math.max(...roads));
    expect(most({}, 0)).toBeGreaterThan(screensFor({}).length - 1);
  });

  it('não reabre o que já foi respondido, e acaba na última', () => {
    const all = screensFor({ ageBand: 'over65', hasIncome: false });
    expect(most({ ageBand: 'over65', hasIncome: false }, 0)).toBeLessThan(most({}, 0));
    expect(most({ ageBand: 'over65', hasIncome: false }, all.length - 1)).toBe(0);
  });
});
