import { expect, it } from 'vitest';
import { byLetter } from './by-letter.ts';

const group = (...terms: string[]) => terms.map((term) => ({ term }));

it('um grupo por inicial, sem acento, na ordem; os algarismos juntos', () => {
  expect(byLetter(group('13º', '25%', 'CNIS', 'CRAS', 'exigência', 'União', 'Último'))).toEqual([
    { letter: '0–9', id: 'letra-0', entries: group('13º', '25%') },
    { letter: 'C', id: 'letra-c', entries: group('CNIS', 'CRAS') },
    { letter: 'E', id: 'letra-e', entries: group('exigência') },
    { letter: 'U', id: 'letra-u', entries: group('União', 'Último') },
  ]);
});
