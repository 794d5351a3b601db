import { readFileSync, writeFileSync } from 'node:fs';
import { InvalidDateError } from './date.ts';
import { monthNumber, readMonth } from './month.ts';
import { baseMonthOf, type SalaryCorrection, salaryCorrection } from './salary-correction.ts';
import { correctionTable } from './schema/correction.ts';

/** Thrown for a rate that does not follow on the table. */
export class WrongRateError extends Error {
  override readonly name = 'WrongRateError';
}

// A month of more than 6 % was last seen with the first Real; most likely a slip of the finger.
const unlikely = 600;

/**
 * The table with one month more.
 * @param percent as the IBGE publishes it: '0,52' or '-0,21'
 * @throws {WrongRateError} when something is missing, the month is not the next one, or the number is none or unlikely.
 * @throws {InvalidDateError} for a month of another form than 'YYYY-MM'.
 */
export function withRate(
  table: SalaryCorrection,
  month: string,
  percent: string,
): SalaryCorrection {
  const next = baseMonthOf(table);
  if (!month || !percent)
    throw new WrongRateError(
      `Escreva o mês e a taxa, por exemplo: npm run law:correction -- ${next} 0,52`,
    );
  if (readMonth(month) !== next)
    throw new WrongRateError(`O próximo mês da tabela é ${next}, e não ${month}.`);
  if (!/^-?\d{1,2},\d{2}$/.test(percent))
    throw new WrongRateError(
      `Escreva a taxa com duas casas, como 0,52 ou -0,21, e não ${percent}.`,
    );
  const rate = Number(percent.replace(',', ''));
  if (Math.abs(rate) > unlikely)
    throw new WrongRateError(`${percent}% num mês é improvável: confira na Portaria.`);
  return { ...table, rates: [...table.rates, rate] };
}

/** The table as it stands in its file, a year to a line. */
export function correctionText({ isChecked, from, rates }: SalaryCorrection): string {
  const start = monthNumber(from);
  const years = Map.groupBy(
    rates.map((rate, index) => ({ rate, year: Math.floor((start + index) / 12) })),
    ({ year }) => year,
  );
  const lines = [...years].map(
    ([year, months]) => `    "${year}": [${months.map(({ rate }) => rate).join(', ')}]`,
  );
  return `{\n  "isChecked": ${isChecked},\n  "from": "${from}",\n  "years": {\n${lines.join(',\n')}\n  }\n}\n`;
}

// `npm run law:correction -- 2026-07 0,52`: the rate with which salaries of that month go on to the next.
if (import.meta.main) {
  const [month = '', percent = ''] = process.argv.slice(2);
  try {
    const table = withRate(salaryCorrection, month, percent);
    const before = readFileSync(correctionTable, 'utf8');
    if (before !== correctionText(salaryCorrection)) throw new WrongRateError('Tabela ilegível.');
    writeFileSync(correctionTable, correctionText(table));
    console.log(
      `Acrescentado ${percent}% a ${month}: os valores passam a ser de ${baseMonthOf(table)}.`,
    );
  } catch (error) {
    if (!(error instanceof WrongRateError || error instanceof InvalidDateError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
