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
  {
    id: 'sem-cat-nao-ha',
    pattern:
      /\bsem (?:a )?cat\b[^.?]*\b(?:nao ha|nao tem|perde|sem) (?:o )?direito|\bso a empresa (?:pode )?(?:faz|fazer|abre|abrir) a cat\b/,
    source: 'Lei 8.213/1991, arts. 21-A e 22, § 2º',
    why: 'faz desistir quem a empresa não registrou.',
    remedy:
      'A CAT podem fazer o trabalhador, a família, o sindicato ou o médico; e há a lista oficial.',
    fires: ['Sem a CAT, não há direito ao auxílio.', 'Só a empresa pode fazer a CAT.'],
    silent: ['Sem CAT ainda há caminho.', 'A CAT só registra: não decide.'],
  },
  {
    id: 'bpc-acaba-aos-18',
    pattern:
      /\b(?:aos|com|fez|faz) 18(?: anos)?\b[^.?]*\b(?:perde|acaba|termina|cessa)\b[^.?]*\b(?:bpc|loas|beneficio)\b|\b(?:bpc|loas)\b[^.?]*\b(?:acaba|termina|cessa)\b[^.?]*\b18 anos\b/,
    unless: /\bnao\b/,
    source: 'LOAS, arts. 20 e 21',
    why: 'assusta a família: o BPC não acaba por causa da idade.',
    remedy: 'Aos 18 mudam os papéis de quem age pela pessoa, e não o benefício.',
    fires: ['Aos 18 anos ele perde o BPC.', 'O BPC da criança acaba aos 18 anos.'],
    silent: ['Aos 18 anos, o BPC não acaba pela idade.'],
  },
  {
    id: 'orfaos-um-para-cada',
    pattern:
      /\bfeminicidio\b[^.?]*\b(?:um salario (?:minimo )?para cada|paga desde a morte|ate os 21|so (?:com|depois d)a condenacao)/,
    unless: /\bnao\b|pensao por morte/,
    source: 'Lei 14.717/2023; Decreto 12.636/2025',
    why: 'erra o valor, o começo, o fim ou o papel desta pensão.',
    remedy: 'Um salário mínimo para todos juntos, do pedido, até os 18 anos, sem condenação.',
    fires: [
      'A pensão do feminicídio paga um salário para cada filho.',
      'A pensão do feminicídio vai até os 21 anos.',
    ],
    silent: ['No feminicídio, a pensão por morte vai até os 21 anos.'],
  },
];
