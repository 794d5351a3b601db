import { appendFileSync, cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import { loadLook } from './brand.ts';

const folder = temporaryFolder('look');

const logo = (inner: string, head = 'viewBox="0 0 40 40"') => {
  writeFileSync(
    join(folder, 'logo.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" ${head}>${inner}</svg>`,
  );
  return loadLook(folder).logo;
};

it('sem arquivos, fica a aparência do projeto', () => {
  expect(loadLook('tests/fixtures/practice')).toEqual({
    brand: undefined,
    logo: undefined,
    font: undefined,
  });
});

it('aceita formas, sem título nem espaços', () => {
  expect(logo('\n <title>Nome</title>\n <g><path d="M0 0h9v9z" fill="#fff"/></g>\n')).toBe(
    '<g><path d="M0 0h9v9z" fill="#fff"/></g>',
  );
});

it.each([
  ['um programa', '<script>alert(1)</script>', 'não cabe aqui'],
  ['um evento', '<path d="M0 0" onclick="alert(1)"/>', 'não cabe aqui'],
  ['um estilo', '<path d="M0 0" style="fill:red"/>', 'não cabe aqui'],
  ['uma imagem de fora', '<image href="https://a.example/x.png"/>', 'não cabe aqui'],
  ['uma forma que não fecha', '<g><path d="M0 0"/>', 'falta fechar “<g>”'],
  ['uma marca que fecha outra', '<g></path>', 'fecha o que não foi aberto'],
  ['texto', 'Nome<path d="M0 0"/>', 'texto solto'],
  ['um desenho grande demais', `<path d="M0 0${'h1'.repeat(900)}"/>`, 'cabem 1500'],
])('recusa %s', (_, inner, remedy) => {
  expect(() => logo(inner)).toThrow(remedy);
});

it.each(['#123', 'black', '#7a1f2b'])(
  'recusa uma marca que ninguém veria: %s sobre verde',
  (fill) => {
    const shapes = `<path d="M0 0h9v9z" fill="${fill}"/>`;
    expect(() => logo(shapes)).toThrow(/sobre a cor forte \(#0f4a3a\).*3:1/);
    expect(logo(`${shapes}<path d="M9 9h9v9z" fill="white"/>`)).toContain(fill);
  },
);

it('letras próprias e as do aparelho, as duas, não', () => {
  const both = mkdtempSync(join(tmpdir(), 'both-'));
  cpSync('examples/escritorio-de-exemplo', both, { recursive: true });
  const file = join(both, 'brand.yaml');
  expect(loadLook(both).font).toBeDefined();
  appendFileSync(file, 'headings: sistema\n');
  expect(() => loadLook(both)).toThrow('“headings” diz sistema');
});

it('recusa outra moldura', () => {
  expect(() => logo('<path d="M0 0"/>', 'viewBox="0 0 24 24"')).toThrow('viewBox="0 0 40 40"');
});
