import { addMonths } from '#law/month.ts';
import { baseMonthOf, salaryCorrection } from '#law/salary-correction.ts';
import { basisColumns, basisOf } from '../basis.ts';
import type { Subject } from '../table.ts';

const { from, rates, isChecked } = salaryCorrection;

/** The rates by which salaries of past months are corrected. */
export const correction: Subject = {
  id: 'correcao-dos-salarios',
  title: 'Correção dos salários de contribuição',
  about: 'A taxa de cada mês, em centésimos de ponto, desde julho de 1994.',
  ...(!isChecked && {
    notice:
      'Ainda não conferida com a portaria do mês. Veio de uma cópia pública, e difere um pouco da impressa. Não use para decidir.',
  }),
  holds: 'values',
  columns: [
    { name: 'mes', says: 'O mês do salário.', kind: 'month', isKey: true },
    {
      name: 'taxaCentesimos',
      says: 'A taxa do mês, em centésimos de ponto percentual. Negativa: o valor cai.',
      kind: 'whole',
    },
    ...basisColumns,
  ],
  rows: rates.map((rate, index) => ({
    mes: addMonths(from, index),
    taxaCentesimos: rate,
    ...basisOf('lei-8213-29-b', undefined),
  })),
  validUntil: addMonths(baseMonthOf(salaryCorrection), -1),
};
