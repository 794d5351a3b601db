import { ContentError } from '#texts/load/content-error.ts';
import type { FileProblem } from '#texts/load/every-error.ts';
import { loadResults, type ResultTexts, resultSlugs, resultsFile } from '#texts/load/results.ts';
import { fillPlaceholders } from '#texts/markdown/placeholders.ts';
import { messageOf } from '#words/message-of.ts';
import { isTool, tools } from '../tools.ts';
import { figureKey, type ResultWords } from './result-words.ts';

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
      faultsOfKeys(text, names).map((fault) => `campo “${name}”: ${fault}`),
    ),
  ];
}

/** The sentences of a tool's results. Throws a ContentError that names file, field and remedy. */
export function checkedResults(slug: string): ResultTexts {
  const texts = loadResults(slug);
  const words = isTool(slug) ? wordsOf(slug) : undefined;
  const faults = words
    ? faultsOfResults(texts, words)
    : ['nenhuma ferramenta tem este nome. Confira o nome do arquivo.'];
  if (faults.length > 0) throw new ContentError(resultsFile(slug), faults);
  return texts;
}

/** Whether what its results say is a text: a file that must be there. */
const hasWords = (slug: string): boolean => isTool(slug) && wordsOf(slug) !== undefined;

const wordsOf = (slug: keyof typeof tools): ResultWords<never> | undefined => {
  const tool = tools[slug];
  return 'words' in tool ? tool.words : undefined;
};

/** The faults of all of them, each with its file. */
export const problemsOfResults = (): FileProblem[] =>
  [...new Set([...resultSlugs(), ...Object.keys(tools).filter(hasWords)])].flatMap((slug) => {
    try {
      checkedResults(slug);
      return [];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return error.problems.map((problem) => ({ file: error.file, ...problem }));
    }
  });
