import { expect, it } from 'vitest';
import { notice, sentencesIn } from './proof/sentences.ts';
import { signsIn } from './signs.ts';

const rows = sentencesIn('notice', { notice: [notice] });

it.each(rows.notice)('%s: %s', (words, notice) => {
  expect(signsIn(words).notice).toBe(notice);
});
