import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { readFields } from '#texts/load/read-yaml.ts';
import { toConfirm } from '#texts/schema/fields.ts';
import { type Fault, lineSaying, placeAt } from '../fault.ts';
import { contentFiles, linesOf } from '../published-text/content-lines.ts';

const waiting = z.object({ toConfirm });

/** Sentences that wait for the lawyer and that their text no longer says. */
export const lostSentences = (): Fault[] =>
  contentFiles()
    .filter((file) => !/glossary|conformance/.test(file))
    .flatMap((file) => {
      const { toConfirm: own } = readFields(file, waiting);
      const source = readFileSync(file, 'utf8');
      const lines = linesOf(file, source).map(({ text }) => text);
      return own
        .filter(({ says }) => !lines.some((text) => text.includes(says)))
        .map(({ says }) => ({
          place: placeAt(file, lineSaying(source, says)),
          sentence: says,
          reason: 'está em toConfirm e não está no texto.',
          remedy: 'Copie a frase do texto, ou apague o item.',
        }));
    });
