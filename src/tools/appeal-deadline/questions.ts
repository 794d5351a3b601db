import type { IsoDate } from '#law/date.ts';
import { longDate } from '#words/dates.ts';
import type { Questions } from '../questions/question.ts';

/** What the visitor tells: one date. */
export interface Told {
  ciencia: IsoDate;
}

export const questions: Questions<Told> = {
  ciencia: {
    kind: 'date',
    id: 'ciencia',
    label: 'Em que dia você soube da decisão?',
    hint: 'O dia em que abriu a carta ou viu a resposta no Meu INSS. Na dúvida, use o mais antigo. Exemplo: 20 11 2026.',
    what: 'a data em que soube da decisão',
    todayLabel: 'Foi hoje',
    refuse: (date, { today }) =>
      date > today
        ? `Essa data ainda não chegou: hoje é ${longDate(today)}. Use o dia em que você soube da decisão`
        : undefined,
    help: {
      title: 'Não sei a data',
      text: 'No Meu INSS, abra “Consultar Pedidos” e depois o pedido. A carta mostra o dia da decisão. Use esse dia: assim a conta erra para o lado seguro. O telefone 135 também informa.',
    },
  },
};
