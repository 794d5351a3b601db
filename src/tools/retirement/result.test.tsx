import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
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

  const older: Told = {
    ...vera,
    sex: 'man',
    birthDate: isoDate('1964-05-10'),
    time: years(33),
    timeAtReform: years(26),
  };

  describe('o tempo que o INSS talvez conte', () => {
    const risk = (count: number, more: Partial<Told> = {}): Told => ({
      ...older,
      claims: 'special',
      specialTime: years(count),
      ...more,
    });
    const inCity: Told = {
      ...vera,
      birthDate: isoDate('1963-05-10'),
      time: years(9),
      timeAtReform: years(3),
      carenciaMonths: 108,
      claims: 'rural',
      ruralTime: years(10),
    };

    const townFirst: Told = {
      ...inCity,
      birthDate: isoDate('1966-05-28'),
      time: years(10),
      neverStopped: true,
      timeAtReform: undefined,
      carenciaMonths: 120,
      ruralTime: years(5),
      livesOffLand: false,
    };
    const stopped: Told = {
      ...inCity,
      timeAtReform: years(9),
      contributesToday: false,
      lastContribution: isoDate('2005-12-31'),
    };

    it.each<[string, Told, RegExp, RegExp]>([
      ['com risco', risk(20), /Sem esse tempo: .*2029.*Siga/, /pode mudá|não muda/],
      ['na roça e na cidade, aos 62', inCity, /Siga contribuindo até/, /não muda|voltar a pagar/],
      ['e já não paga', stopped, /20\/11\/2032, contribuindo até lá.*nem à roça/, /Siga/],
      [
        'sem saber a carência',
        { ...stopped, carenciaMonths: undefined },
        /conferir a carência/,
        /Siga/,
      ],
    ])('cumprida hoje só com ele, %s: vem primeiro', async (_, told, said, unsaid) => {
      const page = await pageOf(told);
      expect(page.text('h2')).toMatch(/: já desde .*se o INSS reconhecer|reconhecer.*3.regras/);
      const card = page.text('[data-answer-card]').replaceAll(/\s+/g, ' ');
      expect(card).toMatch(/já dá para pedir/);
      expect(card).toMatch(said);
      expect(card).not.toMatch(unsaid);
    });

    it.each<[string, Told, RegExp, RegExp]>([
      ['antes, e os pedágios também', risk(12), /reconhecer.*: 13\/04\/2028\./, /já dá para pedir/],
      ['sem mudar nada', risk(1), /não muda/, /reconhecer/],
      [
        'só depois da reforma, que não se converte',
        risk(0),
        /PPP/,
        /86 pontos|não muda|reconhecer/,
      ],
      [
        'sem saber quanto',
        risk(1, { specialTime: undefined }),
        /pode mudá.*PPP/,
        /reconhecer|não muda/,
      ],
      [
        'mulher de 60 na cidade, que deixou a roça: aos 62, e segue pagando',
        townFirst,
        /roça: 28\/05\/2028\..*por idade, campo e cidade.*papéis da roça.*Siga contribuindo/,
        /55 anos|não precisa pagar|não muda/,
      ],
      [
        'homem de 63: aos 65',
        { ...townFirst, sex: 'man', birthDate: isoDate('1963-05-28'), time: years(12) },
        /roça: 28\/05\/2028\./,
        /60 anos|não muda/,
      ],
      [
        'quem parou: voltar a pagar só para a data sem a roça',
        { ...stopped, birthDate: isoDate('1966-05-28'), livesOffLand: false },
        /roça: 28\/05\/2028\..*Volte a contribuir/,
        /Siga/,
      ],
      [
        'sem saber se ainda vive da roça: as duas',
        { ...townFirst, livesOffLand: undefined },
        /roça: 28\/05\/2028\..*Vive da roça.*55 anos.*Siga contribuindo/,
        /não muda/,
      ],
      [
        'sem saber a carência, que a roça pode completar',
        { ...townFirst, time: years(15), carenciaMonths: undefined },
        /pode mudá/,
        /não muda|reconhecer/,
      ],
      [
        'sem saber a carência, a data vem com ela',
        { ...townFirst, carenciaMonths: undefined },
        /roça: 28\/05\/2028\..*180 meses de carência/,
        /não muda/,
      ],
      [
        'sem saber quando entrou, não há data que mude',
        { ...townFirst, firstInsured: undefined },
        /pode mudá/,
        /não muda|reconhecer/,
      ],
    ])('%s', async (_, told, said, unsaid) => {
      const page = await pageOf(told);
      const { claims, ...plainly } = told;
      // A day that this time brings nearer stands beside the other, and neither is the answer alone.
      const [without] = outlook(plainly).dated;
      const both = without && page.text('h2').includes(shortDate(without.day));
      expect(both || page.text('h2') === (await pageOf(plainly)).text('h2')).toBe(true);
      const card = page.text('[data-answer-card]').replaceAll(/\s+/g, ' ');
      expect(card).toMatch(said);
      expect(card).not.toMatch(unsaid);
    });

    // EC 103/2019, arts. 17 and 20: 13 years at risk are 5 years, 2 months and 12 days more.
    it('abre os dois pedágios: o que paga mais primeiro, e nenhum deles com data de sem ele', async () => {
      const told = risk(13, {
        birthDate: isoDate('1966-03-01'),
        time: years(35),
        timeAtReform: { years: 27, months: 11, days: 14 },
        carenciaMonths: 400,
      });
      const page = await pageOf(told);
      expect(page.text('[data-answer-card]')).toMatch(/100%: 100% da média.*50%: .*fator/s);
      expect(page.text('[data-answer-card]')).not.toMatch(/2033/);
      expect(page.text()).toMatch(/Pedágio de 100%, já desde 01\/03\/2026: 100% da média/);
      expect(page.text('h5')).not.toContain(ruleNames.toll50);
    });

    it('a fonte vai junto', async () => {
      expect((await pageOf(inCity)).text()).toMatch(/art\. 55(?!\d)/);
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
        ...inCity,
        firstInsured: 'afterReform',
        time: { years: 6, months: 10, days: 0 },
        carenciaMonths: 82,
        ruralTime,
      };
      expect((await pageOf(told)).text('h2')).toMatch(said);
    });
  });

  it('duas regras cumpridas: o que paga mais primeiro, e janeiro não tira', async () => {
    const told: Told = {
      ...vera,
      birthDate: isoDate('1968-05-29'),
      time: { years: 34, months: 6, days: 9 },
      timeAtReform: { years: 27, months: 5, days: 14 },
    };
    const card = (await pageOf(told)).text('[data-answer-card]');
    expect(card).toMatch(/100%: 100% da média.*Por pontos: 98% da média.*em janeiro/s);
  });

  describe('o que fazer primeiro', () => {
    const waits = /paga-se desde o pedido/;
    const goesOn = /Siga contribuindo/;
    const man: Told = { ...older, carenciaMonths: 396 };
    const peasant: Told = {
      ...vera,
      birthDate: isoDate('1971-05-28'),
      firstInsured: undefined,
      time: years(0),
      timeAtReform: undefined,
      carenciaMonths: 0,
      claims: 'rural',
      ruralTime: years(8),
      livesOffLand: true,
    };
    // Lei 8.213/1991, art. 142: of age in 2005, and 144 contributions.
    const old: Told = {
      ...vera,
      birthDate: isoDate('1945-06-01'),
      time: years(12),
      timeAtReform: years(12),
      carenciaMonths: 144,
    };
    const knowsNothing: Told = {
      sex: 'woman',
      birthDate: peasant.birthDate,
      isTeacher: false,
    };
    const stepsOf = async (told: Told) => (await pageOf(told)).texts('[data-answer-card] li');

    it.each<[string, Told]>([
      ['regra cumprida', vera],
      ['cumprida, se a carência estiver completa', { ...vera, carenciaMonths: undefined }],
      ['cumprida em algum grau', { ...man, disability: 'noDegree', disabilityTime: years(33) }],
      ['mulher da roça com a idade', peasant],
      ['a regra antiga por idade, com menos de 180', old],
    ])('%s: pedir, que espera é dinheiro', async (_, told) => {
      const [first, ...others] = await stepsOf(told);
      expect(first).toMatch(waits);
      expect(others.join(' ')).not.toMatch(goesOn);
    });

    it.each<[string, Partial<Told>, boolean]>([
      ['60 meses de carência', { carenciaMonths: 60 }, false],
      ['59 meses de carência', { carenciaMonths: 59 }, true],
      ['sem saber, e quatro anos de tempo', { carenciaMonths: undefined, time: years(4) }, false],
      [
        'sem saber, e menos',
        { carenciaMonths: undefined, time: { years: 3, months: 11, days: 0 } },
        true,
      ],
      ['cumprida outra', { time: years(15), timeAtReform: years(12), carenciaMonths: 180 }, false],
    ])('da idade da regra antiga, %s: uma data é a resposta? %s', async (_, more, hasDay) => {
      const page = await pageOf({ ...old, timeAtReform: undefined, ...more });
      expect(/\d{4}/.test(page.text('h2'))).toBe(hasDay);
    });

    it.each<[string, Told, boolean]>([
      ['só a idade falta', man, false],
      ['falta também um mês de tempo', { ...man, time: { years: 14, months: 11, days: 0 } }, true],
      ['só a idade, se a carência estiver completa', { ...man, carenciaMonths: undefined }, false],
      ['nada se sabe', { ...knowsNothing, birthDate: isoDate('1990-01-01') }, false],
    ])('%s: seguir contribuindo?', async (_, told, isAsked) => {
      const steps = (await stepsOf({ timeAtReform: undefined, ...told })).join(' ');
      expect(goesOn.test(steps)).toBe(isAsked);
      expect(steps).not.toMatch(waits);
    });

    it.each([
      [
        'por idade, daqui a um mês, vem antes',
        '1966-11-20',
        /com qualquer grau/,
        /depende do grau/,
      ],
      ['por idade, vem depois de algum', '1976-11-20', /depende do grau.*Grave/, /qualquer grau/],
    ])('com deficiência, sem o grau: a regra %s', async (_, birth, said, unsaid) => {
      const told: Told = {
        ...man,
        birthDate: isoDate(birth),
        time: years(18),
        timeAtReform: undefined,
        carenciaMonths: 216,
        disability: 'noDegree',
        disabilityTime: { years: 14, months: 11, days: 0 },
      };
      const card = (await pageOf(told)).text('[data-answer-card]').replaceAll(/\s+/g, ' ');
      expect(card).toMatch(said);
      expect(card).not.toMatch(unsaid);
    });

    const stopped: Told = {
      ...man,
      time: years(14),
      timeAtReform: years(12),
      carenciaMonths: 168,
      contributesToday: false,
      lastContribution: isoDate('2024-08-31'),
    };
    it.each<[string, Partial<Told>, boolean]>([
      ['quem parou', {}, true],
      ['quem contribui hoje', { contributesToday: true, lastContribution: undefined }, false],
      ['quem parou, e só espera a idade', { time: years(20), carenciaMonths: 240 }, false],
    ])('%s: o dia depende de voltar a pagar?', async (_, more, isTold) => {
      const { links } = await pageOf({ ...stopped, ...more });
      expect(links.includes(benefitPath('como-contribuir'))).toBe(isTold);
    });

    it('sem o tempo, leva ao extrato', async () => {
      const { links } = await pageOf(knowsNothing);
      expect(links).toContain(toolPath('extrato-cnis'));
      expect((await pageOf(man)).links).not.toContain(toolPath('extrato-cnis'));
    });

    it.each<[string, Told, boolean]>([
      ['disse que é da roça', peasant, true],
      ['não sabe de nada', knowsNothing, true],
      ['não é da roça', { ...peasant, claims: 'none' }, false],
      ['tem também o tempo da cidade', { ...peasant, time: years(15) }, true],
      [
        'tem o tempo da cidade, e não sabe',
        { ...peasant, time: years(15), claims: undefined },
        false,
      ],
    ])('%s: a regra do campo, no cartão', async (_, told, isTold) => {
      const card = (await pageOf(told)).text('[data-answer-card]');
      expect(/55 anos e 180 meses/.test(card)).toBe(isTold);
    });

    it.each([
      [24, /86 pontos/],
      [25, /não pedir idade nem pontos/],
    ])(
      '%i anos de risco até a reforma, sem data hoje: a especial ao lado dela',
      async (count, said) => {
        const told: Told = { ...man, sex: 'woman', claims: 'special', specialTime: years(count) };
        const young = {
          ...told,
          birthDate: isoDate('1974-05-28'),
          time: years(26),
          timeAtReform: years(25),
        };
        expect((await pageOf(young)).text('[data-answer-card]')).toMatch(said);
      },
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
