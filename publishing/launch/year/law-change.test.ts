import { describe, expect, it } from 'vitest';
import { changesFrom, withChanges } from './law-change.ts';
import { recite } from './recite.ts';
import { normKey } from './yearly-norm.ts';

const value = (year: number, amount: string, source: string) => ({
  from: `${year}-01-01`,
  value: amount,
  source,
});
const changes = changesFrom('2027-01-01', (file) => ({
  name: '',
  unit: '',
  values: [
    value(2026, '1,00', 'de-antes'),
    ...(/minimum-wage|ceiling|low-income/.test(file)
      ? [value(2027, '2,00', file.includes('minimum') ? 'decreto-1' : 'portaria-1')]
      : []),
  ],
}));

const older = '  - date: 2026-11-03\n    what: Outra coisa.\n    base: [resolucao-1]\n';
const file = (entries: string) => `# O que mudou.\n\nchanges:\n${entries}\ncorrections: []\n`;

describe('a linha em “o que mudou”', () => {
  it('há uma para cada norma do ano', () => {
    expect(changes.map(({ base, what }) => [base, what.match(/R\$ 2,00/g)?.length])).toEqual([
      ['decreto-1', 1],
      ['portaria-1', 2],
    ]);
  });

  it('entra em cima, e o resto do arquivo fica como está', () => {
    const text = withChanges(file(older), changes);
    expect(text).toMatch(
      /^# O que mudou\.\n\nchanges:\n {2}- date: 2027-01-01\n {4}what: O salário/,
    );
    expect(text.endsWith(`${older}\ncorrections: []\n`)).toBe(true);
    expect(withChanges(text, changes)).toBe(text);
  });

  it('é trocada quando o valor foi corrigido; a que alguém escreveu a seu modo fica', () => {
    const text = withChanges(file(older), changes);
    const corrected = changes.map((one) => ({ ...one, what: one.what.replace('2,00', '3,00') }));
    const again = withChanges(text, corrected);
    expect(again.match(/date: 2027-01-01/g)).toHaveLength(2);
    expect(again).not.toContain('mínimo passou a R$ 2,00');
    const own = text.replace(/what: O salário mínimo.*/, 'what: Novo mínimo.');
    expect(withChanges(own, changes)).toBe(own);
  });
});

it('um texto cita as normas novas, cada uma uma vez', () => {
  const followed = new Map([['portaria-13', ['portaria-1', 'portaria-2']]]);
  expect(recite('::base[lei-1, portaria-13, portaria-1]\n[portaria-130]', followed)).toBe(
    '::base[lei-1, portaria-1, portaria-2]\n[portaria-130]',
  );
});

it.each([
  ['Decreto 12.797/2025 (salário mínimo de 2026)', 'art. 1º', 'decreto-12797-2025-1'],
  ['Portaria Interministerial MPS/MF 1/2027', undefined, 'portaria-interministerial-mps-mf-1-2027'],
  ['Medida Provisória 1.143/2022', undefined, 'medida-provisoria-1143-2022'],
])('%s se cita como %s %s', (name, place, key) => {
  expect(normKey(name, place)).toBe(key);
});
