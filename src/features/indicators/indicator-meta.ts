import type { Indicator } from '#texts/load/indicators.ts';

/** What search results show has room for so much. */
const longestTitle = 60;
const longestDescription = 155;

/** The first that fits; the last where none does. */
const fitting = (longest: number, ...texts: readonly string[]): string =>
  texts.find(({ length }) => length <= longest) ?? texts.at(-1) ?? '';

/** The title of the page of a code, short enough for search results where words allow it. */
export const indicatorTitle = (code: string): string =>
  fitting(longestTitle, `${code} no CNIS: o que quer dizer e o que fazer`, `${code} no CNIS`);

export const indicatorMeta = ({ code, short }: Indicator) => ({
  title: indicatorTitle(code),
  description: fitting(
    longestDescription,
    `${code} no extrato do INSS: ${short} Veja se conta, o que fazer e que papel ajuda.`,
    `${code} no extrato do INSS: ${short}`,
    `${code}: ${short}`,
  ),
});
