import type { Answer } from '#api/answer.ts';
import { bpcIncome, bpcIncomeShape } from '#api/bpc-income.ts';
import { readExtractPages, readExtractText } from '#api/cnis.ts';
import { appealDeadline, deadlineShape, deadlines } from '#api/deadlines.ts';
import { insuredShape, insuredStatus } from '#api/insured-status.ts';
import type { Asked } from '#api/law-in-force.ts';
import { readLetter } from '#api/letters.ts';
import { retirement, retirementShape } from '#api/retirement.ts';
import { Failure } from './failure.ts';
import {
  bpcIncomeInWords,
  deadlinesInWords,
  extractInWords,
  insuredInWords,
  letterInWords,
  retirementInWords,
  withSources,
} from './in-words.ts';
import { bytesOf, factsOf, textOf } from './input.ts';
import { isPdf, pagesOfPdf } from './pdf-pages.ts';

interface Order extends Asked {
  readonly file: string | undefined;
  readonly withNames: boolean;
}

interface Said {
  readonly json: unknown;
  readonly lines: readonly string[];
}

interface Command {
  /** What its facts have to be; none where it reads a paper. */
  readonly shape?: { readonly schema: object };
  readonly run: (order: Order) => Promise<Said>;
}

const said = <T>(answer: Answer<T>, inWords: (answer: T) => string[]): Said => ({
  json: answer,
  lines: [...inWords(answer.answer), ...withSources(answer)],
});

// The functions check what they get: a file may hold anything.
const fromFile =
  <F, T>(ask: (facts: F, asked: Asked) => Answer<T>, inWords: (answer: T) => string[]) =>
  async ({ file, ...asked }: Order): Promise<Said> =>
    said(ask((await factsOf(file)) as F, asked), inWords);

async function term(order: Order): Promise<Said> {
  const { file = '', ...asked } = order;
  if (/^\d{4}-\d{2}-\d{2}$/.test(file))
    return said(appealDeadline(file, asked), (one) => deadlinesInWords([one]));
  if (/^[\d/.-]+$/.test(file) && file !== '-')
    throw new Failure(`“${file}” não é uma data. Escreva ano, mês e dia, como 2026-11-25.`);
  return fromFile(deadlines, (all) => deadlinesInWords(all))(order);
}

const unreadable = {
  noText: 'não há texto: parece uma foto ou um papel escaneado.',
  notAnExtract: 'não parece ser um extrato do CNIS.',
  noDates: 'parece um extrato, mas nenhuma data pôde ser lida.',
  otherModel: 'é um extrato de um modelo que não se conhece. Baixe-o de novo no Meu INSS.',
} as const;

async function extract({ file, withNames }: Order): Promise<Said> {
  const bytes = await bytesOf(file);
  const { extract: read, unreadable: why } = isPdf(bytes)
    ? readExtractPages(await pagesOfPdf(bytes), { withNames })
    : readExtractText(textOf(bytes), { withNames });
  if (!read) throw new Failure(unreadable[why], 4);
  return { json: read, lines: extractInWords(read) };
}

async function letter({ file, withNames }: Order): Promise<Said> {
  const read = readLetter(textOf(await bytesOf(file)), { withNames });
  if (read.kinds.length === 0 && read.dates.length === 0)
    throw new Failure('não parece ser uma carta do INSS.', 4);
  return { json: read, lines: letterInWords(read) };
}

export const commands: Readonly<Record<string, Command>> = {
  prazo: { shape: deadlineShape, run: term },
  qualidade: { shape: insuredShape, run: fromFile(insuredStatus, insuredInWords) },
  aposentadoria: { shape: retirementShape, run: fromFile(retirement, retirementInWords) },
  'renda-bpc': { shape: bpcIncomeShape, run: fromFile(bpcIncome, bpcIncomeInWords) },
  extrato: { run: extract },
  carta: { run: letter },
};
