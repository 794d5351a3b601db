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
];
