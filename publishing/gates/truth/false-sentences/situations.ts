import type { WordingRule } from '../../wording/rule.ts';

/** Said often about waiting, cuts, the record of work and discounts, and false or harmful in November 2026. */
export const situationsFalse: readonly WordingRule[] = [
  {
    id: 'demora-concede',
    pattern:
      /\b(?:passou|passados?|depois|mais) (?:de )?(?:30|45|60|90) dias\b[^.?]*\b(?:juiz|justica|inss)\b[^.?]*\b(?:concede|da o beneficio|e obrigad[oa] a (?:conceder|pagar))|\bmandado de seguranca\b[^.?]*\b(?:concede o|faz o inss (?:conceder|pagar)|da o beneficio|paga os atrasados)\b/,
    unless: /\bnao\b/,
    source: 'Lei 9.784/1999, art. 49; Lei 12.016/2009, art. 1º; STF, Súmulas 269 e 271',
    why: 'promete o benefício por causa da demora.',
    remedy: 'A demora permite pedir ao juiz que o INSS decida, e não que conceda.',
    fires: [
      'Passou de 45 dias, o juiz concede o benefício.',
      'Depois de 90 dias o INSS é obrigado a conceder.',
      'O mandado de segurança faz o INSS conceder a aposentadoria.',
      'O mandado de segurança paga os atrasados.',
    ],
    silent: [
      'O mandado de segurança não faz o INSS conceder: pede que ele decida.',
      'O primeiro pagamento, pela lei, sai até 45 dias depois de entregues os papéis.',
    ],
  },
  {
    id: 'espera-perde-data',
    pattern:
      /\b(?:a|pela) (?:demora|espera)\b[^.?]*\b(?:tira|perde|apaga|diminui)\b[^.?]*\b(?:atrasados|meses|data do pedido)\b|\bso (?:recebe|paga|conta) (?:a partir )?d[oa] (?:resposta|decisao) do inss\b/,
    unless: /\b(?:nao|sozinha)\b/,
    source: 'Lei 8.213/1991, arts. 49 e 54',
    why: 'assusta quem espera: a demora do INSS, sozinha, não muda a data.',
    remedy: 'Em regra, o que é concedido conta da data do pedido.',
    fires: ['A demora tira os meses atrasados.', 'Você só recebe a partir da decisão do INSS.'],
    silent: ['A espera, sozinha, não tira os meses passados.'],
  },
  {
    id: 'prova-de-vida-errada',
    pattern:
      /\bprova de vida\b[^.?]*\b(?:acabou|nao existe mais|nunca mais|por (?:video|whatsapp|telefone|ligacao|mensagem)|so no banco|(?:obrigatori[ao]|precisa) (?:ir )?(?:no|ao) banco|todos? (?:precisam?|devem?|tem que) ir)\b/,
    unless: /\bnao (?:faz|pede|liga|e feita|precisa)\b/,
    source: 'Lei 8.212/1991, art. 69, § 8º; Portaria PRES/INSS 1.408/2022',
    why: 'erra quem precisa fazer a prova de vida, ou por onde.',
    remedy: 'O INSS procura primeiro em outros registros; quem não foi achado recebe aviso.',
    fires: [
      'A prova de vida acabou.',
      'Faça a prova de vida por WhatsApp.',
      'Na prova de vida, todos precisam ir ao banco.',
    ],
    silent: [
      'Prova de vida por WhatsApp é golpe.',
      'Recebeu aviso da prova de vida? Faça no prazo dele, pelo Meu INSS ou no banco.',
    ],
  },
];
