import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { citation } from '#law/citations.ts';
import { knownFigures } from '#rules/figures.ts';
import { permanentIncapacity } from '#rules/permanent-incapacity/permanent-incapacity.ts';
import { temporaryIncapacity } from '#rules/temporary-incapacity/temporary-incapacity.ts';
import { faultsOf } from '#tests/tools/faults-of.ts';
import { illForATime, illWorker, illWorkerInDoubt } from '#tests/tools/people.ts';
import { resultPage, testsDay } from '#tests/tools/result-page.tsx';
import type { Telling } from '#tests/tools/steps.ts';
import { formatCents } from '#words/money.ts';
import { permanentFrom, temporaryFrom } from './answers-from.ts';
import { result } from './IncapacityPayResultView.tsx';
import { questions, type Told } from './questions.ts';

const pageOf = (told: Telling<Told>) =>
  resultPage('valor-da-incapacidade', questions, result, told);

/** An amount as it is read; a case without it is a fault of the test. */
const money = (cents: number | undefined) => {
  if (cents === undefined) throw new Error('no amount');
  return formatCents(cents).replaceAll('\u00a0', ' ');
};

/** The line of the message that tells the result. */
const ofResult = 'valor-da-conta';

const verdict = 'h2';
const decides = '[data-answer-card] h2 + p';

describe('o resultado', () => {
  it('o valor', async () => {
    expect((await pageOf(illWorker)).text(verdict)).toContain(money(222_000));
  });

  it('média acima do teto: diz até onde ela conta, e parte daí', async () => {
    const { ceiling } = knownFigures(testsDay);
    const namedIn = async (meanCents: number) =>
      (await pageOf({ ...illWorker, meanCents })).text().split(money(ceiling)).length - 1;
    expect([await namedIn(ceiling - 1), await namedIn(ceiling + 1)]).toEqual([0, 2]);
  });

  it('causa não sabida: as contas lado a lado, e nada promete', async () => {
    const page = await pageOf(illWorkerInDoubt);
    expect(page.text(verdict)).toContain(money(180_000));
    expect(page.texts('tbody tr')).toHaveLength(3);
    expect(page.links).toContain(citation('stf-tema-1300').url);
    expect(page.text()).toContain('Tema 1300');
    expect(page.text()).not.toMatch(/você tem direito|vai receber/);
  });

  it('causa do trabalho não pede o tempo; o campo em família não pede nem a causa', async () => {
    const { aim, isSpecial, cause, category, beganBefore, meanCents, needsHelp, time } = questions;
    const atWork = await pageOf({ ...illWorker, cause: 'work', category: 'covered' });
    const asked = [aim, isSpecial, cause, category, beganBefore, meanCents, needsHelp];
    expect(Object.keys(atWork.lines)).toEqual([...asked.map(({ id }) => id), ofResult]);
    const onItsOwn = await pageOf({ ...illWorker, cause: 'work', category: 'ownAccount' });
    expect(onItsOwn.lines).toHaveProperty(time.id);
    const field = await pageOf({ ...illWorker, isSpecial: true, needsHelp: true });
    expect(Object.keys(field.lines)).toEqual([aim.id, isSpecial.id, needsHelp.id, ofResult]);
    expect(field.text(decides)).toContain(money(202_625));
  });

  it('quem paga por si tem as duas contas; um auxílio de antes da reforma não dá valor', async () => {
    const page = await pageOf({
      ...illWorkerInDoubt,
      cause: 'work',
      category: 'ownAccount',
      known: 'aid',
      aidCents: 273_000,
      isNewAid: false,
    });
    expect(page.text(verdict)).toContain('60%');
    expect(page.texts('tbody tr')).toHaveLength(3);
    expect(page.text('tbody')).not.toContain('R$');
  });
});

describe('o resultado do auxílio', () => {
  it('só com os últimos 12: entre o mínimo e eles, o que decide, e as contas lado a lado', async () => {
    const page = await pageOf(illForATime);
    expect(page.text(verdict)).toContain(`entre ${money(162_100)} e ${money(240_000)}`);
    expect(page.text(decides)).toContain(money(218_400));
    expect(page.texts('tbody tr')).toHaveLength(3);
    expect(page.text()).not.toMatch(/você tem direito|vai receber/);
  });

  it('com as duas médias, o valor; no campo em família não se pergunta nenhuma', async () => {
    const { aim, isSpecial, lastTwelveCents, meanCents } = questions;
    const certain = await pageOf({ ...illForATime, meanCents: 300_000 });
    expect(certain.text(verdict)).toContain(money(240_000));
    expect(certain.text(verdict)).not.toMatch(/entre|ao menos/);
    expect(certain.texts('tbody tr')).toHaveLength(0);
    expect(Object.keys(certain.lines)).toEqual([
      ...[aim, isSpecial, lastTwelveCents, meanCents].map(({ id }) => id),
      ofResult,
    ]);
    const field = await pageOf({ ...illForATime, isSpecial: true });
    expect(Object.keys(field.lines)).toEqual([aim.id, isSpecial.id, ofResult]);
    expect(field.text(verdict)).toContain(money(162_100));
    // Lei 8.213/1991, art. 39, I: both are one minimum wage.
    expect(field.text()).not.toMatch(/91%|pode ser menor/);
  });

  it('só com a média de todas, o mais que pode ser; sem nenhuma, a parte', async () => {
    const byMean = await pageOf({ ...illForATime, lastTwelveCents: undefined, meanCents: 300_000 });
    expect(byMean.text(verdict)).toContain(money(273_000));
    const unknown = await pageOf({ ...illForATime, lastTwelveCents: undefined });
    expect(unknown.text(verdict)).toContain('91%');
    expect(unknown.text(decides)).toContain(money(771_275));
  });
});

it('a média vale mais que o auxílio; sem valor não se sabe nenhum', () => {
  const told = { ...illWorker, meanCents: undefined } as Told;
  const aid = (more: Partial<Told>) => permanentFrom({ ...told, aidCents: 1, ...more }).known;
  expect(permanentFrom(illWorker).known).toEqual({ mean: 300_000 });
  expect(aid({ beganBefore: undefined })).toEqual({ aid: 1, isNew: false });
  expect(aid({ isNewAid: true })).toEqual({ aid: 1, isNew: true });
  expect(aid({ beganBefore: false })).toEqual({ aid: 1, isNew: true });
  expect(permanentFrom(told).known).toBeUndefined();
});

// 91 % of the mean and 74 % of it: as an auxílio of 2.002,00, as the mean it comes from, and of 100 %.
it.each([
  [{ known: 'aid', aidCents: 200_200, isNewAid: true, meanCents: undefined }, true],
  [{ known: 'mean', meanCents: 220_000 }, true],
  [
    {
      known: 'aid',
      aidCents: 200_200,
      isNewAid: true,
      meanCents: undefined,
      cause: 'work',
      category: 'covered',
    },
    false,
  ],
] as const)(
  'a aposentadoria pode pagar menos que o auxílio: dito na resposta, %#',
  async (more, isSaid) => {
    const card = (await pageOf({ ...illWorker, ...more } as Told)).text('[data-answer-card]');
    expect(card.includes(money(200_200))).toBe(isSaid);
  },
);

it('um auxílio de um salário mínimo não mostra a média', async () => {
  const told = { ...illWorker, known: 'aid', isNewAid: true, beganBefore: undefined } as const;
  expect((await pageOf({ ...told, aidCents: 162_100 })).text()).not.toMatch(/% de R\$/);
  expect((await pageOf({ ...told, aidCents: 273_000 })).text()).toMatch(/% de R\$/);
});

it('os exemplos da página são o que as regras contam', () => {
  const page = readFileSync('content/tools/valor-da-incapacidade.md', 'utf8');
  const example = page.slice(page.indexOf('## Um exemplo'), page.indexOf('## O que esta'));
  const figures = knownFigures(testsDay);
  const { ifAlike, most } = temporaryIncapacity(temporaryFrom(illForATime), figures);
  const told = { ...illForATime, meanCents: 300_000 };
  const { share, least } = temporaryIncapacity(temporaryFrom(told), figures);
  for (const cents of [ifAlike, most, share, least]) expect(example).toContain(money(cents));
  const resultOf = (told: Told) => permanentIncapacity(permanentFrom(told), figures);
  const { main } = resultOf(illWorker);
  const atWork = resultOf({ ...illWorker, cause: 'work', category: 'covered' }).main;
  for (const cents of [main.cents, main.withHelp, atWork.cents])
    expect(example).toContain(money(cents));
  expect(example).toContain(`${main.percent}%`);
});

it.each(['', '0', 'muito'])('a média “%s” recebe uma resposta que ajuda', (text) => {
  const { id } = questions.meanCents;
  expect(faultsOf(questions, illWorker, { [id]: text })).toMatchObject([{ fieldId: id }]);
});
