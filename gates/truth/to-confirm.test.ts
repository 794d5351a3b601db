import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { readFrontMatter, readYaml } from '#content/load/read-yaml.ts';
import { toConfirm } from '#content/schema/fields.ts';
import { contentFiles, linesOf } from '../published-text/content-lines.ts';

const waiting = z.object({ toConfirm });

it('cada frase que espera o advogado está mesmo no seu texto', () => {
  const files = contentFiles().filter((file) => !/glossary|conformance/.test(file));
  const lost = files.flatMap((file) => {
    const { toConfirm: own } = file.endsWith('.md')
      ? readFrontMatter(file, waiting).data
      : readYaml(file, waiting);
    const lines = linesOf(file, readFileSync(file, 'utf8')).map(({ text }) => text);
    return own
      .filter(({ says }) => !lines.some((text) => text.includes(says)))
      .map(({ says }) => `${file}: “${says}” não está no texto. Corrija toConfirm.`);
  });
  expect(lost).toEqual([]);
});
