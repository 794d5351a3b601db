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
    id: 'espera-com-data',
    pattern:
      /\b(?:reclame|reclamacao|ouvidoria|fala\.?br|acerto|exigencia cumprida)\b[^.?]*\bsai (?:em|na|no|dentro de)\b|\b(?:tempo medio|media de espera|em media)\b[^.?]*\b(?:o inss (?:responde|decide)|sai|resposta em)\b/,
    unless: /\bnao\b/,
    source: 'Lei 9.784/1999, art. 49; Lei 13.460/2017, art. 16',
    why: 'promete uma data para a resposta do INSS.',
    remedy: 'Diga o prazo da lei e que não há como prever a espera.',
    fires: [
      'Reclame e sai em dez dias.',
      'O acerto do CNIS sai na hora.',
      'Em média, o INSS responde em 45 dias.',
    ],
    silent: [
      'O acerto não sai na hora.',
      'A ouvidoria tem 30 dias para responder.',
      'Não há como prever quanto demora.',
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
    id: 'pente-fino-so-de-alguns',
    pattern:
      /\b(?:pente-fino|pericia de revisao|nova pericia)\b[^.?]*\b(?:nunca (?:atinge|chama)|nao vale para (?:quem|beneficio)[^.?]*\b(?:justica|juiz))|\bbeneficio (?:dado pela justica|judicial)\b[^.?]*\b(?:nunca|nao) (?:pode ser )?(?:cortado|revisto|chamado)\b|\bquem tem (?:mais de )?60 anos nunca\b/,
    source: 'Lei 8.213/1991, arts. 43 e 101; Lei 8.212/1991, art. 71',
    why: 'faz faltar à perícia quem a lei deixa chamar.',
    remedy: 'A lei dispensa alguns, salvo suspeita de fraude; os outros vão, também por juiz.',
    fires: [
      'O pente-fino nunca chama quem tem doença grave.',
      'Benefício judicial não pode ser cortado.',
      'Quem tem 60 anos nunca é chamado.',
    ],
    silent: [
      'A lei dispensa algumas pessoas da nova perícia.',
      'Vale também para benefício dado pela Justiça.',
    ],
  },
  {
    id: 'carta-do-inss-ignorada',
    pattern:
      /\b(?:ignore|rasgue|jogue fora|deixe sem resposta)\b[^.?]*\b(?:carta|aviso|convocacao|cobranca|notificacao)\b/,
    unless: /\bnao\b/,
    source: 'Lei 8.212/1991, art. 69, §§ 1º a 6º',
    why: 'faz perder a defesa: sem resposta, vêm o bloqueio e a suspensão.',
    remedy: 'Confirme o aviso no Meu INSS ou no 135 e responda no prazo.',
    fires: ['Ignore a cobrança do INSS.', 'Veio pelo banco? Jogue fora a carta.'],
    silent: ['Não deixe sem resposta a carta do INSS.', 'Ele pode ter vindo pelo banco.'],
  },
  {
    id: 'empresa-nao-pagou',
    pattern:
      /\b(?:empresa|patrao|firma)\b[^.?]*\bnao (?:pagou|recolheu)\b[^.?]*\b(?:o (?:mes|tempo) nao conta|voce (?:precisa|deve|tem que) pagar|perde o tempo)\b|\bcarteira assinada\b[^.?]*\bprova que (?:o inss|as contribuicoes) f(?:oi|oram) pag/,
    unless: /\b(?:em regra,? (?:o )?(?:empregado|voce) nao|nao quer dizer)\b/,
    source: 'Lei 8.213/1991, arts. 34 e 35; Lei 8.212/1991, art. 33, § 5º; TNU, Súmula 75',
    why: 'cobra do empregado o que era da empresa, ou faz a carteira provar o que não prova.',
    remedy:
      'Em regra, o empregado não perde pelo que a empresa deixou de pagar; a carteira prova o trabalho.',
    fires: [
      'Se a empresa não pagou, o tempo não conta.',
      'Se o patrão não recolheu, você precisa pagar.',
      'A carteira assinada prova que as contribuições foram pagas.',
    ],
    silent: [
      'Quando a empresa não pagou o INSS, em regra o empregado não perde por isso.',
      'A carteira sem rasura prova o trabalho, mesmo que ele não esteja no CNIS.',
    ],
  },
  {
    id: 'acordo-dos-descontos-aberto',
    pattern:
      /\bacordo\b[^.?]*\b(?:ainda (?:da|e possivel|pode)|continua aberto|esta aberto|ate \d{1,2}(?:\/| de )|prazo ate)\b|\bcontest(?:e|ar)\b[^.?]*\bdescontos?\b[^.?]*\bate \d{1,2}(?:\/| de )/,
    unless: /\b(?:nao|ultima data|terminou|acabou|homologad[oa]|durava)\b/,
    source: 'acordo homologado pelo STF em julho de 2025; última data conhecida: 20/03/2026',
    why: 'dá como aberto um prazo que pode ter acabado.',
    remedy: 'Diga a última data conhecida e mande conferir em “Consultar Pedidos”.',
    fires: [
      'O acordo dos descontos de associação continua aberto.',
      'Conteste os descontos até 14 de fevereiro.',
      'Ainda dá: o acordo vai, com prazo até o fim do ano.',
    ],
    silent: [
      'A última data que achamos no acordo, para contestar os descontos de associação, é 20/03/2026.',
    ],
  },
  {
    id: 'emprestimo-por-telefone',
    pattern:
      /\b(?:desbloque|contrat)\w+\b[^.?]*\b(?:emprestimo|consignado|beneficio)\b[^.?]*\bpor (?:telefone|procuracao|ligacao)\b|\b(?:gaste|use) o dinheiro\b[^.?]*\bemprestimo\b|\binss\b[^.?]*\bresponde sempre\b[^.?]*\b(?:emprestimo|consignado)\b/,
    unless: /\b(?:nao|nunca|nem|golpe)\b/,
    source: 'Lei 15.327/2026; IN PRES/INSS 138/2022, art. 8º; TNU, Tema 183',
    why: 'ensina um caminho que a lei fechou, ou piora a prova de quem não contratou.',
    remedy:
      'Só o titular desbloqueia, com biometria; o dinheiro que chegou sem pedido fica parado.',
    fires: [
      'Desbloqueie o consignado por telefone.',
      'Use o dinheiro do empréstimo e depois reclame.',
      'O INSS responde sempre pelo empréstimo falso.',
    ],
    silent: [
      'Por telefone, ninguém desbloqueia o benefício: é golpe.',
      'Não use o dinheiro do empréstimo que você não pediu.',
    ],
  },
];
