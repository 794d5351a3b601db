import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kindOf } from '#words/letter/kind-of.ts';
import { matchLetter, packReasons, unpackReasons } from '#words/letter/match-letter.ts';
import { plainWords } from '#words/letter/plain.ts';
import { repaired } from '#words/letter/repair.ts';
import { kindStems } from '#words/letter/rules.ts';
import { learn } from './learn.ts';
import {
  asLabelled,
  everySet,
  isHarmful,
  judgeAll,
  knownLetters,
  mendedFor,
  neverLearned,
  paraphrases,
  printed,
  totalOf,
} from './measure.ts';
import { readMotives } from './read-motives.ts';

const letters = knownLetters();
const slugsFor = (text: string): string[] =>
  matchLetter(text, letters).reasons.map(({ slug }) => slug);
const all = everySet(letters);
const { ours: tuned = [] } = all;

/** A reason of these lines, for limits. */
const reasonOf = (slug: string, keys = [slug]) => ({
  slug,
  keys,
  says: ['frase de outra carta bem diferente'],
  kinds: ['denial' as const],
});

describe('as figuras medidas', () => {
  it('das frases pelas quais se escreveu, nenhuma faz mal, e quase todas estão certas', () => {
    const judged = judgeAll(tuned, letters);
    const { right } = totalOf(judged);
    expect(judged.filter(({ outcome }) => outcome === 'harmful')).toEqual([]);
    expect(right / tuned.length).toBeGreaterThanOrEqual(0.95);
    const known = new Set(['none', ...letters.map(({ slug }) => slug)]);
    expect(tuned.filter(({ reason }) => !known.has(reason))).toEqual([]);
  });

  it('de cada pessoa que escreveu, nenhuma faz mal a quem não aprendeu com elas', {
    timeout: 120_000,
  }, () => {
    const sets = Object.entries(all).map(([name, samples]) => ({
      name,
      samples,
      known: samples.map(asLabelled(letters)),
    }));
    for (const { name, samples, known } of sets) {
      const weights = learn(sets.flatMap((other) => (other.name === name ? [] : other.known)));
      const harmful = samples.filter(({ text }, index) =>
        isHarmful(known[index]?.kinds ?? [], kindOf(text, weights)),
      );
      const newLines =
        'o que se aprende mudou? Reveja as frases novas de paraphrases.yaml; depois, npm run letter:learn';
      expect(harmful, `${name}: ${newLines}`).toEqual([]);
    }
  });

  it('dos papéis com os quais ninguém aprende, nenhum faz mal', () => {
    const judged = judgeAll([...neverLearned(), ...mendedFor()], letters);
    expect(judged.filter(({ outcome }) => /^harm/.test(outcome))).toEqual([]);
    expect(totalOf(judged).right).toBeGreaterThan(judged.length / 2);
  });

  it('cada página tem ao menos uma frase de gente que leva a ela', () => {
    const tried = new Set(paraphrases().map(({ reason }) => reason));
    expect(letters.filter(({ slug }) => !tried.has(slug)).map(({ slug }) => slug)).toEqual([]);
  });
});

describe('o que não muda o resultado', () => {
  const texts = [...printed(letters), ...paraphrases()].map(({ text }) => text);

  // Of a text, `matchLetter` reads its plain words and no more.
  it('os acentos e as maiúsculas', () => {
    for (const text of texts) {
      const bare = text.normalize('NFD').replaceAll(/\p{M}/gu, '');
      expect(plainWords(bare)).toBe(plainWords(text));
      expect(plainWords(text.toUpperCase())).toBe(plainWords(text));
    }
  });

  it('o til que a fotografia soltou: “constataç~ao”, “constataç~o”, “constataça~o”', () => {
    for (const text of texts) {
      const plain = plainWords(text.replaceAll('ão', 'ao'));
      for (const loose of ['~ao', '~o', 'a~o'])
        expect(plainWords(text.replaceAll('ão', loose))).toBe(plain);
    }
  });
});

describe('o sim e o não', () => {
  // Beside another word of refusal, or where it is no verdict, one "não" less is no contrary.
  const otherNo =
    /falt|perda|desist|neg|indefer|sem |invalid|indevid|concordar|agende|acaba|recebo/i;
  // A page for yes and no has no contrary.
  const answersBoth = (reason: string) =>
    letters.some(({ slug, kinds }) => slug === reason && kinds.includes('grant'));

  it('sem o “não”, a página do não não vem', () => {
    const led = tuned
      .filter(({ text }) => /\bn[ãa]o /i.test(text))
      .map(({ reason, text }) => ({ reason, text: text.replaceAll(/\bn[ãa]o /gi, '') }))
      // Cut, board and the like stay what they are by another word; of two kinds each has its condition.
      .filter(({ text }) => {
        const { isSure, kinds } = kindOf(text);
        return !otherNo.test(text) && !isSure && kinds.length < 2;
      })
      .filter(({ reason, text }) => !answersBoth(reason) && slugsFor(text).includes(reason));
    expect(led).toEqual([]);
  });

  it('com “não” diante do verbo, a página do sim não vem', () => {
    const verb = /(?<!\p{L})(foi|foram|está|são|tem|possui|há|houve) /iu;
    const led = printed(letters)
      .filter(({ text }) => !/n[ãa]o /i.test(text) && verb.test(text))
      .filter(({ reason, text }) => slugsFor(text.replace(verb, 'não $1 ')).includes(reason));
    expect(led).toEqual([]);
  });

  it('com “não houve” diante do que a carta diz, a página dela não vem', () => {
    const led = printed(letters)
      .filter(({ text }) =>
        /^(?:falta|perda|ausência|indício|suspensão)(?! de comprovação)/i.test(text),
      )
      .filter(({ reason, text }) => slugsFor(`Não houve ${text.toLowerCase()}`).includes(reason));
    expect(led).toEqual([]);
  });
});

it('uma letra em vinte trocada como na fotografia: nove de dez frases ainda chegam', () => {
  const confused: Readonly<Record<string, string>> = { a: 'o', o: 'e', e: 'c', i: 'l', m: 'rn' };
  const all = printed(letters);
  const found = all.filter(({ reason, text }, index) => {
    const noisy = [...text].map((one, at) => ((at + index) % 20 ? one : (confused[one] ?? one)));
    return slugsFor(noisy.join('')).includes(reason);
  });
  expect(found.length / all.length).toBeGreaterThanOrEqual(0.9);
});

describe('os limites', () => {
  it('uma palavra vale pelo começo: “idade” não está em “qualidade”', () => {
    expect(slugsFor('falta de qualidade mínima')).not.toContain('falta-idade');
    expect(slugsFor('falta de idade mínima')).toContain('falta-idade');
  });

  it.each([
    'Comunicamos que o seu pedido de aposentadoria foi indeferido.',
    'Comunicamos que o seu pedido de salário-maternidade foi indeferido.',
    'Não foi reconhecido o direito à aposentadoria por tempo de contribuição.',
  ])('o nome do benefício pedido não é motivo: %s', (text) => expect(slugsFor(text)).toEqual([]));

  it('uma palavra certa não vira outra: o contribuinte individual não recebeu nada indevido', () => {
    const words = 'contribuinte individual casamento mandado recusar professora';
    expect(repaired(words, kindStems)).toBe(words);
  });

  it('o nome do auxílio que saiu não diz que outro benefício foi negado', () => {
    const granted = 'Carta de concessão: foi concedido o AUXÍLIO POR INCAPACIDADE TEMPORÁRIA';
    expect(slugsFor(granted)).not.toContain('permanente-negada');
  });

  it('as 24 contribuições que se pagaram não são falta de carência', () => {
    const lost = 'Indeferido: mesmo com 24 contribuições mensais, perdeu a qualidade de segurada';
    expect(slugsFor(lost)[0]).not.toBe('falta-carencia');
  });

  it('sem uma das palavras da linha, não há motivo', () => {
    expect(slugsFor('qualidade')).toEqual([]);
    expect(slugsFor('segurado')).toEqual([]);
    expect(slugsFor('qualidade de segurado')).toEqual(['falta-qualidade-segurado']);
  });

  it('um número só vale inteiro', () => {
    const reasons = [reasonOf('tres', ['art 3'])];
    expect(matchLetter('art. 3', reasons).reasons).toHaveLength(1);
    expect(matchLetter('art. 30', reasons).reasons).toEqual([]);
  });

  it('oferece no máximo três, a melhor primeiro, e deixa de lado as bem mais fracas', () => {
    const reasons = ['aaaaaa', 'aaaaa', 'aaaa', 'aaa', 'a'].map((key) => reasonOf(key));
    expect(matchLetter('aaaaaa', reasons).reasons.map(({ slug }) => slug)).toEqual([
      'aaaaaa',
      'aaaaa',
      'aaaa',
    ]);
    expect(matchLetter('aaaaaa', reasons.slice(3)).reasons).toHaveLength(1);
  });

  it('nada do que foi escrito volta: nem CPF nem número do benefício', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9,11}$/), (digits) => {
        const found = matchLetter(`falta de carência CPF ${digits} NB ${digits}`, letters);
        expect(found.reasons.map(({ slug }) => slug)).toEqual(['falta-carencia']);
        expect(JSON.stringify(found.evidence)).not.toContain(digits);
      }),
    );
  });

  it('nenhuma linha de palavras cabe em qualquer carta', () => {
    const every =
      'Em atenção ao requerimento, a Previdência Social comunica que não foi reconhecido o direito ao benefício. Desta decisão cabe recurso no prazo de 30 dias, pelo Meu INSS ou pelo telefone 135.';
    expect(slugsFor(every)).toEqual([]);
  });

  it('o que a página leva para o aparelho é pouco', () => {
    const packed = packReasons(letters);
    expect(new TextEncoder().encode(JSON.stringify(packed)).length).toBeLessThanOrEqual(20 * 1024);
    expect(unpackReasons(packed)).toEqual(
      letters.map(({ slug, keys, says, kinds, benefits }) => ({
        slug,
        keys,
        says: says.map(plainWords),
        kinds,
        benefits,
      })),
    );
  });

  it('nenhuma linha de palavras repete outra da mesma página, em outra ordem', () => {
    const sets = letters.flatMap(({ slug, keys }) =>
      keys.map((line) => `${slug}: ${line.split(' ').sort().join(' ')}`),
    );
    expect(sets.filter((set, index) => sets.indexOf(set) !== index)).toEqual([]);
  });
});

describe('a lista oficial', () => {
  const read = async (name: string, text: string) => {
    const path = join(tmpdir(), `${process.pid}-${name}`);
    try {
      writeFileSync(path, Buffer.from(text, 'latin1'));
      return await readMotives(path);
    } finally {
      rmSync(path, { force: true });
    }
  };

  it('lê ponto e vírgula, aspas e a outra codificação, e soma os casos', async () => {
    const rows = [
      'Benefícios indeferidos',
      'Competência;Motivo;UF',
      '202608;"Falta de carência; art. 25";DF',
      '202608;Renda per capita;DF',
      '202608;"Renda per\ncapita ""familiar""";DF',
      '202608;Renda per capita;SP',
      '202608;;SP',
    ];
    expect(await read('motivos.csv', rows.join('\r\n'))).toEqual([
      ['Renda per capita', 2],
      ['Falta de carência; art. 25', 1],
      ['Renda per\ncapita "familiar"', 1],
    ]);
  });

  it('lê a planilha XLSX', async () => {
    expect(await readMotives('tests/fixtures/motivos.xlsx')).toEqual([
      ['Renda per capita', 2],
      ['Falta de carência', 1],
    ]);
  });

  it('diz o que falta em outra planilha', async () => {
    await expect(read('sem-motivo.csv', 'a;b\n1;2')).rejects.toThrow(
      'nenhuma coluna se chama “motivo”',
    );
    await expect(read('motivos.xls', 'x')).rejects.toThrow('salve como XLSX ou CSV');
  });
});
