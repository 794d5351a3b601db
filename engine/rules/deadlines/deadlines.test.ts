import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { citation } from '#law/citations.ts';
import { addDays, type IsoDate, isoDate } from '#law/date.ts';
import type { DeadlineAnswers, Happened } from './answers.ts';
import { clocks } from './clocks.ts';
import { deadlines, type Running } from './deadlines.ts';
import { proceduralTerm } from './term.ts';

const told = (answers: Record<string, unknown>, today: string) =>
  deadlines(answers as unknown as DeadlineAnswers, isoDate(today));

const appealOn = (ciencia: string, today: string): Running => {
  const [one, ...others] = told({ happened: 'denied', ciencia }, today);
  if (!one || others.length > 0) throw new Error('one clock expected');
  return one;
};

/** Id, safe day and limit; of a wait, the day on which it ends. */
const brief = (all: readonly Running[]) =>
  all.map((one) =>
    'term' in one
      ? [one.id, one.term.safeDay, one.term.legalLimit]
      : [one.id, 'opensOn' in one ? one.opensOn : one.situation],
  );

describe('situação do prazo do recurso na data de hoje', () => {
  // Ciência 20/11/2026: safe day 18/12, day 30 20/12, limit 21/12.
  it.each([
    ['um dia antes da ciência', '2026-11-19', 'future'],
    ['no dia da ciência', '2026-11-20', 'ok'],
    ['um dia depois da ciência', '2026-11-21', 'ok'],
    ['na véspera do dia seguro', '2026-12-17', 'ok'],
    ['no dia seguro', '2026-12-18', 'ok'],
    ['um dia depois do dia seguro', '2026-12-19', 'pastSafeDay'],
    ['no dia 30', '2026-12-20', 'pastSafeDay'],
    ['no limite', '2026-12-21', 'pastSafeDay'],
    ['um dia depois do limite', '2026-12-22', 'mayStillCount'],
    [
      'no dia 30 contado de cinco dias depois, que é Natal e passa adiante',
      '2026-12-28',
      'mayStillCount',
    ],
    ['um dia depois desse', '2026-12-29', 'past'],
    ['na véspera dos cinco anos', '2031-11-19', 'past'],
    ['aos cinco anos exatos', '2031-11-20', 'past'],
    ['um dia depois dos cinco anos', '2031-11-21', 'veryOld'],
  ])('%s (%s): %s', (_, today, situation) => {
    expect(appealOn('2026-11-20', today).situation).toBe(situation);
  });

  it.each([
    ['2023-02-28', '2028-02-28', 'past'],
    ['2023-02-28', '2028-02-29', 'veryOld'],
    ['2023-03-01', '2028-02-29', 'past'],
    ['2024-02-29', '2029-02-28', 'past'],
    ['2024-02-29', '2029-03-01', 'veryOld'],
  ])('cinco anos em volta de 29 de fevereiro: %s vista em %s é %s', (ciencia, today, situation) => {
    expect(appealOn(ciencia, today).situation).toBe(situation);
  });

  // law-review H7 and law-facts-3 A and 10.4: the day after a closed day is still worth trying.
  it.each([
    ['Sexta-feira Santa, 3/4: no sábado', '2026-03-04', '2026-04-04', 'mayStillCount'],
    ['Sexta-feira Santa, 3/4: na segunda', '2026-03-04', '2026-04-06', 'mayStillCount'],
    ['Sexta-feira Santa, 3/4: na terça', '2026-03-04', '2026-04-07', 'past'],
    ['Dia do Servidor, 28/10', '2026-09-28', '2026-10-29', 'mayStillCount'],
    ['Dia do Servidor, dois dias depois', '2026-09-28', '2026-10-30', 'past'],
    ['Corpus Christi, 4/6, e a emenda', '2026-05-05', '2026-06-05', 'mayStillCount'],
    ['Corpus Christi, na segunda', '2026-05-05', '2026-06-08', 'mayStillCount'],
    ['Corpus Christi, na terça', '2026-05-05', '2026-06-09', 'past'],
    ['véspera de Natal com meio expediente', '2026-11-24', '2026-12-28', 'mayStillCount'],
    ['domingo antes do Carnaval', '2027-01-08', '2027-02-11', 'mayStillCount'],
    ['domingo antes do Carnaval, na sexta', '2027-01-08', '2027-02-12', 'past'],
    ['dia comum: nada a tentar', '2026-08-03', '2026-09-03', 'past'],
  ])('dia 30 da defesa sem expediente, %s', (_, ciencia, today, situation) => {
    expect(told({ happened: 'suspicion', ciencia }, today)[0]).toMatchObject({ situation });
  });

  // law-facts-3 10.2: a notice in the system may be held known five days after its sending.
  it.each([
    ['quarta comum, 8/4, no dia', '2026-03-04', '2026-04-08', 'mayStillCount'],
    ['quarta comum, 8/4, um dia depois', '2026-03-04', '2026-04-09', 'past'],
    ['Independência, 7/9: passa para a terça', '2026-08-03', '2026-09-08', 'mayStillCount'],
    ['Independência, 7/9: na quarta', '2026-08-03', '2026-09-09', 'past'],
    ['Finados, 2/11: passa para a terça', '2026-09-28', '2026-11-03', 'mayStillCount'],
    ['Finados, 2/11: na quarta', '2026-09-28', '2026-11-04', 'past'],
  ])('aviso que só vale cinco dias depois, dia 30 em %s', (_, ciencia, today, situation) => {
    for (const happened of ['denied', 'boardDenied'])
      expect(told({ happened, ciencia }, today)[0]).toMatchObject({ situation });
    expect(told({ happened: 'stopped', stop: 'ended', ciencia }, today)[0]).toMatchObject({
      situation,
    });
  });

  it('o aviso que só vale depois não muda o dia seguro nem o limite', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 6000 }),
        fc.integer({ min: 0, max: 9 }),
        (days, more) => {
          const ciencia = addDays(isoDate('2024-01-01'), days);
          const [plain, presumed] = [
            proceduralTerm(ciencia, 30),
            proceduralTerm(ciencia, 30, more),
          ];
          expect(presumed).toEqual({ ...plain, latestReading: presumed.latestReading });
          expect(presumed.latestReading >= plain.latestReading).toBe(true);
          expect(presumed.latestReading).toBe(
            proceduralTerm(addDays(ciencia, more), 30).latestReading,
          );
        },
      ),
    );
  });

  // tools-review 3: the bridge days of 2026 are no days to leave the appeal for.
  it.each([
    ['2026-03-21', '2026-04-17'],
    ['2026-05-06', '2026-06-03'],
  ])('ciência em %s, emenda no dia 30: o dia seguro é %s', (ciencia, safeDay) => {
    expect(proceduralTerm(isoDate(ciencia), 30).safeDay).toBe(safeDay);
  });

  it('data muito antiga, até de 1900: não se conta prazo, e não falha', () => {
    const result = appealOn('1900-01-01', '2026-11-20');
    expect(result.situation).toBe('veryOld');
    expect(result).not.toHaveProperty('term');
  });

  it.each([
    ['2026-11-20', 28],
    ['2026-12-17', 1],
    ['2026-12-18', 0],
    ['2026-12-19', -1],
    ['2027-01-17', -30],
  ])('em %s faltam %d dias para o dia seguro', (today, daysLeft) => {
    expect(appealOn('2026-11-20', today)).toMatchObject({ daysLeft });
  });

  it('o recurso fora do prazo tem as suas fontes', () => {
    expect(clocks.appeal.late.map((key) => citation(key).label)).toEqual([
      'Portaria MPS 125/2026 (Regimento do CRPS), art. 112',
      'Lei 9.784/1999 (processo administrativo), art. 63, I',
      'STF, ADI 6.096',
      'Lei 8.213/1991 (benefícios da Previdência), art. 103, parágrafo único',
    ]);
  });
});

describe('que prazos correm, e até quando', () => {
  const ciencia = '2026-11-20';
  it.each<[string, Record<string, unknown>, unknown[][]]>([
    ['negado', { happened: 'denied', ciencia }, [['appeal', '2026-12-18', '2026-12-21']]],
    [
      'exigência sem data na tela',
      { happened: 'documentsAsked', ciencia },
      [['documentsAsked', '2026-12-18', '2026-12-21']],
    ],
    [
      'exigência com data na tela: ela vale, e não passa do domingo',
      { happened: 'documentsAsked', printedLimit: '2026-12-20', ciencia },
      [['documentsAskedPrinted', '2026-12-18', '2026-12-20']],
    ],
    [
      'auxílio que acaba',
      { happened: 'benefitEnding', benefitEnd: '2026-12-18' },
      [['extension', '2026-12-17', '2026-12-18']],
    ],
    // 60 days from 20/11: 19/1/2027, a Tuesday (law-facts-3, 5.2).
    [
      'indício de irregularidade, trabalhador do campo',
      { happened: 'suspicion', ciencia, isRural: true },
      [['ruralDefence', '2027-01-19', '2027-01-19']],
    ],
    ...[false, undefined].map((isRural): [string, Record<string, unknown>, unknown[][]] => [
      `indício de irregularidade, campo ${isRural}`,
      { happened: 'suspicion', ciencia, isRural },
      [['defence', '2026-12-18', '2026-12-21']],
    ]),
    // The sixty days are of who works the land, and the BPC is not theirs (Decreto 6.214, art. 47-B).
    [
      'indício de irregularidade no BPC: 30 dias, mesmo no campo',
      { happened: 'suspicion', ciencia, isBpc: true, isRural: true },
      [['bpcAssessment', '2026-12-18', '2026-12-21']],
    ],
    [
      'BPC bloqueado, falta o CadÚnico',
      { happened: 'stopped', ciencia, stop: 'blocked', isBpc: true, bpcAsks: 'registry' },
      [['bpcRegistryInTown', '2027-01-04', '2027-01-04']],
    ],
    [
      'BPC bloqueado ou cortado, falta a avaliação: os dois',
      { happened: 'stopped', ciencia, isBpc: true, bpcAsks: 'assessment' },
      [
        ['appealAgainstCut', '2026-12-18', '2026-12-21'],
        ['bpcAssessment', '2026-12-18', '2026-12-21'],
      ],
    ],
    [
      'BPC cortado: só o recurso',
      { happened: 'stopped', ciencia, stop: 'ended', isBpc: true },
      [['appealAgainstCut', '2026-12-18', '2026-12-21']],
    ],
    [
      'chamado para o BPC: como o aviso do BPC',
      { happened: 'called', calledFor: 'bpc', bpcAsks: 'biometrics', ciencia },
      [['bpcBiometrics', '2027-02-18', '2027-02-18']],
    ],
    ...(['exam', 'lifeProof'] as const).flatMap(
      (calledFor): [string, Record<string, unknown>, unknown[][]][] => [
        [
          `chamado, ${calledFor}, com data no domingo: o dia útil de antes`,
          { happened: 'called', calledFor, printedLimit: '2026-12-20' },
          [[calledFor, '2026-12-18', '2026-12-20']],
        ],
        [
          `chamado, ${calledFor}, sem data: nada se conta`,
          { happened: 'called', calledFor, ciencia },
          [[calledFor, 'undated']],
        ],
      ],
    ),
    [
      'cortado: só o recurso',
      { happened: 'stopped', ciencia, stop: 'ended' },
      [['appealAgainstCut', '2026-12-18', '2026-12-21']],
    ],
    [
      'bloqueado ou cortado, e não é o BPC: os dois, sem o caminho do BPC',
      { happened: 'stopped', ciencia, isBpc: false },
      [
        ['appealAgainstOtherCut', '2026-12-18', '2026-12-21'],
        ['defence', '2026-12-18', '2026-12-21'],
      ],
    ],
    [
      'bloqueado: só a defesa',
      { happened: 'stopped', ciencia, stop: 'blocked', isRural: true },
      [['ruralDefence', '2027-01-19', '2027-01-19']],
    ],
    [
      'não sabe se foi bloqueado ou cortado: os dois',
      { happened: 'stopped', ciencia, isRural: true },
      [
        ['appealAgainstCut', '2026-12-18', '2026-12-21'],
        ['ruralDefence', '2027-01-19', '2027-01-19'],
      ],
    ],
    // 45 days: 4/1/2027, a Monday; 90 days: 18/2/2027, a Thursday (law-facts 1.4 and 1.5).
    [
      'BPC, CadÚnico, cidade pequena',
      { happened: 'bpcNotice', ciencia, bpcAsks: 'registry', isLargeCity: false },
      [['bpcRegistryInTown', '2027-01-04', '2027-01-04']],
    ],
    [
      'BPC, CadÚnico, cidade que não sabe: o prazo menor',
      { happened: 'bpcNotice', ciencia, bpcAsks: 'registry' },
      [['bpcRegistryInTown', '2027-01-04', '2027-01-04']],
    ],
    [
      'BPC, CadÚnico, cidade grande',
      { happened: 'bpcNotice', ciencia, bpcAsks: 'registry', isLargeCity: true },
      [['bpcRegistryInCity', '2027-02-18', '2027-02-18']],
    ],
    [
      'BPC, biometria',
      { happened: 'bpcNotice', ciencia, bpcAsks: 'biometrics' },
      [['bpcBiometrics', '2027-02-18', '2027-02-18']],
    ],
    [
      'BPC, mais de uma coisa: todos, o mais curto primeiro',
      { happened: 'bpcNotice', ciencia, isLargeCity: true },
      [
        ['bpcAssessment', '2026-12-18', '2026-12-21'],
        ['bpcRegistryInCity', '2027-02-18', '2027-02-18'],
        ['bpcBiometrics', '2027-02-18', '2027-02-18'],
      ],
    ],
    [
      'a Junta negou',
      { happened: 'boardDenied', ciencia },
      [['appealToChamber', '2026-12-18', '2026-12-21']],
    ],
    // 90 days from 1/10/2026: 30/12; 180: 30/3/2027 (law-facts 4).
    [
      'morte, só adultos',
      { happened: 'death', death: '2026-10-01', hasYoungChild: false },
      [['pension', '2026-12-30', '2026-12-30']],
    ],
    [
      'morte, com filho menor de 16 anos',
      { happened: 'death', death: '2026-10-01', hasYoungChild: true },
      [
        ['pension', '2026-12-30', '2026-12-30'],
        ['pensionOfChild', '2027-03-30', '2027-03-30'],
      ],
    ],
    // 21/11/2030 is a Thursday.
    [
      'parto',
      { happened: 'birth', birth: '2025-11-22' },
      [['maternity', '2030-11-21', '2030-11-21']],
    ],
    // The example of the page on reviews: 31/3/2028, a Friday.
    [
      'revisão do valor',
      { happened: 'review', reviewOf: 'value', firstPayment: '2018-03-10' },
      [['review', '2028-03-31', '2028-03-31']],
    ],
    [
      'revisão: o primeiro e o último dia do mês dão o mesmo',
      { happened: 'review', firstPayment: '2018-03-31' },
      [['review', '2028-03-31', '2028-03-31']],
    ],
    [
      'revisão: dezembro passa para janeiro',
      { happened: 'review', reviewOf: 'value', firstPayment: '2016-12-05' },
      [['review', '2026-12-30', '2026-12-31']],
    ],
    [
      'resposta a uma revisão',
      { happened: 'review', reviewOf: 'answer', ciencia: '2020-05-15' },
      [
        ['reviewAnswered', '2030-05-14', '2030-05-14'],
        ['appeal', 'veryOld'],
      ],
    ],
    [
      'ação trabalhista: os dez anos comuns já passaram, os dela não',
      {
        happened: 'review',
        reviewOf: 'labourCourt',
        firstPayment: '2009-05-10',
        labourEnd: '2020-08-20',
      },
      [
        ['review', 'veryOld'],
        ['reviewAfterLabourCourt', '2030-08-19', '2030-08-19'],
      ],
    ],
    // The term to appeal ends on Monday 21/12; the INSS takes a new request from the 22nd on.
    [
      'pedir de novo outro benefício',
      { happened: 'askAgain', again: 'other', ciencia },
      [
        ['newRequest', '2026-12-22'],
        ['appeal', '2026-12-18', '2026-12-21'],
      ],
    ],
    [
      'pedir de novo: fim do prazo na véspera de Natal, e a espera vai até a leitura mais longa',
      { happened: 'askAgain', again: 'other', ciencia: '2026-11-24' },
      [
        ['newRequest', '2026-12-29'],
        ['appeal', '2026-12-23', '2026-12-24'],
      ],
    ],
    [
      'auxílio negado só pelos papéis: 30 dias inteiros',
      { happened: 'askAgain', again: 'incapacity', denial: 'papers', ciencia },
      [
        ['appeal', '2026-12-18', '2026-12-21'],
        ['waitAfterPapers', '2026-12-21'],
      ],
    ],
    [
      'auxílio negado na perícia: no dia seguinte',
      { happened: 'askAgain', again: 'incapacity', denial: 'examination', ciencia },
      [
        ['waitAfterExamination', '2026-11-21'],
        ['appeal', '2026-12-18', '2026-12-21'],
      ],
    ],
    [
      'prorrogação negada: o recurso, e 180 dias depois do fim do auxílio',
      {
        happened: 'askAgain',
        again: 'incapacity',
        denial: 'extension',
        benefitEnd: '2026-11-20',
        ciencia,
      },
      [
        ['appeal', '2026-12-18', '2026-12-21'],
        ['waitAfterExtension', '2027-05-20'],
      ],
    ],
  ])('%s', (_, answers, expected) => {
    expect(brief(told(answers, '2026-11-25'))).toEqual(expected);
  });
});

describe('a situação de cada espécie de prazo', () => {
  it.each([
    ['2026-12-03', 'tooEarly'],
    ['2026-12-04', 'ok'],
    ['2026-12-17', 'ok'],
    ['2026-12-18', 'pastSafeDay'],
    ['2026-12-19', 'past'],
  ])('prorrogação de auxílio que acaba em 18/12/2026, em %s: %s', (today, situation) => {
    const [one] = told({ happened: 'benefitEnding', benefitEnd: '2026-12-18' }, today);
    expect(one?.situation).toBe(situation);
  });

  it.each([
    ['2028-03-31', 'ok'],
    ['2028-04-01', 'mayStillCount'],
    ['2028-04-03', 'mayStillCount'],
    ['2028-04-04', 'past'],
    ['2033-04-01', 'past'],
    ['2033-04-02', 'veryOld'],
  ])('dez anos de 1º/4/2018, em %s: %s', (today, situation) => {
    const [one] = told({ happened: 'review', firstPayment: '2018-03-10' }, today);
    expect(one?.situation).toBe(situation);
  });

  // tools-review-2 N1: paid for the first time this month, the ten years have not begun yet.
  it.each([
    ['2026-10-31', '2026-11-23', '2036-10-31'],
    ['2026-11-01', '2026-11-23', '2036-11-30'],
    ['2026-11-23', '2026-11-23', '2036-11-30'],
    ['2027-01-02', '2027-01-20', '2037-01-31'],
  ])('pago pela primeira vez em %s, visto em %s: até %s', (firstPayment, today, legalLimit) => {
    const [one] = told({ happened: 'review', firstPayment }, today);
    expect(one).toMatchObject({ situation: 'ok', term: { legalLimit } });
  });

  it.each([
    ['2026-12-21', 'wait', 1],
    ['2026-12-22', 'open', 0],
    ['2026-12-23', 'open', -1],
  ])('novo pedido, em %s: %s', (today, situation, daysLeft) => {
    const [one] = told({ happened: 'askAgain', again: 'other', ciencia: '2026-11-20' }, today);
    expect(one).toMatchObject({ situation, daysLeft });
  });

  it('o fim do auxílio, o prazo impresso e a espera podem estar adiante; o que se soube, não', () => {
    const today = '2026-11-21';
    const after = '2026-12-10';
    expect(told({ happened: 'documentsAsked', printedLimit: after }, today)[0]).toMatchObject({
      situation: 'ok',
    });
    for (const happened of ['denied', 'suspicion', 'boardDenied'])
      expect(told({ happened, ciencia: after }, today)[0]).toMatchObject({ situation: 'future' });
    expect(told({ happened: 'death', death: after }, today)[0]).toMatchObject({
      situation: 'future',
    });
  });
});

const happenings: readonly Happened[] = [
  'denied',
  'documentsAsked',
  'benefitEnding',
  'stopped',
  'called',
  'suspicion',
  'bpcNotice',
  'boardDenied',
  'death',
  'birth',
  'review',
  'askAgain',
];

describe('para quaisquer respostas e qualquer hoje', () => {
  const anyToday = fc
    .integer({ min: 0, max: 8000 })
    .map((days) => addDays(isoDate('2026-01-01'), days));
  const maybe = <Value>(...values: Value[]) => fc.constantFrom(undefined, ...values);
  const anyAnswers = (today: IsoDate) => {
    const day = fc.integer({ min: -45_000, max: 400 }).map((days) => addDays(today, days));
    const recent = fc.integer({ min: -200, max: 20 }).map((days) => addDays(today, days));
    const any = fc.oneof(day, recent);
    return fc.record({
      happened: fc.constantFrom(...happenings),
      ciencia: any,
      printedLimit: fc.option(any, { nil: undefined }),
      benefitEnd: any,
      stop: maybe('blocked' as const, 'ended' as const),
      isRural: maybe(true, false),
      isBpc: maybe(true, false),
      calledFor: maybe('exam' as const, 'lifeProof' as const, 'bpc' as const),
      bpcAsks: maybe('registry' as const, 'biometrics' as const, 'assessment' as const),
      isLargeCity: maybe(true, false),
      death: any,
      hasYoungChild: maybe(true, false),
      birth: any,
      reviewOf: maybe('value' as const, 'answer' as const, 'labourCourt' as const),
      firstPayment: any,
      labourEnd: any,
      again: maybe('incapacity' as const, 'other' as const),
      denial: maybe('papers' as const, 'examination' as const, 'extension' as const),
    });
  };
  const anyCase = anyToday.chain((today) =>
    anyAnswers(today).map((answers) => ({ today, answers })),
  );

  it('sempre há um prazo, cada um com fonte, e só está no prazo quem não passou do limite', () => {
    fc.assert(
      fc.property(anyCase, ({ today, answers }) => {
        const all = deadlines(answers, today);
        expect(all.length).toBeGreaterThan(0);
        for (const one of all) {
          expect(one.clock.citations.length).toBeGreaterThan(0);
          if (!('term' in one)) continue;
          const { safeDay, legalLimit, latestReading } = one.term;
          expect(one.daysLeft >= 0).toBe(today <= safeDay);
          expect(one.situation === 'mayStillCount').toBe(
            legalLimit < today && today <= latestReading,
          );
          expect(one.situation === 'past').toBe(today > latestReading);
        }
      }),
    );
  });

  it('com o passar dos dias a situação só avança', () => {
    const order = [
      'future',
      'wait',
      'open',
      'tooEarly',
      'ok',
      'pastSafeDay',
      'mayStillCount',
      'past',
      'veryOld',
      'undated',
    ];
    fc.assert(
      fc.property(anyCase, fc.integer({ min: 0, max: 60 }), ({ today, answers }, more) => {
        const later = deadlines(answers, addDays(today, more));
        deadlines(answers, today).forEach((one, index) => {
          expect(order.indexOf(later[index]?.situation ?? '')).toBeGreaterThanOrEqual(
            order.indexOf(one.situation),
          );
        });
      }),
    );
  });

  it('quem não sabe recebe o prazo mais curto', () => {
    fc.assert(
      fc.property(anyToday, (ciencia) => {
        const first = (answers: Omit<DeadlineAnswers, 'ciencia'>) => {
          const [one] = deadlines({ ...answers, ciencia }, ciencia);
          if (!one || !('term' in one)) throw new Error('a term expected');
          return one.term.safeDay;
        };
        for (const isRural of [true, false])
          expect(
            first({ happened: 'suspicion' }) <= first({ happened: 'suspicion', isRural }),
          ).toBe(true);
        for (const isLargeCity of [true, false]) {
          const bpc = { happened: 'bpcNotice', bpcAsks: 'registry' } as const;
          expect(first(bpc) <= first({ ...bpc, isLargeCity })).toBe(true);
        }
      }),
    );
  });
});
