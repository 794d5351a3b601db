import { readFileSync } from 'node:fs';

const examples = [
  { title: 'No terminal, com curl', file: 'exemplo.sh' },
  { title: 'Em JavaScript', file: 'exemplo.js' },
  { title: 'Em Python', file: 'exemplo.py' },
  { title: 'Em uma planilha do Google', file: 'planilha.txt' },
] as const;

/** How the data are read, in four languages; the tests run what the page shows. */
export const examplesFor = (address: string): { title: string; code: string }[] =>
  examples.map(({ title, file }) => ({
    title,
    code: readFileSync(`src/open-data/examples/${file}`, 'utf8')
      .replaceAll('https://SITE', address)
      .trimEnd(),
  }));
