import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchLetter, packReasons, unpackReasons } from '#features/letter/match.ts';
import { knownLetters, paraphrases, printed, recallOf, totalOf } from './measure.ts';
import { readMotives } from './read-motives.ts';

const letters = knownLetters();
const slugsFor = (text: string): string[] => matchLetter(text, letters).map(({ slug }) => slug);

describe('as figuras medidas', () => {
  it('frases como o INSS imprime: nenhuma errada, todas com a página certa', () => {
    const { samples, offered, wrong } = totalOf(recallOf(printed(letters), letters));
    expect(samples).toBeGreaterThan(40);
    expect(wrong).toBe(0);
    expect(offered).toBe(samples);
  });

  it('frases como as pessoas escrevem: nenhuma errada, e nove de dez com a página certa', () => {
    const samples = paraphrases();
    expect(samples.length).toBeGreaterThanOrEqual(60);
    const known = new Set(['none', ...letters.map(({ slug }) => slug)]);
    expect(samples.filter(({ reason }) => !known.has(reason))).toEqual([]);
    const recalls = recallOf(samples, letters);
    expect(recalls.flatMap(({ wrong }) => wrong)).toEqual([]);
    const { offered } = totalOf(recalls);
    expect(offered / samples.length).toBeGreaterThanOrEqual(0.9);
  });

  it('cada página tem ao menos uma frase de gente que leva a ela', () => {
    const tried = new Set(paraphrases().map(({ reason }) => reason));
    expect(letters.filter(({ slug }) => !tried.has(slug)).map(({ slug }) => slug)).toEqual([]);
  });
});

describe('o que não muda o resultado', () => {
  const texts = [...printed(letters), ...paraphrases()].map(({ text }) => text);
  const anyText = fc.constantFrom(...texts);

  it('a ordem das palavras', () => {
    const shuffled = anyText.chain((text) => {
      const words = text.split(/\s+/);
      return fc.tuple(
        fc.constant(text),
        fc.shuffledSubarray(words, { minLength: words.length, maxLength: words.length }),
      );
    });
    fc.assert(
      fc.property(shuffled, ([text, words]) => {
        expect(slugsFor(words.join(' '))).toEqual(slugsFor(text));
      }),
    );
  });

  it('os acentos e as maiúsculas', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const bare = text.normalize('NFD').replaceAll(/\p{M}/gu, '');
        expect(slugsFor(bare)).toEqual(slugsFor(text));
        expect(slugsFor(text.toUpperCase())).toEqual(slugsFor(text));
      }),
    );
  });
});

describe('os limites', () => {
  it('uma palavra vale pelo começo: “idade” não está em “qualidade”', () => {
    expect(slugsFor('falta de qualidade mínima')).not.toContain('falta-idade');
    expect(slugsFor('falta de idade mínima')).toContain('falta-idade');
  });

  it('sem uma das palavras da linha, não há motivo', () => {
    expect(slugsFor('qualidade')).toEqual([]);
    expect(slugsFor('segurado')).toEqual([]);
    expect(slugsFor('qualidade de segurado')).toEqual(['falta-qualidade-segurado']);
  });

  it('um número só vale inteiro', () => {
    const reasons = [{ slug: 'tres', keys: ['art 3'] }];
    expect(matchLetter('art. 3', reasons)).toHaveLength(1);
    expect(matchLetter('art. 30', reasons)).toEqual([]);
  });

  it('oferece no máximo três, a melhor primeiro, e deixa de lado as bem mais fracas', () => {
    const reasons = ['aaaaaa', 'aaaaa', 'aaaa', 'aaa', 'a'].map((key) => ({
      slug: key,
      keys: [key],
    }));
    expect(matchLetter('aaaaaa', reasons).map(({ slug }) => slug)).toEqual([
      'aaaaaa',
      'aaaaa',
      'aaaa',
    ]);
    expect(matchLetter('aaaaaa', reasons.slice(3))).toHaveLength(1);
  });

  it('nada do que foi escrito volta: nem CPF nem número do benefício', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9,11}$/), (digits) => {
        const found = matchLetter(`falta de carência CPF ${digits} NB ${digits}`, letters);
        expect(found.map(({ slug }) => slug)).toEqual(['falta-carencia']);
        expect(JSON.stringify(found)).not.toContain(digits);
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
    expect(new TextEncoder().encode(JSON.stringify(packed)).length).toBeLessThanOrEqual(11 * 1024);
    expect(unpackReasons(packed)).toEqual(letters.map(({ slug, keys }) => ({ slug, keys })));
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
