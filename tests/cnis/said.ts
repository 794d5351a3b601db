import type { Extract, Read, Relation } from '#cnis/extract.ts';

/** Each value by its field; those of a list bear their place in it. */
export type Said = ReadonlyMap<string, string | number>;

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

type Add = (name: string, value: string | number | undefined) => void;

function addMonths(add: Add, { seq, months, thirteenths }: Relation): void {
  const times = new Map<string, number>();
  for (const line of months) {
    const time = (times.get(line.month) ?? 0) + 1;
    times.set(line.month, time);
    const name = `${seq.value} ${line.month} ${time}`;
    add(`month:${name}`, line.month);
    add(`base:${name}`, line.base);
    add(`paid:${name}`, line.paid);
    add(`paidOn:${name}`, line.paidOn);
    add(`contractor:${name}`, line.service?.contractor);
    add(`establishment:${name}`, line.service?.establishment);
    add(`form:${name}`, line.service?.form);
    for (const code of line.indicators) add(`monthIndicator:${name} ${code}`, code);
  }
  for (const { year, base = 0 } of thirteenths) add(`thirteenth:${seq.value} ${year}`, base);
}

export function saidBy(extract: Extract): Said {
  const said = new Map<string, string | number>();
  const add: Add = (name, value) => {
    if (value !== undefined) said.set(name, value);
  };
  for (const [field, read] of Object.entries(extract.identity))
    add(`identity:${field}`, read.value);
  add('issuedOn:', extract.issuedOn?.value);
  for (const relation of extract.relations) {
    const seq = relation.seq.value;
    const fields = relation as unknown as Record<string, Read<string> | undefined>;
    add(`kind:${seq}`, relation.kind);
    for (const field of relationFields) add(`${field}:${seq}`, fields[field]?.value);
    for (const { value } of relation.indicators) add(`indicator:${seq} ${value}`, value);
    addMonths(add, relation);
  }
  for (const { month, base } of extract.consolidated) add(`consolidated:${month}`, base);
  for (const { code, description } of extract.legend) add(`legend:${code}`, description);
  return said;
}
