import type { WordingRule } from '../../wording/rule.ts';

/** Said often about salário-maternidade and salário-paternidade, and false in November 2026. */
export const maternityFalse: readonly WordingRule[] = [
  {
    id: 'maternidade-com-carencia',
    pattern:
      /\b(?:salario|auxilio)-maternidade\b[^.?]*\b(?:(?:exige|pede|precisa de|carencia de|tem que ter|e preciso ter) (?:ao menos )?(?:10|dez) (?:meses|contribuicoes)|basta (?:1|uma) contribuicao)\b|\bbasta (?:1|uma) contribuicao\b/,
    unless: /\b(?:nao|antes|antiga|ate 2024|derrubou)\b/,
    source: 'STF, ADI 2.110; IN PRES/INSS 188/2025',
    why: 'exige carência, que o STF derrubou, ou reduz tudo a uma contribuição.',
    remedy: 'Não há carência, mas é preciso estar coberta pelo INSS no dia do fato.',
    fires: [
      'O salário-maternidade exige 10 contribuições.',
      'No salário-maternidade, tem que ter 10 meses.',
      'Basta uma contribuição.',
    ],
    silent: [
      'Antes de 2024, o salário-maternidade exigia 10 contribuições.',
      'Não basta uma contribuição.',
    ],
  },
  {
    id: 'maternidade-paga-depois',
    pattern:
      /\b(?:pagou|pague|pagar|contribuiu)\b[^.?]*\bdepois do (?:parto|nascimento)\b[^.?]*\b(?:recebe|vale|conta|tem direito)\b/,
    unless: /\bnao\b/,
    source: 'Lei 8.213/1991, arts. 15 e 71',
    why: 'dá valor a pagamento feito depois do parto.',
    remedy: 'Pagar depois do fato não cria cobertura para trás.',
    fires: ['Pagou depois do parto, recebe.'],
    silent: ['O que se pagou depois do parto não conta para ele.'],
  },
  {
    id: 'maternidade-prazo-180',
    pattern: /\b(?:salario|auxilio)-maternidade\b[^.?]*\b(?:prazo de|pedir em|em ate) 180 dias\b/,
    unless: /\bnao\b/,
    source: 'IN PRES/INSS 128/2022, art. 357, § 5º',
    why: 'inventa um prazo de 180 dias para pedir.',
    remedy: 'Pede-se em até 5 anos do fato.',
    fires: ['O salário-maternidade tem prazo de 180 dias.'],
    silent: [
      'No salário-maternidade não há prazo de 180 dias.',
      'Na pensão, o filho tem 180 dias.',
    ],
  },
  {
    id: 'maternidade-quem-paga',
    pattern:
      /\bempregada\b[^.?]*\bpede\b[^.?]*\b(?:no|ao) inss\b|\bdesempregada\b[^.?]*\b(?:nao tem direito|recebe o ultimo salario)\b|\bavo\b[^.?]*\bcria\b[^.?]*\brecebe\b|\bpai\b[^.?]*\brecebe\b[^.?]*\bmae nao trabalha\b/,
    unless: /\badoc|\bdomestica\b|\bmei\b|\bnem a avo\b|\bnao recebe\b/,
    source: 'Lei 8.213/1991, arts. 71-B, 72 e 73',
    why: 'erra quem recebe ou quem paga o salário-maternidade.',
    remedy:
      'A empregada pede à empresa; a desempregada coberta pede ao INSS, pela média; avó e pai, só nos casos da lei.',
    fires: [
      'A empregada pede no INSS.',
      'Desempregada não tem direito ao salário-maternidade.',
      'A desempregada recebe o último salário.',
      'Avó que cria recebe.',
      'O pai recebe se a mãe não trabalha.',
    ],
    silent: ['A empregada doméstica pede no INSS.', 'A avó que cria o neto não recebe, em regra.'],
  },
  {
    id: 'natimorto-quatorze-dias',
    pattern: /\bnatimort[oa]\b[^.?]*\b(?:14 dias|2 semanas|duas semanas)\b/,
    unless: /\bnao\b|\b120\b/,
    source: 'IN PRES/INSS 128/2022, art. 358',
    why: 'troca o parto de natimorto por aborto.',
    remedy: 'São 120 dias; as 2 semanas são do aborto não criminoso.',
    fires: ['Natimorto dá 14 dias.'],
    silent: ['No caso de natimorto são 120 dias, e não 14 dias.'],
  },
  {
    id: 'paternidade-ja-vale',
    pattern:
      /\bsalario-paternidade\b[^.?]*\b(?:ja vale|esta em vigor|ja pode ser pedido|vale desde 2026)\b/,
    unless: /\bnao\b/,
    source: 'Lei 15.371/2026',
    why: 'antecipa uma lei que só vale em 2027.',
    remedy: 'Escreva “a partir de 1º de janeiro de 2027”.',
    fires: ['O salário-paternidade já vale.'],
    silent: [
      'O salário-paternidade ainda não está em vigor.',
      'O salário-paternidade começa em 2027.',
    ],
  },
  {
    id: 'sai-em-dias',
    pattern:
      /\b(?:respostas?|decis(?:ao|oes)|resultados?|beneficios?|pagamentos?|acertos?|aposentadorias?|pens(?:ao|oes)|salario-maternidade|auxilios?|recursos?)\b(?: \w+){0,3} (?:sai|saem|vem|chega|chegam|cai|e resolvid[oa]|e dad[oa]|e julgad[oa])(?: (?:sempre|certamente|rapido))? (?:em (?:ate )?\d+ (?:dias|semanas|meses|horas)|na hora|no mesmo dia)\b|^(?:sai|saem) em (?:ate )?\d+ dias\b|\bpassou de \d+ dias\b[^.?]*\bjuiz concede\b|\breclame\b[^.?]*\bsai em (?:\d+|dez) dias\b/,
    unless: /\bnao\b|\bnem sempre\b/,
    source: 'Lei 9.784/1999, arts. 48 e 49; acordo no RE 1.171.152, de 24 meses',
    why: 'promete quando o INSS ou a Justiça responde.',
    remedy: 'Diga o que a lei pede ao INSS e que não há como prever a demora.',
    fires: [
      'A resposta sai em 45 dias.',
      'O salário-maternidade sai em 30 dias.',
      'Sai em 30 dias.',
      'O acerto sai na hora.',
      'Passou de 45 dias o juiz concede.',
      'Reclame e sai em dez dias.',
    ],
    silent: [
      'O recurso vai até 30 dias seguidos.',
      'A resposta não sai em dia certo.',
      'A decisão apareceu em 20 de novembro.',
    ],
  },
];
