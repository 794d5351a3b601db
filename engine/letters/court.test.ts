import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isoDate } from '#law/date.ts';
import { courtSays } from './court-says.ts';
import { alarm, notice, oneOf, sentencesIn } from './proof/sentences.ts';
import { readLetter } from './read-letter.ts';

const days = z.number().array();
const rows = sentencesIn('court', {
  act: [oneOf('court-says.ts', 'CourtAct')],
  terms: [days, days],
  silence: [oneOf('court-says.ts', 'silence')],
  judged: [z.boolean(), z.boolean()],
  headings: [],
  notCourt: [],
  others: [alarm],
  notice: [notice],
});

const read = (text: string) => readLetter(text, []);
const saysOf = (text: string) => courtSays(read(text));

describe('o papel da Justiça, sem o nome do Juizado', () => {
  it.each(rows.act)('%s', (text, act) => {
    expect(read(text).signs.alarm).toMatch(/^court(?:End)?$/);
    expect(saysOf(text).act).toBe(act);
  });

  it.each(rows.terms)('de quem é o prazo: %s', (text, own, others) => {
    expect(saysOf(text)).toMatchObject({ own, others });
  });

  it.each(rows.silence)('o que vale não responder: %s', (text, silence) =>
    expect(saysOf(text).silence).toBe(silence),
  );

  it('quanto dura o benefício e até quando explicar a falta não são prazos de resposta', () => {
    const lasts = 'Julgo procedente: auxílio pelo prazo de 120 dias, a contar da implantação.';
    expect(saysOf(lasts)).toMatchObject({ lasts: 120, own: [], others: [] });
    const missed = 'Perícia. O não comparecimento deverá ser justificado em 5 dias.';
    expect(saysOf(missed)).toMatchObject({ toExplain: 5, own: [], others: [] });
  });

  it('quem ganhou sabe que ganhou, também quando o outro lado recorre', () => {
    const both = 'JULGO PROCEDENTE o pedido. O INSS interpôs recurso inominado; vista ao autor.';
    expect(saysOf(both)).toMatchObject({ act: 'appealed', isWon: true });
  });

  it.each(rows.judged)('o que foi julgado, e a ordem que caiu: %s', (text, isJudged, isRevoked) =>
    expect(saysOf(text)).toMatchObject({ isJudged, isRevoked }),
  );

  it.each(rows.headings)('a sentença entre aspas, abaixo de qualquer cabeçalho: %s', (heading) => {
    const text = `${heading} Fica a parte autora INTIMADA: "JULGO IMPROCEDENTE o pedido contra o INSS. O prazo para recurso é de 10 (dez) dias."`;
    expect(read(text).signs.alarm).toBe('court');
    expect(saysOf(text)).toMatchObject({ act: 'lost', own: [10] });
  });

  it('o que o juiz pede vem com as palavras dele', () => {
    expect(saysOf('Despacho. Emende o autor a inicial com a procuração. Int.').asked).toBe(
      'Emende o autor a inicial com a procuração',
    );
  });
});

describe('o INSS e os seus conselhos, ainda que falem da Justiça', () => {
  it.each(rows.notCourt)('%s', (text) => {
    expect(read(text).signs.alarm).toBeUndefined();
  });
});

describe('o que tem palavras da Justiça e é de outro', () => {
  it.each(rows.others)('%s', (text, alarm) => {
    expect(read(text).signs.alarm).toBe(alarm);
  });
});

describe('o que não diz sim nem não, e o que é de outra pessoa', () => {
  it.each(rows.notice)('%s', (text, notice) => {
    expect(read(text).signs.notice).toBe(notice);
  });

  it('dois pedidos são mais de um papel, e nenhum dá o nome ao outro', () => {
    const two = 'PROTOCOLO 1111111111 Auxílio\nindeferido\n\nPROTOCOLO 2222222222 BPC\nexigência';
    expect(read(two)).toMatchObject({ signs: { isSeveral: true }, species: undefined });
    const one =
      'Protocolo: 1111111111\nRequerimento: 2222222222\nO requerimento 333333333 já existe';
    expect(read(one).signs.isSeveral).toBe(false);
  });
});

it('um dia por vir que a negativa conta fica guardado', () => {
  const { dates } = read('Indeferido em 09/11/2026. Agende até 05/12/2026.');
  expect(dates.map(({ day }) => day)).toContain(isoDate('2026-12-05'));
});
