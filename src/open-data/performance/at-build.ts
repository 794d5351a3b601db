import type { IsoDate } from '#law/date.ts';
import { everySeries } from '#law/every-series.ts';
import { lawReport } from '#law/report.ts';
import { loadConformance } from '#texts/load/conformance.ts';
import type { PublishedPage } from '#texts/load/published-pages.ts';
import type { LawChanges } from '#texts/schema/law-changes.ts';
import { caseRules, casesOf } from '../cases.ts';
import type { Figure } from './figure.ts';

export interface BuildFacts {
  readonly date: IsoDate;
  readonly pages: readonly PublishedPage[];
  readonly log: LawChanges;
}

const group =
  (name: string) =>
  (what: string, value: number, unit: string, of?: number): Figure => ({
    group: name,
    name: what,
    value,
    unit,
    ...(of !== undefined && { of }),
  });

const days = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

function ages({ date, pages }: BuildFacts): Figure[] {
  const figure = group('Idade dos valores e dos textos');
  const values = everySeries.flatMap((series) => series.values);
  const read = values.flatMap(({ verifiedOn }) => verifiedOn ?? []);
  const texts = pages.flatMap(({ checked }) => checked ?? []);
  const signed = texts.filter(({ signedOn }) => signedOn);
  const [oldestValue = date] = [...read].sort();
  const [oldestText = date] = texts.map(({ updatedOn }) => updatedOn).sort();
  const { missing, ending, stale } = lawReport(date);
  return [
    figure('Valores com fonte e dia de conferência', read.length, 'valores', values.length),
    figure('Desde a conferência mais antiga de um valor', days(oldestValue, date), 'dias'),
    figure('Valores que faltam no dia da montagem', missing.length, 'valores'),
    figure('Valores que acabam nos próximos meses', ending.length, 'valores'),
    figure('Fontes para abrir de novo, por serem antigas', stale.length, 'fontes'),
    figure('Desde que mudou o texto que não muda há mais tempo', days(oldestText, date), 'dias'),
    figure('Textos que um advogado leu e assinou', signed.length, 'textos', texts.length),
  ];
}

function accessibility(): Figure[] {
  const figure = group('Acessibilidade');
  const criteria = loadConformance();
  return [...Map.groupBy(criteria, ({ result }) => result)].map(([result, own]) =>
    figure(`Critérios das WCAG: ${result}`, own.length, 'critérios', criteria.length),
  );
}

/** What is counted while the site is built. */
export const atBuild = (facts: BuildFacts): Figure[] => [
  ...ages(facts),
  ...accessibility(),
  group('Erros')(
    'Erros achados e corrigidos, contados em /fontes',
    facts.log.corrections.length,
    'erros',
  ),
  group('Erros')(
    'Casos resolvidos que provam as contas',
    caseRules.reduce((sum, { folder }) => sum + casesOf(folder).length, 0),
    'casos',
  ),
];
