import type { Extract, Read, Relation } from '#cnis/extract.ts';
import type { Invented, InventedRelation } from './generate/invented.ts';

/** Each value by its field; those of a list bear their place in it. */
export type Said = ReadonlyMap<string, string | number>;

type Value = string | number | undefined;

function add(said: Map<string, string | number>, name: string, value: Value): void {
  if (value !== undefined) said.set(name, value);
}

function addMonths(
  said: Map<string, string | number>,
  seq: number,
  { months, thirteenths }: Pick<InventedRelation, 'months' | 'thirteenths'>,
): void {
  const times = new Map<string, number>();
  for (const line of months) {
    const time = (times.get(line.month) ?? 0) + 1;
    times.set(line.month, time);
    const name = `${seq} ${line.month} ${time}`;
    add(said, `month:${name}`, line.month);
    add(said, `base:${name}`, line.base);
    add(said, `paid:${name}`, line.paid);
    add(said, `paidOn:${name}`, line.paidOn);
    add(said, `contractor:${name}`, line.service?.contractor);
    add(said, `establishment:${name}`, line.service?.establishment);
    add(said, `form:${name}`, line.service?.form);
    for (const code of line.indicators) add(said, `monthIndicator:${name} ${code}`, code);
  }
  for (const { year, base } of thirteenths) add(said, `thirteenth:${seq} ${year}`, base);
}

const relationFields = [
  'nit',
  'employer',
  'employerCode',
  'registration',
  'memberType',
  'origin',
  'number',
  'species',
  'status',
  'from',
  'until',
  'lastPaid',
] as const;

export function saidByInvented({
  identity,
  issuedOn,
  relations,
  consolidated,
  legend,
}: Invented): Said {
  const said = new Map<string, string | number>(
    Object.entries(identity).map(([field, value]) => [`identity:${field}`, value]),
  );
  said.set('issuedOn:', issuedOn);
  for (const relation of relations) {
    said.set(`kind:${relation.seq}`, relation.kind);
    for (const field of relationFields) add(said, `${field}:${relation.seq}`, relation[field]);
    for (const code of relation.indicators) said.set(`indicator:${relation.seq} ${code}`, code);
    addMonths(said, relation.seq, relation);
  }
  for (const { month, base } of consolidated) said.set(`consolidated:${month}`, base);
  for (const { code, description } of legend) said.set(`legend:${code}`, description);
  return said;
}

const plainRelation = (relation: Relation): InventedRelation => {
  const fields = relation as unknown as Record<string, Read<string> | undefined>;
  const values = relationFields.map((field) => [field, fields[field]?.value] as const);
  return {
    ...Object.fromEntries(values),
    kind: relation.kind,
    seq: relation.seq.value,
    nit: relation.nit?.value ?? '',
    indicators: relation.indicators.map(({ value }) => value),
    months: relation.months,
    thirteenths: relation.thirteenths.map(({ year, base = 0 }) => ({ year, base })),
  };
};

export function saidByExtract(extract: Extract): Said {
  const identity = Object.entries(extract.identity).map(([field, read]) => [field, read.value]);
  return saidByInvented({
    identity: Object.fromEntries(identity),
    issuedOn: extract.issuedOn?.value as Invented['issuedOn'],
    relations: extract.relations.map(plainRelation),
    consolidated: extract.consolidated,
    legend: extract.legend,
  });
}
