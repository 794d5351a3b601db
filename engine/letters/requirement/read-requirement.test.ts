import { describe, expect, it } from 'vitest';
import { readLetter } from '../read-letter.ts';

const asksOf = (text: string) => readLetter(text, []).items.map(({ asks }) => asks.join());

describe('cada coisa que se pede', () => {
  it.each([
    [
      'Agende a perícia médica e a avaliação social para dar andamento ao pedido.',
      ['exam,socialVisit'],
    ],
    ['Agende a avaliação social. A perícia médica já foi realizada.', ['socialVisit']],
    ['Agende a perícia médica. Já agendado: avaliação social em 10/12/2026.', ['exam', '']],
    [
      'Apresentar nova procuração assinada de forma manuscrita para dar andamento ao pedido.',
      ['signature,paper'],
    ],
    [
      'Apresentar procuração ou fiança reciprocamente outorgada para dar andamento ao pedido.',
      ['paper'],
    ],
    ['Você deve ter registro de biometria na CIN para dar andamento ao pedido.', ['biometrics']],
  ])('%s', (text, asks) => {
    expect(asksOf(text)).toEqual(asks);
  });

  it('um papel desconhecido também é um pedido, e o prazo não é', () => {
    const { items, rest } = readLetter(
      'Para dar andamento ao processo, solicitamos o envio dos documentos abaixo:\nFotos da família\nCertidão de óbito\nPrazo para cumprimento da exigência: em até 30 dias.',
      [],
    );
    expect(items.map(({ text, papers }) => [text, ...papers])).toEqual([
      ['Fotos da família'],
      ['Certidão de óbito', 'deathCertificate'],
    ]);
    expect(rest.at(-1)?.text).toMatch(/^Prazo/);
  });

  it('quem é dispensado não tem o que fazer', () => {
    const { items, exempt } = readLetter(
      'Você deve ter registro de biometria. Está liberada da biometria a pessoa: Maior de 80 anos. Cumpra a exigência.',
      [],
    );
    expect([items.length, exempt.length]).toEqual([1, 1]);
  });
});

it('o que pede um golpe, ou uma negativa, não vira lista', () => {
  for (const text of [
    'INSS: regularize agora pelo pix e envie os documentos: RG e CPF, senão seu benefício será suspenso.',
    'Indeferimento do pedido. Motivo: falta de comprovação. Foram apresentados: 1. RG 2. CPF',
  ])
    expect(readLetter(text, []).items).toEqual([]);
});
