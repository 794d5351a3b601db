import { prove } from '../proof/prove.ts';
import { deadlines } from './deadlines.ts';
import { cases } from './proof/cases.ts';

prove(
  cases,
  (answers, on) => {
    const running = deadlines(answers, on);
    return running.length > 0 ? running : { 'nenhum prazo': true };
  },
  true,
);
