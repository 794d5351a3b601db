import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import { figuresOn } from '#texts/figures/figures.ts';
import type { Signature } from '#texts/schema/signature.ts';
import { linkName } from '#texts/signing/seal-fact.ts';
import type { WaitingSentence } from '../blockers/confirm-blockers.ts';
import { sign } from '../write-signature.ts';
import { byHarm, byPassage, shareOf } from './by-harm.ts';
import { onPaper } from './on-paper.ts';
import { openedFor } from './opened.ts';
import { minutesOf, workOf } from './pace.ts';
import { passageOf } from './passage.ts';
import { readFacts, together } from './read-facts.ts';
import { sit } from './sit.ts';
import { inWords } from './value-in-words.ts';
import { settleItem } from './waiting-item.ts';

const folder = temporaryFolder('sitting');

const unused = (): never => {
  throw new Error('não se pede aqui');
};

const file = join(folder, 'texto.md');
const days = 'O prazo é de dez dias.';
const money = 'O valor é a metade.';
const other = 'O juiz ouve a família.';
const waiting = (says: string, rests: WaitingSentence['rests'] = 'memoria'): WaitingSentence => ({
  ...{ file, says, rests, open: 'a norma' },
});
writeFileSync(
  file,
  `---
title: x
toConfirm:
  - says: "${days}"
    rests: memoria
    open: "a norma"
---

## Antes

Nada.

::base[loas-20]

## Prazo

**O prazo** é de [dez dias](/x). ${money} ${other}

::base[lei-8213-25]
`,
);

it('a frase vem no seu parágrafo, com a linha e o que ela manda abrir', () => {
  const { line, paragraph, sources } = passageOf(waiting(days));
  expect(line).toBe(17);
  expect(paragraph).toBe(`${days} ${money} ${other}`);
  expect(sources).toEqual([]);
  expect(passageOf(waiting('Não está.'))).toMatchObject({ line: undefined, sources: [] });
  const open = 'STJ, Tema 1117';
  expect(passageOf({ ...waiting(days), open }).sources).toMatchObject([
    {
      norm: 'stj-repetitivos',
      label: open,
      isAt: true,
      url: expect.stringMatching(/^https:.*1117/),
    },
  ]);
  expect(onPaper([{ ...waiting(days), open }])).toMatch(
    /## .*texto\.md\n\n.*\n.*\n\| O prazo é de dez dias\. \| 17 \| .* \| STJ, Tema 1117; \[.*1117\S*\]\(https:/,
  );
  // The STF has a theme of the same number.
  const [theme] = passageOf({ ...waiting(days), open: 'STJ, Tema 1421' }).sources;
  expect(theme?.label).toMatch(/^STJ/);
});

it('primeiro o que mais prejudica, do mesmo mal texto por texto, e o mais incerto; cada pessoa lê textos inteiros', () => {
  const sorted = byHarm([waiting(other), waiting(money), waiting(days), waiting(days, 'duvida')]);
  const inTexts = ['a', 'b', 'a', 'c'].map((name) => ({ ...waiting(days), file: name }));
  expect(byHarm(inTexts, ['c', 'b']).map((one) => one.file)).toEqual(['c', 'b', 'a', 'a']);
  expect(sorted.map(({ says, rests }) => `${says} ${rests}`)).toEqual([
    `${days} duvida`,
    `${days} memoria`,
    `${money} memoria`,
    `${other} memoria`,
  ]);
  const two = [waiting(days), waiting(money), { ...waiting(other), file: join(folder, 'z.md') }];
  const shares = [1, 2].map((part) =>
    shareOf(two, { part, of: 2, texts: [file, join(folder, 'z.md')] }),
  );
  expect(shares.map((one) => one.length)).toEqual([2, 1]);
});

it.each([
  ['Lei 8.213/1991, arts. 27, I, e 55, § 3º: que prova', ['8.213/1991 27 55']],
  ['LOAS, art. 21-A; STJ, Tema 1.124 (DOU de 24/07/2026)', ['8.742/1993 21-A', 'STJ, Tema 1124']],
  ['IN 128/2022, art. 601, e IN 212/2026, arts. 574 e 600', ['128/2022 601', '212/2026 574 600']],
  ['Código de Processo Civil, art. 854, § 3º: o prazo', ['Código de Processo Civil 854']],
  ['IN 128/2022, art. 184, §§ 4º, 5º e 10, na redação das IN 3 e 4/2026: se', ['128/2022 184']],
  ['Lei 8.213/1991, art. 80, na redação de antes da MP 871/2019', ['8.213/1991 80', '871/2019']],
  ['nome do serviço no Meu INSS: hoje', ['nome do serviço no Meu INSS']],
])('%s: abrem-se %j', (open, pages) => {
  expect(openedFor(open).map(({ page, places }) => [page, ...places].join(' '))).toEqual(pages);
});

it('duas portarias de um número só: vale a da palavra de antes', () => {
  const opens = ['Portaria Conjunta MPS/INSS 13/2026', 'Portaria Interministerial MPS/MF 13/2026'];
  const labels = opens.map((open) => passageOf({ ...waiting(days), open }).sources);
  expect(labels.flat().map(({ label }) => label)).toEqual(opens);
});

it.each([
  ['Lei 8.213/1991, arts. 15 e 27-A', ['#art15', '#:~:text=Art.%2027%2DA.'], [true, true]],
  ['Portaria Conjunta MPS/INSS 13/2026, art. 8º', ['#:~:text=Art.%208%C2%BA'], [false]],
  [
    'Lei 9.784/1999, art. 66, § 1º',
    ['/l9784.htm#:~:text=prorrogado%20at%C3%A9%20o%20primeiro%20dia%20%C3%BAtil%20seguinte%20se'],
    [true],
  ],
  [
    'Lei 12.016/2009, art. 23',
    [
      '/l12016.htm#art23:~:text=extinguir%2Dse%2D%C3%A1%20decorridos%20120%20(cento%20e%20vinte)%20dias%2C%20contados',
    ],
    [true],
  ],
  ['IN PRES/INSS 128/2022, art. 339', ['/in128'], [false]],
])(
  '%s: cada artigo tem o seu link, que abre nele onde a página é de uma vez',
  (open, ends, isAt) => {
    const { sources } = passageOf({ ...waiting(days), open });
    expect(sources.map((one) => one.isAt)).toEqual(isAt);
    expect(sources.every(({ url }, at) => url.endsWith(ends[at] ?? ' '))).toBe(true);
  },
);

it('o que repousa na mesma passagem vem junto, e ela se abre e se conta uma vez', () => {
  const opens = ['Lei 1/2000, art. 2º', 'Lei 3/2000', 'Lei 1/2000, art. 4º', 'Lei 1/2000, art. 2º'];
  const all = opens.map((open, index) => ({ ...waiting(`Frase ${index}.`), open }));
  expect(byPassage(all).map(({ says }) => says)).toEqual([0, 3, 2, 1].map((n) => `Frase ${n}.`));
  const work = { claims: 3, again: 1, pages: 2, places: 3, reached: 0, searches: 0 };
  expect(workOf(all)).toEqual(work);
  const alone = all.reduce((sum, one) => sum + minutesOf(workOf([one])), 0);
  expect(minutesOf(workOf(all))).toBe(alone - 3.5);
});

it.each([
  [['s', 'd', 'q'], ['um']],
  [
    ['s', 's', 'v', 'd', 's'],
    ['um', 'três'],
  ],
  [['v', 'o quê?', 's', 'v'], []],
])('endereços e valores, um por um: com %j ficam assinados %j', async (answers, signed) => {
  const left = [...answers];
  const told: string[] = [];
  let kept: readonly Signature[] = [];
  await readFacts(
    ['um', 'dois', 'três'].map((name) => ({
      ...{ names: [name], says: [name], open: [`https://www.gov.br/${name}`] },
      correct: [`o arquivo de ${name}`],
    })),
    [],
    {
      ask: async () => left.shift(),
      tell: (text) => told.push(text),
      keep: (signatures) => {
        kept = signatures;
      },
      signFact: (text) => ({ text, finding: 'conferida', name: 'x', on: '2026-11-22', seal: '' }),
      now: () => 0,
      usual: 2,
    },
  );
  expect(kept.map(({ text }) => text)).toEqual(signed);
  expect(told.join('\n')).toContain('1 de 3. Faltam perto de 6 minutos.');
  expect(told.join('\n')).toContain('o arquivo de um');
});

it('os artigos de um endereço vêm numa linha só', async () => {
  const told: string[] = [];
  await sit([{ ...waiting(days), open: 'IN PRES/INSS 128/2022, arts. 527 e 529' }], [], {
    ...{ ask: async () => undefined, tell: (text: string) => told.push(text), now: () => 0 },
    ...{ keep: () => undefined, isUntested: () => false },
    ...{ sign: unused, signFact: unused, settle: unused },
  });
  expect(told.join('')).toMatch(/ {4}Instrução Normativa.*, art\. 527, art\. 529: https:\S+\n/);
});

it.each([
  [90, '90'],
  [{ days: 90, childUnderAge: 16 }, 'dias: 90, filho com menos de: 16'],
  [[{ top: 'o teto', perMille: 75 }], 'até: o teto, milésimos: 75'],
])('o valor %j se lê em palavras', (value, words) => {
  expect(inWords(value)).toBe(words);
});

it('o que está num endereço só se abre e se assina uma vez', () => {
  const [one, other] = ['um', 'dois'].map((name) => ({
    ...{ names: [name], says: [name], open: ['https://www.gov.br'], correct: ['um arquivo'] },
  }));
  expect(together([one, other].filter((fact) => fact !== undefined))).toEqual([
    { ...one, names: ['um', 'dois'], says: ['um', 'dois'] },
  ]);
});

describe('uma sessão', () => {
  const three = [waiting(days), waiting(money), waiting(other)];
  const sitWith = async (sentences: readonly WaitingSentence[], ...answers: string[]) => {
    const told: string[] = [];
    let kept: readonly Signature[] = [];
    const date = isoDate('2026-11-22');
    await sit(sentences, [], {
      ask: async (question) => {
        told.push(question);
        return answers.shift();
      },
      tell: (text) => told.push(text),
      sign: ({ was, ...signing }) =>
        sign({ ...signing, was }, { name: 'Araçá do Exemplo' }, { date, figures: figuresOn(date) }),
      isUntested: (norm, signatures) => signatures.every(({ text }) => text !== linkName(norm)),
      signFact: (text) => ({ text, finding: 'conferida', name: 'x', on: date, seal: '' }),
      keep: (signatures) => {
        kept = signatures;
      },
      settle: settleItem,
      now: () => 0,
    });
    const named = kept.map(({ text, says, finding }) => `${finding}: ${says ?? text}`);
    return { kept: named, told: told.join('\n') };
  };

  it('assina, deixa para depois, volta e sai', async () => {
    expect((await sitWith(three, 's', 'd', 's')).kept).toEqual([
      `conferida: ${days}`,
      `conferida: ${other}`,
    ]);
    const { kept, told } = await sitWith(three, 's', 'v', 'd', 's', 'q');
    expect(kept).toEqual([`conferida: ${money}`]);
    expect(told).toContain('Assinadas agora: 1. Esperam: 2.');
  });

  it('o endereço que se abriu para a frase fica aberto para todas, e voltar o desfaz', async () => {
    const open = 'Lei 8.213/1991, art. 60';
    const two = [days, money].map((says) => ({ ...waiting(says), open }));
    const { kept, told } = await sitWith(two, 'e', 'e', 's', 'q');
    expect(kept).toEqual(['conferida: norma:lei-8213', `conferida: ${days}`]);
    expect(told).toContain('já foram abertos');
    const [first = '', second = ''] = told.split(/(?=\d de 2\. )/).slice(1);
    expect(first).toContain('t esta e as seguintes conferem (2)');
    expect(first).toMatch(/art\. 60: https:.*ninguém abriu/);
    expect(first).toContain(`Sobre o mesmo: “${money}”`);
    expect(first.split('e os endereços')).toHaveLength(2);
    // What stands right above is not told again.
    expect(second).toContain(`Na mesma passagem: ${open}`);
    expect(second).not.toMatch(/https:|Sobre o mesmo|t esta/);
    expect((await sitWith(two, 'e', 'v', 's', 'q')).kept).toEqual([`conferida: ${days}`]);
    expect((await sitWith(two, 't')).kept).toEqual([`conferida: ${days}`, `conferida: ${money}`]);
  });

  it('uma frase mudada toma o lugar da antiga no que espera, e voltar a devolve', async () => {
    const before = readFileSync(file, 'utf8');
    const [gone, now] = ['O prazo é de um ano.', 'O prazo vence em {{dias-pensao}} dias.'];
    const changed = before.replace(days, gone).replace('**O prazo** é de [dez dias](/x).', now);
    writeFileSync(file, changed);
    const { kept, told } = await sitWith([waiting(gone)], 'm', 'o', 'O prazo é falso.', now);
    expect(kept).toEqual([`corrigida: ${now}`]);
    expect(told).toContain('“o” não é uma frase');
    expect(told).toContain('não diz “O prazo é falso.”');
    expect(readFileSync(file, 'utf8')).toContain(
      '  - says: O prazo vence em … dias.\n    rests: m',
    );
    writeFileSync(file, changed);
    expect((await sitWith([waiting(gone)], 'm', 'q', 'q')).kept).toEqual([]);
    await sitWith([waiting(gone), waiting(money)], 'f', 'q');
    expect(readFileSync(file, 'utf8')).toContain('\ntoConfirm: []\n---\n');
    writeFileSync(file, changed);
    await sitWith([waiting(gone), waiting(money)], 'f', 'v', 'q');
    expect(readFileSync(file, 'utf8')).toBe(changed);
    writeFileSync(file, before);
  });

  it('o que o texto ainda diz não foi tirado', async () => {
    const { kept, told } = await sitWith(three, 'f', 'q');
    expect(kept).toEqual([]);
    expect(told).toContain(`ainda diz “${days}”`);
  });
});
