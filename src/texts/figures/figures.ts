import { ceiling } from '#law/ceiling.ts';
import { contributionOf, contributionRates, meiTaxes } from '#law/contributions.ts';
import { type IsoDate, isoDate, yearOf } from '#law/date.ts';
import { documentaryExamDays } from '#law/documentary-exam.ts';
import { familyAllowance } from '#law/family-allowance.ts';
import { dpuFamilyIncome, jefLimit } from '#law/free-help.ts';
import { reducedTaxIncome, untaxedIncome } from '#law/income-tax.ts';
import { lowIncomeLimit } from '#law/low-income.ts';
import { maternityDays } from '#law/maternity.ts';
import {
  auxilioInclusao,
  bpcIncomeLimit,
  debtDiscountLimit,
  halfMinimumWage,
  minimumWage,
  twiceMinimumWage,
} from '#law/minimum-wage.ts';
import { mp871 } from '#law/pension-laws.ts';
import { childDaysOf, requestTerms } from '#law/survivor-pension.ts';
import { points, progressiveAge } from '#law/transition-rules.ts';
import {
  findLegalValue,
  type LegalSeries,
  lastKnownDay,
  MissingLegalValueError,
  valueOn,
} from '#law/value.ts';
import { formatAge, formatCents } from '#words/money.ts';
import type { Figure, FigureSource } from './figure.ts';

/** A figure that texts may use: the series it hangs on and how its value is written. */
interface FigureRule {
  series: LegalSeries<number>;
  write: (value: number, date: IsoDate) => string;
  /** What else it is computed with. */
  also?: readonly LegalSeries<number>[];
}

const inCents = (series: LegalSeries<number>, derive = (value: number) => value): FigureRule => ({
  series,
  write: (value) => formatCents(derive(value)),
});

const inMonths = (series: LegalSeries<number>): FigureRule => ({ series, write: formatAge });
const plain = (series: LegalSeries<number>): FigureRule => ({ series, write: String });

/** A number of a series that has several. */
const part = <T>({ values, ...series }: LegalSeries<T>, read: (value: T) => number): FigureRule =>
  plain({ ...series, values: values.map((one) => ({ ...one, value: read(one.value) })) });

/** Before it the law had no days for a child. */
const sinceMp871: typeof requestTerms = {
  ...requestTerms,
  values: requestTerms.values.filter(({ from }) => from >= mp871),
};

/** A limit that the law gives in minimum wages. */
const inMinimumWages = (multiple: LegalSeries<number>): FigureRule => ({
  series: minimumWage,
  write: (wage, date) => formatCents(wage * valueOn(multiple, date)),
  also: [multiple],
});

type Rate = LegalSeries<number>;

/** What a month costs on a base; with a plan already paid, what is missing up to the other. */
const contribution = (base: LegalSeries<number>, rate: Rate, paid?: Rate): FigureRule => ({
  series: base,
  write: (cents, date) =>
    formatCents(contributionOf(cents, valueOn(rate, date) - (paid ? valueOn(paid, date) : 0))),
  also: paid ? [rate, paid] : [rate],
});

/** What a month paid on half the minimum wage costs to reach it. */
const upFromHalf = (rate: Rate): FigureRule => ({
  series: minimumWage,
  write: (wage, date) =>
    formatCents(contributionOf(wage - halfMinimumWage(wage), valueOn(rate, date))),
  also: [rate],
});

/** The monthly bill of a MEI: the part of the INSS and the taxes of the trade. */
const das = (...taxes: readonly LegalSeries<number>[]): FigureRule => ({
  series: minimumWage,
  write: (wage, date) =>
    formatCents(
      taxes.reduce(
        (sum, tax) => sum + valueOn(tax, date),
        contributionOf(wage, valueOn(contributionRates.mei, date)),
      ),
    ),
  also: [contributionRates.mei, ...taxes],
});

const { full, simplified, lowIncome, withheldByCompany, employeeFirstBracket } = contributionRates;

/** Every key that a text may write as {{key}}; docs/como-editar.md lists them for the practice. */
const rules: Record<string, FigureRule> = {
  'salario-minimo': inCents(minimumWage),
  'bpc-limite': inCents(minimumWage, bpcIncomeLimit),
  'meio-salario-minimo': inCents(minimumWage, halfMinimumWage),
  'dois-salarios-minimos': inCents(minimumWage, twiceMinimumWage),
  'desconto-divida-minimo': inCents(minimumWage, debtDiscountLimit),
  'auxilio-inclusao': inCents(minimumWage, auxilioInclusao),
  'salario-mais-inclusao': inCents(minimumWage, (wage) => wage + auxilioInclusao(wage)),
  'teto-jef': inMinimumWages(jefLimit),
  'dpu-renda': inMinimumWages(dpuFamilyIncome),
  'teto-inss': inCents(ceiling),
  'limite-baixa-renda': inCents(lowIncomeLimit),
  'cota-salario-familia': inCents(familyAllowance),
  'duas-cotas-salario-familia': inCents(familyAllowance, (quota) => 2 * quota),
  'contribuicao-20': contribution(minimumWage, full),
  'contribuicao-20-teto': contribution(ceiling, full),
  'contribuicao-11': contribution(minimumWage, simplified),
  'contribuicao-11-teto': contribution(ceiling, withheldByCompany),
  'contribuicao-5': contribution(minimumWage, lowIncome),
  'complemento-11-20': contribution(minimumWage, full, simplified),
  'complemento-5-20': contribution(minimumWage, full, lowIncome),
  'complemento-5-11': contribution(minimumWage, simplified, lowIncome),
  'meio-mes-carteira': upFromHalf(employeeFirstBracket),
  'meio-mes-autonomo': upFromHalf(full),
  'das-comercio': das(meiTaxes.trade),
  'das-servicos': das(meiTaxes.services),
  'das-comercio-e-servicos': das(meiTaxes.trade, meiTaxes.services),
  'renda-sem-imposto': inCents(untaxedIncome),
  'renda-imposto-menor': inCents(reducedTaxIncome),
  'pontos-mulher': plain(points.woman),
  'pontos-homem': plain(points.man),
  'pontos-professora': plain(points.womanTeacher),
  'pontos-professor': plain(points.manTeacher),
  'idade-progressiva-mulher': inMonths(progressiveAge.woman),
  'idade-progressiva-homem': inMonths(progressiveAge.man),
  'idade-progressiva-professora': inMonths(progressiveAge.womanTeacher),
  'idade-progressiva-professor': inMonths(progressiveAge.manTeacher),
  'atestmed-dias': plain(documentaryExamDays),
  'dias-maternidade': plain(maternityDays),
  'dias-pensao': part(requestTerms, ({ days }) => days),
  'dias-pensao-filho': part(sinceMp871, childDaysOf),
};

/** The keys of what changes with the year, for the gate that finds such amounts typed by hand. */
export const figureKeys: readonly string[] = Object.keys(rules);

/** The files of the law that a key reads; none for what is no value. */
export function filesOfFigure(key: string): string[] {
  const rule = rules[key.replace(/-ano-que-vem$/, '')];
  return rule ? [rule.series, ...(rule.also ?? [])].map(({ file }) => file) : [];
}

/** The figure of a rule on a date; last year's, marked, where this year's is not known yet. */
function figureOn({ series, write }: FigureRule, date: IsoDate): Figure {
  const day = lastKnownDay(date, series) ?? date;
  const text = write(valueOn(series, day), day);
  return day === date ? { text } : { text, outdatedYear: yearOf(day) };
}

/** `{{ano-que-vem}}`, `{{pontos-mulher-ano-que-vem}}`: what the law already says for next 1 January. */
const nextYear = /^(ano)-que-vem$|^(.+)-ano-que-vem$/;

/** The yearly figures as of a date, by key. */
export const figuresOn =
  (date: IsoDate): FigureSource =>
  (key) => {
    const [, year, value] = nextYear.exec(key) ?? [];
    const later = year ?? value;
    if (later) return figuresOn(isoDate(`${yearOf(date) + 1}-01-01`))(later);
    if (key === 'ano') return { text: String(yearOf(date)) };
    const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
    return rule && figureOn(rule, date);
  };

/** What is missing on a date: a message for each series without a value, saying where to add it. */
export function missingValues(date: IsoDate): string[] {
  const missing = Object.values(rules).flatMap(({ series }) =>
    findLegalValue(series, date) === undefined ? series : [],
  );
  return [...new Set(missing)].map((series) => new MissingLegalValueError(series, date).message);
}
