import type { WordingRule } from '../../wording/rule.ts';

/** Said often about paying the INSS on one's own, and false in November 2026. */
export const payingFalse: readonly WordingRule[] = [
  {
    id: 'atrasado-sempre-vale',
    pattern:
      /\b(?:mes(?:es)? )?(?:atrasad[oa]s?|em atraso)\b[^.?]*\b(?:sempre (?:contam?|valem?)|contam? todos|valem? para tudo)\b|\bpag(?:ue|ou|ar) depois d[oae] (?:doenca|morte|acidente)\b[^.?]*\b(?:cobre|vale|conta)\b/,
    unless: /\bn(?:ao|em)\b/,
    source: 'Lei 8.213/1991, art. 27, II; TNU, Tema 192 e Súmula 52',
    why: 'dá valor certo a mês pago em atraso.',
    remedy: 'Diga que depende: antes de pagar, conte e prove o trabalho daquele mês.',
    fires: [
      'O mês atrasado sempre conta.',
      'Pague os meses em atraso: valem para tudo.',
      'Pagar depois da morte vale.',
    ],
    silent: [
      'O mês atrasado nem sempre conta.',
      'Pagar depois da morte, em regra, não vale para a pensão.',
      'O que for pago em atraso antes dele não conta para a carência.',
    ],
  },
  {
    id: 'facultativo-que-trabalha',
    pattern:
      /\b(?:quem trabalha|autonom[oa]|mei|empregad[oa])\b[^.?,:;]*\bpode (?:contribuir|pagar|se inscrever)\b[^.?,:;]*\bcomo facultativ[oa]\b/,
    unless: /\bnao\b/,
    source: 'Lei 8.213/1991, art. 13',
    why: 'deixa quem trabalha pagar como facultativo.',
    remedy: 'Facultativo é só quem não tem trabalho que obrigue a pagar.',
    fires: ['Quem trabalha por conta pode pagar como facultativo.'],
    silent: [
      'Quem trabalha não pode pagar como facultativo.',
      'O MEI que fechou a firma e parou, esse pode pagar como facultativo.',
    ],
  },
  {
    id: 'onze-por-cento-com-empresa',
    pattern:
      /\bpresta servicos? (?:a|para) (?:uma )?empresas?\b[^.?]*\bpode (?:usar|pagar|escolher)\b[^.?]*\b(?:11 ?%|simplificado)/,
    unless: /\bnao\b/,
    source: 'Lei 8.212/1991, art. 21, § 2º, I',
    why: 'oferece o plano de 11% a quem trabalha para empresa.',
    remedy: 'Para ele a empresa desconta 11%, e isso é outra coisa: é plano completo.',
    fires: ['Quem presta serviço a empresa pode escolher o plano de 11%.'],
    silent: ['Quem presta serviço a empresa não pode usar o plano de 11%.'],
  },
];
