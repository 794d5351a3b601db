import type { ZodError } from 'zod';

/**
 * A mistake in a content file. The message is in Portuguese and names the file, the field,
 * what is wrong and how to put it right, because the person who reads it edits texts, not code.
 */
export class ContentError extends Error {
  override name = 'ContentError';

  readonly file: string;
  readonly problems: readonly string[];

  constructor(file: string, problems: readonly string[]) {
    super(`\n\nErro de conteúdo em ${file}\n${problems.map((text) => `  • ${text}`).join('\n')}\n`);
    this.file = file;
    this.problems = problems;
  }
}

/** Turns Zod's findings into one line per field: "campo: o que houve". */
export function describeIssues(error: ZodError): string[] {
  return error.issues.map((issue) => {
    const field = issue.path.length > 0 ? issue.path.join('.') : '(arquivo inteiro)';
    if (issue.code === 'unrecognized_keys') {
      return `campo ${issue.keys.map((key) => `“${key}”`).join(', ')}: não existe aqui. Confira a grafia ou apague.`;
    }
    return `campo “${field}”: ${issue.message}`;
  });
}
