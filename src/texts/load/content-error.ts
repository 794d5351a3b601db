import type { ZodError } from 'zod';

/** One mistake: what is wrong and how to put it right. */
export interface Problem {
  readonly text: string;
  /** Line of the file, from 1, where it is known. */
  readonly line?: number | undefined;
}

/** "linha 12: o que houve". */
export const writtenProblem = ({ line, text }: Problem): string =>
  line === undefined ? text : `linha ${line}: ${text}`;

/**
 * A mistake in a content file. The message is in Portuguese and names the file, the field,
 * what is wrong and how to put it right, because the person who reads it edits texts, not code.
 */
export class ContentError extends Error {
  override name = 'ContentError';

  readonly file: string;
  readonly problems: readonly Problem[];

  constructor(file: string, problems: readonly (string | Problem)[]) {
    const told = problems.map((one) => (typeof one === 'string' ? { text: one } : one));
    super(
      `\n\nErro de conteúdo em ${file}\n${told.map((one) => `  • ${writtenProblem(one)}`).join('\n')}\n`,
    );
    this.file = file;
    this.problems = told;
  }
}

/** A mistake with its file. */
export interface FileProblem extends Problem {
  readonly file: string;
}

/** The mistake that keeps something from being read. */
export function errorOf(read: () => unknown): ContentError | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
}

/** The mistakes that keep something from being read, each with its file. */
export function problemsOf(read: () => unknown): FileProblem[] {
  const { file = '', problems = [] } = errorOf(read) ?? {};
  return problems.map((problem) => ({ file, ...problem }));
}

/** The lines of a file on which its fields stand, by their path. */
export type LineOf = (path: readonly PropertyKey[]) => number | undefined;

const curly = /^[“”‘’]/;

// A word processor's quotes become part of the value.
const hintAt = (input: unknown): string =>
  typeof input === 'string' && curly.test(input)
    ? '. As aspas são curvas: troque por aspas retas (")'
    : '';

/** A sentence that YAML takes for something else. */
const hintOf = (issue: ZodError['issues'][number], input: unknown): string => {
  if (issue.code !== 'invalid_type' || issue.expected !== 'string') return hintAt(input);
  if (typeof input === 'number' || typeof input === 'boolean')
    return `. “${input}” está sem aspas: ponha entre aspas retas`;
  return input !== null && typeof input === 'object' && !Array.isArray(input)
    ? '. A frase tem dois-pontos, ou começa com chave: ponha-a entre aspas retas'
    : hintAt(input);
};

/** What a field holds, by the type that its schema expects. */
const shapes: Readonly<Record<string, string>> = {
  array: 'escreva uma lista: [um, outro], ou cada item na sua linha, com “- ” no começo',
  object: 'escreva os campos embaixo, cada um na sua linha, com dois espaços a mais',
  record: 'escreva os campos embaixo, cada um na sua linha, com dois espaços a mais',
  boolean: 'escreva true (sim) ou false (não)',
  string: 'escreva um texto',
};

/** What a schema says by itself, it says in English. */
const inWords = (issue: ZodError['issues'][number], message: string): string => {
  if (!/^(?:Invalid|Too|Unrecognized) /.test(message)) return message;
  const shape = issue.code === 'invalid_type' ? shapes[issue.expected] : undefined;
  return `falta, ou não está escrito como devia${shape ? `: ${shape}` : '. Compare com outro arquivo como este'}`;
};

/** Of a name that is not as names are, what its own rule says. */
const keyMessage = (issue: ZodError['issues'][number]): string | undefined =>
  issue.code === 'invalid_key' ? issue.issues[0]?.message : undefined;

/** Turns Zod's findings into one problem per field: "campo: o que houve". */
export function describeIssues(
  error: ZodError,
  lineOf: LineOf,
  valueAt: (path: readonly PropertyKey[]) => unknown,
): Problem[] {
  return error.issues.map((issue) => {
    const field = issue.path.length > 0 ? issue.path.join('.') : '(arquivo inteiro)';
    if (issue.code === 'unrecognized_keys') {
      return {
        line: lineOf([...issue.path, issue.keys[0] ?? '']),
        text: `campo ${issue.keys.map((key) => `“${key}”`).join(', ')}: não existe aqui. Confira a grafia ou apague.`,
      };
    }
    const message = inWords(issue, keyMessage(issue) ?? issue.message);
    const hint = hintOf(issue, valueAt(issue.path));
    return {
      line: lineOf(issue.path),
      text: `campo “${field}”: ${hint ? message.replace(/\.$/, '') : message}${hint}`,
    };
  });
}

/** Reads the parts of one file, and tells the mistakes of all of them at once. */
export class FaultCollector {
  readonly #file: string;
  readonly #problems: Problem[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  /** What was read; in place of a faulty part, `instead`. */
  attempt<T>(read: () => T, instead: T): T {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      this.#problems.push(...error.problems);
      return instead;
    }
  }

  /** Throws one ContentError if any part was faulty. */
  finish(): void {
    if (this.#problems.length > 0) throw new ContentError(this.#file, this.#problems);
  }
}
