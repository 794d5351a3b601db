import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSite } from '#document/site.ts';
import { isoDate } from '#law/date.ts';
import { refused } from '#tests/machine/content-file.ts';
import { figuresOn } from '../figures/figures.ts';
import { slug } from '../markdown/slug.ts';
import { benefitsFolder, isOnHomePage, loadBenefits } from './benefits.ts';
import { loadDeniedGuide } from './guide.ts';
import { checkRegistered, loadPage } from './page.ts';
import { loadTools } from './tools.ts';

const { figures } = loadSite({
  SITE_DATE: '2026-11-21',
  PRACTICE_FOLDER: 'tests/fixtures/demo-practice',
});
const bpc = readFileSync(`${benefitsFolder}/bpc-loas.md`, 'utf8').replace(/^related:.*\n/m, '');

const loadOne = (text: string, name = 'bpc-loas.md') => {
  const folder = mkdtempSync(join(tmpdir(), 'benefits-'));
  writeFileSync(join(folder, name), text);
  return loadBenefits(figuresOn(isoDate('2026-11-21')), undefined, folder);
};

describe('páginas', () => {
  it('os benefícios carregam, primeiro os da página inicial, cada um no seu lugar', () => {
    const benefits = loadBenefits(figures);
    const placed = benefits.filter(isOnHomePage);
    expect(placed.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(benefits.slice(0, placed.length)).toEqual(placed);
  });

  it('o que o escritório quer na página inicial vem na ordem dele, e os outros continuam', () => {
    const wished = ['seguro-defeso', 'bpc-loas'];
    const benefits = loadBenefits(figures, wished);
    expect(benefits.filter(isOnHomePage).map(({ slug }) => slug)).toEqual(wished);
    expect(benefits).toHaveLength(loadBenefits(figures).length);
    const tools = loadTools(figures).map(({ slug }) => slug);
    const last = tools.slice(-2).reverse();
    expect(loadTools(figures, last).map(({ slug }) => slug)).toEqual([
      ...last,
      ...tools.slice(0, -2),
    ]);
  });

  it('toda parte de benefício diz em que lei se apoia', () => {
    for (const { slug, sections } of loadBenefits(figures)) {
      for (const { title, citations } of sections)
        expect(citations, `${slug}, ${title}`).not.toEqual([]);
    }
  });

  it('o guia tem seis motivos e o aviso de ética', () => {
    const guide = loadDeniedGuide(figures);
    expect(guide.reasons).toHaveLength(6);
    expect(guide.ethics).toMatch(/não promete resultado/);
  });

  it('privacidade e acessibilidade trazem os dados do escritório', () => {
    expect(loadPage('privacidade', figures).sections.length).toBeGreaterThan(3);
    expect(JSON.stringify(loadPage('acessibilidade', figures))).toContain('(00) 90000-0000');
  });

  it('um texto fora do registro é recusado, com o que fazer', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pages-'));
    writeFileSync(join(folder, 'privacidade.md'), '');
    expect(() => checkRegistered(folder)).not.toThrow();
    writeFileSync(join(folder, 'esquecida.md'), '');
    expect(() => checkRegistered(folder)).toThrow(/src\/texts\/registry\.ts/);
  });

  it('dois benefícios no mesmo lugar da página inicial são recusados', () => {
    const folder = mkdtempSync(join(tmpdir(), 'benefits-'));
    for (const name of ['um.md', 'outro.md']) writeFileSync(join(folder, name), bpc);
    expect(() => loadBenefits(figures, undefined, folder)).toThrow(
      /um\.md[\s\S]*lugar 1 já é de .*outro\.md/,
    );
  });

  it.each([
    ['sem título', /^title:.*\n/m, '', 'title'],
    ['com descrição longa demais', /description: .*/, `description: ${'a'.repeat(156)}`, '155'],
    ['com emoji na mensagem', /message: .*/, 'message: Olá! 👋 Tudo bem?', 'emoji'],
    ['sem uma parte do esqueleto', /## Como pedir/, '## Como fazer', '## Como pedir'],
    ['sem o nome oficial', /^officialName: .*\n/m, '', 'officialName'],
    ['com o esqueleto de outro grupo', /^order:/m, 'group: situacao\norder:', '## Como funciona'],
    ['com data que não existe', /verifiedOn: .*/, 'verifiedOn: 2026-02-30', 'verifiedOn'],
    ['com campo desconhecido', /^order:/m, 'ordem: 1\norder:', 'ordem'],
    ['com valor desconhecido', /\{\{salario-minimo\}\}/, '{{salario}}', '{{salario}}'],
    ['com valor desconhecido na ficha', /^card: .*/m, 'card: São {{salario}}.', '{{salario}}'],
    ['sem cabeçalho', /^---\n/, '', '---'],
  ])('recusa um benefício %s, com o nome do arquivo', refused(bpc, loadOne, 'bpc-loas.md'));

  it('recusa nome de arquivo com acento ou maiúscula', () => {
    expect(() => loadOne(bpc, 'Pensão.md')).toThrow('Pensão.md');
  });

  it('recusa página relacionada que não existe', () => {
    expect(() => loadOne(bpc.replace(/^order:/m, 'related: [nada]\norder:'))).toThrow('“nada”');
    const itself = bpc.replace(/^order:/m, 'related: [bpc-loas]\norder:');
    expect(() => loadOne(itself)).toThrow('duas vezes');
  });

  it('a parte a que uma placa leva tem endereço, e placa para parte que não há é recusada', () => {
    const signed = (to: string) =>
      bpc.replace(/^order:/m, `signposts: [{ title: Placa, says: Diz., to: "${to}" }]\norder:`);
    const anchors = (text: string) => JSON.stringify(loadOne(text)[0]?.sections);
    const part = slug(/^### (.*)$/m.exec(bpc)?.[1] ?? '');
    expect(anchors(bpc)).not.toContain(`"id":"${part}"`);
    expect(anchors(signed(`#${part}`))).toContain(`"id":"${part}"`);
    expect(() => loadOne(signed('#nada'))).toThrow('“#nada”');
  });
});
