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
  {
    id: 'baixa-renda-para-todos',
    pattern:
      /\bbasta (?:estar|ter)\b[^.?]*\bcadunico\b[^.?]*\b5 ?%|\bqualquer (?:pessoa|um|dona de casa)\b[^.?]*\b5 ?%|\b(?:quem faz bico|desempregad[oa])\b[^.?]*\bpode pagar 5 ?%/,
    unless: /\bnao\b/,
    source: 'Lei 8.212/1991, art. 21, §§ 2º e 4º',
    why: 'abre o plano de 5% a quem não cumpre a lei.',
    remedy: 'Pede CadÚnico, renda da família, nenhuma renda própria e só o trabalho de casa.',
    fires: [
      'Basta estar no CadÚnico para pagar 5%.',
      'Qualquer dona de casa paga 5%.',
      'Quem faz bico pode pagar 5%.',
    ],
    silent: ['Não basta estar no CadÚnico para pagar 5%.', 'O MEI paga 5%.'],
  },
  {
    id: 'guia-do-mei-no-dia-quinze',
    pattern:
      /\b(?:guia|das|contribuicao) do mei\b[^.?]*\b(?:dia|vence em) 15\b|\bautonom[oa]\b[^.?]*\bvence(?:m)? no dia 20\b/,
    source: 'Lei 8.212/1991, art. 30, II; Resolução CGSN 140/2018, art. 40',
    why: 'troca o dia de pagar.',
    remedy: 'Autônomo e facultativo: dia 15 do mês seguinte. MEI: dia 20.',
    fires: ['A guia do MEI vence no dia 15.', 'A do autônomo vence no dia 20.'],
    silent: ['A guia do MEI vence no dia 20.', 'A do autônomo vence no dia 15.'],
  },
];
