import { durationByAge, durationConditions } from '#law/survivor-pension.ts';
import { basisColumns, basisOf, dayColumns, daysOf } from '../basis.ts';
import type { Subject } from '../table.ts';

const conditions = durationConditions.values.at(-1)?.value;

export const pension: Subject = {
  id: 'duracao-da-pensao',
  title: 'Duração da pensão por morte',
  about: 'Quantos anos o cônjuge ou companheiro recebe, pela idade no dia da morte.',
  notice: `Vale a tabela do dia da morte. Em regra, ela só abre com ${conditions?.contributions} contribuições e ${conditions?.unionYears} anos de união. Sem isso, são ${conditions?.otherwiseMonths} meses. Acidente e invalidez têm regra própria.`,
  holds: 'values',
  columns: [
    ...dayColumns,
    {
      name: 'daIdade',
      says: 'A primeira idade da faixa, em anos completos.',
      kind: 'whole',
      isKey: true,
    },
    {
      name: 'ateIdade',
      says: 'A última idade da faixa. Vazio: sem limite.',
      kind: 'whole',
      isOptional: true,
    },
    {
      name: 'anos',
      says: 'Quantos anos de pensão. Vazio: para toda a vida.',
      kind: 'whole',
      isOptional: true,
    },
    { name: 'vitalicia', says: 'Se a pensão é para toda a vida.', kind: 'yesNo' },
    ...basisColumns,
  ],
  rows: durationByAge.values.flatMap(({ value, source, verifiedOn, ...period }) =>
    value.map(({ fromAge, untilAge, years }) => ({
      ...daysOf(period),
      daIdade: fromAge,
      ateIdade: untilAge ?? null,
      anos: years === 'vitalicia' ? null : years,
      vitalicia: years === 'vitalicia',
      ...basisOf(source, verifiedOn),
    })),
  ),
};
