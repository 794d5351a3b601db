import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isoDate } from '#law/date.ts';
import { plainFigure } from '#texts/figures/figure.ts';
import { figuresOn } from '#texts/figures/figures.ts';
import { flowFile } from '#texts/load/flow.ts';
import { flowSchema } from '#texts/schema/flow.ts';
import { contentLines } from '../published-text/content-lines.ts';
import { ourOwnTerms, uncitedClaims } from './claims.ts';
import { daysToCome, impossibleDays } from './days-to-come.ts';
import { uncitedInFlow } from './flow-claims.ts';
import { oldFigures } from './old-figures.ts';
import { unusedHarmless } from './source-claims.ts';
import { straySignatures } from './stray-signatures.ts';
import { typedFigures } from './typed-figures.ts';

const page = (fields: string, body: string) => `---\n${fields}\n---\n\n${body}\n`;
const cited = '## O que é\n\nDura 30 dias.\n\n::base[loas-20]';

describe('todo número da lei tem fonte', () => {
  it('menos os prazos que são nossos, e que ainda se dizem', () => {
    const all = contentLines().map(({ text }) => text);
    expect(ourOwnTerms.filter((term) => !all.some((text) => text.includes(term)))).toEqual([]);
  });

  it('nas perguntas de “por onde começar”', () => {
    const flow = flowSchema.parse(parse(readFileSync(flowFile, 'utf8')));
    const [first] = flow.questions;
    if (first) first.hint = 'Vale para quem tem 77 anos.';
    expect(uncitedInFlow(flow)).toMatchObject([{ sentence: 'Vale para quem tem 77 anos.' }]);
    if (first) first.hint = 'Vale para quem tem setenta e sete anos.';
    expect(uncitedInFlow(flow)).toMatchObject([{ sentence: expect.stringContaining('setenta') }]);
  });

  it('e a lista dos que não são da lei não tem nenhum a mais', () => {
    expect(unusedHarmless()).toEqual([]);
  });

  it.each([
    ['uma idade', 'É preciso ter 65 anos.'],
    ['um valor', 'Paga R$ 500,00 por mês.'],
    ['um prazo', 'Recorra em 15 dias.'],
    ['uma porcentagem', 'Vale 91% da média.'],
    ['um prazo por extenso', 'Recorra em trinta dias.'],
    ['uma carência por extenso', 'São cento e oitenta meses.'],
    ['uma parte', 'Vale metade do salário mínimo.'],
  ])('acusa %s em uma parte sem fonte, com arquivo e linha', (_name, sentence) => {
    const source = page('title: Teste', `${cited}\n\n## Outra\n\n${sentence}`);
    expect(uncitedClaims('content/x.md', source)).toMatchObject([
      {
        place: 'content/x.md:13',
        sentence,
        reason: 'afirma um número e a parte “Outra” não tem ::base[…].',
      },
    ]);
  });

  it('de um benefício, acusa toda parte sem fonte, uma vez', () => {
    const source = page('title: Teste', `${cited}\n\n## Outra\n\nPeça. Há 30 dias. Há 5 dias.`);
    expect(uncitedClaims('content/benefits/x.md', source)).toMatchObject([
      { place: 'content/benefits/x.md:11', reason: expect.stringContaining('“Outra”') },
    ]);
  });

  it('acusa um resumo que diz mais que o texto', () => {
    expect(uncitedClaims('content/x.md', page('lead: Dura 45 dias.', cited))).toMatchObject([
      { sentence: 'Dura 45 dias.', reason: expect.stringContaining('que nenhuma parte') },
    ]);
    expect(uncitedClaims('content/x.md', page('lead: Dura 30 dias.', cited))).toEqual([]);
  });

  it('acusa um resumo que diz o mesmo número de outra coisa', () => {
    const terms = '## O que é\n\nHá 45 dias para atualizar o cadastro.\n\n::base[loas-20]';
    expect(
      uncitedClaims('content/x.md', page('lead: A decisão vem em 45 dias.', terms)),
    ).toMatchObject([{ reason: expect.stringContaining('nenhuma parte com ::base[…] repete') }]);
    expect(
      uncitedClaims('content/x.md', page('lead: Você tem 45 dias para o cadastro.', terms)),
    ).toEqual([]);
  });

  it('não acusa telefone, valor pelo nome nem gente inventada', () => {
    const example =
      '## Um exemplo\n\n:::exemplo[José]\nJosé tem 58 anos.\n:::\n\nLigue para o 135.';
    const figure = 'lead: Paga {{salario-minimo}} por mês.';
    expect(uncitedClaims('content/x.md', page(figure, `${cited}\n\n${example}`))).toEqual([]);
  });
});

describe('o que muda com o ano se escreve pelo nome', () => {
  const date = isoDate('2026-11-21');
  const typed = (text: string, file = 'content/benefits/bpc-loas.md') =>
    typedFigures([{ file, line: 7, text }], date).map(({ remedy }) => remedy);

  it.each([
    ['Paga R$ 1.621,00 em 2026.', 'salario-minimo'],
    ['Paga R$ 1621 por mês.', 'salario-minimo'],
    ['São mil seiscentos e vinte e um reais.', 'salario-minimo'],
    ['Renda de até R$\u00a0405,25 por pessoa.', 'bpc-limite'],
    ['O teto é de 8.475,55.', 'teto-inss'],
    ['São 93 pontos para a mulher.', 'pontos-mulher'],
    ['A mulher precisa de 59 anos e 6 meses.', 'idade-progressiva-mulher'],
    ['São 120 dias desde o parto.', 'dias-maternidade'],
    ['| Adoção, até 12 anos | 120 |', 'dias-maternidade'],
    ['Peça em até 90 dias da morte.', 'dias-pensao'],
  ])('acusa: %s', (text, key) => {
    expect(typed(text)).toEqual([expect.stringContaining(`{{${key}}}`)]);
  });

  it.each([
    'Paga … por mês.',
    'Recebia aposentadoria de R$ 4.500,00.',
    'A conta deu R$ 11.621,00.',
    'A conta deu R$ 1.621,50.',
    'Pela Lei 1.621/1952.',
    'São 193 pontos.',
    'Trabalho fora por até 120 dias no ano.',
    'Do parto, 120 dias: até 28 de junho de 2026.',
    'A mulher precisa de 59 anos.',
  ])('aceita: %s', (text) => {
    expect(typed(text)).toEqual([]);
  });

  it('menos na lista do que mudou na lei, que conta a história', () => {
    expect(typed('O salário mínimo passou a R$ 1.621,00.', 'content/law-changes.yaml')).toEqual([]);
  });
});

describe('o valor de outro ano, na página pronta', () => {
  const page = (words: string, path = '/x') => [
    { path, html: `<p>Vale <b>${words}</b> hoje.</p>` },
  ];
  const [now, later] = [isoDate('2026-11-22'), isoDate('2150-01-05')];
  const wage = figuresOn(now)('salario-minimo')?.text ?? '';

  it('é aceito no próprio ano, e depois só com a marca', () => {
    const latest = figuresOn(later)('salario-minimo') ?? { text: '' };
    expect(oldFigures(page(wage), now)).toEqual([]);
    expect(oldFigures(page(plainFigure(latest)), later)).toEqual([]);
    expect(oldFigures(page(latest.text), later)).toMatchObject([
      { place: '/x', sentence: expect.stringMatching(/^R\$ [\d.]+,\d\d hoje\.$/) },
    ]);
  });

  it('a lista do que mudou conta os valores de cada ano', () => {
    expect(oldFigures(page(wage, '/mudancas'), later)).toEqual([]);
    expect(oldFigures(page(wage), later)).toHaveLength(1);
  });
});

describe('ninguém conferiu um texto em um dia que ainda não chegou', () => {
  const date = isoDate('2026-11-21');
  it('acusa a data, com arquivo e linha', () => {
    const source = 'title: x\nverifiedOn: 2026-11-22\nupdatedOn: "2027-01-01"';
    expect(daysToCome('content/x.md', source, date)).toMatchObject([
      { place: 'content/x.md:2', reason: expect.stringContaining('verifiedOn é 2026-11-22') },
      { place: 'content/x.md:3', reason: expect.stringContaining('updatedOn é 2027-01-01') },
    ]);
  });

  it('acusa um dia de antes do site, e uma mudança da lei de daqui a anos', () => {
    const days = (file: string, row: string) => impossibleDays(file, row, date);
    expect(days('content/x.md', 'verifiedOn: 2026-11-19')).toHaveLength(1);
    expect(days('content/law-changes.yaml', '- date: 2029-01-01')).toHaveLength(1);
    expect(days('content/law-changes.yaml', '- date: 2027-01-01')).toEqual([]);
    for (const day of ['2026-11-20', '2026-02-31'])
      expect(days('content/x.md', `verifiedOn: ${day}`)).toEqual([]);
  });

  it('acusa a assinatura de um dia que não chegou, e a de um texto que não existe mais', () => {
    const known = 'content/benefits/bpc-loas.md';
    const of = (text: string, on: string) => `- { text: ${text}, on: ${on}, seal: y }\n`;
    const source = of(known, date) + of(known, '2027-11-21') + of('content/benefits/bpc.md', date);
    expect(straySignatures('p/signatures.yaml', source, date)).toMatchObject([
      { place: 'p/signatures.yaml:2', reason: expect.stringContaining('2027-11-21') },
      { place: 'p/signatures.yaml:3', reason: expect.stringContaining('bpc.md') },
    ]);
    expect(straySignatures('p/signatures.yaml', of('norma:lei-8213', date), date)).toEqual([]);
  });

  it('aceita hoje e antes', () => {
    const source = 'verifiedOn: 2026-11-21\nupdatedOn: 2026-01-01\n- date: 2027-01-01';
    expect(daysToCome('content/x.md', source, date)).toEqual([]);
  });
});
