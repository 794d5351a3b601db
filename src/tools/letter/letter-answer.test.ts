import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { isoDate } from '#law/date.ts';
import { readLetter } from '#letters/read-letter.ts';
import { figuresOf } from '#tests/tools/figures.ts';
import { letterAnswer } from './letter-answer.tsx';

// What the pages say of each kind bears on none of this.
vi.mock('virtual:letters', () => import('#tests/letter/no-pages.ts'));

// The appeal ends on day 30; the wait of 30 whole days, as the deadlines' tool counts it, on the next.
it.each([
  ['2026-10-15', '15/11/2026'],
  ['2026-10-27', '27/11/2026'],
  ['2026-10-30', '30/11/2026'],
])('só pelos papéis, decisão em %s: desde quando cabe outro pedido', (decided, opens) => {
  const text = `Auxílio por incapacidade temporária: pedido indeferido em ${decided.split('-').reverse().join('/')}. Não conformidade dos documentos na análise documental (Atestmed).`;
  const read = readLetter(text, []);
  const { answer } = letterAnswer({
    read,
    paper: { text } as never,
    kind: 'denial',
    isChosen: false,
    known: undefined,
    today: isoDate('2026-11-28'),
  });
  expect(figuresOf(renderToStaticMarkup(answer.reason))).toContain(opens);
});
