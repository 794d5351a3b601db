import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { survivorPension } from '#rules/survivor-pension/survivor-pension.ts';
import { eventsOf } from '#tests/tools/events-of.ts';
import { faultsOf } from '#tests/tools/faults-of.ts';
import { child, spouse } from '#tests/tools/people.ts';
import { plain } from '#tests/tools/plain.ts';
import { expectOpenLines, readAs, resultPage, testsDay } from '#tests/tools/result-page.tsx';
import type { Telling } from '#tests/tools/steps.ts';
import { benefitPath } from '#texts/paths.ts';
import { longDate, shortDate } from '#words/dates.ts';
import { answerOf } from './answer.tsx';
import { answersFrom, peopleOf } from './answers-from.ts';
import { chatLines } from './chat-lines.ts';
import { amountNotes, headlineOf } from './headline.ts';
import { analysisPoints } from './open-points.ts';
import { result as part } from './PensionResultView.tsx';
import { askBy, paymentCriteria, paymentNotes } from './payment-wording.ts';
import { questions, type Told } from './questions.ts';
import { drawingOf, shownFirst } from './timeline-scale.ts';

const pageOf = (told: Telling<Told>) => resultPage('pensao-por-morte', questions, part, told);

const asked = { ...spouse, request: 'made', requestDay: isoDate('2026-10-10') } as const;

function comparedFor(told: Told) {
  const result = survivorPension(answersFrom(told), testsDay);
  if (result.outcome !== 'compared') throw new Error(result.outcome);
  return result;
}

describe('o que a resposta diz a quem', () => {
  const firstStep = async (told: Telling<Told>) =>
    (await pageOf(told)).texts('[data-answer-card] ol > li')[0] ?? '';

  it('só o BPC não dá cobertura: dito ao lado de toda conta', async () => {
    for (const insured of ['covered', 'stopped', 'never', undefined] as const)
      expect((await pageOf({ ...spouse, insured })).text()).toMatch(/só o BPC/);
  });

  it('ex com pensão alimentícia: a conta diz que é sem essa pessoa, e como seria com ela', async () => {
    const told = { ...spouse, baseCents: 300_000, formerPartnerWithAlimony: true };
    const card = (await pageOf(told)).text('[data-answer-card]');
    expect(card).toContain('60%');
    expect(card).toContain('70%');
    const alone = (await pageOf({ ...told, formerPartnerWithAlimony: false })).text('h2');
    expect((await pageOf(told)).text('h2')).not.toBe(alone);
  });

  it('só o ex com pensão alimentícia: pode receber, e por isso pedir vale', async () => {
    const told: Telling<Told> = {
      ...spouse,
      partner: 'none',
      formerPartnerWithAlimony: true,
      relatives: [{ kind: 'mother', dependent: true, hasCondition: false }],
    };
    const { links } = await pageOf(told);
    expect(links).toContain(`${benefitPath('pensao-por-morte')}#documentos`);
    expect(await firstStep(told)).toMatch(/^Peça/);
  });

  it.each(['stopped', 'never'] as const)(
    'a cobertura em dúvida não esconde o dia até quando pedir: %s',
    async (insured) => {
      const { texts } = await pageOf({ ...spouse, insured });
      const day = (steps: string[]) => /\d+ de \w+ de \d{4}/.exec(steps.join(' '))?.[0];
      const sure = (await pageOf(spouse)).texts('[data-answer-card] ol > li');
      expect(day(sure)).toBeDefined();
      expect(day(texts('[data-answer-card] ol > li'))).toBe(day(sure));
    },
  );

  it.each<[string, Telling<Told>]>([
    ['sem cobertura', { ...spouse, insured: 'never' }],
    ['sem ninguém que divida', { ...spouse, partner: 'none', relatives: [] }],
    [
      'com a parte que já acabou',
      { ...spouse, death: isoDate('2026-03-10'), contributions: false, request: 'notYet' },
    ],
  ])('%s, o primeiro passo não é pedir', async (_, told) => {
    expect(await firstStep(told)).not.toMatch(/^Peça/);
    expect((await pageOf(told)).texts('[data-answer-card] ol > li')).toHaveLength(3);
  });
});

describe('a parte que acaba antes do último dia de pedir', () => {
  // Death on 1/9/2026: 90 days end on 30/11. The child turns 21 around that day, or before today.
  const grown = (birth: string): Told => ({
    ...spouse,
    partner: 'none',
    death: isoDate('2026-09-01'),
    children: [child(1, birth)],
    request: 'notYet',
  });
  const noteOf = (birth: string) => paymentNotes(comparedFor(grown(birth)).dependants).join(' ');

  it.each(['2005-11-29', '2005-11-30'])('21 anos de quem nasceu em %s: ainda se paga', (birth) => {
    expect(noteOf(birth)).not.toContain('não recebe nada');
  });

  it('21 anos no dia seguinte: depois disso, nada', () => {
    expect(noteOf('2005-12-01')).toContain('não recebe nada');
  });

  it('já fez 21: a resposta é o dia de pedir; na que segue, até quando dura', () => {
    const ended = comparedFor(grown('2005-10-10'));
    const by = askBy(ended.dependants);
    if (!by) throw new Error('no day');
    expect(headlineOf(ended, testsDay)).toContain(longDate(by));
  });

  it('pedida tarde, a pensão curta diz quantos dias restam, e não o mês', async () => {
    const told = { ...spouse, death: isoDate('2026-07-25'), union: false, baseCents: 300_000 };
    const decides = async (more: Telling<Told>) =>
      (await pageOf({ ...told, request: 'notYet', ...more })).text('[data-answer-card]');
    expect(await decides({})).toMatch(/4 dias: .*240,00/);
    for (const more of [{ union: true }, { death: isoDate('2026-09-25') }])
      expect(await decides(more)).toContain('1.800,00 por mês');
  });

  it.each([
    [true, 1],
    [false, 2],
    [undefined, 2],
  ])('invalidez do filho de 30 anos, desde antes dos 21: %s', (conditionBefore21, counts) => {
    const son = { ...child(1, '1996-02-01'), hasCondition: true, conditionBefore21 };
    const { timelinesAgree } = comparedFor({ ...spouse, children: [son] });
    expect(timelinesAgree ? 1 : 2).toBe(counts);
  });

  it('até quando dura está na resposta, e a barra não enche a largura', async () => {
    const told = { ...spouse, contributions: false };
    const compared = comparedFor(told);
    const [end] = compared.timelines.asTold.map(({ until }) => until);
    if (!end) throw new Error('no end');
    expect((await pageOf(told)).text('[data-answer-card]')).toContain(plain(longDate(end)));
    const [bar] = drawingOf(compared.dependants, compared.timelines.asTold)?.bars ?? [];
    expect(bar?.told?.length).toBeLessThan(50);
  });
});

it('contra quem tinha menos de 16 anos não corre prazo: o dia dos 16 não é dia de pedir', () => {
  const told: Told = {
    ...asked,
    partner: 'none',
    death: isoDate('2017-03-10'),
    request: 'notYet',
    children: [child(1, '2012-08-02')],
  };
  const { dependants } = comparedFor(told);
  const texts = [...paymentNotes(dependants), paymentCriteria(dependants, String)[0]?.told];
  expect(askBy(dependants)).toBeUndefined();
  expect(texts.join(' ')).not.toContain(longDate(isoDate('2028-08-01')));
});

describe('o resultado', () => {
  it.each([
    [
      'dois filhos, e a parte de cada um no tempo',
      {
        ...asked,
        children: [child(1, '2006-05-20'), child(2, '2014-08-02')],
        baseCents: 300_000,
      },
    ],
    ['60% abaixo do mínimo sobem para o salário mínimo', { ...asked, baseCents: 200_000 }],
    [
      'pedido no 91º dia: paga desde o pedido',
      { ...asked, death: isoDate('2026-08-01'), requestDay: isoDate('2026-10-31') },
    ],
    ['menos de 18 contribuições: 4 meses', { ...asked, contributions: false }],
  ] satisfies [string, Told][])('%s', async (_, told) => {
    const page = await pageOf(told);
    const result = comparedFor(told);
    expect(page.text('h2')).toContain(plain(headlineOf(result, testsDay)));
    const rows = page.texts('tbody tr');
    for (const [index, { from, percentage }] of result.timelines[
      shownFirst(result.timelines)
    ].entries()) {
      expect(rows[index]).toContain(shortDate(from));
      expect(rows[index]).toContain(`${percentage}%`);
    }
    for (const note of [...amountNotes(result, testsDay), ...paymentNotes(result.dependants)])
      expect(page.text()).toContain(plain(note));
  });

  it('união estável sem documento e guarda: o que precisa de análise', async () => {
    const told: Told = {
      ...asked,
      partner: 'uniaoEstavel',
      unionProof: undefined,
      insured: undefined,
      death: isoDate('2024-10-01'),
      children: [{ ...child(1, '2016-07-07'), kind: 'guarda' }],
    };
    const page = await pageOf(told);
    const result = comparedFor(told);
    const points = analysisPoints(result);
    expect(points.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['unionProof', 'guarda', result.insured.id]),
    );
    for (const { text } of points) expect(page.text()).toContain(plain(text));
    expect(page.text('[data-answer-card]')).toContain('Tema 1271');
  });

  it('com aposentadoria própria, o número grande é o que se paga da pensão', async () => {
    const card = async (partnerRetirementCents: number, children = spouse.children) =>
      (await pageOf({ ...spouse, baseCents: 600_000, partnerRetirementCents, children })).text(
        '[data-answer-card]',
      );
    const reduced = await card(400_000);
    expect(reduced.indexOf('2.736,80')).toBeLessThan(reduced.indexOf('3.600,00'));
    expect(reduced).toContain('6.736,80');
    expect(await card(162_100)).toContain('R$ 3.600,00 de pensão por mês');
    expect(await card(400_000, [child(1, '2016-07-07')])).toContain('R$ 2.100,00');
  });

  it('abaixo do salário mínimo, o piso está no alto', async () => {
    const card = (await pageOf({ ...spouse, baseCents: 200_000 })).text('[data-answer-card]');
    expect(card.match(/1\.621,00/g)).toHaveLength(2);
  });

  it('o dia por que pedir está no alto da resposta, e no calendário', async () => {
    const compared = comparedFor(spouse);
    const by = askBy(compared.dependants);
    if (!by) throw new Error('no day');
    const page = await pageOf(spouse);
    expect(page.texts('[data-answer-card] li')[0]).toContain(plain(longDate(by)));
    const about = { death: spouse.death, isRequested: false, nameOf: () => '' };
    expect(eventsOf(answerOf(compared, testsDay, about))).toMatchObject([{ safeDay: by }]);
  });

  // 90 days end on a holiday, on a Saturday that is today, on the Sunday after it, on a Wednesday.
  it.each([
    ['2026-10-03', '2026-11-28', '2026-12-30'],
    ['2026-08-30', '2026-11-28', undefined],
    ['2026-08-31', '2026-11-28', undefined],
    ['2026-10-01', '2026-11-28', '2026-12-30'],
    ['2026-10-01', '2026-12-29', '2026-12-30'],
    ['2026-10-01', '2026-12-30', undefined],
  ])('morte em %s, em %s: o dia de pedir tem expediente; sem ele, é hoje', (death, on, day) => {
    const today = isoDate(on);
    const result = survivorPension(answersFrom({ ...spouse, death: isoDate(death) }), today);
    if (result.outcome !== 'compared') throw new Error(result.outcome);
    const about = { death: isoDate(death), isRequested: false, nameOf: () => '' };
    const { steps, calendar } = answerOf(result, today, about);
    const first = renderToStaticMarkup(steps[0]);
    expect(first).toContain(day ? longDate(isoDate(day)) : 'hoje');
    expect(Boolean(calendar)).toBe(day !== undefined);
  });

  it.each([
    ['sim', false],
    [undefined, true],
  ] as const)('guarda desde 2025, declaração: %s', async (declared, isOpen) => {
    const ward = { ...child(1, '2012-06-01'), kind: 'guarda', dependent: true, declared } as const;
    const page = await pageOf({ ...spouse, partner: 'none', children: [ward] });
    expect(/declaração/.test(page.text('[data-answer-card]'))).toBe(isOpen);
  });

  it('na mensagem, renda e saúde só vão se a pessoa marcar', async () => {
    const told: Told = { ...asked, partnerCondition: 'invalidOrSevere', baseCents: 300_000 };
    const page = await pageOf(told);
    const source = { answers: answersFrom(told), people: peopleOf(told), today: testsDay };
    const lines = chatLines(source, comparedFor(told));
    expectOpenLines(page, lines);
  });
});

describe('as perguntas', () => {
  it('pais e irmãos só contam sem casamento, união e filhos', () => {
    const relatives = [{ id: 'parente-1', kind: 'mother', dependent: true }] as const;
    const told: Told = { ...asked, partner: 'none', relatives };
    const read = (others: Partial<Told>) =>
      readAs(questions, { ...told, ...others }, testsDay).relatives;
    expect(read({})).toHaveLength(1);
    expect(read({ children: [child(1, '2014-08-02')] })).toBeUndefined();
    expect(read({ partner: 'spouse' })).toBeUndefined();
  });

  it('datas que não podem ser dizem em que campo se corrige', () => {
    const written = ({ id }: { id: string }, day: string, month: string, year: string) => ({
      [`${id}-dia`]: day,
      [`${id}-mes`]: month,
      [`${id}-ano`]: year,
    });
    const { children: _, ...told } = { ...asked, death: isoDate('2026-11-01') };
    const faults = (fields: Record<string, string>) =>
      faultsOf(questions, told, fields).map(({ fieldId }) => fieldId);
    expect(faults(written(questions.death, '22', '11', '2026'))).toContain(questions.death.id);
    expect(faults(written(questions.requestDay, '9', '10', '2026'))).toEqual([
      questions.requestDay.id,
    ]);
    expect(faults(written(questions.requestDay, '1', '11', '2026'))).toEqual([]);
  });
});
