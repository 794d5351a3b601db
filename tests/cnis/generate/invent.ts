import { addDays, type IsoDate, isoDate } from '#law/date.ts';
import { addMonths, firstDayOf, type Month, monthOf, readMonth } from '#law/month.ts';
import type { Invented, InventedMonth, InventedRelation } from './invented.ts';
import { type Random, randomOf } from './random.ts';

export interface Wish {
  readonly relations: number;
  /** About how many months a relation has, at most. */
  readonly months: number;
  readonly kinds: readonly [InventedRelation['kind'], ...InventedRelation['kind'][]];
  readonly isOpen?: boolean;
  readonly hasLongNames?: boolean;
  readonly hasIndicators?: boolean;
  readonly hasTwice?: boolean;
  readonly hasThirteenth?: boolean;
  readonly isDenied?: boolean;
  readonly hasGaps?: boolean;
}

const issuedOn = isoDate('2026-11-20');

const codes: readonly [code: string, description: string][] = [
  ['IREM-ACD', 'Remuneração possui parcela de acordo, convenção ou dissídio coletivo'],
  ['PREM-EXT', 'Remuneração da competência informada fora do prazo, passível de comprovação'],
  [
    'PSC-MEN-SM-EC103',
    'Salário de contribuição da competência menor que o salário mínimo (EC 103/2019)',
  ],
  ['IREM-INDPEND', 'Remunerações com indicadores/pendências'],
  ['PEXT', 'Vínculo com informação extemporânea, passível de comprovação'],
  ['IVIN-JORN-DIFERENCIADA', 'Vínculo com jornada diferenciada'],
  ['PREC-FACULTCONC', 'Recolhimento de facultativo concomitante com outro vínculo ou atividade'],
  ['IREC-LC123', 'Recolhimento no Plano Simplificado de Previdência Social (LC 123/2006)'],
  [
    'PREM-TSVE-RESP-INDIRETO-PROC-TRAB',
    'Remuneração de trabalhador sem vínculo por responsabilidade indireta, reconhecida em processo trabalhista, passível de comprovação pelo filiado',
  ],
  ['PREC-COD1821_FORA_VIG', 'Recolhimento com código 1821 fora da vigência'],
];

const ofRelation: readonly [string, ...string[]] = [
  'PEXT',
  'IVIN-JORN-DIFERENCIADA',
  'IREM-INDPEND',
];
const ofMonth: readonly [string, ...string[]] = [
  'IREM-ACD',
  'PREM-EXT',
  'PSC-MEN-SM-EC103',
  'PREM-TSVE-RESP-INDIRETO-PROC-TRAB',
];
const ofContribution: readonly [string, ...string[]] = [
  'PREC-FACULTCONC',
  'IREC-LC123',
  'PREC-COD1821_FORA_VIG',
];

/** Check digits are one off, so that no number is anybody's. */
const nitOf = (random: Random): string => {
  const digits = Array.from({ length: 10 }, () => random.between(0, 9));
  const weights = [3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
  const sum = digits.reduce((total, digit, index) => total + digit * (weights[index] ?? 0), 0);
  const right = 11 - (sum % 11);
  const wrong = ((right > 9 ? 0 : right) + 1) % 10;
  const text = digits.join('');
  return `${text.slice(0, 3)}.${text.slice(3, 8)}.${text.slice(8)}-${wrong}`;
};

const firstConsolidated = readMonth('2019-11');

function monthsOf(random: Random, wish: Wish, from: Month, count: number): InventedMonth[] {
  const months: InventedMonth[] = [];
  for (let index = 0; index < count; index += 1) {
    if (wish.hasGaps && random.chance(0.15)) continue;
    const month = addMonths(from, index);
    const one = (): InventedMonth => ({
      month,
      base: random.between(300_00, 9_000_00),
      indicators:
        wish.hasIndicators && random.chance(0.25)
          ? [
              ...new Set([
                random.pick(ofMonth),
                ...(random.chance(0.2) ? [random.pick(ofMonth)] : []),
              ]),
            ]
          : [],
    });
    months.push(one());
    if (wish.hasTwice && random.chance(0.15)) months.push({ ...one(), indicators: ['IREM-ACD'] });
  }
  return months;
}

const longNames: readonly [string, ...string[]] = [
  'EMPRESA DE TESTE COMERCIO E INDUSTRIA DE EXEMPLOS E AMOSTRAS LTDA EM RECUPERACAO JUDICIAL',
  'MUNICIPIO DE TESTE - SECRETARIA DE EXEMPLOS, AMOSTRAS E DEMONSTRACOES PARA FINS DE ENSAIO',
];

const memberTypes: readonly [string, ...string[]] = [
  'Empregado ou Agente Público',
  'Empregado Doméstico',
  'Trabalhador Avulso',
];

type Part = Omit<InventedRelation, 'seq' | 'nit' | 'indicators' | 'thirteenths'>;

const lastOf = (months: readonly InventedMonth[]): Month | undefined => months.at(-1)?.month;

function ownMonth({ month, base = 0, indicators }: InventedMonth, random: Random): InventedMonth {
  return {
    month,
    base,
    paid: Math.round(base * (random.chance(0.5) ? 0.2 : 0.11)),
    paidOn: addDays(firstDayOf(addMonths(month, 1)), random.between(0, 24)),
    indicators: indicators.length > 0 ? [random.pick(ofContribution)] : [],
  };
}

const serviceMonth = (line: InventedMonth, index: number): InventedMonth => ({
  ...line,
  service: {
    contractor: `00.000.000/000${(index % 9) + 1}-00`,
    establishment: '00.000.000/0001-99',
    form: 'Cooperativa de Trabalho',
  },
});

function partOf(random: Random, wish: Wish, index: number, from: IsoDate): Part {
  const kind = wish.kinds[index % wish.kinds.length] ?? wish.kinds[0];
  const start = monthOf(from);
  const most = Math.max(1, Math.min(wish.months, monthsBetween(start, monthOf(issuedOn))));
  const months = monthsOf(random, wish, start, random.between(Math.ceil(most / 2), most));
  const last = lastOf(months) ?? start;
  const until = addDays(firstDayOf(addMonths(last, 1)), -1);
  if (kind === 'benefit') {
    const species = random.pick([
      '31 - AUXILIO DOENCA PREVIDENCIARIO',
      '80 - AUXILIO SALARIO MATERNIDADE',
      '91 - AUXILIO DOENCA POR ACIDENTE DO TRABALHO',
    ]);
    const number = `000000${random.between(1000, 9999)}`;
    if (wish.isDenied) return { kind, number, species, status: '3 - INDEFERIDO', months: [] };
    return {
      kind,
      number,
      species,
      status: '4 - CESSADO',
      from,
      until,
      months: months
        .slice(0, 4)
        .map(({ month, base }) => ({ month, base: base ?? 0, indicators: [] })),
    };
  }
  if (kind === 'contributions') {
    return {
      kind,
      origin: 'RECOLHIMENTO',
      memberType: random.pick(['Facultativo', 'Contribuinte Individual']),
      from,
      until,
      months: months.map((month) => ownMonth(month, random)),
    };
  }
  if (kind === 'grouping') {
    return {
      kind,
      origin: 'AGRUPAMENTO DE CONTRATANTES/COOPERATIVAS',
      memberType: 'Contribuinte Individual',
      from,
      until,
      months: months.map(serviceMonth),
    };
  }
  if (kind === 'other') {
    return {
      kind,
      origin: random.pick(['Segurado Especial', 'SEGURO DESEMPREGO/SINE', 'Não Informado']),
      from,
      until,
      months: [],
    };
  }
  return {
    kind: 'job',
    employer: wish.hasLongNames ? random.pick(longNames) : `EMPRESA DE TESTE ${index + 1} LTDA`,
    employerCode: random.chance(0.7) ? `00.000.000/000${(index % 9) + 1}-00` : '00.000.000',
    ...(random.chance(0.5) && { registration: String(random.between(1000, 99_999)) }),
    memberType: random.pick(memberTypes),
    from,
    ...(!wish.isOpen && { until }),
    ...(months.length > 0 && { lastPaid: last }),
    months,
  };
}

const monthsBetween = (from: Month, until: Month): number =>
  (Number(until.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(until.slice(5)) -
  Number(from.slice(5));

function consolidatedOf(relations: readonly InventedRelation[]): Invented['consolidated'] {
  const sums = new Map<Month, number>();
  for (const { kind, months } of relations) {
    if (kind === 'benefit') continue;
    for (const { month, base = 0 } of months) {
      if (month >= firstConsolidated) sums.set(month, (sums.get(month) ?? 0) + base);
    }
  }
  return [...sums]
    .map(([month, base]) => ({ month, base }))
    .sort((one, other) => (one.month < other.month ? -1 : 1));
}

function legendOf(relations: readonly InventedRelation[]): Invented['legend'] {
  const used = new Set(
    relations.flatMap(({ indicators, months }) => [
      ...indicators,
      ...months.flatMap((month) => month.indicators),
    ]),
  );
  return codes
    .filter(([code]) => used.has(code))
    .map(([code, description]) => ({ code, description }));
}

/** An extract of nobody, the same for the same seed and wish. */
export function invent(seed: number, wish: Wish): Invented {
  const random = randomOf(seed);
  const nit = nitOf(random);
  let start = isoDate(
    `${random.between(1988, 2016)}-0${random.between(1, 9)}-${random.between(10, 28)}`,
  );
  const relations = Array.from({ length: wish.relations }, (_, index): InventedRelation => {
    const part = partOf(random, wish, index, start);
    const last = lastOf(part.months) ?? monthOf(start);
    const next = firstDayOf(addMonths(last, random.between(-3, 9)));
    if (next < isoDate('2025-06-01')) start = next;
    const { base } = part.months[0] ?? {};
    return {
      ...part,
      seq: index + 1,
      nit,
      indicators:
        wish.hasIndicators && part.kind === 'job' && random.chance(0.6)
          ? [...new Set([random.pick(ofRelation), 'IREM-INDPEND'])]
          : [],
      thirteenths:
        wish.hasThirteenth && part.kind === 'job' && base
          ? [{ year: Number(part.months[0]?.month.slice(0, 4)), base }]
          : [],
    };
  });
  return {
    identity: {
      nit,
      cpf: '000.000.001-00',
      name: 'PESSOA DE TESTE',
      mother: 'MAE DE TESTE',
      birthDate: isoDate(`19${random.between(60, 72)}-03-1${random.between(0, 9)}`),
    },
    issuedOn,
    relations,
    consolidated: consolidatedOf(relations),
    legend: legendOf(relations),
  };
}
