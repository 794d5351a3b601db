import { mkdirSync, writeFileSync } from 'node:fs';
import { type Figure, type Measured, measuredFolder } from '#open-data/performance/figure.ts';
import { todayInBrasilia } from '#words/typed-date.ts';

/** Writes down what a command measured today, for `/desempenho`. */
export function writeMeasured(name: string, command: string, figures: readonly Figure[]): void {
  const measured: Measured = { day: todayInBrasilia(new Date()), command, figures };
  const file = `${measuredFolder}/${name}.json`;
  mkdirSync(measuredFolder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
  console.log(`\n${file} escrito.`);
}
