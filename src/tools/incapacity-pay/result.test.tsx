import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { IsoDate } from '#law/date.ts';
import texts from '#results/valor-da-incapacidade.yaml';
import { knownFigures } from '#rules/figures.ts';
import { permanentIncapacity } from '#rules/permanent-incapacity/permanent-incapacity.ts';
import { temporaryIncapacity } from '#rules/temporary-incapacity/temporary-incapacity.ts';
import { anyCases } from '#tests/tools/any-case.ts';
import { figuresOf } from '#tests/tools/figures.ts';
import { illForATime, illWorker, illWorkerInDoubt } from '#tests/tools/people.ts';
import { plain } from '#tests/tools/plain.ts';
import { resultPage, testsDay } from '#tests/tools/result-page.tsx';
import { saidBy } from '#tests/tools/said-by.tsx';
import type { Telling } from '#tests/tools/steps.ts';
import { formatCents } from '#words/money.ts';
import { type Sayer, sayerOf } from '../sentences/result-words.ts';
import { saidAnswer } from '../sentences/said.tsx';
import { result as part, permanentFrom, temporaryFrom } from './IncapacityPayResultView.tsx';
import { permanentWords } from './permanent-words.ts';
import { questions, type Told } from './questions.ts';
import { temporaryWords } from './temporary-words.ts';

const pageOf = (told: Telling<Told>) => resultPage('valor-da-incapacidade', questions, part, told);
const money = (cents: number) => plain(formatCents(cents));

/** All that is said, part by part; amounts only of the headline. */
function saidOf(say: Sayer<object>) {
  const said = saidBy(saidAnswer(say));
  const account = plain(say.all('account').join(' '));
  const all = [said.card, ...said.steps, account, plain(say.all('mayChange').join(' '))].join(' ');
  const amounts = figuresOf(said.verdict).filter((figure) => figure.startsWith('R$'));
  return { ...said, account, all, amounts, decides: plain(say.first('decides') ?? '') };
}

const people = [
  ...anyCases(questions, part, 300),
  ...[
    {
      ...illWorker,
      known: 'aid',
      beganBefore: undefined,
      isNewAid: true,
      aidCents: 162_100,
      meanCents: undefined,
    } as const,
    illWorker,
    illWorkerInDoubt,
    { ...illForATime, meanCents: 300_000 },
    { ...illForATime, lastTwelveCents: undefined, meanCents: 300_000 },
    { ...illForATime, lastTwelveCents: undefined },
  ].map((told) => ({ told, today: testsDay })),
];

const aids = people
  .filter(({ told }) => told.aim === 'aid')
  .map(({ told, today }: { told: Told; today: IsoDate }) => {
    const figures = knownFigures(today);
    const result = temporaryIncapacity(temporaryFrom(told), figures);
    const known = { ...result, told: temporaryFrom(told), figures };
    const isOpen = result.decidedBy === undefined;
    const isBlank = isOpen && result.mean === undefined && result.lastTwelve === undefined;
    return { ...result, isOpen, isBlank, ...saidOf(sayerOf(temporaryWords, texts, known)) };
  });

const retirements = people
  .filter(({ told }) => told.aim === 'permanent')
  .map(({ told, today }: { told: Told; today: IsoDate }) => {
    const figures = knownFigures(today);
    const { known, ...answers } = permanentFrom(told);
    const result = permanentIncapacity({ ...answers, known }, figures);
    const hasAid = told.known === 'aid';
    const all = { ...answers, ...result, told: known, hasAid, figures };
    return {
      ...all,
      isHelpOpen: told.needsHelp !== false,
      ...saidOf(sayerOf(permanentWords, texts, all)),
    };
  });

describe('o auxílio, de quaisquer respostas', () => {
  it('o valor, de quanto a quanto, ou ao menos quanto', () => {
    for (const { least, most, isBlank, amounts, verdict } of aids) {
      const ends = isBlank || most === undefined ? [least] : [least, most];
      expect(amounts).toEqual([...new Set(ends)].map(money));
      expect(verdict.includes('ao menos')).toBe(isBlank || most === undefined);
      expect(verdict.includes('91%')).toBe(isBlank);
    }
  });

  it('o que decide: se antes se ganhou parecido; sem os últimos 12, o mais que pode ser', () => {
    for (const { ifAlike, most, lastTwelve, isOpen, decides } of aids) {
      const said = ifAlike ?? (isOpen && lastTwelve === undefined ? most : undefined);
      expect(decides.match(/R\$ [\d.]+,\d\d/g) ?? []).toEqual(
        said === undefined ? [] : [money(said)],
      );
    }
  });

  it('no campo não há média: Lei 8.213/1991, art. 39, I', () => {
    for (const { decidedBy, all } of aids)
      expect(/91%|15 dias|pode ser menor/.test(all)).toBe(decidedBy !== 'special');
  });
});

describe('a aposentadoria, de quaisquer respostas', () => {
  it('o valor, ou ao menos ele, ou a parte; a outra média, onde pode valer', () => {
    for (const { main, others, verdict, amounts } of retirements) {
      expect(amounts).toEqual(main.cents === undefined ? [] : [money(main.cents)]);
      const isLeast = main.cents === undefined ? main.percent === undefined : main.isLeast;
      expect(verdict.includes('ao menos')).toBe(isLeast);
      const isBefore = others.some(({ rule }) => rule === 'beforeReform');
      expect(verdict.includes('100% de outra média')).toBe(isBefore);
    }
  });

  it('com os 25%, se alguém precisa, ou não se sabe; com a causa do trabalho, se pode ser', () => {
    for (const { main, others, card, decides, isHelpOpen } of retirements) {
      const atWork = others.find(({ rule }) => rule === 'work')?.cents;
      expect(decides).toContain(isHelpOpen && main.withHelp ? money(main.withHelp) : '');
      expect(card).toContain(atWork === undefined || main.isLeast ? '' : money(atWork));
    }
  });

  it('o auxílio que paga mais, ao lado; do de um salário mínimo não se mostra a média', () => {
    for (const { main, aid, hasAid, figures, card, account } of retirements) {
      const { cents = Number.POSITIVE_INFINITY, withHelp } = main;
      if (aid && hasAid && aid.cents <= figures.minimumWage)
        expect(account).not.toMatch(/% de R\$/);
      if (!aid || aid.cents === withHelp || aid.cents === cents) continue;
      expect(card.includes(money(aid.cents))).toBe(aid.cents > cents && (hasAid || aid.isMost));
    }
  });
});

it('média acima do teto: diz até onde ela conta, e parte daí', async () => {
  const { ceiling } = knownFigures(testsDay);
  const namedIn = async (meanCents: number) =>
    (await pageOf({ ...illWorker, meanCents })).text().split(money(ceiling)).length - 1;
  expect([await namedIn(ceiling - 1), await namedIn(ceiling + 1)]).toEqual([0, 2]);
});

const byAid = { known: 'aid', aidCents: 273_000, isNewAid: false } as const;

it.each<[string, Telling<Told>, string[][]]>([
  [
    'causa não sabida, com os 25%',
    illWorkerInDoubt,
    [
      [money(180_000), money(225_000)],
      [money(300_000), money(375_000)],
      ['100% de outra média', 'mais 25%'],
    ],
  ],
  [
    'um auxílio de antes da reforma não dá valor',
    { ...illWorkerInDoubt, ...byAid, cause: 'work', category: 'ownAccount' },
    [['60%'], ['100%'], ['100% de outra média']],
  ],
  [
    'o que se ganhava antes dos últimos 12',
    illForATime,
    [
      [`entre ${money(162_100)} e ${money(218_400)}`],
      ['parecido'],
      [`entre ${money(218_400)} e ${money(240_000)}`],
    ],
  ],
  ['com as duas médias não há o que comparar', { ...illForATime, meanCents: 300_000 }, []],
])('lado a lado: %s', async (_, told, rows) => {
  const { texts: read } = await pageOf(told);
  expect(read('tbody tr')).toHaveLength(rows.length);
  for (const [place, figures] of rows.entries())
    for (const figure of figures) expect(read('tbody tr')[place]).toContain(figure);
});

const ofMean = ['conta', 'campo', 'causa', 'como-trabalhava', 'antes-da-reforma', 'media', 'ajuda'];

it.each<[Telling<Told>, string[]]>([
  [{ ...illWorker, cause: 'work', category: 'covered' }, ofMean],
  [
    { ...illWorker, cause: 'work', category: 'ownAccount' },
    [...ofMean.slice(0, 5), 'sexo', 'tempo', ...ofMean.slice(5)],
  ],
  [{ ...illWorker, isSpecial: true, needsHelp: true }, ['conta', 'campo', 'ajuda']],
  [{ ...illForATime, meanCents: 300_000 }, ['conta', 'campo', 'ultimos-12', 'media']],
  [{ ...illForATime, isSpecial: true }, ['conta', 'campo']],
])('só se pergunta o que muda o valor: %#', async (told, asked) => {
  const { lines } = await pageOf(told);
  expect(Object.keys(lines)).toEqual([...asked, 'valor-da-conta']);
});

it('a média vale mais que o auxílio; sem valor não se sabe nenhum', () => {
  const told = { ...illWorker, meanCents: undefined } as Told;
  const aid = (more: Partial<Told>) => permanentFrom({ ...told, aidCents: 1, ...more }).known;
  expect(aid({ meanCents: 300_000 })).toEqual({ mean: 300_000 });
  expect(aid({ beganBefore: undefined })).toEqual({ aid: 1, isNew: false });
  expect(aid({ isNewAid: true })).toEqual({ aid: 1, isNew: true });
  expect(aid({ beganBefore: false })).toEqual({ aid: 1, isNew: true });
  expect(permanentFrom(told).known).toBeUndefined();
});

it('os exemplos da página são o que as regras contam', () => {
  const page = readFileSync('content/tools/valor-da-incapacidade.md', 'utf8');
  const example = page.slice(page.indexOf('## Um exemplo'), page.indexOf('## O que esta'));
  const figures = knownFigures(testsDay);
  const aidOf = (told: Told) => temporaryIncapacity(temporaryFrom(told), figures);
  const { ifAlike = 0, most = 0 } = aidOf(illForATime);
  const { share = 0, least } = aidOf({ ...illForATime, meanCents: 300_000 });
  const mainOf = (told: Told) => permanentIncapacity(permanentFrom(told), figures).main;
  const { cents = 0, withHelp = 0, percent } = mainOf(illWorker);
  const atWork = mainOf({ ...illWorker, cause: 'work', category: 'covered' }).cents ?? 0;
  for (const amount of [ifAlike, most, share, least, cents, withHelp, atWork])
    expect(example).toContain(money(amount));
  expect(example).toContain(`${percent}%`);
});
