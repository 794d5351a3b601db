import { formatCents } from '../../../../content/figures/format.ts';
import { shortDate } from '../frame/dates.ts';
import { joined } from './people.ts';
import type { PensionForm } from './read-answers.ts';

const ofRequest = ({ answers: { request } }: PensionForm): string =>
  request === undefined
    ? 'dia do pedido a conferir'
    : request === 'notYet'
      ? 'pensão ainda não pedida'
      : `pedido em ${shortDate(request)}`;

/** What was told, in one line above the result. */
export function toldLine(form: PensionForm): string {
  const { answers, people } = form;
  const who = people.map(({ name }) => name.toLowerCase());
  return joined(
    [
      `morte em ${shortDate(answers.death)}`,
      answers.insured === true ? 'pessoa coberta pelo INSS' : '',
      ...who,
      ofRequest(form),
      answers.baseCents === undefined ? '' : `base de ${formatCents(answers.baseCents)}`,
    ].filter(Boolean),
  );
}
