import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { citation } from '#law/citations.ts';
import { knownFigures } from '#rules/figures.ts';
import { permanentIncapacity } from '#rules/permanent-incapacity/permanent-incapacity.ts';
import { faultsOf } from '#tests/tools/faults-of.ts';
import { illWorker, illWorkerInDoubt } from '#tests/tools/people.ts';
import { resultPage, testsDay } from '#tests/tools/result-page.tsx';
import type { Telling } from '#tests/tools/steps.ts';
import { formatCents } from '#words/money.ts';
import { answersFrom } from './answers-from.ts';
import { result } from './PermanentIncapacityResultView.tsx';
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

  it('causa não sabida: as contas lado a lado, e nada promete', async () => {
    const page = await pageOf(illWorkerInDoubt);
    expect(page.text(verdict)).toContain(money(180_000));
    expect(page.texts('tbody tr')).toHaveLength(3);
    expect(page.links).toContain(citation('stf-tema-1300').url);
    expect(page.text()).toContain('Tema 1300');
    expect(page.text()).not.toMatch(/você tem direito|vai receber/);
  });

  it('causa do trabalho não pede o tempo; o campo em família não pede nem a causa', async () => {
    const { isSpecial, cause, category, beganBefore, meanCents, needsHelp, time } = questions;
    const atWork = await pageOf({ ...illWorker, cause: 'work', category: 'covered' });
    const asked = [isSpecial, cause, category, beganBefore, meanCents, needsHelp];
    expect(Object.keys(atWork.lines)).toEqual([...asked.map(({ id }) => id), ofResult]);
    const onItsOwn = await pageOf({ ...illWorker, cause: 'work', category: 'ownAccount' });
    expect(onItsOwn.lines).toHaveProperty(time.id);
    const field = await pageOf({ ...illWorker, isSpecial: true, needsHelp: true });
    expect(Object.keys(field.lines)).toEqual([isSpecial.id, needsHelp.id, ofResult]);
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

it('a média vale mais que o auxílio; sem valor não se sabe nenhum', () => {
  const told = { ...illWorker, meanCents: undefined } as Told;
  const aid = (more: Partial<Told>) => answersFrom({ ...told, aidCents: 1, ...more }).known;
  expect(answersFrom(illWorker).known).toEqual({ mean: 300_000 });
  expect(aid({ beganBefore: undefined })).toEqual({ aid: 1, isNew: false });
  expect(aid({ isNewAid: true })).toEqual({ aid: 1, isNew: true });
  expect(aid({ beganBefore: false })).toEqual({ aid: 1, isNew: true });
  expect(answersFrom(told).known).toBeUndefined();
});

it('um auxílio de um salário mínimo não mostra a média', async () => {
  const told = { ...illWorker, known: 'aid', isNewAid: true, beganBefore: undefined } as const;
  expect((await pageOf({ ...told, aidCents: 162_100 })).text()).not.toMatch(/% de R\$/);
  expect((await pageOf({ ...told, aidCents: 273_000 })).text()).toMatch(/% de R\$/);
});

it('o exemplo da página é o que a regra conta', () => {
  const page = readFileSync('content/tools/valor-da-incapacidade.md', 'utf8');
  const example = page.slice(page.indexOf('## Um exemplo'), page.indexOf('## O que esta'));
  const resultOf = (told: Told) => permanentIncapacity(answersFrom(told), knownFigures(testsDay));
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
