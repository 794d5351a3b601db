import { expect, it } from 'vitest';
import { firstLetters } from './first-letters.ts';

it('uma letra por inicial, sem acento, levando à primeira palavra dela', () => {
  expect(
    firstLetters([
      { id: 'cnis', term: 'CNIS' },
      { id: 'cras', term: 'CRAS' },
      { id: 'exigencia', term: 'exigência' },
      { id: 'uniao', term: 'União' },
      { id: 'ultimo', term: 'Último' },
    ]),
  ).toEqual([
    { letter: 'C', id: 'cnis' },
    { letter: 'E', id: 'exigencia' },
    { letter: 'U', id: 'uniao' },
  ]);
});
