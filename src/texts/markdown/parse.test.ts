import { describe, expect, it } from 'vitest';
import type { Figure } from '../figures/figure.ts';
import { parseInline, parseSections } from './parse.ts';
import { fillPlaceholders } from './placeholders.ts';

const figures = (key: string): Figure | undefined =>
  ({
    ano: { text: '2026' },
    velho: { text: 'R$\u00a010,00', outdatedYear: 2025 },
    'pratica.este': { text: 'esta clínica', isWords: true as const },
  })[key];
const parse = (markdown: string) =>
  parseSections(markdown, { file: 'texto.md', firstLine: 11, figures });
const tags = (markdown: string) => JSON.stringify(parse(`## Parte\n\n${markdown}`)[0]?.body);

describe('texto em partes', () => {
  it('cada ## é uma parte, com âncora e fontes', () => {
    const [first, second] = parse(
      '## O que é\n\nUm texto.\n\n::base[loas-20, ec-103-18]\n\n## Como pedir\n\nOutro.\n',
    );
    expect(first).toMatchObject({
      id: 'o-que-e',
      title: 'O que é',
      citations: ['loas-20', 'ec-103-18'],
    });
    expect(second).toMatchObject({ id: 'como-pedir', citations: [] });
    expect(first?.text).not.toContain('base');
  });

  it.each([
    ['checklist', '- [ ] CPF', 'check-list'],
    ['passos', '1. **Peça.** No 135.', 'step-list'],
    ['rótulo e valor', '| | |\n|-|-|\n| Quanto | Um |', 'fact-list'],
    ['exemplo', ':::exemplo[Um caso]\nTexto.\n:::', 'case-box'],
    ['cuidado', ':::cuidado\nTexto.\n:::', 'callout-box'],
    ['requisitos', ':::requisitos\n- **Idade.** 65\n:::', 'requirement-list'],
    ['duas listas', ':::duas-listas\n### A\n- um\n### B\n- dois\n:::', 'two-lists'],
    ['botões', ':::acoes\n[Guia](/guia)\n:::', 'read-button'],
    [
      'tabela com legenda',
      ':::tabela[Prazos em {{ano}}]\n| A | B |\n|-|-|\n| um | dois |\n:::',
      'Prazos em 2026',
    ],
  ])('desenha %s', (_name, markdown, tag) => {
    expect(tags(markdown)).toContain(tag);
  });

  it('põe os valores no texto e marca os antigos', () => {
    expect(tags('Em {{ano}}.')).toContain('"text":"2026"');
    expect(tags('Vale {{velho}}.')).toContain('valor de 2025, ainda não atualizado');
  });

  it('o que é só palavra entra no texto, sem emenda, e no título de uma parte', () => {
    expect(tags('E {{pratica.este}} não pede.')).toContain('"value":"E esta clínica não pede."');
    expect(parse('## O que {{pratica.este}} pede em {{ano}}\n\nNada.')).toMatchObject([
      { id: 'o-que-esta-clinica-pede-em-2026', title: 'O que esta clínica pede em 2026' },
    ]);
    expect(() => parse('## O que {{pratica.nada}} pede\n\nNada.')).toThrow(
      /linha 11[\s\S]*\{\{pratica.nada\}\} não existe/,
    );
  });

  it('não diz um ano ao lado do valor de outro', () => {
    const [old, own] = parse(
      '## A\n\nEm {{ano}}.\n\nVale **{{velho}}** em {{ano}}.\n\n## B\n\nEm {{ano}}.',
    ).map(({ text }) => text);
    expect(old).toBe('Em 2025.Vale R$\u00a010,00 em 2025.');
    expect(own).toBe('Em 2026.');
    const inline = parseInline('**{{velho}}** em {{ano}}.', 'texto.md', figures);
    expect(JSON.stringify(inline)).toContain('"text":"2025"');
    expect(fillPlaceholders('{{velho}} em {{ano}}', figures)).toMatch(/em 2025$/);
  });

  it('mantém número e unidade na mesma linha', () => {
    expect(tags('São 30 dias e R$ 10,00, art. 20.')).toContain(
      '30\u00a0dias e R$\u00a010,00, art.\u00a020',
    );
  });

  it.each([
    ['fonte desconhecida', '## A\n\n::base[lei-0000]', /linha 13.*lei-0000/s],
    ['valor desconhecido', '## A\n\nVale {{nada}}.', /linha 13.*\{\{nada\}\}/s],
    ['bloco desconhecido', '## A\n\n:::nota\nx\n:::', /linha 13.*:::nota/s],
    ['HTML', '## A\n\n<b>x</b>', /linha 13.*HTML/s],
    ['texto antes do título', 'solto', /linha 11.*## /s],
    ['tabela sem legenda', '## A\n\n| A | B |\n|-|-|\n| 1 | 2 |', /legenda/],
    [
      'imagem',
      '## A\n\n![](https://a.example/p.png)',
      /linha 13.*a\.example\/p\.png.*não é aceita/s,
    ],
    ['imagem por referência', '## A\n\n![x][p]\n\n[p]: /p.png', /linha 13.*“p”/s],
    ['link por referência', '## A\n\n[x][p]\n\n[p]: http://a.example', /linha 15.*http:\/\/a/s],
    ['valor com acento', '## A\n\nVale {{Ánó}}.', /linha 13.*“\{\{Ánó\}\}”.*Escreva \{\{ano\}\}/s],
    ['valor com uma chave só', '## A\n\nVale {ano}.', /linha 13.*“\{ano\}”.*Escreva \{\{ano\}\}/s],
    ['valor sem fim', '## A\n\nVale {{ano.', /linha 13.*sairia no site como está/s],
    ['emoji', '## A\n\nPeça já 😀.', /linha 13.*emoji/s],
    ['lista dentro de lista', '## A\n\n- um\n  - dois', /linha 13.*lista dentro de outra/s],
    ['citação', '## A\n\n> um', /linha 13.*“>”/s],
    ['título maior', '# B\n\n## A', /linha 11.*título/s],
    ['nota de rodapé', '## A\n\nUm.[^1]\n\n[^1]: Dois.', /linha 13.*rodapé/s],
    ['site não oficial', '## A\n\n[x](https://a.example/b)', /linha 13.*não é de um site oficial/s],
    ['site que imita', '## A\n\n[x](https://gov.br.example)', /não é de um site oficial/s],
    [
      'bloco aberto',
      '## A\n\n:::cuidado\nx\n\n::base[loas-20]\n\n## B\n',
      /• linha 13: o bloco :::cuidado não foi fechado[^•]*$/s,
    ],
    [
      'bloco aberto antes de outro',
      '## A\n\n:::cuidado\nx\n\n:::saiba\ny\n:::',
      /• linha 13: o bloco :::cuidado não[^•]*$/s,
    ],
    ['link de botão', '## A\n\n:::acoes\n[x](javascript:x)\n:::', /linha 14.*javascript:x/s],
    ['duas listas com um título', '## A\n\n:::duas-listas\n### A\n- um\n:::', /dois títulos/],
  ])('recusa %s, com arquivo, linha e remédio', (_name, markdown, message) => {
    expect(() => parse(markdown)).toThrow('texto.md');
    expect(() => parse(markdown)).toThrow(message);
  });

  it.each([
    'http://a.example',
    '//a.example',
    '/\\\\a.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'https:a.example',
    'https:///a.example',
    'a.example',
    '',
  ])('recusa o link “%s”, com o remédio', (address) => {
    expect(() => parse(`## A\n\n[x](${address})`)).toThrow(/linha 13: o link “.*https:\/\//);
    expect(() => parseInline(`[x](${address})`, 'a.md', figures)).toThrow(/a\.md.*o link/s);
  });

  it('recusa um link a uma ferramenta que não abre ali, e diz onde ela abre', () => {
    expect(() => parse('## A\n\n[x](/ferramentas/prazo-do-recurso#nada)')).toThrow(
      /linha 13: o link .*“#nada”.*negado/,
    );
  });

  it.each([
    'https://www.gov.br/inss',
    '/ferramentas/prazo-do-recurso#negado',
    '/beneficios/bpc-loas#como-pedir',
    '/',
    '#parte',
    'tel:135',
    'mailto:a@b.example',
  ])('aceita o link “%s”', (address) => {
    expect(tags(`[x](${address})`)).toContain(`"href":"${address}"`);
  });

  it('diz todos os erros de um texto de uma vez', () => {
    expect(() => parse('## A\n\n<b>x</b>\n\n{{nada}}\n\n## B\n\n::base[lei-0000]')).toThrow(
      /linha 13.*HTML.*linha 15.*nada.*linha 19.*lei-0000/s,
    );
  });

  it('uma linha não leva parágrafo nem quebras', () => {
    const { children } = parseInline('Vale **R$ 1** em {{ano}}, por mês.', 'texto.md', figures);
    expect(children.map((node) => node.type)).toEqual([
      'text',
      'element',
      'text',
      'element',
      'text',
    ]);
    expect(() => parseInline('- lista', 'texto.md', figures)).toThrow('uma linha');
  });
});
