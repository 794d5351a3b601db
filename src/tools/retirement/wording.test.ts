import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { cases } from '#rules/retirement/proof/cases.ts';
import { figuresOf } from '#tests/tools/figures.ts';
import { vera as veraTold } from '#tests/tools/people.ts';
import { plain } from '#tests/tools/plain.ts';
import { askedAt, outside } from '../questions/asked.ts';
import { lengthInWords } from '../questions/lengths.ts';
import { anyQuestions } from '../questions/question.ts';
import { recount } from '../questions/recount.ts';
import { parseTime } from '../questions/typed-time.ts';
import { answersFrom } from './answers-from.ts';
import { type Case, caseOf } from './case-of.ts';
import { contradictions } from './contradictions.ts';
import { chatLines, soonestAndBetter } from './in-short.ts';
import { lastingObstacles, outlookOf } from './outlook.ts';
import { questions, type Told } from './questions.ts';
import { sayCase, sayOf } from './say.ts';
import { timelineOf } from './timeline-scale.ts';

const today = isoDate('2026-11-20');

const timeOf = (years: number, months = 0, days = 0) => ({ years, months, days });

const vera = answersFrom(veraTold, today);

const linesOf = (told: Told) => {
  const answers = answersFrom(told, today);
  const recounted = recount(questions, told, today);
  return chatLines({ told, recounted, today }, caseOf(told, answers));
};

const headline = (outlook: Case['outlook']) =>
  sayCase({ outlook, answers: vera } as Case).first('answer') ?? '';

describe('tempo digitado', () => {
  it.each([
    ['32', '3', '', { years: 32, months: 3, days: 0 }],
    [' 32 ', '', '12', { years: 32, months: 0, days: 12 }],
    ['', '7', '', { years: 0, months: 7, days: 0 }],
    ['32 anos', '3 meses', '12 dias', { years: 32, months: 3, days: 12 }],
    ['32 anos, 3 meses e 12 dias', '', '', { years: 32, months: 3, days: 12 }],
    ['32a 3m 12d', '', '', { years: 32, months: 3, days: 12 }],
    ['1 ano e 1 mês', '', '', { years: 1, months: 1, days: 0 }],
    ['', ' ', '', 'missing'],
    ['32', '12', '', 'wrong'],
    ['81', '', '', 'wrong'],
    ['30', '', '31', 'wrong'],
    ['trinta', '', '', 'wrong'],
    ['32,5', '', '', 'wrong'],
  ] as const)('“%s” “%s” “%s”', (years, months, days, read) => {
    expect(parseTime({ years, months, days })).toEqual(read);
  });
});

it.each([
  [0, '0 dias'],
  [1, '1 dia'],
  [360, '1 ano'],
  [391, '1 ano, 1 mês e 1 dia'],
  [10_590, '29 anos e 5 meses'],
])('%d dias: %s', (days, words) => {
  expect(plain(lengthInWords(days))).toBe(words);
});

describe('respostas que se contradizem', () => {
  it('nenhuma nos casos das regras com os dois tempos', () => {
    expect(contradictions(vera)).toEqual([]);
    const lives = cases.filter(({ title }) => /^(P|Idade|Direito)[^:]*: /.test(title));
    const worked = lives.filter(({ title }) => !title.startsWith('Pedágio:'));
    expect(worked.length).toBeGreaterThanOrEqual(12);
    for (const { facts } of worked) expect(contradictions(facts)).toEqual([]);
  });

  it.each([
    ['tempo', { time: timeOf(61), timeAtReform: undefined }],
    ['tempo-reforma', { timeAtReform: timeOf(32, 4) }],
    ['tempo-reforma', { timeAtReform: timeOf(20) }],
    ['tempo-magisterio', { teaching: { time: timeOf(33) } }],
    ['tempo-magisterio-reforma', { teaching: { timeAtReform: timeOf(26) } }],
    ['tempo-deficiencia', { disability: { time: timeOf(33) } }],
  ] as const)('aponta %s', (fieldId, told) => {
    expect(contradictions({ ...vera, ...told }).map((error) => error.fieldId)).toEqual([fieldId]);
  });
});

describe('as regras por data', () => {
  it('em ordem, com as fechadas à parte e o motivo', () => {
    const { dated, open, closed } = outlookOf(vera);
    expect(dated.map(({ rule, day }) => `${rule.id} ${day}`)).toEqual([
      'progressiveAge 2026-11-20',
      'points 2027-08-20',
      'ageUntilReform 2028-08-20',
      'toll100 2029-05-20',
    ]);
    expect(open).toEqual([]);
    expect(closed.map(({ id }) => id)).toEqual([
      'ageAfterReform',
      'toll50',
      'disabilityByTime',
      'disabilityByAge',
    ]);
    for (const rule of closed) expect(lastingObstacles(rule).length).toBeGreaterThan(0);
    expect(figuresOf(headline(outlookOf(vera)))).toEqual([]);
  });

  it('sem saber a carência, as datas são as mesmas, com a ressalva', () => {
    const unknown = outlookOf({ ...vera, carenciaMonths: undefined });
    expect(unknown.dated.map(({ day }) => day)).toEqual(
      outlookOf(vera).dated.map(({ day }) => day),
    );
    expect(unknown.dated.map(({ rule }) => rule.amount)).toEqual(
      outlookOf(vera).dated.map(({ rule }) => rule.amount),
    );
    expect(unknown.dated.every(({ restsOnCarencia }) => restsOnCarencia)).toBe(true);
    expect(unknown.dated.every(({ rule }) => rule.verdict !== 'met')).toBe(true);
  });

  it('com regra em aberto que pode vir antes, nenhuma data é a resposta', () => {
    const disability = { degree: undefined, time: undefined, timeAtReform: undefined };
    const young = { ...vera, birthDate: isoDate('1974-05-10'), time: undefined };
    for (const told of [{ disability }, { disability: undefined }]) {
      const outlook = outlookOf({ ...young, ...told } as typeof vera);
      expect(outlook.open.length).toBeGreaterThan(0);
      expect(headline(outlook)).not.toMatch(/\d/);
    }
  });

  it.each([
    [16, 2, true],
    [35, 0, false],
  ])(
    'homem de 64 com %i anos e %i meses, sem o tempo na reforma: o pedágio pode vir antes?',
    (years, months, hasDate) => {
      const outlook = outlookOf({
        ...vera,
        sex: 'man',
        birthDate: isoDate('1962-01-10'),
        time: timeOf(years, months),
        timeAtReform: undefined,
        carenciaMonths: 194,
      });
      expect(outlook.open.length).toBeGreaterThan(0);
      expect(outlook.perhapsSooner.length === 0).toBe(hasDate);
      expect(/\d{4}/.test(headline(outlook))).toBe(hasDate);
    },
  );

  it('toda regra aparece uma vez, e toda exigência tem palavras, em todos os casos', () => {
    for (const { facts: answers } of cases) {
      const { dated, open, closed } = outlookOf(answers);
      const all = [...dated.map(({ rule }) => rule), ...open, ...closed];
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      for (const rule of all)
        for (const criterion of rule.criteria) {
          const { asks, told } = sayOf(rule, criterion, answers);
          expect(asks && told).not.toBe('');
          expect(`${asks} ${told}`).not.toMatch(/undefined|NaN/);
        }
    }
  });
});

it('os pontos que sobem e o que se informou, em palavras', () => {
  const rule = outlookOf(vera).dated.find(({ rule }) => rule.id === 'points')?.rule;
  const points = rule?.criteria.find(({ id }) => id === 'points');
  if (!rule || !points) throw new Error('faltam os pontos');
  const { asks, told } = sayOf(rule, points, vera);
  expect(figuresOf(asks)).toEqual(['1', '93', '2026', '94', '2027']);
  expect(figuresOf(told)).toEqual(['92', '6', '9', '20/08/2027']);
});

describe('linha do tempo', () => {
  it('empilha os dias iguais e numera na ordem', () => {
    const day = isoDate('2027-08-20');
    const { marks, levels } = timelineOf(vera.referenceDate, [day, day, isoDate('2028-08-20')]);
    expect(marks.map(({ number, level }) => [number, level])).toEqual([
      [1, 0],
      [2, 1],
      [3, 0],
    ]);
    expect(levels).toBe(2);
  });

  it('não escreve ano sobre “hoje” nem fora da linha, em qualquer distância', () => {
    for (const year of [2026, 2027, 2029, 2035, 2050, 2090]) {
      const { ticks } = timelineOf(vera.referenceDate, [isoDate(`${year}-12-01`)]);
      for (const { x } of ticks) expect(x).toBeGreaterThanOrEqual(88);
      for (const [index, { x }] of ticks.entries())
        expect(x - (ticks[index - 1]?.x ?? 0)).toBeGreaterThan(50);
    }
  });
});

describe('mensagem', () => {
  it('diz a regra cumprida desde quando, a que paga mais, o que falta; ao todo três linhas', () => {
    const told: Told = {
      ...veraTold,
      claims: 'special',
      specialTime: timeOf(3),
      disability: 'mild',
      disabilityTime: timeOf(3),
    };
    const lines = linesOf(told).slice(-4);
    expect(lines.map(({ id }) => id)).toEqual([
      'data',
      'em-aberto',
      questions.disability.id,
      'data-deficiencia',
    ]);
    expect(lines[0]?.text).toMatch(/sobe.*já desde.*Pedágio de 100%”, 20\/05\/2029/);
    expect(lines[1]?.text).toMatch(/com risco/);
  });

  it.each([
    ['2036-11-20', 2],
    ['2036-11-21', 1],
  ])('a que paga mais só em %s: vão %d', (day, count) => {
    const dated = outlookOf(vera).dated.map((one) =>
      one.rule.id === 'toll100' ? { ...one, day: isoDate(day) } : one,
    );
    expect(soonestAndBetter({ dated }, today)).toHaveLength(count);
  });

  it('para outra pessoa, diz de quem são nascimento e deficiência', () => {
    const lines = linesOf({ ...veraTold, disability: 'severe', disabilityTime: timeOf(20) }).map(
      ({ text, forOther = text }) => forOther,
    );
    expect(lines[0]).toMatch(/^A pessoa nasceu em \d+\/\d+\/\d{4}\.$/);
    expect(lines.flatMap((line) => figuresOf(line))).toContain('20');
    expect(lines.join('\n')).not.toMatch(/\bela\b|Tenho/);
  });
});

describe('sem parar desde 13/11/2019', () => {
  /** With 7 years and 7 days passed since. */
  const told: Told = { ...veraTold, timeAtReform: undefined, neverStopped: true };

  it.each([
    [timeOf(32, 3), { years: 25, months: 2, days: 23 }],
    [
      { years: 7, months: 0, days: 8 },
      { years: 0, months: 0, days: 1 },
    ],
    [{ years: 7, months: 0, days: 7 }, timeOf(0)],
    [timeOf(6, 11), timeOf(0)],
  ])('o tempo de hoje diz o daquele dia', (time, expected) => {
    expect(answersFrom({ ...told, time }, today).timeAtReform).toEqual(expected);
    expect(contradictions(answersFrom({ ...told, time }, today))).toEqual([]);
  });

  it('sem “Sim” vale o que se disse, e sem o tempo de hoje nada se sabe', () => {
    const timeAtReform = timeOf(20);
    expect(answersFrom({ ...told, neverStopped: false, timeAtReform }, today).timeAtReform).toEqual(
      timeAtReform,
    );
    expect(answersFrom({ ...told, time: undefined }, today).timeAtReform).toBeUndefined();
  });

  const asked = (more: Partial<Told>) =>
    [
      ...askedAt(anyQuestions(questions), {
        ...outside(today),
        told: { ...told, isTeacher: true, teaching: timeOf(20), ...more },
      }),
    ].map(([key]) => key);

  it('poupa a soma e as perguntas sobre meses parados; do magistério também', () => {
    const sums = ['timeAtReform', 'contributesToday', 'lastContribution'];
    expect(asked({}).filter((key) => sums.includes(key))).toEqual([]);
    expect(asked({ neverStopped: undefined })).toContain('timeAtReform');
    expect(asked({ time: undefined })).not.toContain('neverStopped');
    expect(asked({ firstInsured: 'afterReform' })).not.toContain('neverStopped');
    expect(asked({ firstInsured: undefined, neverStopped: false })).not.toContain('timeAtReform');
    expect(asked({ neverStopped: false })).not.toContain('taughtWithoutStop');
    expect(asked({})).toContain('teachingAtReform');
    expect(asked({ taughtWithoutStop: true })).not.toContain('teachingAtReform');
    const teacher = { ...told, isTeacher: true, teaching: timeOf(20), taughtWithoutStop: true };
    expect(answersFrom(teacher, today).teaching?.timeAtReform).toEqual({
      years: 12,
      months: 11,
      days: 23,
    });
  });

  it('recusa o que não pode ser: menos tempo do que passou, além do mês por pagar', () => {
    const { refuse } = questions.neverStopped;
    const at = (time: Told['time']) => ({ ...outside(today), told: { time } });
    expect(refuse?.(true, at({ years: 6, months: 11, days: 7 }))).toBeUndefined();
    const refused = refuse?.(true, at({ years: 6, months: 11, days: 6 })) ?? '';
    expect(plain(refused)).toContain(plain(lengthInWords(7 * 360 + 7)));
    expect(refuse?.(false, at(timeOf(1)))).toBeUndefined();
  });

  it('na conferência, com o tempo que sai da conta', () => {
    const row = recount(questions, told, today).find(({ fieldId }) => fieldId === 'sem-parar');
    expect(figuresOf(row?.answer ?? '')).toEqual(['13/11/2019', '25', '2', '23']);
  });
});
