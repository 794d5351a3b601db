import labels from '#labels/dados.json' with { type: 'json' };
import type { CitationKey } from '#law/citations.ts';
import { childDaysOf, requestTerms } from '#law/survivor-pension.ts';
import type { Clock } from '#rules/deadlines/clock.ts';
import { clocks } from '#rules/deadlines/clocks.ts';
import { extensionMonths } from '#rules/insured-status/extensions.ts';
import { termOf } from '#rules/insured-status/terms.ts';
import { basisColumns, basisOf } from '../basis.ts';
import type { Column, Row, Subject } from '../table.ts';

const names: Readonly<Record<keyof typeof clocks, { id: string; name: string }>> = labels.clocks;

const { ways } = labels;

/** How much and in what; undefined where only the notice has it. */
function lengthOf({ count }: Clock): readonly [keyof typeof ways, number] | undefined {
  if (typeof count === 'string') return undefined;
  const [entry] = Object.entries(count);
  return entry as [keyof typeof ways, number];
}

const columns: readonly Column[] = [
  { name: 'prazo', says: 'O nome curto do prazo.', kind: 'text', isKey: true },
  { name: 'nome', says: 'De que prazo se fala.', kind: 'text', isBasis: true },
  { name: 'quantidade', says: 'Quantos.', kind: 'whole' },
  { name: 'unidade', says: 'Dias, meses ou anos.', kind: 'text', only: ['dias', 'meses', 'anos'] },
  { name: 'conta', says: 'Como se conta.', kind: 'text', isBasis: true },
  ...basisColumns,
];

// Of no clock is it written down when its norm was read: the day stays empty.
const clockRows: readonly Row[] = Object.entries(clocks).flatMap(([id, clock]) => {
  const length = lengthOf(clock);
  if (!length) return [];
  const [way, quantidade] = length;
  const { id: prazo, name: nome } = names[id as keyof typeof clocks];
  return [
    {
      prazo,
      nome,
      quantidade,
      unidade: way === 'years' ? 'anos' : 'dias',
      conta: ways[way],
      ...basisOf(clock.citations[0], undefined),
    },
  ];
});

/** What a pension asked for in time is paid from; read on the day of the death. */
const deathRows: readonly Row[] = requestTerms.values
  .slice(-1)
  .flatMap(({ value, source, verifiedOn }) =>
    (
      [
        ['pensao', 'Pensão paga desde a morte', value.days],
        [
          'pensao-do-filho',
          `Pensão do filho com menos de ${value.childUnderAge} anos`,
          childDaysOf(value),
        ],
      ] as const
    ).map(([prazo, nome, quantidade]) => ({
      prazo,
      nome,
      quantidade,
      unidade: 'dias',
      conta: ways.right,
      ...basisOf(source, verifiedOn),
    })),
  );

const graceWay =
  'Meses sem contribuir em que a proteção segue. A perda vem depois, no dia que a lei marca.';

const grace: readonly (readonly [id: string, name: string, months: number, CitationKey])[] = [
  ...(
    [
      ['graca', 'Período de graça de quem parou de trabalhar', { event: 'stopped' }],
      ['graca-apos-beneficio', 'Período de graça depois do benefício', { event: 'benefitEnded' }],
      [
        'graca-apos-isolamento',
        'Período de graça depois do isolamento',
        { event: 'isolationEnded' },
      ],
      ['graca-apos-prisao', 'Período de graça depois da prisão', { event: 'released' }],
      [
        'graca-apos-servico-militar',
        'Período de graça depois do serviço militar',
        { event: 'leftArmy' },
      ],
      [
        'graca-facultativo',
        'Período de graça do facultativo',
        { event: 'stopped', kind: 'facultativo' },
      ],
    ] as const
  ).map(([id, name, told]) => {
    const { months, citation } = termOf(told as Parameters<typeof termOf>[0]);
    return [id, name, months, citation] as const;
  }),
  ['graca-mais-de-120', 'A mais, com mais de 120 contribuições', extensionMonths, 'lei-8213-15-1'],
  ['graca-desemprego', 'A mais, no desemprego provado', extensionMonths, 'lei-8213-15-2'],
];

/** The terms to appeal, answer, wait and ask, and the months in which cover goes on. */
export const terms: Subject = {
  id: 'prazos',
  title: 'Prazos e períodos de graça',
  about: 'Quanto tempo há para recorrer, responder, esperar e pedir.',
  notice:
    'O que está escrito na carta vale mais. A tabela não calcula o dia: feriados estão em outro arquivo, e os casos mostram a conta.',
  holds: 'values',
  columns,
  rows: [
    ...clockRows,
    ...deathRows,
    ...grace.map(
      ([prazo, nome, quantidade, source]): Row => ({
        prazo,
        nome,
        quantidade,
        unidade: 'meses',
        conta: graceWay,
        ...basisOf(source, undefined),
      }),
    ),
  ],
};
