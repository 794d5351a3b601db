import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { citation, isCitationKey } from '#law/citations.ts';
import { keptReading } from '#texts/kept-bytes.ts';

/** The rules whose worked cases are given away, by the name of their file; each is a folder of engine/rules. */
export const caseRules = [
  { id: 'prazos', folder: 'deadlines', title: 'Prazos do INSS' },
  { id: 'pensao-por-morte', folder: 'survivor-pension', title: 'Pensão por morte' },
  { id: 'qualidade-de-segurado', folder: 'insured-status', title: 'Qualidade de segurado' },
  { id: 'renda-bpc', folder: 'bpc-income', title: 'Renda do BPC' },
  { id: 'aposentadoria', folder: 'retirement', title: 'Regras de aposentadoria' },
  {
    id: 'valor-do-auxilio-doenca',
    folder: 'temporary-incapacity',
    title: 'Valor do auxílio-doença',
  },
  {
    id: 'valor-da-incapacidade',
    folder: 'permanent-incapacity',
    title: 'Valor da aposentadoria por incapacidade',
  },
  { id: 'salario-maternidade', folder: 'maternity-pay', title: 'Salário-maternidade' },
  { id: 'quanto-contribuir', folder: 'contribution-cost', title: 'Quanto se paga ao INSS' },
] as const;

type Told = Readonly<Record<string, unknown>>;

interface WrittenGroup {
  readonly assunto: string;
  readonly fonte?: string;
  readonly hoje?: string;
  readonly sempre?: Told;
  readonly casos: readonly {
    readonly caso: string;
    readonly fonte?: string;
    readonly hoje?: string;
    readonly fatos?: Told;
    readonly resultado: Told;
  }[];
}

/** A worked case, in the words of cases.yaml. */
interface PublicCase {
  readonly caso: string;
  readonly fonte: string | null;
  readonly dia: string;
  readonly fatos: Told;
  readonly resultado: Told;
}

/** The house's own notes are no source for others; what they add after a colon is. */
const houseNote =
  /^(?:law-facts|law-review|tools-review|journeys|test vectors)(?:\([^)]*\)|[^:(])*(?:: |$)/;

const publicSource = (source = ''): string | null =>
  source
    .split('; ')
    .map((part) => (isCitationKey(part) ? citation(part).label : part.replace(houseNote, '')))
    .filter(Boolean)
    .join('; ') || null;

/** Of all cases of a group, and of one of them. */
const sourcesOf = (...written: readonly (string | undefined)[]): string | null =>
  [...new Set(written.map(publicSource))].filter(Boolean).join('; ') || null;

const isoDay = (day = ''): string => day.split('/').reverse().join('-');

/** The worked cases that prove a rule, as its cases.yaml has them. */
export function casesOf(folder: string): PublicCase[] {
  const text = readFileSync(`engine/rules/${folder}/proof/cases.yaml`, 'utf8');
  const groups = keptReading(text, '.yaml', () => parse(text) as WrittenGroup[]);
  return groups.flatMap(({ assunto, fonte, hoje, sempre, casos }) =>
    casos.map((one) => ({
      caso: `${assunto}: ${one.caso}`,
      fonte: sourcesOf(fonte, one.fonte),
      dia: isoDay(one.hoje ?? hoje),
      fatos: { ...sempre, ...one.fatos },
      resultado: one.resultado,
    })),
  );
}
