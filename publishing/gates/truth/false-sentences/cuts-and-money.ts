import type { WordingRule } from '../../wording/rule.ts';

/** Said often about cuts, debts, discounts, loans and tax, and false in November 2026. */
export const cutsAndMoneyFalse: readonly WordingRule[] = [
  {
    id: 'devolucao-errada',
    pattern:
      /\bboa-fe nunca devolve\b|\bbpc nunca devolve\b|\bdivida\b[^.?]*\bprescreve em (?:5|cinco) anos\b|\bnao responda (?:a|essa|esta) carta\b/,
    source: 'STJ, Temas 979 e 692; Lei 8.213/1991, arts. 103-A e 115',
    why: 'dá como certo o que depende de prova, ou faz perder o prazo da defesa.',
    remedy: 'Responda no prazo: a boa-fé se prova caso a caso.',
    fires: [
      'Boa-fé nunca devolve.',
      'BPC nunca devolve.',
      'A dívida prescreve em 5 anos.',
      'Não responda a carta.',
    ],
    silent: ['Responda a carta no prazo.', 'Prove a boa-fé.'],
  },
  {
    id: 'exigencia-errada',
    pattern:
      /\bexigencia e (?:um )?indeferimento\b|\bexigencia\b[^.?]*\b(?:deix(?:ar|e)|fi(?:car|que)) para o recurso\b|\bexigencia\b[^.?]*\bdias uteis\b/,
    unless: /\bnao\b/,
    source: 'Decreto 3.048/1999, art. 176',
    why: 'confunde exigência com negativa, ou faz perder o prazo dela.',
    remedy: 'É um pedido de papel, com prazo no aviso. Responda nele.',
    fires: [
      'Exigência é indeferimento.',
      'A exigência, pode deixar para o recurso.',
      'O papel da exigência pode ficar para o recurso.',
      'A exigência tem 30 dias úteis.',
    ],
    silent: ['Exigência não é indeferimento.'],
  },
];
