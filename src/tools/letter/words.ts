import type { DateMeaning, Hidden } from '#letters/letter-read.ts';
import { uncapitalised } from '#words/phrases.ts';

/** "O INSS negou o benefício." → "Parece que o INSS negou o benefício." */
export const seems = (seen: string): string => `Parece que ${uncapitalised(seen)}`;

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
  dueBy: 'Responder até',
  defenceBy: 'Defesa até',
  appealBy: 'Recurso até',
  extendBy: 'Pedir mais tempo até',
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
