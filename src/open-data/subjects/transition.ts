import { type Insured, points, progressiveAge, retirementAge } from '#law/transition-rules.ts';
import type { LegalSeries } from '#law/value.ts';
import { basisColumns, basisOf, dayColumns, daysOf } from '../basis.ts';
import type { Row, Subject } from '../table.ts';

const who: Readonly<Record<Insured, string>> = {
  woman: 'mulher',
  man: 'homem',
  womanTeacher: 'professora',
  manTeacher: 'professor',
};

const rules = [
  ['pontos', 'pontos', points],
  ['idade-progressiva', 'meses de idade', progressiveAge],
  ['idade', 'meses de idade', retirementAge],
] as const;

const rowsOf = (regra: string, unidade: string, quem: string, { values }: LegalSeries<number>) =>
  values.map(
    ({ value, source, verifiedOn, ...period }): Row => ({
      regra,
      quem,
      ...daysOf(period),
      valor: value,
      unidade,
      ...basisOf(source, verifiedOn),
    }),
  );

export const transition: Subject = {
  id: 'pontos-e-idades',
  title: 'Pontos e idades da aposentadoria',
  about: 'Os pontos e as idades que a reforma de 2019 pede em cada ano.',
  notice:
    'São só os pontos e as idades: cada regra pede também um tempo de contribuição. As idades estão em meses.',
  holds: 'values',
  columns: [
    {
      name: 'regra',
      says: 'pontos: EC 103, art. 15; idade-progressiva: art. 16; idade: art. 18.',
      kind: 'text',
      only: rules.map(([rule]) => rule),
      isKey: true,
    },
    {
      name: 'quem',
      says: 'De quem se fala. Professores são os da educação básica.',
      kind: 'text',
      only: Object.values(who),
      isKey: true,
    },
    ...dayColumns,
    { name: 'valor', says: 'O que se pede, na unidade ao lado.', kind: 'whole' },
    { name: 'unidade', says: 'A unidade do valor.', kind: 'text', isBasis: true },
    ...basisColumns,
  ],
  rows: rules.flatMap(([rule, unit, byWhom]) =>
    Object.entries(byWhom).flatMap(([insured, series]) =>
      rowsOf(rule, unit, who[insured as Insured], series),
    ),
  ),
};
