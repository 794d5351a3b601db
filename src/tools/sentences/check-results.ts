import { ContentError, type FileProblem, problemsOf } from '#texts/load/content-error.ts';
import { loadResults, type ResultTexts, resultSlugs, resultsFile } from '#texts/load/results.ts';
import { fillPlaceholders } from '#texts/markdown/placeholders.ts';
import { faultOfToolLink } from '#texts/schema/tool-link.ts';
import { messageOf } from '#words/message-of.ts';
import { coverWords } from '../insured-status/cover-words.ts';
import { insteadWords } from '../letter/instead-words.ts';
import { letterWords } from '../letter/letter-words.ts';
import { ruleWords } from '../retirement/rule-words.ts';
import { tools } from '../tools.ts';
import { figureKey, type ResultWords } from './result-words.ts';

/** The tables of sentences by the file that must write them: of the tools, of two of them, of the reader of letters. */
const tables: Readonly<Record<string, ResultWords<never>>> = {
  ...Object.fromEntries(
    Object.entries(tools).flatMap(([slug, tool]) => ('words' in tool ? [[slug, tool.words]] : [])),
  ),
  'conta-da-protecao': coverWords,
  'regras-e-valores': ruleWords,
  carta: letterWords,
  'carta-outro-papel': insteadWords,
};

const link = /\]\((\/[^)]+)\)/g;

/** Where a sentence leads to no place of a tool. */
const faultsOfLinks = (text: string): string[] =>
  [...text.matchAll(link)].flatMap(([, path = '']) => faultOfToolLink(path) ?? []);

/** What a sentence names that the tool does not know, or leaves half written. */
function faultsOfKeys(text: string, names: readonly string[]): string[] {
  const unknown = [...text.matchAll(figureKey)].filter(([, name = '']) => !names.includes(name));
  if (unknown.length > 0)
    return unknown.map(
      ([key]) => `esta ferramenta não conhece “${key}”. Use um destes: ${names.join(', ')}`,
    );
  try {
    fillPlaceholders(text, () => ({ text: '' }));
    return [];
  } catch (error) {
    return [messageOf(error)];
  }
}

/** What is wrong with the sentences of a tool, beside what it says: those missing, those too many, the figures. */
export function faultsOfResults(
  texts: ResultTexts,
  { figures, parts }: ResultWords<never>,
): string[] {
  const names = Object.keys(figures);
  const asked = Object.entries(parts).flatMap(([part, said]) =>
    Object.keys(said).map((id) => `${part}.${id}`),
  );
  const written = Object.entries(texts).flatMap(([part, said]) =>
    Object.entries(said).map(([id, text]) => ({ name: `${part}.${id}`, text })),
  );
  return [
    ...asked
      .filter((name) => !written.some((one) => one.name === name))
      .map((name) => `campo “${name}”: falta esta frase, que o resultado diz. Escreva-a de novo.`),
    ...written
      .filter(({ name }) => !asked.includes(name))
      .map(
        ({ name }) =>
          `campo “${name}”: nenhum resultado diz esta frase. Confira o nome, ou apague.`,
      ),
    ...written.flatMap(({ name, text }) =>
      [...faultsOfKeys(text, names), ...faultsOfLinks(text)].map(
        (fault) => `campo “${name}”: ${fault}`,
      ),
    ),
  ];
}

/** The sentences of a tool's results. Throws a ContentError that names file, field and remedy. */
export function checkedResults(slug: string): ResultTexts {
  const texts = loadResults(slug);
  const words = tables[slug];
  const faults = words
    ? faultsOfResults(texts, words)
    : ['nenhuma ferramenta tem este nome. Confira o nome do arquivo.'];
  if (faults.length > 0) throw new ContentError(resultsFile(slug), faults);
  return texts;
}

/** The faults of all of them, each with its file. */
export const problemsOfResults = (): FileProblem[] =>
  [...new Set([...resultSlugs(), ...Object.keys(tables)])].flatMap((slug) =>
    problemsOf(() => checkedResults(slug)),
  );
