import type { WordingRule } from '../../wording/rule.ts';

/** Said often about benefits for those who contribute, and false in November 2026. */
export const contributoryFalse: readonly WordingRule[] = [
  {
    id: 'idade-com-qualidade',
    pattern:
      /\baposentadoria por idade\b[^.]*\b(?:exige|pede|e preciso|requer|com)\b[^.]*\bqualidade de segurado\b|\b180\b[^.]*\be qualidade de segurado\b/,
    unless: /\bnao\b/,
    source: 'Lei 10.666/2003, art. 3º, § 1º',
    why: 'exige qualidade de segurado na aposentadoria por idade.',
    remedy: 'Escreva que, com a carência completa, ela não é exigida na data do pedido.',
    fires: ['Na aposentadoria por idade são 180 meses e qualidade de segurado.'],
    silent: ['Com a carência completa, a qualidade de segurado na data do pedido não é exigida.'],
  },
  {
    id: 'mulher-aos-sessenta',
    pattern:
      /\bmulher(?:es)?\b[^.,;]*\b(?:aos|com|a partir de|:) ?(?:60|61)(?: anos)?(?! (?:de )?contribu)[^.]*\bidade\b|\bidade\b[^.]*\bmulher(?:es)?\b,? (?:aos|com|a partir de) (?:60|61)\b/,
    unless: /\b(?:campo|rural|hibrida|deficiencia|professor|ate 20(?:19|20|21|22)|subia|era)\b/,
    source: 'EC 103/2019, arts. 18 e 19',
    why: 'repete uma idade antiga da mulher.',
    remedy: 'Escreva 62 anos.',
    fires: ['A mulher se aposenta aos 60 por idade.', 'Por idade, mulher com 61 anos.'],
    silent: [
      'Mulher a partir de 62 anos, homem a partir de 65.',
      'No campo, a mulher se aposenta por idade aos 55.',
    ],
  },
  {
    id: 'pedagio-cinquenta',
    pattern: /\bpedagio de 50 ?%[^.]*(?<!mais de )\b(?:28|33) anos\b[^.]*\b(?:reforma|2019)\b/,
    unless: /\bmais de (?:28|33)\b|\bpassa de\b/,
    source: 'EC 103/2019, art. 17',
    why: 'aceita quem tinha exatos 28 ou 33 anos.',
    remedy: 'Escreva “mais de 28 anos (mulher) ou 33 (homem)”.',
    fires: ['Pedágio de 50%: quem tinha 28 anos na reforma.'],
    silent: ['Pedágio de 50%: mais de 28 anos de contribuição em 13/11/2019.'],
  },
  {
    id: 'especial-com-idade',
    pattern:
      /\baposentadoria especial\b[^.]*\b(?:exige|pede|idade minima de|com idade de)\b[^.]*\b(?:55|58|60) anos\b/,
    unless: /\b(?:derrubou|inconstitucional|nao)\b/,
    source: 'STF, ADI 6.309 (junho de 2026)',
    why: 'repete idades que o STF derrubou.',
    remedy: 'Escreva que o STF derrubou as idades mínimas em junho de 2026.',
    fires: ['A aposentadoria especial exige 60 anos.'],
    silent: ['Em junho de 2026, o STF derrubou as idades mínimas dela.'],
  },
  {
    id: 'doze-de-novo',
    pattern:
      /\bperdeu a qualidade\b[^.]*\b(?:mais )?12 (?:contribuicoes )?(?:de novo|novamente|outra vez)\b/,
    source: 'Lei 8.213/1991, art. 27-A',
    why: 'erra a carência de quem volta a contribuir.',
    remedy: 'É metade: 6 contribuições.',
    fires: ['Perdeu a qualidade, precisa de 12 de novo.'],
    silent: ['Perdeu a qualidade e voltou a contribuir? São 6 contribuições.'],
  },
  {
    id: 'atestmed-dias',
    pattern: /\batestmed\b[^.]*\b(?:30|60|180) dias\b|\b(?:30|60|180) dias\b[^.]*\batestmed\b/,
    source: 'Portarias Conjuntas MPS/INSS 14 e 43/2026',
    why: 'traz um limite antigo do Atestmed.',
    remedy: 'Use {{atestmed-dias}}, que segue a portaria em vigor.',
    fires: ['O Atestmed vale até 180 dias.'],
    silent: ['Pelo Atestmed, o INSS pode conceder até 90 dias ao todo.'],
  },
  {
    id: 'vida-toda',
    pattern: /\brevisao da vida toda\b/,
    unless: /\b(?:rejeit|cancel|barra|desconfie|nao oferece|acabou)/,
    source: 'STF, ADI 2.110, ADI 2.111 e Tema 1102',
    why: 'fala da “revisão da vida toda” sem dizer que o STF a rejeitou.',
    remedy: 'Só cabe o aviso: o STF rejeitou, a decisão é definitiva, desconfie de quem oferece.',
    fires: ['Revisão da vida toda: peça a sua.'],
    silent: ['“Revisão da vida toda”: o STF rejeitou.'],
  },
  {
    id: 'dez-anos-para-tudo',
    pattern: /\b10 anos\b[^.]*\b(?:qualquer decisao|beneficio negado|negativa|indeferimento)\b/,
    unless: /\bnao vale\b/,
    source: 'STF, ADI 6.096; Lei 8.213/1991, art. 103',
    why: 'estende os 10 anos a decisões de negar ou cortar.',
    remedy: 'Os 10 anos valem para rever o que foi concedido. Atrasados: 5 anos.',
    fires: ['Há 10 anos para questionar qualquer decisão do INSS.'],
    silent: ['Benefício negado: o prazo de 10 anos não vale.'],
  },
  {
    id: 'valores-velhos',
    pattern:
      /r\$ ?(?:379,50|353(?:,00)?|1\.518(?:,00)?|1\.412(?:,00)?|8\.157,41|7\.786,02)(?![\d])/,
    source: 'Decreto 12.797/2025; Portaria Interministerial MPS/MF 13/2026',
    why: 'traz um valor de ano anterior.',
    remedy: 'Use o valor pelo nome: {{salario-minimo}}, {{bpc-limite}}, {{teto-inss}}.',
    fires: ['O salário mínimo é de R$ 1.518,00.', 'O teto é R$ 8.157,41.'],
    silent: ['O salário mínimo é de R$ 1.621,00.'],
  },
];
