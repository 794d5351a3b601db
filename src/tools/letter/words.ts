import type { IsoDate } from '#law/date.ts';
import type { DateMeaning, Hidden } from '#letters/letter-read.ts';
import { daysBetween } from '#rules/calendar.ts';
import { weekdayAndDate } from '#words/dates.ts';
import { uncapitalised } from '#words/phrases.ts';

/** "O INSS negou o benefício." → "Parece que o INSS negou o benefício." */
export const seems = (seen: string): string => `Parece que ${uncapitalised(seen)}`;

/** A day within so many is called out. */
const soon = 7;

/** "terça-feira, 1º de dezembro de 2026: é hoje"; of a day that is near, how near. */
export function dayWithNear(day: IsoDate, today: IsoDate): string {
  const left = daysBetween(today, day);
  const near = [': é hoje', ': é amanhã'][left] ?? (left <= soon ? `: faltam ${left} dias` : '');
  return weekdayAndDate(day) + near;
}

/** How a printed day is told; those that are not told say nothing to do by. */
export const dateWords: Readonly<Partial<Record<DateMeaning, string>>> = {
  der: 'Dia do pedido',
  decided: 'Dia da decisão',
  childbirth: 'Dia do parto ou da adoção',
  issued: 'Dia da carta',
  granted: 'Dia em que foi concedido',
  dib: 'O benefício conta desde',
  dip: 'O pagamento conta desde',
  dcb: 'Último dia do benefício',
  known: 'Dia da ciência',
  toldKnown: 'Dia em que você soube',
  published: 'Dia da publicação',
  stopped: 'Dia do bloqueio',
  dueBy: 'Responder até',
  defenceBy: 'Defesa até',
  appealBy: 'Recurso até',
  extendBy: 'Pedir mais tempo até',
  speakBy: 'Pedir para falar até',
  payBy: 'Vencimento da guia',
  appointment: 'Dia marcado',
  examined: 'Dia do exame',
  missed: 'Dia a que se faltou',
  dii: 'Início da incapacidade',
  death: 'Dia da morte',
  firstPayment: 'Primeiro pagamento',
};

/** What was covered before anything was shown. */
export const hiddenWords: Readonly<Record<Hidden['what'], string>> = {
  name: 'nome',
  cpf: 'CPF',
  nit: 'NIT',
  benefit: 'número do benefício',
  request: 'número do pedido',
  birth: 'nascimento',
  contact: 'contato',
  other: 'outro número',
};
