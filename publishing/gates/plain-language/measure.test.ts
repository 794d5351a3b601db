import { describe, expect, it } from 'vitest';
import { countWords, flesch, measure, sentencesOf } from './measure.ts';
import { normalise, sign } from './normalise.ts';

const shown = (text: string) => normalise(text).replaceAll(sign, '▫');

describe('texto como se lê em voz alta', () => {
  it.each([
    ['Lei 8.742/1993 (LOAS), art. 20, § 3º.', 'Lei ▫ (▫), artigo ▫, parágrafo ▫.'],
    ['São R$ 1.621,00 por mês.', 'São ▫ reais por mês.'],
    ['Em 13/11/2019, às 8h30.', 'Em ▫, às ▫.'],
    ['20 de novembro de 2026', '▫ de novembro de ▫'],
    ['Vale 91% da média.', 'Vale ▫ por cento da média.'],
    ['Ligue para (11) 98765-4321.', 'Ligue para ▫.'],
    ['Veja em gov.br/inss. Depois ligue.', 'Veja em ▫. Depois ligue.'],
    ['Escreva para contato@escritorio.example.', 'Escreva para ▫.'],
    ['50% + 10% = 60%', '▫ por cento mais ▫ por cento igual a ▫ por cento'],
    ['O BPC/LOAS e o CadÚnico', 'O ▫ ▫ e o CadÚnico'],
    ['OAB/SP nº 123.456', '▫ ▫ número ▫'],
    ['A STF e a dona de casa', 'A ▫ e a dona de casa'],
  ])('%s', (text, read) => {
    expect(shown(text)).toBe(read);
  });
});

describe('frases', () => {
  it.each([
    ['A lei pede isto. Veja o art. 20 da LOAS. E agora?', 3],
    ['A renda é de R$ 1.621,00. O limite, de R$ 405,25.', 2],
    ['Leve estes papéis:', 1],
    ['CPF e documento com foto', 1],
    ['Atende das 8h às 18h. (Feriado não.) Ligue.', 3],
    ['Tem 67 anos. 65 já bastam.', 2],
    ['Faltam … dias para …. Peça já.', 2],
    ['Talvez… mas não hoje.', 1],
    ['!', 0],
  ])('%s', (text, count) => {
    expect(sentencesOf(text)).toHaveLength(count);
  });

  it('o hífen une: uma palavra', () => {
    expect(countWords('O auxílio-doença não é o BPC/LOAS.')).toBe(7);
  });
});

describe('índice de Flesch para o português (Martins e outros, 1996)', () => {
  it('é a fórmula, com as constantes do artigo', () => {
    // 100 words, 10 sentences, 200 syllables: 248,835 − 1,015 × 10 − 84,6 × 2
    expect(flesch(100, 10, 200)).toBeCloseTo(69.485, 3);
    // The English constant would give 206,835 − … = 27,485.
    expect(flesch(100, 10, 200)).toBeGreaterThan(50);
  });

  it('a casa é boa: conta escrita por extenso', () => {
    // a · ca-sa · é · bo-a — 4 words, 1 sentence, 6 syllables
    // 248,835 − 1,015 × 4 − 84,6 × 1,5 = 248,835 − 4,06 − 126,9 = 117,875
    expect(measure(['A casa é boa.']).score).toBeCloseTo(117.875, 3);
  });

  it('dois blocos contam como um texto só', () => {
    // O me-ni-no viu a lu-a. A lu-a vi-u? — "viu" has one syllable:
    // 1+3+1+1+2 = 8 in 5 words; Quem de-pen-de da pes-so-a re-ce-be. 1+3+1+3+3 = 11 in 5 words
    // 10 words, 2 sentences, 19 syllables: 248,835 − 1,015 × 5 − 84,6 × 1,9 = 83,02
    const together = measure(['O menino viu a lua.', 'Quem depende da pessoa recebe.']);
    expect(together).toMatchObject({ words: 10, sentences: 2, syllables: 19 });
    expect(together.score).toBeCloseTo(83.02, 3);
  });

  it('a Constituição, art. 194, é muito difícil', () => {
    // A se-gu-ri-da-de so-ci-al com-pre-en-de um con-jun-to in-te-gra-do de a-ções de i-ni-ci-a-ti-va
    // dos Po-de-res Pú-bli-cos e da so-ci-e-da-de, des-ti-na-das a as-se-gu-rar os di-rei-tos
    // re-la-ti-vos à sa-ú-de, à pre-vi-dên-cia e à as-sis-tên-cia so-ci-al.
    const { words, sentences, syllables, score } = measure([
      'A seguridade social compreende um conjunto integrado de ações de iniciativa dos Poderes Públicos e da sociedade, destinadas a assegurar os direitos relativos à saúde, à previdência e à assistência social.',
    ]);
    // 1+5+3+4 +1+3+4 +1+2+1+6 +1+3+3 +1+1+5 +4+1+4 +1+3+4 +1+3 +1+4 +1+1+4+3 = 80
    expect({ words, sentences, syllables }).toEqual({ words: 31, sentences: 1, syllables: 80 });
    // 248,835 − 1,015 × 31 − 84,6 × 80/31 = 248,835 − 31,465 − 218,323 = −0,953
    expect(score).toBeCloseTo(-0.953, 2);
  });

  it('número, data e sigla contam como uma palavra curta', () => {
    // O ▫ pa-ga ▫ re-ais. — 1 + 2 + 2 + 2 + 2 = 9 syllables in 5 words
    expect(measure(['O INSS paga R$ 1.621,00.'])).toMatchObject({ words: 5, syllables: 9 });
  });
});
