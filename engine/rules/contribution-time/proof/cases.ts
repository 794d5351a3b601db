import type { WorkingLife } from '../life.ts';
import { life, oneMonth, paid, paidFrom, spell } from './lives.ts';

interface TimeCase {
  readonly title: string;
  readonly life: WorkingLife;
  /** Days until 13/11/2019 and whole months after, cautious and at most. */
  readonly least: readonly [days: number, months: number];
  readonly most: readonly [days: number, months: number];
  /** As written, cautious, the smaller of both ways: years, months, days. */
  readonly written: readonly [years: number, months: number, days: number];
  /** Section of the legal fact base, or the arithmetic. */
  readonly source: string;
}

const same = (days: number, months: number) =>
  ({ least: [days, months], most: [days, months] }) as const;

export const cases: readonly TimeCase[] = [
  {
    title: 'T1: emprego de 01/01 a 20/01/1989',
    life: life([spell('a', 'employee', ['1989-01-01', '1989-01-20'])]),
    ...same(20, 0),
    written: [0, 0, 20],
    source: 'next-facts, B6, T1: 20 dias, as duas pontas contam',
  },
  {
    title: 'T2: de 01/01 a 15/01/2020, com R$ 1.039,00',
    life: life([spell('a', 'employee', ['2020-01-01', '2020-01-15'], [paid('2020-01', 103_900)])]),
    ...same(0, 1),
    written: [0, 1, 0],
    source: 'next-facts, B6, T2: o mês conta inteiro',
  },
  {
    title: 'T3: dois empregos que se sobrepõem',
    life: life([
      spell('a', 'employee', ['2000-01-01', '2004-12-31']),
      spell('b', 'employee', ['2003-06-01', '2006-12-31']),
    ]),
    ...same(2557, 0),
    written: [7, 0, 0],
    source: 'next-facts, B6, T3: de 01/01/2000 a 31/12/2006, uma vez só',
  },
  {
    title: 'T4: de 01/01 a 30/06/2010',
    life: life([spell('a', 'employee', ['2010-01-01', '2010-06-30'])]),
    ...same(181, 0),
    written: [0, 6, 0],
    source: 'next-facts, B6, T4: 181 dias',
  },
  {
    title: 'T4 por contribuições: os seis meses pagos dão os mesmos dias',
    life: life([
      spell('a', 'facultativo', ['2010-01-01', '2010-06-30'], paidFrom('2010-01', 6, 60_000)),
    ]),
    ...same(181, 0),
    written: [0, 6, 0],
    source: 'os meses do calendário, do primeiro ao último dia',
  },
  {
    title: 'T6: de 15/03/2010 a 13/11/2019',
    life: life([spell('a', 'employee', ['2010-03-15', '2019-11-13'])]),
    least: [3531, 0],
    most: [3518, 1],
    written: [9, 7, 29],
    source: 'next-facts, B6, T6: 3.531 dias; de data a data, 9 anos, 7 meses e 29 dias',
  },
  {
    title: 'T9: tempo especial, de 01/01/2000 a 13/11/2019: nada se multiplica pelo extrato',
    life: life([spell('a', 'employee', ['2000-01-01', '2019-11-13'])]),
    least: [7257, 0],
    most: [7244, 1],
    written: [19, 10, 13],
    source: 'next-facts, B2 e B6, T9: o sinal no extrato não basta para os fatores de 1,2 e 1,4',
  },
  {
    title: 'T15: 07/2023 com R$ 1.200,00, abaixo de R$ 1.320,00',
    life: life([oneMonth('a', 'employee', '2023-07', 120_000)]),
    ...same(0, 0),
    written: [0, 0, 0],
    source: 'next-facts, B6, T15: faltam R$ 120,00 de base',
  },
  {
    title: 'T16: R$ 500,00 e R$ 900,00 em dois empregos, 03/2022',
    life: life([
      oneMonth('a', 'employee', '2022-03', 50_000),
      oneMonth('b', 'employee', '2022-03', 90_000),
    ]),
    ...same(0, 1),
    written: [0, 1, 0],
    source: 'next-facts, B6, T16: R$ 1.400,00 chegam a R$ 1.212,00',
  },
  {
    title: 'T17: emprego sem data de fim, último mês pago 05/2026',
    life: life([spell('a', 'employee', ['2026-01-10'], paidFrom('2026-01', 5, 200_000))]),
    ...same(0, 5),
    written: [0, 5, 0],
    source: 'next-facts, B6, T17, e B7: até 05/2026',
  },
  {
    title: 'novembro de 2019, emprego o mês todo e R$ 998,00: 13 dias, ou o mês',
    life: life([oneMonth('a', 'employee', '2019-11', 99_800)]),
    least: [13, 0],
    most: [0, 1],
    written: [0, 0, 13],
    source: 'EC 103, arts. 26 e 29: em aberto, diferença de até 17 dias',
  },
  {
    title: 'novembro de 2019 abaixo do mínimo: os 13 dias, e mais nada',
    life: life([oneMonth('a', 'employee', '2019-11', 99_799)]),
    ...same(13, 0),
    written: [0, 0, 13],
    source: 'EC 103, art. 29: só desde 14/11/2019 o mês abaixo do mínimo não conta',
  },
  {
    title: 'novembro de 2019, começou depois do dia 13: nada, ou o mês',
    life: life([spell('a', 'employee', ['2019-11-20', '2019-11-30'], [paid('2019-11', 99_800)])]),
    least: [0, 0],
    most: [0, 1],
    written: [0, 0, 0],
    source: 'next-facts, B1: em aberto',
  },
  {
    title: 'a soma do INSS chega ao mínimo, a nossa não: vale a do INSS',
    life: life([oneMonth('a', 'employee', '2024-05', 100_000)], {
      '2024-05': 141_200,
    }),
    ...same(0, 1),
    written: [0, 1, 0],
    source: 'next-facts, A3: a soma oficial do mês decide',
  },
  {
    title: 'a nossa chega, a do INSS não: não conta, mas pode vir a contar',
    life: life([oneMonth('a', 'employee', '2024-05', 141_200)], {
      '2024-05': 141_199,
    }),
    least: [0, 0],
    most: [0, 1],
    written: [0, 0, 0],
    source: 'next-facts, A3: a soma oficial do mês decide',
  },
  {
    title: 'auxílio entre empregos: conta, por dias e por meses',
    life: life([
      spell('a', 'employee', ['2018-01-01', '2018-12-31']),
      spell('b', 'incapacityBenefit', ['2019-01-01', '2020-03-31']),
      oneMonth('c', 'employee', '2020-04', 104_500),
    ]),
    least: [365 + 317, 5],
    most: [365 + 304, 6],
    written: [2, 3, 13],
    source: 'Lei 8.213/1991, art. 55, II; STF, Tema 1125: 12/2019 a 04/2020 são 5 meses',
  },
  {
    title: 'auxílio sem volta ao trabalho: não conta',
    life: life([
      spell('a', 'employee', ['2018-01-01', '2018-12-31']),
      spell('b', 'incapacityBenefit', ['2019-01-01', '2020-03-31']),
    ]),
    ...same(365, 0),
    written: [1, 0, 0],
    source: 'Lei 8.213/1991, art. 55, II: só entre períodos de contribuição',
  },
  {
    title: 'o emprego seguiu no papel até o fim do auxílio: os dias dele não são certos',
    life: life([
      spell('a', 'employee', ['2018-01-01', '2019-06-30']),
      spell('b', 'incapacityBenefit', ['2019-01-01', '2019-06-30']),
    ]),
    least: [365, 0],
    most: [365 + 181, 0],
    written: [1, 0, 0],
    source: 'Lei 8.213/1991, art. 55, II',
  },
  {
    title: 'mês pendente no meio de um emprego',
    life: life([
      spell(
        'a',
        'employee',
        ['2010-01-01', '2010-03-31'],
        [paid('2010-01', 60_000), paid('2010-02', 60_000, { standing: 'pending' })],
      ),
    ]),
    least: [62, 0],
    most: [90, 0],
    written: [0, 2, 0],
    source: 'next-facts, A7: só a pendência no mês tira o mês',
  },
  {
    title: 'contrato no papel, sem pagamento por mais de 12 meses antes da saída',
    life: life([
      spell('a', 'employee', ['2005-01-01', '2019-10-31'], paidFrom('2005-01', 39, 200_000)),
    ]),
    least: [1186, 0],
    most: [5417, 0],
    written: [3, 3, 0],
    source: 'de 01/01/2005 a 31/03/2008, o último mês pago; o resto depende de prova',
  },
  {
    title: 'doze meses sem pagamento antes da saída: ninguém pergunta',
    life: life([
      spell('a', 'employee', ['2005-01-01', '2009-03-31'], paidFrom('2005-01', 39, 200_000)),
    ]),
    ...same(1551, 0),
    written: [4, 3, 0],
    source: 'de 01/01/2005 a 31/03/2009',
  },
  {
    title: 'os meses em auxílio têm explicação: contam depois da volta ao emprego',
    life: life([
      spell('a', 'employee', ['2005-01-01', '2010-05-31'], paidFrom('2005-01', 39, 200_000)),
      spell('b', 'incapacityBenefit', ['2008-04-01', '2010-02-28']),
    ]),
    ...same(1977, 0),
    written: [5, 5, 0],
    source: 'de 01/01/2005 a 31/05/2010',
  },
  {
    title: 'salário-maternidade: os meses cheios; os das pontas, talvez',
    life: life([spell('a', 'maternityBenefit', ['2021-01-05', '2021-05-04'])]),
    least: [0, 3],
    most: [0, 5],
    written: [0, 3, 0],
    source: 'Decreto 3.048/1999, art. 19-C, II; IN 128/2022, art. 184, II: de segunda mão',
  },
];
