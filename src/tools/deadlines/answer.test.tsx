import { isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isoDate } from '#law/date.ts';
import texts from '#results/prazo-do-recurso.yaml';
import type { DeadlineAnswers } from '#rules/deadlines/answers.ts';
import { deadlines } from '#rules/deadlines/deadlines.ts';
import { everyClock } from '#tests/tools/every-clock.ts';
import { figuresOf } from '#tests/tools/figures.ts';
import { longDate } from '#words/dates.ts';
import { answerOf } from './answer.tsx';

/** The day on the leaf of the card; undefined where it has none. */
function leafOn(answers: Record<string, unknown>, on: string): unknown {
  const today = isoDate(on);
  const all = deadlines(answers as unknown as DeadlineAnswers, today);
  const { beside } = answerOf(all, today);
  return isValidElement<{ day: string }>(beside) ? beside.props.day : undefined;
}

const cras = (ciencia: string) => ({
  happened: 'bpcNotice',
  bpcAsks: 'registry',
  isLargeCity: false,
  ciencia,
});

// Death on 1/8/2026: 90 days end on 30/10, the 180 of the child on 28/1/2027.
test.each([
  ['os dois correm: o dia seguro do adulto', '2026-10-29', '2026-10-30'],
  ['no último do adulto', '2026-10-30', '2026-10-30'],
  ['depois do prazo do adulto, que só perde com a espera: hoje', '2026-10-31', '2026-10-31'],
  ['até o último do filho: hoje', '2027-01-28', '2027-01-28'],
  ['depois dos dois: nenhum', '2027-01-29', undefined],
])('pensão com filho menor de 16 anos, %s', (_, today, day) => {
  expect(leafOn({ happened: 'death', death: '2026-08-01', hasYoungChild: true }, today)).toBe(day);
});

test.each([
  ['recurso no prazo: o dia seguro', { happened: 'denied', ciencia: '2026-11-20' }, '2026-12-18'],
  ['chamada sem data: hoje', { happened: 'called', calledFor: 'exam' }, '2026-11-21'],
  [
    'chamada com data: o dia útil de antes',
    { happened: 'called', calledFor: 'exam', printedLimit: '2026-12-20' },
    '2026-12-18',
  ],
  ['passou o dia seguro do CRAS, num sábado: quando ele abre', cras('2026-10-07'), '2026-11-23'],
  ['no dia em que abre: hoje', cras('2026-10-07'), '2026-11-23', '2026-11-23'],
  [
    'o INSS é que passou do prazo: nenhum',
    { happened: 'noAnswer', requestFor: 'maternity', request: '2026-08-01' },
    undefined,
  ],
  ['prazo que passou: nenhum', { happened: 'denied', ciencia: '2026-09-01' }, undefined],
])('%s', (_, answers, day, on = '2026-11-21') => {
  expect(leafOn(answers, on)).toBe(day);
});

test.each([
  [texts.reason?.recurso, { happened: 'denied' }],
  [texts.words?.['soube-depois'], { happened: 'askAgain', again: 'incapacity', denial: 'papers' }],
] as const)(
  'passou, contado da decisão: quem soube depois ainda pode recorrer, %#',
  (known, told) => {
    const today = isoDate('2026-11-28');
    const { reason } = answerOf(
      deadlines({ ...told, ciencia: isoDate('2026-10-15') }, today),
      today,
    );
    expect(renderToStaticMarkup(reason)).toContain(known ?? 'falta');
  },
);

// Known on 28/10 or 27/10: day 30 is a Friday or a Thursday; five days of sending make it 2/12 or 1/12.
test.each([
  ['2026-10-28', '27/11/2026', '2026-12-02'],
  ['2026-10-27', '26/11/2026', '2026-12-01'],
])('passou o dia da lei, soube em %s: ele não é o da última leitura', (ciencia, law, latest) => {
  const today = isoDate('2026-11-28');
  const { verdict, reason } = answerOf(
    deadlines({ happened: 'denied', ciencia: isoDate(ciencia) }, today),
    today,
  );
  expect(renderToStaticMarkup(verdict)).toContain(longDate(isoDate(latest)));
  expect(figuresOf(renderToStaticMarkup(reason))).toEqual([law]);
});

test.each(everyClock)('%s: o dia, três passos, o canal oficial primeiro', (_, told, days) => {
  const today = isoDate('2026-11-21');
  const { verdict, steps } = answerOf(deadlines(told as DeadlineAnswers, today), today);
  const said = renderToStaticMarkup(verdict);
  for (const day of days) expect(said).toContain(longDate(isoDate(day)));
  expect(steps).toHaveLength(3);
  expect(renderToStaticMarkup(steps[0])).toContain(
    told.happened === 'sentenced' ? 'Defensoria Pública' : 'Meu INSS',
  );
});
