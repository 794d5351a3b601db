import { describe, expect, it } from 'vitest';
import { readWritten } from '../read-written.ts';
import { confirmBlockers } from './confirm-blockers.ts';

describe('frases para o advogado conferir', () => {
  it('diz a frase, por que espera e o que abrir', () => {
    expect(
      confirmBlockers([
        { file: 'content/x.md', says: 'Dura um ano.', rests: 'memoria', open: 'Lei 1, art. 2º' },
      ]),
    ).toEqual([
      {
        group: 'Frases para o advogado conferir',
        file: 'content/x.md',
        problem: '“Dura um ano.”: a conhecemos, mas não a relemos na norma',
        remedy: expect.stringMatching(/^abra Lei 1, art. 2º; se confere, assine com npm run sign/),
      },
    ]);
  });

  it('saem dos textos e da lista do que mudou', () => {
    const files = new Set(readWritten('tests/fixtures/practice').toConfirm.map(({ file }) => file));
    expect(files).toContain('content/benefits/revisoes.md');
    expect(files).toContain('content/law-changes.yaml');
  });
});
