import type { WordingRule } from '../../wording/rule.ts';

/** Said often about the terms to answer, to ask and to review, and false in November 2026. */
export const clocksFalse: readonly WordingRule[] = [
  {
    id: 'defesa-em-dias-uteis',
    pattern:
      /\b(?:defesa|prorrogacao|revisao|pensao|cadunico|biometria)\b[^.?]*\b\d+ dias uteis\b|\b\d+ dias uteis\b[^.?]*\b(?:defesa|prorrogacao|pensao|cadunico|biometria)\b/,
    unless: /\bnao\b/,
    source: 'Lei 9.784/1999, art. 66, § 2º; Lei 8.212/1991, art. 69',
    why: 'conta em dias úteis um prazo que corre em dias seguidos.',
    remedy: 'São dias seguidos: sábados, domingos e feriados entram na conta.',
    fires: ['A defesa vai até 30 dias úteis.', 'São 90 dias úteis para pedir a pensão.'],
    silent: ['A defesa tem 30 dias seguidos, e não úteis.', 'O dia seguro é um dia útil inteiro.'],
  },
  {
    id: 'prorrogacao-depois-do-fim',
    pattern:
      /\bprorrogacao\b[^.?]*\b(?:depois|apos) (?:do fim|de acabar|que (?:o auxilio )?acab\w+|da cessacao)\b[^.?]*\b(?:pode|vale|cabe|aceita)\b|\b(?:pode|cabe|de para) pedir a prorrogacao\b[^.?]*\b(?:depois|apos) (?:do fim|de acabar|que (?:o auxilio )?acab\w+|da cessacao)\b|\bprorrogacao (?:e )?automatica\b/,
    unless: /\bnao\b|\bnem\b/,
    source: 'Lei 8.213/1991, art. 60, § 9º; Portaria Conjunta MPS/INSS 49/2024',
    why: 'deixa a prorrogação para depois do fim do auxílio, ou a dá por certa.',
    remedy: 'O pedido cabe nos últimos 15 dias antes do fim. Depois, em regra, é novo pedido.',
    fires: [
      'Você pode pedir a prorrogação depois que o auxílio acabou.',
      'A prorrogação, depois do fim, ainda cabe.',
      'A prorrogação é automática.',
    ],
    silent: [
      'Depois do fim, não cabe prorrogação.',
      'Peça a prorrogação nos últimos 15 dias antes do fim.',
    ],
  },
  {
    id: 'defesa-segura-o-pagamento',
    pattern:
      /\b(?:defesa|recurso)\b[^.?]*\b(?:impede|evita|segura|garante)\b[^.?]*\b(?:corte|suspensao|bloqueio|pagamento)\b|\bdefesa\b[^.?]*\b(?:fora do prazo|atrasada) (?:e|sera) aceita\b/,
    unless: /\bnao\b|\bpode\b/,
    source: 'Lei 8.212/1991, art. 69, §§ 4º a 9º',
    why: 'promete que a defesa ou o recurso seguram o pagamento.',
    remedy: 'O recurso não tem efeito suspensivo; sem defesa aceita, vem a suspensão.',
    fires: [
      'A defesa impede o corte.',
      'O recurso garante o pagamento até o julgamento.',
      'A defesa fora do prazo é aceita.',
    ],
    silent: [
      'O recurso não impede a suspensão.',
      'Mande a defesa mesmo assim: o INSS pode não aceitar.',
    ],
  },
  {
    id: 'exigencia-com-mais-prazo-certo',
    pattern:
      /\b(?:exigencia|cumprir exigencia)\b[^.?]*\b(?:sempre tem|tem sempre|tem direito a) (?:mais )?(?:30|trinta|60|sessenta) dias\b|\bexigencia\b[^.?]*\bsem prazo\b/,
    unless: /\bnao\b/,
    source: 'Decreto 3.048/1999, art. 176; IN PRES/INSS 128/2022, art. 566',
    why: 'dá como certo um prazo que a tela mostra e que o INSS pode mudar.',
    remedy: 'Em regra, 30 dias; vale a data do aviso, e mais prazo se pede antes do fim.',
    fires: ['A exigência sempre tem mais 30 dias.', 'A exigência é sem prazo.'],
    silent: ['O prazo da exigência vem no aviso e, em regra, é de 30 dias.'],
  },
  {
    id: 'cadunico-noventa-para-todos',
    pattern:
      /\b(?:todos|todo mundo|qualquer (?:cidade|municipio))\b[^.?]*\bcadunico\b[^.?]*\b90 dias\b|\bcadunico\b[^.?]*\b90 dias\b[^.?]*\b(?:todos|todo mundo|qualquer (?:cidade|municipio))\b/,
    source: 'Lei 8.742/1993, art. 21-B, I e II',
    why: 'dá a todos o prazo do CadÚnico das cidades grandes.',
    remedy: 'São 45 dias; 90 só onde há mais de 50 mil moradores.',
    fires: ['O CadÚnico tem 90 dias em qualquer cidade.', 'Todos têm, no CadÚnico, 90 dias.'],
    silent: ['CadÚnico: 45 dias; na cidade com mais de 50 mil moradores, 90 dias.'],
  },
  {
    id: 'revisao-de-negativa-em-dez-anos',
    pattern:
      /\b(?:pedido negado|negativa|indeferimento|beneficio (?:negado|cortado|cessado))\b[^.?]*\b(?:so pode|prescreve|caduca|perde|acaba)\b[^.?]*\b(?:10|dez) anos\b|\bdez anos\b[^.?]*\bda morte\b[^.?]*\brevisao\b/,
    unless: /\bnao\b|\bnem\b/,
    source: 'STF, ADI 6.096; Lei 8.213/1991, art. 103',
    why: 'põe o limite de dez anos onde o STF o tirou, ou o conta do dia errado.',
    remedy:
      'Os dez anos são da revisão do que foi concedido, do mês seguinte ao primeiro pagamento.',
    fires: [
      'O pedido negado prescreve em 10 anos.',
      'A negativa só pode ser discutida por dez anos.',
    ],
    silent: ['Pedido negado e benefício cortado não têm esse limite de 10 anos.'],
  },
  {
    id: 'recurso-especial-sempre-cabe',
    pattern:
      /\b(?:recurso especial|segundo recurso|recurso a camara)\b[^.?]*\b(?:sempre cabe|cabe sempre|cabe em todo|e garantido)\b/,
    unless: /\bnao\b|\bnem\b/,
    source: 'Portaria MPS 125/2026 (Regimento do CRPS), art. 91',
    why: 'esquece que o segundo recurso só cabe nos casos do regimento.',
    remedy: 'Diga que nem toda decisão da Junta aceita outro recurso.',
    fires: ['O recurso especial sempre cabe.'],
    silent: ['O segundo recurso nem sempre cabe.'],
  },
];
