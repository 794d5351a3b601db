import { describe } from 'vitest';
import { prove } from '../proof/prove.ts';
import { cases } from './cases.ts';
import { deadlines } from './deadlines.ts';

describe('prazos', () => {
  prove(
    cases,
    (answers, on) => {
      const running = deadlines(answers, on);
      return running.length > 0 ? running : { 'nenhum prazo': true };
    },
    true,
  );
});
