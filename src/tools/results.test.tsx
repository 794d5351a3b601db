import { beforeAll, describe, expect, it } from 'vitest';
import { type IsoDate, isoDate } from '#law/date.ts';
import { type AnyCase, anyCases } from '#tests/tools/any-case.ts';
import { openHousehold } from '#tests/tools/households.ts';
import {
  alone,
  atHome,
  illForATime,
  illWorker,
  leftJob,
  motherOutOfWork,
  ownAccountWorker,
  spouse,
  stoppedIll,
} from '#tests/tools/people.ts';
import { plain } from '#tests/tools/plain.ts';
import { resultPage, testsDay, wage } from '#tests/tools/result-page.tsx';
import { longDate, monthName, shortDate } from '#words/dates.ts';
import { formatCents } from '#words/money.ts';
import { result as bpcIncome } from './bpc-income/BpcIncomeResultView.tsx';
import { result as contribution } from './contribution-cost/ContributionCostResultView.tsx';
import { result as deadline } from './deadlines/DeadlineResultView.tsx';
import type { ResultPart } from './frame/shown.ts';
import { result as incapacity } from './incapacity-pay/IncapacityPayResultView.tsx';
import { result as insured } from './insured-status/InsuredResultView.tsx';
import { result as maternity } from './maternity-pay/MaternityPayResultView.tsx';
import type { Questions } from './questions/question.ts';
import { recount } from './questions/recount.ts';
import { result as retirement } from './retirement/RetirementResultView.tsx';
import { result as pension } from './survivor-pension/PensionResultView.tsx';
import { tools } from './tools.ts';

/** What each tool shows; the extract's result asks for modules of the bundler. */
const results = {
  'pensao-por-morte': pension,
  'qualidade-de-segurado': insured,
  'prazo-do-recurso': deadline,
  'regras-de-aposentadoria': retirement,
  'renda-bpc': bpcIncome,
  'salario-maternidade': maternity,
  'quanto-contribuir': contribution,
  'valor-da-incapacidade': incapacity,
} as const;

const pageOf = (tool: keyof typeof results, told: object, today: IsoDate) =>
  resultPage(
    tool,
    tools[tool].questions as Questions<unknown>,
    results[tool] as unknown as ResultPart<unknown, unknown>,
    told,
    today,
  );

/** Words of the longest answer that is still read at a glance. */
const mostWords = 40;

/** Every single thing that was told, with its key. */
const toldIn = (told: object): (readonly [key: string, value: unknown])[] =>
  Object.entries(told).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? toldIn(value) : ([[key, value]] as const),
  );

/** How a page may say an amount or a day; anything else in whatever words. */
function waysToSay(key: string, value: unknown): string[] {
  if (/cents$/i.test(key) && value !== undefined) return [formatCents(value as number)];
  return /^\d{4}-\d\d-\d\d$/.test(String(value))
    ? [longDate, shortDate, monthName].map((inWords) => inWords(value as IsoDate))
    : [''];
}

describe.each(Object.entries(results))('%s: quaisquer respostas', (slug, part) => {
  const tool = slug as keyof typeof results;
  const questions = tools[tool].questions as Questions<unknown>;
  const drawn = async ({ told, today }: AnyCase<unknown, unknown>) => {
    const page = await pageOf(tool, told as object, today);
    const rows = recount(questions, told as object, today, wage);
    return { told: told as object, today, page, rows, all: page.text() };
  };
  let people: Awaited<ReturnType<typeof drawn>>[];

  beforeAll(async () => {
    const some = anyCases(questions, part as unknown as ResultPart<unknown, unknown>, 12);
    people = await Promise.all(some.map(drawn));
  });

  it('dão um resultado inteiro, que nada promete', () => {
    for (const { page, all, today } of people) {
      expect(all).not.toMatch(/undefined|NaN|\bnull\b|\[object|\{\{|\}\}|\*\*\p{L}/u);
      expect(all).not.toMatch(/você (não )?tem direito|vai receber|com certeza|garantid/i);
      expect(all).toContain(plain(longDate(today)));
      // Two are for what copying and sending say, and wait for it.
      const empty = ['p', 'li', 'th', 'dd'].map((element) =>
        page.texts(element).filter((text) => text === ''),
      );
      expect(empty.map(({ length }) => length)).toEqual([2, 0, 0, 0]);
      const [answer = ''] = page.texts('[data-answer-card] h2');
      expect(answer.split(' ').length).toBeLessThanOrEqual(mostWords);
      expect(page.texts('[data-answer-card] ol > li')).toHaveLength(3);
    }
  });

  it('cada decisão que se nomeia tem o seu endereço', () => {
    for (const { page, all } of people) {
      const linked = page.texts('a').join(' ');
      for (const [norm] of all.matchAll(/(?:Tema|Súmula|ADI) [\d.]*\d/g))
        expect(linked).toContain(norm);
    }
  });

  it('dizem de novo tudo o que foi dito', () => {
    for (const { told, all, rows } of people) {
      const answers = plain(rows.map(({ answer }) => answer).join(' '));
      for (const { answer } of rows) expect(all).toContain(plain(answer));
      for (const [key, value] of toldIn(told)) {
        const place = /cents$/i.test(key) ? answers : all;
        const isSaid = waysToSay(key, value).some((words) => place.includes(plain(words)));
        expect(isSaid, `${key}: ${value}`).toBe(true);
      }
    }
  });

  it('mandam só o que está marcado, e nada do que é de cada um', () => {
    for (const { page, rows } of people) {
      const message = page.message.join('\n');
      // Below the greeting, and below what it is about.
      const told = page.message.slice(1).filter((line) => !/^(?:Assunto|Benefício): /.test(line));
      expect(told).toHaveLength(Object.values(page.lines).filter(Boolean).length);
      expect(message).not.toContain('R$');
      for (const { question, answer } of rows.filter(({ isSensitive }) => isSensitive))
        expect(message).not.toContain(`${question}: ${answer}.`);
    }
  });
});

describe('só vai na mensagem se a pessoa marcar', () => {
  it.each<[keyof typeof results, object, string[]]>([
    [
      'renda-bpc',
      {
        ...openHousehold,
        purpose: 'keep',
        hasDisability: true,
        receivesBolsaFamilia: true,
        bolsaFamiliaCents: 60_000,
      },
      ['finalidade', 'renda', 'deficiencia', 'saude'],
    ],
    [
      'pensao-por-morte',
      { ...spouse, accident: true, partnerCondition: 'invalidOrSevere', baseCents: 300_000 },
      ['porcentagem', 'base', 'total', 'saude', 'acidente'],
    ],
    ['qualidade-de-segurado', stoppedIll, ['doenca']],
    [
      'qualidade-de-segurado',
      { ...leftJob, others: [{ ...leftJob, event: 'benefitEnded' }] },
      ['outra-1-situacao', 'outra-1-mes', 'doenca'],
    ],
    ...(['released', 'isolationEnded', 'benefitEnded'] as const).map(
      (event): ['qualidade-de-segurado', object, string[]] => [
        'qualidade-de-segurado',
        { ...leftJob, event },
        ['situacao', 'mes', ...(event === 'benefitEnded' ? ['doenca'] : [])],
      ],
    ),
    ['salario-maternidade', motherOutOfWork, ['internacao', 'valor', 'meses']],
    ...(['stillbirth', 'abortion'] as const).map(
      (event): ['salario-maternidade', object, string[]] => [
        'salario-maternidade',
        { ...motherOutOfWork, event },
        [
          'fato',
          'dia-do-fato',
          ...(event === 'stillbirth' ? ['internacao'] : []),
          'valor',
          'meses',
          'dias',
        ],
      ],
    ),
    ['quanto-contribuir', atHome, ['baixa-renda', 'base']],
  ])('%s, %#', async (tool, told, unasked) => {
    const { lines, message } = await pageOf(tool, told, testsDay);
    expect(Object.keys(lines).filter((id) => !lines[id])).toEqual(unasked);
    expect(message.join(' ')).not.toMatch(/R\$|deficiência|invalidez|acidente|doença/);
  });

  it('saúde e dinheiro: todo o resto do que se diz da incapacidade', () => {
    const { questions } = tools['valor-da-incapacidade'];
    const open = Object.values(questions).filter((one) => !one.isSensitive);
    expect(open.map(({ id }) => id)).toEqual(['conta', 'campo', 'sexo', 'tempo']);
  });
});

it.each<[keyof typeof results, object, boolean]>([
  ['qualidade-de-segurado', { ...leftJob, month: isoDate('2026-04-01') }, true],
  ['qualidade-de-segurado', leftJob, false],
  ['salario-maternidade', { ...motherOutOfWork, day: isoDate('2021-12-10') }, true],
  ['salario-maternidade', motherOutOfWork, false],
  ['quanto-contribuir', ownAccountWorker, true],
  ['quanto-contribuir', { ...ownAccountWorker, occupation: 'employee' }, false],
])(
  '%s: o calendário se oferece só com um dia por vir, e perto: %#',
  async (tool, told, isOffered) => {
    const page = await pageOf(tool, told, testsDay);
    expect(page.texts('[data-answer-card] > p button')).toHaveLength(isOffered ? 4 : 3);
  },
);

describe.each([
  ['renda-bpc', alone, {}],
  ['quanto-contribuir', ownAccountWorker, {}],
  ['salario-maternidade', motherOutOfWork, { day: isoDate('2150-01-05') }],
  ['valor-da-incapacidade', illWorker, {}],
  ['valor-da-incapacidade', illForATime, {}],
  ['pensao-por-morte', { ...spouse, baseCents: 200_000 }, { death: isoDate('2149-12-01') }],
] as const)('%s sem os valores do ano', (tool, told, then) => {
  const said = 'não tem o salário mínimo de 2150';

  it('avisa no cartão e na mensagem, e os valores são ao menos aqueles', async () => {
    // A January so far off that no update of law/ changes what is seen; in November 2026 nothing lacks.
    const page = await pageOf(tool, { ...told, ...then }, isoDate('2150-01-20'));
    const card = page.text('[data-answer-card]');
    expect(card).toContain(said);
    expect(page.message.at(-1)).toContain(said);
    if (tool !== 'renda-bpc') expect(card).toMatch(/ao menos R\$/i);
  });

  it('com eles, nada disso', async () => {
    const page = await pageOf(tool, told, testsDay);
    expect(page.text()).not.toContain('não tem o salário mínimo');
    expect(page.text('[data-answer-card]')).not.toMatch(/ao menos R\$/i);
  });
});
