import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { type CardCase, cardCases } from '#tests/tools/card-cases.ts';
import { faultsOf } from '#tests/tools/faults-of.ts';
import { vera } from '#tests/tools/people.ts';
import { plain } from '#tests/tools/plain.ts';
import { resultPage } from '#tests/tools/result-page.tsx';
import { benefitPath, toolPath } from '#texts/paths.ts';
import { shortDate } from '#words/dates.ts';
import { recount } from '../questions/recount.ts';
import { dayOfRule } from './answer-words.ts';
import { answersFrom } from './answers-from.ts';
import { caseOf } from './case-of.ts';
import { outlookOf } from './outlook.ts';
import { questions, type Told } from './questions.ts';
import { result } from './RetirementResultView.tsx';

import { ruleNames } from './rule-names.ts';
import { sayCase, sayOf } from './say.ts';

const today = isoDate('2026-11-20');
const pageOf = (told: Told) =>
  resultPage('regras-de-aposentadoria', questions, result, told, today);
const outlook = (told: Told) => outlookOf(answersFrom(told, today));
const headline = (told: Told) =>
  plain(sayCase(caseOf(told, answersFrom(told, today))).first('answer') ?? '');

const years = (count: number) => ({ years: count, months: 0, days: 0 });

/** Lengths of time are written in years, or as “years months days”. */
const { lifeOf, casesOf } = cardCases(
  'src/tools/retirement/cards.cases.yaml',
  { vera },
  (key, value) => {
    if (!/time/i.test(key)) return value;
    const [count = 0, months = 0, days = 0] = String(value).split(' ').map(Number);
    return { years: count, months, days };
  },
);

const cardOf = async (told: Told) =>
  (await pageOf(told)).text('[data-answer-card]').replaceAll(/\s+/g, ' ');
async function expectSaid({ told, says, not = /undefined/ }: CardCase<Told>): Promise<void> {
  expect(await cardOf(told)).toMatch(says);
  expect(await cardOf(told)).not.toMatch(not);
}

const toll100: Told = {
  ...vera,
  birthDate: isoDate('1971-01-10'),
  time: years(33),
  timeAtReform: years(26),
};

describe('o resultado', () => {
  it.each([
    ['os pontos sobem na virada do ano', { ...vera, timeAtReform: undefined }],
    ['pedágio de 100%, e o de 50% fora com o motivo', toll100],
  ])('%s: o dia de cada regra e cada critério, dito e pedido', async (_, told) => {
    const page = await pageOf(told);
    const answers = answersFrom(told, today);
    const { dated, open, closed } = outlook(told);
    expect(page.text('h2')).toContain(headline(told));
    // One card for each rule: its name, and all that stands in it.
    const cards = page.texts('details').filter((text) => text.includes('Quanto da média'));
    const cardOf = (id: keyof typeof ruleNames) =>
      cards.find((text) => text.includes(ruleNames[id])) ?? '';
    for (const one of dated) expect(cardOf(one.rule.id)).toContain(plain(dayOfRule(one, today)));
    for (const rule of [...dated.map((one) => one.rule), ...open]) {
      for (const criterion of rule.criteria) {
        const { asks, told } = sayOf(rule, criterion, answers);
        for (const said of [asks, told]) expect(cardOf(rule.id)).toContain(plain(said));
      }
    }
    for (const { id } of closed) expect(page.text('h5')).toContain(ruleNames[id]);
  });

  it('quem tinha a idade da regra antiga na reforma ouve dela, também no papel', async () => {
    const ofAge = await pageOf({ ...vera, birthDate: isoDate('1958-01-01') });
    const onScreenOnly = ofAge.texts('[data-not-printed]').join(' ');
    const amountOfOldRule = /art\. 50(?!\d)/;
    expect(ofAge.text()).toMatch(amountOfOldRule);
    expect((await pageOf(vera)).text()).not.toMatch(amountOfOldRule);
    expect(ofAge.text()).toMatch(/180 contribuições/);
    expect(onScreenOnly).not.toMatch(/180 contribuições/);
  });

  it('aos 65 anos, longe de toda regra, aponta o BPC; perto ou mais cedo, não', async () => {
    const far = { ...vera, time: years(5), timeAtReform: years(3), carenciaMonths: 60 };
    const bpcOf = async (told: Told) =>
      (await pageOf(told)).links.includes(benefitPath('bpc-loas'));
    expect(await bpcOf({ ...far, birthDate: isoDate('1961-11-20') })).toBe(true);
    expect(await bpcOf({ ...far, birthDate: isoDate('1961-11-21') })).toBe(false);
    expect(await bpcOf({ ...vera, birthDate: isoDate('1958-01-01') })).toBe(false);
  });

  it('meses de MEI que, completados, trariam uma data antes: o custo deles; os que não, nada', async () => {
    const costOf = async (reducedPlanMonths: number) =>
      (await pageOf({ ...vera, reducedPlanMonths, reducedPlanMonthsAtReform: 0 })).links.some(
        (link) => link.startsWith(benefitPath('como-contribuir')),
      );
    expect([await costOf(24), await costOf(36)]).toEqual([false, true]);
  });

  it.each([
    ['aos 90 anos', '1964-11-20', true],
    ['um dia depois', '1964-11-19', false],
  ])('outra regra, %s: o dia se diz?', (_, birthDate, isTold) => {
    const few = { ...vera, birthDate: isoDate(birthDate), time: years(2), timeAtReform: years(0) };
    expect(outlook(few).dated.some(({ rule }) => rule.id === 'points')).toBe(isTold);
  });

  it('sem saber a carência, o dia vem com a ressalva; sem o tempo, nenhum', async () => {
    const unknown = { ...vera, carenciaMonths: undefined, timeAtReform: undefined };
    const [soonest] = outlook(unknown).dated;
    expect(soonest?.restsOnCarencia).toBe(true);
    const said = await pageOf(unknown);
    const known = await pageOf({ ...vera, timeAtReform: undefined });
    expect(said.text()).toMatch(/só valem se/);
    expect(known.text()).not.toMatch(/só valem se ela já tiver/);
    const withoutTime = { ...unknown, time: undefined };
    expect((await pageOf(withoutTime)).text('h2')).toContain(headline(withoutTime));
    expect(outlook(withoutTime).dated).toEqual([]);
  });

  describe('o tempo que o INSS talvez conte', () => {
    it.each(casesOf('metWithClaim'))(
      'cumprida hoje só com ele, %s: vem primeiro',
      async (_, one) => {
        await expectSaid(one);
        const page = await pageOf(one.told);
        expect(page.text('h2')).toMatch(/: já desde .*se o INSS reconhecer|reconhecer.*3.regras/);
        expect(page.text('[data-answer-card]')).toMatch(/já dá para pedir/);
      },
    );

    it.each(casesOf('claimed'))('%s', async (_, one) => {
      await expectSaid(one);
      const { told } = one;
      const page = await pageOf(told);
      const { claims, ...plainly } = told;
      const [without] = outlook(plainly).dated;
      const both = without && page.text('h2').includes(shortDate(without.day));
      expect(both || page.text('h2') === (await pageOf(plainly)).text('h2')).toBe(true);
    });

    it.each(casesOf('opens'))('abre %s', async (_, one) => {
      await expectSaid(one);
      const page = await pageOf(one.told);
      expect(page.text()).toMatch(/Pedágio de 100%, já desde 01\/03\/2026: 100% da média/);
      expect(page.text('h5')).not.toContain(ruleNames.toll50);
    });

    it('a fonte vai junto', async () => {
      expect((await pageOf(lifeOf('inCity'))).text()).toMatch(/art\. 55(?!\d)/);
      expect((await pageOf(vera)).text()).not.toMatch(/art\. 55(?!\d)/);
    });

    // EC 103/2019, arts. 19, § 1º, I, and 25, § 2º.
    it('de quem entrou depois da reforma, o risco não se converte, nem pede pontos', async () => {
      const told: Told = {
        ...vera,
        firstInsured: 'afterReform',
        time: years(5),
        claims: 'special',
      };
      const asked = recount(questions, told, today).map(({ fieldId }) => fieldId);
      expect(asked).toContain(questions.claims.id);
      expect(asked).not.toContain(questions.specialTime.id);
      const card = (await pageOf(told)).text('[data-answer-card]');
      expect(card).toMatch(/25 anos assim\./);
      expect(card).not.toMatch(/86 pontos|com risco não/);
    });

    // Lei 8.213/1991, arts. 48, § 3º, and 55, § 2º.
    it.each([
      ['que chega a 15 anos', years(9), /já desde .*reconhecer/],
      ['que não chega', years(7), /2035/],
    ])('entrou depois da reforma, e tem roça %s', async (_, ruralTime, said) => {
      const told: Told = {
        ...lifeOf('inCity'),
        firstInsured: 'afterReform',
        time: { years: 6, months: 10, days: 0 },
        carenciaMonths: 82,
        ruralTime,
      };
      expect((await pageOf(told)).text('h2')).toMatch(said);
    });
  });

  it.each(casesOf('cards'))('%s', (_, one) => expectSaid(one));

  describe('o que fazer primeiro', () => {
    const waits = /paga-se desde o pedido/;
    const goesOn = /Siga contribuindo/;
    const stepsOf = async (told: Told) => (await pageOf(told)).texts('[data-answer-card] li');

    it.each(casesOf('asks'))('%s: pedir, que espera é dinheiro', async (_, one) => {
      const [first, ...others] = await stepsOf(one.told);
      expect(first).toMatch(waits);
      expect(others.join(' ')).not.toMatch(goesOn);
    });

    it.each(casesOf('oldRule'))(
      'da idade da regra antiga, %s: uma data é a resposta?',
      async (_, one) => expect(/\d{4}/.test((await pageOf(one.told)).text('h2'))).toBe(one.is),
    );

    it.each(casesOf('goesOn'))('%s: seguir contribuindo?', async (_, one) => {
      const steps = (await stepsOf({ timeAtReform: undefined, ...one.told })).join(' ');
      expect(goesOn.test(steps)).toBe(one.is);
      expect(steps).not.toMatch(waits);
    });

    it.each(casesOf('payAgain'))('%s: o dia depende de voltar a pagar?', async (_, one) => {
      const { links } = await pageOf(one.told);
      expect(links.includes(benefitPath('como-contribuir'))).toBe(one.is);
    });

    it.each([
      ['nem a carência', '1966-08-20', false],
      ['a carência só pela regra antiga', '1958-01-01', true],
    ])('sem o tempo, nada se pergunta que só conta com ele: %s', (_, birthDate, asked) => {
      const told = { ...lifeOf('knowsNothing'), birthDate: isoDate(birthDate) };
      const ids = recount(questions, { ...told, firstInsured: 'untilReform' }, today).map(
        ({ fieldId }) => fieldId,
      );
      for (const key of ['timeAtReform', 'reducedPlanMonths', 'claims'] as const)
        expect(ids).not.toContain(questions[key].id);
      expect(ids.includes(questions.carenciaMonths.id)).toBe(asked);
    });

    it('sem o tempo, leva ao extrato', async () => {
      const { links } = await pageOf(lifeOf('knowsNothing'));
      expect(links).toContain(toolPath('extrato-cnis'));
      expect((await pageOf(lifeOf('man'))).links).not.toContain(toolPath('extrato-cnis'));
    });

    it.each(casesOf('land'))('%s: a regra do campo, no cartão', async (_, one) =>
      expect(/55 anos e 180 meses/.test(await cardOf(one.told))).toBe(one.is),
    );
  });
});

describe('o que se contradiz', () => {
  it.each([
    ['specialTime', 26, 27],
    ['ruralTime', 25, 26],
  ] as const)('%s: %d anos cabem, %d não', (key, most, more) => {
    const told: Told = { ...vera, timeAtReform: years(26), claims: 'both' };
    const faults = (count: number) =>
      faultsOf(questions, {
        ...told,
        specialTime: years(1),
        ruralTime: years(1),
        [key]: years(count),
      }).map(({ fieldId }) => fieldId);
    expect(faults(most)).toEqual([]);
    expect(faults(more)).toEqual([questions[key].id]);
  });
});
