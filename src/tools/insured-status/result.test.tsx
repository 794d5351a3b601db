import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { citation } from '#law/citations.ts';
import { isoDate } from '#law/date.ts';
import { type InsuredStatus, insuredStatus } from '#rules/insured-status/insured-status.ts';
import { cases } from '#rules/insured-status/proof/cases.ts';
import { anyCases } from '#tests/tools/any-case.ts';
import { figuresOf } from '#tests/tools/figures.ts';
import { leftJob, stoppedIll } from '#tests/tools/people.ts';
import { plain } from '#tests/tools/plain.ts';
import { resultPage, testsDay } from '#tests/tools/result-page.tsx';
import { saidBy } from '#tests/tools/said-by.tsx';
import type { Telling } from '#tests/tools/steps.ts';
import { longDate, monthName, shortDate, weekday } from '#words/dates.ts';
import { askedAt, outside } from '../questions/asked.ts';
import { anyQuestions } from '../questions/question.ts';
import { tools } from '../tools.ts';
import { bandOf } from './band-scale.ts';
import { commonCitations } from './citations.ts';
import { answerOf, answersFrom, result as part } from './InsuredResultView.tsx';
import { questions, type Told } from './questions.ts';
import { tellingOf } from './result-words.ts';
import { sayOf } from './say.ts';
import { conditionOf, countInWords, movedInWords, nameOf, reasonOf } from './say-cover.ts';

const { citations } = tools['qualidade-de-segurado'];
const pageOf = (told: Telling<Told>) => resultPage('qualidade-de-segurado', questions, part, told);
const long = (day: string) => plain(longDate(isoDate(day)));
const card = '[data-answer-card]';

const people = anyCases(questions, part, 300).map(({ told, answers, today }) => {
  const status = insuredStatus(answers, today);
  const now: Told = { ...told, ...tellingOf(status) };
  const say = sayOf(status, now);
  return { told: now, today, status, say, ...saidBy(answerOf(status, say, today)) };
});

describe('quaisquer respostas', () => {
  it('o dia seguro primeiro; de quem ainda está coberto, o de quem para hoje, abaixo', () => {
    for (const { status, say } of people) {
      const isNow = status.standing === 'current';
      const safe = long(status.sure.until);
      expect(figuresOf(say.first('answer') ?? '')).toEqual(isNow ? [] : [safe]);
      if (isNow) expect(say.first('decides')).toContain(longDate(status.sure.until));
    }
  });

  it('abaixo dele, até onde pode ir, com o que tem de valer', () => {
    for (const { status, say } of people.filter(({ status }) => status.standing !== 'current')) {
      const last = status.possible.at(-1);
      const furthest = plain(say.first('decides') ?? '');
      expect(figuresOf(furthest)[0]).toBe(last && long(last.until));
      expect(furthest.includes('se valer')).toBe(last?.ifTermHolds ?? false);
      expect(furthest.includes('120')).toBe(last?.ifHold.includes('moreThan120') ?? false);
      expect(furthest.includes('Pode ter ido')).toBe(Boolean(last) && status.standing === 'ended');
    }
  });

  it('a mensagem leva os dois dias', () => {
    for (const { status, say } of people) {
      const { standing, sure, possible } = status;
      const last = standing === 'current' ? undefined : possible.at(-1);
      const days = [sure, last ?? []].flat().map(({ until }) => shortDate(until));
      expect(figuresOf(say.first('message') ?? '')).toEqual(days);
    }
  });

  it('de várias coisas se diz qual conta, e do desemprego em dúvida, que se prova', () => {
    for (const { told, status, card, steps } of people) {
      const { standing, possible, happenings, of } = status;
      const counted = happenings.length > 1 ? happenings[of] : undefined;
      expect(card).toContain(counted ? plain(nameOf(status, counted)) : '');
      const isOpen = possible.some(({ ifHold }) => ifHold.includes('unemployment'));
      if (/ended|maybe/.test(standing) && !told.illness)
        expect(/desemprego/.test(steps[1] ?? '')).toBe(isOpen);
    }
  });

  it('cada dúvida diz o que tem de valer, e por que não é certa', () => {
    for (const { status } of people) {
      for (const reading of status.possible)
        expect(conditionOf(status, reading).startsWith('valer o prazo')).toBe(reading.ifTermHolds);
      for (const happening of status.happenings)
        for (const extension of happening.extensions)
          expect(reasonOf(status, happening, extension) === undefined).toBe(
            extension.verdict !== 'unknown',
          );
      expect(
        [...status.citations, ...commonCitations].filter((key) => !citations.includes(key)),
      ).toEqual([]);
    }
  });

  it('o dia 15 sem expediente: de que dia para que dia pode passar', () => {
    for (const { status } of people) {
      const { sure } = status;
      const moved = movedInWords(status);
      if (sure.until === sure.untilIfMoved) expect(moved).toBeUndefined();
      else
        expect(moved).toMatch(
          new RegExp(
            `15.*${weekday(sure.until)}.*${weekday(sure.untilIfMoved)}.*${shortDate(sure.untilIfMoved)}`,
          ),
        );
    }
  });

  it('coberto não é tudo: quem parou lê dos meses que a doença pede; quem adoeceu, o que se prova', () => {
    for (const { told, status, card } of people) {
      const isCovered = status.standing === 'covered';
      if (told.kind !== 'special')
        expect(/12 meses pagos\. .*6 depois/.test(card)).toBe(isCovered && !told.illness);
      expect(/É preciso provar/.test(card)).toBe(told.illness ?? false);
    }
  });

  it('o desenho marca o mês de hoje, se está nele, e tem no máximo cinco anos', () => {
    for (const { status, today } of people) {
      const years = bandOf(status, today);
      const marked = years.flatMap(({ months }) => months).filter(({ isToday }) => isToday);
      const isOnIt = years.some(({ year }) => year === Number(today.slice(0, 4)));
      expect(marked).toHaveLength(isOnIt ? 1 : 0);
      expect(years.length).toBeLessThanOrEqual(5);
    }
  });
});

const unsure = { ...leftJob, paid: undefined, unemployment: undefined };
const job = { event: 'stopped', kind: 'employee', month: isoDate('2024-12-01') } as const;
const ended = {
  ...leftJob,
  paid: 'over',
  others: [{ ...job, event: 'benefitEnded', month: isoDate('2025-09-01') }],
} as const;
const facultativo = {
  ...leftJob,
  kind: 'facultativo',
  others: [job],
  paid: 'over',
  unemployment: 'none',
} as const;

it.each<[string, Telling<Told>, string, string[]]>([
  ['de várias coisas vale a que protege por mais tempo', ended, 'h2', ['2027-05-15']],
  ['as outras ficam ao lado', ended, 'tbody td', ['2027-05-15', '2026-11-15']],
  ['o prazo anterior ao facultativo não é certo', facultativo, 'h2', ['2025-11-15']],
  ['mas é possível', facultativo, `${card} h2 + p`, ['2027-02-15']],
])('%s', async (_, told, place, days) => {
  const said = (await pageOf(told)).text(place);
  for (const day of days) expect(said).toContain(long(day));
});

it('cada dúvida tem a sua data, depois da segura, e a mensagem leva a segura', async () => {
  const { sure, possible } = insuredStatus(answersFrom(unsure as Told), testsDay);
  const page = await pageOf(unsure);
  expect(page.texts('tbody td')).toEqual([sure, ...possible].map(({ until }) => long(until)));
  expect(page.message.at(-1)).toContain(shortDate(sure.until));
});

it.each<[Telling<Told>, string, 'agu-sumula-26' | 'lei-8213-27-a' | 'in-128-184-7']>([
  [stoppedIll, '(AGU, Súmula 26)', 'agu-sumula-26'],
  [{ ...leftJob, month: isoDate('2026-04-01') }, '6 depois', 'lei-8213-27-a'],
  [facultativo, 'art. 184, § 7º', 'in-128-184-7'],
])('o que a lei diz está ao lado, com a fonte: %#', async (told, says, key) => {
  const page = await pageOf(told);
  expect(page.text()).toContain(says);
  expect(page.links).toContain(citation(key).url);
});

it.each<[Telling<Told>, string[]]>([
  [{ ...leftJob, kind: 'facultativo' }, ['situacao', 'tipo', 'mes', 'outra-adicionar', 'doenca']],
  [{ event: 'stillPaying', kind: 'facultativo' }, ['situacao', 'tipo', 'outra-adicionar']],
])('cada resposta abre só as perguntas que são dela: %#', async (told, asked) => {
  expect(Object.keys((await pageOf(told)).lines)).toEqual([...asked, 'protecao']);
});

it.each([
  ['over', 121, undefined, false],
  ['overThenLost', 121, undefined, true],
  ['upTo', 0, 120, false],
  [undefined, 0, undefined, false],
] as const)('contribuições, %s: de %s a %s', (paid, least, most, lostSince) => {
  expect(answersFrom({ ...leftJob, paid } as Told)).toMatchObject({
    paid: { least, most },
    lostSince,
  });
});

it('quem trabalha por conta e deve guias é contado do último mês pago, sem desemprego', () => {
  const told: Told = { ...leftJob, event: 'stillPaying', kind: 'ownAccount' };
  const late = { event: 'stopped', month: '2025-03-01', unemployment: 'none' };
  expect(answersFrom({ ...told, guides: 'late' })).toMatchObject(late);
  expect(answersFrom({ ...told, guides: 'paid' }).event).toBe('stillPaying');
});

it('guias atrasadas de facultativo não são trabalho: o desemprego de antes ainda se pergunta', () => {
  const told = (kind: Told['kind']): Told => ({
    ...leftJob,
    event: 'stillPaying',
    kind,
    guides: 'late',
    month: isoDate('2026-06-01'),
    others: [{ ...job, id: 'a', month: isoDate('2025-12-01') }],
    unemployment: 'insurance',
  });
  const asked = (kind: Told['kind']) =>
    [...askedAt(anyQuestions(questions), { ...outside(testsDay), told: { ...told(kind) } })].some(
      ([key]) => key === 'unemployment',
    );
  expect([asked('facultativo'), asked('ownAccount')]).toEqual([true, false]);
  const { possible } = insuredStatus(answersFrom(told('facultativo')), testsDay);
  expect(possible.at(-1)?.until).toBe('2028-02-15');
});

it('a conta, passo a passo, e o seu desenho', () => {
  const status: InsuredStatus = insuredStatus(answersFrom(leftJob), testsDay);
  const months = (text: string) => plain(text).match(/(?:\d+ de )?[a-zç]+ de \d{4}/g);
  expect(countInWords(status).map(months)).toEqual([
    ['março de 2025'],
    ['abril de 2025', 'março de 2026'],
    ['abril de 2026', '15 de maio de 2026'],
    ['16 de maio de 2026'],
  ]);
  const drawn = bandOf(status, testsDay).map(({ months }) =>
    months.map(({ look }) => look[0] + (look.endsWith('Half') ? '½' : '')).join(' '),
  );
  expect(drawn).toEqual([
    'o o e s s s s s s s s s',
    's s s s s½ m m m m m m m',
    'm m m m m½ o o o o o o o',
  ]);
});

it('o exemplo da página é o que a regra conta', () => {
  const page = readFileSync('content/tools/qualidade-de-segurado.md', 'utf8');
  const example = page.slice(page.indexOf('## Um exemplo'), page.indexOf('## Para continuar'));
  const sureOf = (name: string) => {
    const found = cases.find(({ title }) => title.includes(`: ${name}:`));
    if (!found) throw new Error(name);
    return insuredStatus(found.facts, testsDay).sure;
  };
  for (const name of ['G1', 'G2', 'G3', 'G4']) expect(example).toContain(long(sureOf(name).until));
  expect(example).toContain(plain(monthName(sureOf('G1').lastMonth)));
  expect(example).toContain(`segunda, ${sureOf('G2').untilIfMoved.slice(8)}.`);
});
