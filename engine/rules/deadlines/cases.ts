/** A worked case: the ciência, and what the count gives. */
export interface DeadlineCase {
  readonly ciencia: string;
  readonly lastDay: string;
  readonly safeDay: string;
  readonly legalLimit: string;
  /** Section of the legal fact base, or the arithmetic. */
  readonly source: string;
}

export const cases: readonly DeadlineCase[] = [
  {
    ciencia: '2026-11-20',
    lastDay: '2026-12-20',
    safeDay: '2026-12-18',
    legalLimit: '2026-12-21',
    source: 'law-facts 7.3 e 7.10: dia 30 no domingo',
  },
  {
    ciencia: '2026-12-02',
    lastDay: '2027-01-01',
    safeDay: '2026-12-30',
    legalLimit: '2027-01-04',
    source: 'law-facts 7.3 e 7.10: dia 30 na Confraternização Universal, sexta-feira',
  },
  {
    ciencia: '2026-10-01',
    lastDay: '2026-10-31',
    safeDay: '2026-10-30',
    legalLimit: '2026-11-03',
    source:
      'law-facts 7.3: dia 30 no sábado, e a segunda-feira é Finados; 30/10 é sexta-feira comum',
  },
  {
    ciencia: '2026-11-24',
    lastDay: '2026-12-24',
    safeDay: '2026-12-23',
    legalLimit: '2026-12-24',
    source: 'law-facts 7.10: dia 30 na véspera de Natal, meio expediente',
  },
  {
    ciencia: '2026-12-01',
    lastDay: '2026-12-31',
    safeDay: '2026-12-30',
    legalLimit: '2026-12-31',
    source: 'law-facts 7.10: dia 30 na véspera de Ano-Novo, meio expediente',
  },
  {
    ciencia: '2027-01-09',
    lastDay: '2027-02-08',
    safeDay: '2027-02-05',
    legalLimit: '2027-02-08',
    source: 'law-facts 7.10: dia 30 na segunda-feira de Carnaval',
  },
  {
    ciencia: '2027-02-24',
    lastDay: '2027-03-26',
    safeDay: '2027-03-25',
    legalLimit: '2027-03-26',
    source: 'law-facts 7.10: dia 30 na Sexta-feira Santa, que não prorroga',
  },
  {
    ciencia: '2027-04-27',
    lastDay: '2027-05-27',
    safeDay: '2027-05-26',
    legalLimit: '2027-05-27',
    source: 'law-facts 7.10: dia 30 em Corpus Christi',
  },
  {
    ciencia: '2026-08-03',
    lastDay: '2026-09-02',
    safeDay: '2026-09-02',
    legalLimit: '2026-09-02',
    source: '3/8 + 28 = 31/8, + 2 = 2/9, quarta-feira comum: os três dias são o mesmo',
  },
  {
    ciencia: '2026-10-16',
    lastDay: '2026-11-15',
    safeDay: '2026-11-13',
    legalLimit: '2026-11-16',
    source: '16/10 + 15 = 31/10, + 15 = 15/11, domingo e feriado ao mesmo tempo',
  },
  {
    ciencia: '2026-10-21',
    lastDay: '2026-11-20',
    safeDay: '2026-11-19',
    legalLimit: '2026-11-23',
    source: '21/10 + 10 = 31/10, + 20 = 20/11, Consciência Negra, sexta-feira',
  },
  {
    ciencia: '2023-10-21',
    lastDay: '2023-11-20',
    safeDay: '2023-11-20',
    legalLimit: '2023-11-20',
    source: '20/11/2023, segunda-feira: a lei do feriado só valeu a partir de 2024',
  },
  {
    ciencia: '2026-09-28',
    lastDay: '2026-10-28',
    safeDay: '2026-10-27',
    legalLimit: '2026-10-28',
    source: '28/9 + 2 = 30/9, + 28 = 28/10, Dia do Servidor, quarta-feira: não prorroga',
  },
  {
    ciencia: '2026-11-25',
    lastDay: '2026-12-25',
    safeDay: '2026-12-23',
    legalLimit: '2026-12-28',
    source: '25/11 + 5 = 30/11, + 25 = 25/12, Natal na sexta: véspera antes, fim de semana depois',
  },
  {
    ciencia: '2026-08-08',
    lastDay: '2026-09-07',
    safeDay: '2026-09-04',
    legalLimit: '2026-09-08',
    source: '8/8 + 23 = 31/8, + 7 = 7/9, Independência, segunda-feira',
  },
  {
    ciencia: '2027-03-22',
    lastDay: '2027-04-21',
    safeDay: '2027-04-20',
    legalLimit: '2027-04-22',
    source: '22/3 + 9 = 31/3, + 21 = 21/4, Tiradentes, quarta-feira',
  },
  {
    ciencia: '2027-01-11',
    lastDay: '2027-02-10',
    safeDay: '2027-02-05',
    legalLimit: '2027-02-10',
    source: '11/1 + 20 = 31/1, + 10 = 10/2, Cinzas: antes vêm Carnaval e fim de semana',
  },
  {
    ciencia: '2028-01-30',
    lastDay: '2028-02-29',
    safeDay: '2028-02-25',
    legalLimit: '2028-02-29',
    source: '30/1 + 1 = 31/1, + 29 = 29/2 de ano bissexto, terça-feira de Carnaval (Páscoa 16/4)',
  },
  {
    ciencia: '2027-01-30',
    lastDay: '2027-03-01',
    safeDay: '2027-03-01',
    legalLimit: '2027-03-01',
    source: '30/1 + 1 = 31/1, + 28 = 28/2 de ano comum, + 1 = 1/3, segunda-feira comum',
  },
];
