import { expect, it } from 'vitest';
import { asTyped } from './as-typed.ts';
import { readLetter } from './read-letter.ts';

// What a term runs from, beside the same term that runs from when one knew.
it.each([
  ['Apresente defesa em 30 dias a contar da data deste ofício.', 'paper'],
  ['Apresente defesa em 30 dias a contar do recebimento deste ofício.', undefined],
  ['Defesa no prazo de 30 dias desta data.', 'paper'],
  ['Defesa no prazo de 30 dias desta notificação.', undefined],
  ['Indeferido. Recurso em 30 dias da publicação desta decisão.', 'publication'],
  ['Indeferido. Recurso em 30 dias da ciência da publicação.', undefined],
  ['Indeferido. Recurso em 30 dias contados do dia seguinte ao da ciência.', undefined],
  ['Indeferido. Recurso em 30 dias, a partir do primeiro dia útil seguinte.', undefined],
  ['Indeferido. Recurso em 30 dias contados do óbito.', 'other'],
  ['Cessado. A partir da data de cessação, tem 30 dias para o recurso.', 'end'],
  ['Cessado. A partir da ciência da cessação, tem 30 dias para o recurso.', undefined],
  ['BPC bloqueado. Entre em contato em até 30 dias do bloqueio.', 'stop'],
])('de que se conta o prazo: %s', (text, of) =>
  expect(readLetter(text, []).terms.map(({ start }) => start?.of)).toEqual([of]),
);

it.each([
  ['AR entregue em 16/11/2026. Prazo de defesa: 30 dias.', 'known'],
  ['AR: receb. em 16/11/2026. Prazo de defesa: 30 dias.', 'known'],
  ['Disponibilizado no DJEN em 16/11/2026.', 'published'],
  ['Benefício bloqueado em 16/11/2026.', 'stopped'],
  ['vi no aplicativo dia 16/11/2026 que negaram', 'toldKnown'],
  ['recebi o benefício até o dia 16/11/2026', undefined],
  ['vi no laudo que a perícia foi dia 16/11/2026', undefined],
])('o dia de que se pode contar: %s', (text, what) =>
  expect(readLetter(text, []).dates[0]?.what).toBe(what),
);

it.each([
  [
    'dire ito a pror rogação em 6O (ses senta) dlas',
    'dire ito a prorrogação em 60 (sessenta) dias',
  ],
  ['intime-se o autor a apresentar a defesa', 'intime-se o autor a apresentar a defesa'],
  ['P R A Z O', 'P R A Z O'],
])('a palavra que a foto partiu: %s', (text, typed) => expect(asTyped(text)).toBe(typed));

it.each([
  ['diligência para que a recorrente apresente, em 30 (trinta) dias, as fichas', [30]],
  ['diligência: no prazo de 15 dias, o segurado deverá apresentar o PPP', [15]],
  ['diligência para que a APS, em 30 dias, realize pesquisa', []],
  ['diligência para que o INSS, em 30 dias, ouça testemunhas e o segurado junte papéis', []],
  ['Recorrente: INSS. Diligência para que o recorrente apresente, em 30 dias, a cópia', []],
])('a quem a Junta pede: %s', (text, days) =>
  expect(readLetter(`3ª Junta. Convertido em ${text}.`, []).terms.map((one) => one.days)).toEqual(
    days,
  ),
);
