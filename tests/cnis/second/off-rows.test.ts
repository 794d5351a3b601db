import '../pages-of-pdf.ts';
import { expect, it } from 'vitest';
import { readPdf } from '#reading/pdf/read-pdf.ts';
import { filesOf } from './files.ts';

it('valores uma linha abaixo da sua: nenhum é lido como o do mês vizinho', async () => {
  const made = [1, 2, 3].flatMap((seed) =>
    filesOf(seed).filter(({ name }) => name.startsWith('amounts a row too low')),
  );
  expect(made).toHaveLength(3);
  for (const { name, file } of made) {
    const outcome = await readPdf(Uint8Array.from(await file()).buffer);
    const months =
      'extract' in outcome ? outcome.extract?.relations.flatMap((one) => one.months) : [];
    expect(
      months?.filter(({ base }) => base !== undefined),
      name,
    ).toEqual([]);
  }
});
