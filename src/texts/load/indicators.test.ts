import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { figuresOn } from '../figures/figures.ts';
import { indicatorPath } from '../paths.ts';
import { indicatorsFolder, loadIndicators } from './indicators.ts';

const figures = figuresOn(isoDate('2026-11-22'));
const all = loadIndicators(figures);

function changed(name: string, from: string, to: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'indicators-'));
  cpSync(indicatorsFolder, folder, { recursive: true });
  const text = readFileSync(join(folder, name), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(folder, name), text.replace(from, to));
  return folder;
}

describe('os códigos do extrato', () => {
  it('são os da lista do INSS, todos com resposta, passos e fonte', () => {
    expect(all.flatMap(({ code, others }) => [code, ...others]).length).toBeGreaterThan(195);
    for (const { steps, citations, counts } of all) {
      expect(steps.length).toBeGreaterThan(0);
      expect(citations).toContain('portaria-dirben-990-anexo');
      expect(counts.children.length).toBeGreaterThan(0);
    }
  });

  it('em pendência, nunca são dados por resolvidos', () => {
    const settled = all.filter(({ effect }) => effect === 'accepted' || effect === 'informs');
    expect(settled.filter(({ code }) => code.startsWith('P')).map(({ code }) => code)).toEqual([]);
  });

  it('quando ainda não contam ou o INSS negou, não começam por “sim”', () => {
    const open = all.filter(({ effect }) => effect === 'notYet' || effect === 'refused');
    const said = open

      .map(({ says }) => says)
      .filter((says) => /\*\*(?:Em regra, )?sim/i.test(says));
    expect(said).toEqual([]);
  });

  it('têm na pasta só arquivos que se leem', () => {
    expect(readdirSync(indicatorsFolder).filter((name) => !name.endsWith('.yaml'))).toEqual([]);
  });

  it.each([
    ['PEXT', '/indicadores/pext'],
    ['PREC-COD1821_FORA_VIG', '/indicadores/prec-cod1821-fora-vig'],
    ['PVIN-DESLIG-JUSTIÇA-TRAB', '/indicadores/pvin-deslig-justica-trab'],
    ['PDARF-*', '/indicadores/pdarf'],
  ])('%s mora em %s', (code, path) => {
    expect(indicatorPath(code)).toBe(path);
  });

  it.each([
    ['nível inventado', 'avisos.yaml', 'level: relation', 'level: vinculo', 'relation ('],
    ['efeito inventado', 'avisos.yaml', 'effect: depends', 'effect: talvez', 'notYet ('],
    ['ação que não existe', 'avisos.yaml', 'action: ver-o-mes', 'action: rezar', 'não há “rezar”'],
    ['papel que não existe', 'shared.yaml', 'papers: [guias]', 'papers: [gia]', 'não há “gia”'],
    ['frase sem ponto', 'avisos.yaml', 'outra sigla."', 'outra sigla"', 'com ponto no fim'],
    ['código em minúsculas', 'avisos.yaml', 'code: IEAN', 'code: iean', 'em maiúsculas'],
    ['código repetido', 'avisos.yaml', 'code: IEAN', 'code: PEXT', '“PEXT” já é de PEXT'],
    ['variante de outro', 'avisos.yaml', 'IEAN-15', 'AEXT-VI', '“AEXT-VI” já é de IEAN'],
    ['fonte que não existe', 'avisos.yaml', 'lei-8213-29-a', 'lei-0', 'lei-0'],
    ['falta do que fazer', 'avisos.yaml', '    action: pedir-ppp\n', '', 'actions'],
    ['campo a mais', 'avisos.yaml', '  - code: IEAN', '  - nota: x\n    code: IEAN', 'nota'],
    [
      'resposta que ninguém escreveu',
      'shared.yaml',
      '  registration:\n    depends',
      '  registration:\n    informs',
      'registration',
    ],
  ])('%s: recusa, com arquivo e remédio', (_name, file, from, to, remedy) => {
    const folder = changed(file, from, to);
    expect(() => loadIndicators(figures, folder)).toThrow('.yaml');
    expect(() => loadIndicators(figures, folder)).toThrow(remedy);
  });
});
