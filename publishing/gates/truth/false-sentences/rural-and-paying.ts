import type { WordingRule } from '../../wording/rule.ts';

/** Said often about rural work, paying INSS and the record of it, and false in November 2026. */
export const ruralAndPayingFalse: readonly WordingRule[] = [
  {
    id: 'rural-errada',
    pattern:
      /\bsegurad[oa]s? especia(?:l|is)\b[^.?]*\bprecisam? pagar\b|\bbasta o sindicato\b|\bquem tem carteira assinada perde tudo\b|\bbolsa familia tira a aposentadoria\b|\brural e automatica\b|\brural\b[^.?]*\bprecisa pagar (?:o )?inss todo mes\b|\bso testemunha resolve\b|\breforma acabou com a aposentadoria rural\b/,
    unless: /\bnao\b/,
    source: 'Lei 8.213/1991, arts. 11, 38-B e 48; STJ, Súmula 149',
    why: 'simplifica a prova ou as condições da aposentadoria rural.',
    remedy: 'Conte a idade, os 180 meses de trabalho rural e os papéis da época.',
    fires: [
      'Basta o sindicato declarar.',
      'Na roça, quem tem carteira assinada perde tudo.',
      'O Bolsa Família tira a aposentadoria rural.',
      'A rural é automática aos 55.',
      'Na rural, precisa pagar o INSS todo mês.',
      'O segurado especial precisa pagar o INSS todo mês.',
      'Só testemunha resolve.',
      'A reforma acabou com a aposentadoria rural.',
    ],
    silent: ['Só testemunha não basta.', 'O Bolsa Família não tira a aposentadoria rural.'],
  },
  {
    id: 'graca-perdida',
    pattern:
      /\bperdeu tudo o que pagou\b|\b12 meses exatos\b|\btod[oa] desempregad[oa] tem (?:24|36) meses\b|\bmes trabalhado sempre vale\b/,
    source: 'Lei 8.213/1991, arts. 15 e 102; Constituição, art. 195, § 14',
    why: 'simplifica o período de graça ou a contagem dos meses.',
    remedy:
      'O que foi pago fica no extrato; o prazo depende do caso; mês abaixo do mínimo não conta no INSS.',
    fires: [
      'Parou de pagar, perdeu tudo o que pagou.',
      'São 12 meses exatos.',
      'O período de graça é de 12 meses exatos.',
      'Todo desempregado tem 36 meses.',
      'Um mês trabalhado sempre vale um mês.',
    ],
    silent: ['Parei de contribuir há anos. Perdi o que paguei?', 'O prazo é de 12 meses.'],
  },
];
