import type { CitationKey } from '#law/citations.ts';
import { childDaysOf, requestTerms } from '#law/survivor-pension.ts';
import type { Clock } from '#rules/deadlines/clock.ts';
import { clocks } from '#rules/deadlines/clocks.ts';
import { extensionMonths } from '#rules/insured-status/extensions.ts';
import { termOf } from '#rules/insured-status/terms.ts';
import { basisColumns, basisOf } from '../basis.ts';
import type { Column, Row, Subject } from '../table.ts';

const names: Readonly<Record<keyof typeof clocks, readonly [id: string, name: string]>> = {
  appeal: ['recurso', 'Recurso contra a decisão do INSS'],
  appealAgainstCut: ['recurso-do-corte-do-bpc', 'Recurso contra o corte do BPC por suspeita'],
  appealAgainstOtherCut: ['recurso-do-corte', 'Recurso contra o corte de outro benefício'],
  appealToChamber: ['recurso-a-camara', 'Segundo recurso, à Câmara, quando cabe'],
  courtAppeal: ['recurso-da-sentenca', 'Recurso da sentença, no Juizado'],
  documentsAsked: ['exigencia', 'Resposta à exigência'],
  documentsAskedPrinted: ['exigencia-com-data', 'Resposta à exigência que traz a data'],
  defence: ['defesa', 'Defesa, na suspeita de irregularidade'],
  ruralDefence: ['defesa-do-campo', 'Defesa de quem trabalha no campo'],
  bpcAssessment: ['avaliacao-do-bpc', 'Defesa ou marcação da avaliação do BPC'],
  bpcRegistryInTown: ['cadunico-cidade-pequena', 'CadÚnico do BPC, cidade pequena'],
  bpcRegistryInCity: ['cadunico-cidade-grande', 'CadÚnico do BPC, mais de 50 mil habitantes'],
  bpcBiometrics: ['biometria-do-bpc', 'Cadastro biométrico do BPC'],
  extension: ['prorrogacao', 'Prorrogação do auxílio-doença, nos últimos dias'],
  waitAfterPapers: ['espera-apos-atestado', 'Espera depois da negativa só pelos papéis'],
  waitAfterExamination: ['espera-apos-pericia', 'Espera depois da negativa com perícia'],
  waitAfterExtension: ['espera-apos-prorrogacao', 'Espera depois da prorrogação negada'],
  review: ['revisao', 'Revisão, do mês depois do primeiro pagamento'],
  reviewAnswered: [
    'revisao-respondida',
    'Revisão que o INSS já respondeu, também do primeiro pagamento',
  ],
  reviewAfterLabourCourt: ['revisao-trabalhista', 'Revisão pelo que a Justiça do Trabalho decidiu'],
  maternity: ['maternidade', 'Pedido do salário-maternidade, do parto'],
  newRequest: ['novo-pedido', 'Espera do novo pedido, depois do prazo do recurso'],
};

const ways = {
  procedural:
    'Dias corridos. O primeiro fica fora; o último, sem expediente, passa para o próximo dia útil.',
  working: 'Dias úteis, na Justiça. Por segurança, conte dias seguidos.',
  right: 'Dias corridos, sem passar para o dia seguinte.',
  years: 'Anos. O dia seguro é a véspera do aniversário.',
  lastDays: 'Os últimos dias antes do fim.',
  wait: 'Dias de espera antes de poder pedir.',
} as const;

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
  const [prazo, nome] = names[id as keyof typeof clocks];
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
