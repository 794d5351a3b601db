import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';
import { readYaml } from '#texts/load/read-yaml.ts';
import { text } from '#texts/schema/fields.ts';

/** What the words are compared with, written as one, or as a list of which any may match. */
export const patternOf = (flags = '') =>
  z
    .union([z.string(), z.array(z.string())], { error: 'falta o padrão, ou não é um texto' })
    .transform((said, { issues }) => {
      const source = [said].flat().join('|');
      try {
        return new RegExp(source, flags);
      } catch {
        issues.push({ code: 'custom', input: said, message: 'não é uma expressão regular' });
        return z.NEVER;
      }
    });

const pattern = patternOf();

const examples = (example: string) =>
  z.array(text(example), { error: 'falta a lista' }).min(1, 'escreva ao menos uma frase');

/**
 * A wording that must not be published. Patterns meet folded text (see fold.ts): lower case,
 * no accents. Sentence by sentence, so that an excuse in one does not cover its neighbour.
 */
const wordingRule = z.strictObject({
  id: text('causa-ganha'),
  pattern,
  /** Fires only if the same sentence also has this. */
  near: pattern.optional(),
  /** Does not fire if the same sentence has this: the contexts in which the words are in order. */
  unless: pattern.optional(),
  /** The norm, as a lawyer cites it. */
  source: text('LOAS, art. 20, § 3º'),
  /** Shown to whoever wrote the text: what is wrong, and what to write instead. */
  why: text('promete resultado.'),
  remedy: text('Diga quem decide.'),
  /** Sentences the rule must catch, and harmless ones that look alike; the rule's own tests. */
  fires: examples('É causa ganha.'),
  silent: examples('Nenhuma causa é ganha antes.'),
});

export type WordingRule = z.infer<typeof wordingRule>;

/** The rules of the files that the pattern names. Throws a ContentError on a faulty one. */
export const readRules = (files: string): readonly WordingRule[] =>
  globSync(files)
    .sort()
    .flatMap((file) => readYaml(relative('.', file), z.array(wordingRule)));
