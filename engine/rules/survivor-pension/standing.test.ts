import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import type { PensionAnswers } from './answers.ts';
import { contradictionsOf } from './contradictions.ts';
import { survivorPension } from './survivor-pension.ts';

/** law-review H1 and tools-review 3: fewer than 18 contributions, four months to 10/07/2026. */
const fourMonths: PensionAnswers = {
  death: isoDate('2026-03-10'),
  insured: true,
  contributions: false,
  accident: false,
  formerPartnerWithAlimony: false,
  partner: {
    kind: 'spouse',
    birth: isoDate('1980-01-15'),
    union: true,
    condition: 'none',
  },
};

function compared(answers: PensionAnswers, on: string) {
  const result = survivorPension(answers, isoDate(on));
  if (result.outcome !== 'compared') throw new Error(result.outcome);
  return result;
}

describe('em que pé está a pensão no dia da conta', () => {
  it.each<[string, Partial<PensionAnswers>, string, unknown]>([
    ['pedida, na véspera do fim', { request: isoDate('2026-03-20') }, '2026-07-09', 'open'],
    ['pedida, no fim', { request: isoDate('2026-03-20') }, '2026-07-10', 'ended'],
    ['pedida, meses depois', { request: isoDate('2026-03-20') }, '2026-11-22', 'ended'],
    ['não pedida, no prazo de 90 dias', { request: 'notYet' }, '2026-06-08', 'open'],
    ['não pedida, na véspera do fim', { request: 'notYet' }, '2026-07-09', 'open'],
    ['não pedida, depois do fim: nada se paga', { request: 'notYet' }, '2026-07-10', 'lapsed'],
    ['pedida depois do fim', { request: isoDate('2026-08-01') }, '2026-11-22', 'lapsed'],
    ['ninguém', { partner: undefined }, '2026-11-22', 'nobody'],
    [
      'um filho mantém aberta',
      {
        request: isoDate('2026-03-20'),
        children: [{ kind: 'child', birth: isoDate('2016-01-01'), emancipated: false }],
      },
      '2026-11-22',
      'open',
    ],
  ])('%s', (_, more, on, kind) => {
    const { standing } = compared({ ...fourMonths, ...more }, on);
    expect(standing.asTold.kind).toBe(kind);
    if (kind === 'ended' || kind === 'lapsed') {
      expect(standing.asTold).toEqual({ kind, on: '2026-07-10' });
    }
  });
});

describe('quem não estava coberto', () => {
  const told = { ...fourMonths, request: isoDate('2026-03-20'), baseCents: 300_000 };

  it.each([
    [false, undefined],
    [undefined, 180_000],
    [true, 180_000],
  ])('coberto %s: total %s', (insured, totalCents) => {
    const result = compared({ ...told, insured }, '2026-04-01');
    expect(result.timelines.asTold[0]?.amount?.totalCents).toBe(totalCents);
    expect(result.base?.usedCents).toBe(totalCents && 300_000);
  });
});

describe('pensão com a própria aposentadoria', () => {
  const both: PensionAnswers = {
    ...fourMonths,
    contributions: true,
    request: isoDate('2026-03-20'),
    baseCents: 800_000,
    partnerRetirementCents: 600_000,
  };

  it('a parte de quem ficou é a menor, e só ela se reduz', () => {
    // 60% de 8.000 = 4.800: 1.621 + 60% de 1.621 + 40% de 1.558 = 3.216,80.
    expect(compared(both, '2026-04-01').timelines.asTold[0]).toMatchObject({
      amount: { shareCents: 480_000 },
      withRetirement: { largerCents: 600_000, reducedCents: 321_680, totalCents: 921_680 },
    });
  });

  it('com filhos, vale a parte, e muda quando eles saem', () => {
    const children = [{ kind: 'child' as const, birth: isoDate('2006-05-20') }];
    const [now, later] = compared(
      { ...both, children: children.map((one) => ({ ...one, emancipated: false })) },
      '2026-04-01',
    ).timelines.asTold;
    // 70% de 8.000 = 5.600, metade 2.800: 1.621 + 60% de 1.179 = 2.328,40.
    expect(now?.withRetirement).toMatchObject({ reducedCents: 232_840 });
    expect(later?.withRetirement).toMatchObject({ reducedCents: 321_680 });
  });

  it('sem base não se calcula, e valor sem sentido se devolve', () => {
    const result = compared({ ...both, baseCents: undefined }, '2026-04-01');
    expect(result.timelines.asTold[0]).not.toHaveProperty('withRetirement');
    expect(
      survivorPension({ ...both, partnerRetirementCents: 0.5 }, isoDate('2026-04-01')),
    ).toEqual({ outcome: 'invalid', problems: [{ id: 'retirementNotAnAmount' }] });
  });

  it('um filho sozinho não acumula: a redução é só do cônjuge ou companheiro', () => {
    const alone: PensionAnswers = {
      ...both,
      partner: undefined,
      children: [{ kind: 'child', birth: isoDate('2016-05-20') }],
    };
    const [segment] = compared(alone, '2026-04-01').timelines.asTold;
    expect(segment?.amount?.totalCents).toBe(480_000);
    expect(segment).not.toHaveProperty('withRetirement');
  });
});

describe('respostas que vale perguntar de novo', () => {
  const partnerBorn = (birth: string): PensionAnswers => ({
    ...fourMonths,
    partner: { kind: 'spouse', birth: isoDate(birth), union: true },
  });

  it.each<[string, PensionAnswers, ReturnType<typeof contradictionsOf>]>([
    ['nada a perguntar', fourMonths, []],
    // tools-review, 9.
    [
      'cônjuge de 10 anos',
      partnerBorn('2016-03-10'),
      [{ id: 'veryYoungPartner', dependant: 'partner' }],
    ],
    [
      'dois anos de união aos 17',
      partnerBorn('2008-03-11'),
      [{ id: 'unionInChildhood', dependant: 'partner' }],
    ],
    ['dois anos de união aos 18', partnerBorn('2008-03-10'), []],
    ['pessoa de 126 anos', partnerBorn('1900-01-01'), [{ id: 'veryOld', dependant: 'partner' }]],
  ])('%s', (_, answers, expected) => {
    expect(contradictionsOf(answers)).toEqual(expected);
  });
});
