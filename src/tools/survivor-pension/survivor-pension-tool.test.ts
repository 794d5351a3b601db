import { describe, expect, it } from 'vitest';
import { citation } from '#law/citations.ts';
import { isoDate } from '#law/date.ts';
import type { PensionAnswers } from '#rules/survivor-pension/answers.ts';
import { cases } from '#rules/survivor-pension/proof/cases.ts';
import { stopFor } from '#rules/survivor-pension/stop.ts';
import { type Compared, survivorPension } from '#rules/survivor-pension/survivor-pension.ts';
import { joined } from '#words/phrases.ts';
import { askedAt, outside } from '../questions/asked.ts';
import { anyQuestions } from '../questions/question.ts';
import { chatLines } from './chat-lines.ts';
import { pensionCitations } from './citations.ts';
import { citationsOf } from './citations-of.ts';
import { dependantCriteria, durationCriteria } from './criteria-wording.ts';
import { amountNotes, headlineOf } from './headline.ts';
import { analysisPoints, leftOutFor } from './open-points.ts';
import { paymentCriteria, paymentNotes } from './payment-wording.ts';
import { listed, numbered } from './people.ts';
import { questions, type Told } from './questions.ts';
import { partInWords } from './share-wording.ts';
import { drawingOf, shownFirst } from './timeline-scale.ts';

const on = isoDate('2026-11-20');

function compared(answers: PensionAnswers): Compared {
  const result = survivorPension(answers, on);
  if (result.outcome !== 'compared') throw new Error(result.outcome);
  return result;
}

const results = cases.flatMap(({ title, facts, on: today }) => {
  const result = survivorPension(facts, today);
  return result.outcome === 'compared' ? [{ title, answers: facts, result }] : [];
});

/** Every sentence that a result can show. */
const sentencesOf = (answers: PensionAnswers, result: Compared): string[] => [
  headlineOf(result, on),
  ...amountNotes(result, on),
  ...result.dependants.flatMap(partInWords),
  ...result.dependants.flatMap((dependant) =>
    [
      ...dependantCriteria(dependant),
      ...(dependant.duration ? durationCriteria(dependant.duration) : []),
    ].flatMap(({ asks, told }) => [asks, told]),
  ),
  ...paymentCriteria(result.dependants, (id) => id).flatMap(({ asks, told }) => [asks, told]),
  ...paymentNotes(result.dependants),
  ...[...analysisPoints(result), ...leftOutFor(answers.death)].flatMap(({ lead, text }) => [
    lead,
    text,
  ]),
  ...chatLines({ answers, people: [], today: on }, result).map(({ text }) => text),
];

describe('ferramenta da pensão por morte', () => {
  it.each(results.map((item) => [item.title, item] as const))(
    '%s: as palavras são gentis e não prometem',
    (_, { answers, result }) => {
      const text = sentencesOf(answers, result).join('\n');
      expect(text).not.toMatch(/undefined|NaN|!|de cujus|instituidor|falecid|vi[úu]v/i);
      expect(text).not.toMatch(/você (não )?tem direito|você vai receber|garant/i);
    },
  );

  it('toda fonte que o resultado cita está na lista que viaja com a página', () => {
    const cited = results.flatMap(({ answers, result }) => citationsOf(result, answers.death));
    const stopped = ['2016-01-02', '2014-01-01'].flatMap(
      (day) => stopFor(isoDate(day))?.citations ?? [],
    );
    expect(
      [...new Set([...cited, ...stopped])].filter((key) => !pensionCitations.includes(key)),
    ).toEqual([]);
    for (const key of pensionCitations) expect(citation(key).url).toMatch(/^https:/);
  });

  it('as barras cabem no desenho e a pensão inteira não tem buracos', () => {
    for (const { result } of results) {
      const drawing = drawingOf(result.dependants, result.timelines[shownFirst(result.timelines)]);
      if (drawing === undefined) continue;
      const spans = [
        ...drawing.bars.flatMap(({ told, ifConfirmed }) => [told, ifConfirmed]),
        ...drawing.total,
      ].filter((span) => span !== undefined);
      for (const { start, length } of spans) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(length).toBeGreaterThan(0);
        expect(start + length).toBeLessThanOrEqual(100.01);
      }
      drawing.total.reduce((end, { start, length }) => {
        expect(start).toBeCloseTo(end, 1);
        return start + length;
      }, drawing.total[0]?.start ?? 0);
      expect(drawing.years.length).toBeLessThanOrEqual(5);
    }
  });

  it('renda, saúde e causa da morte só vão na mensagem se marcadas', () => {
    const [first] = cases;
    if (first === undefined) throw new Error('no case');
    const answers: PensionAnswers = {
      ...first.facts,
      accident: true,
      partner: { kind: 'spouse', union: true, condition: 'invalidOrSevere' },
      baseCents: 300_000,
    };
    const people = [{ id: 'partner', name: 'Marido ou esposa' }] as const;
    const lines = chatLines({ answers, people, today: on }, compared(answers));
    expect(lines.filter(({ isSensitive }) => isSensitive).map(({ id }) => id)).toEqual([
      'porcentagem',
      'base',
      'total',
      'saude',
      'acidente',
    ]);
    expect(
      lines
        .filter(({ isSensitive }) => !isSensitive)
        .map(({ text }) => text)
        .join(' '),
    ).not.toMatch(/R\$|deficiência|invalidez|acidente/);
    // Written for somebody else, “a pessoa” would be another one.
    expect(lines.find(({ id }) => id === 'base')?.forOther).toContain('de quem morreu');
  });

  it('só pergunta o que as respostas pedem', () => {
    const asked = (told: Partial<Told>) => {
      const at = { ...outside(on), told: told as Record<string, unknown> };
      return [...askedAt(anyQuestions(questions), at)].map(([key]) => key);
    };
    const death = isoDate('2026-10-01');
    expect(asked({ death: isoDate('2015-10-01') })).toEqual(['death']);
    // What two benefits together give hangs on when each right came.
    const old = { death: isoDate('2018-10-01'), partner: 'spouse' } as const;
    expect(asked(old)).not.toContain('partnerRetirementCents');
    expect(asked({ ...old, death })).toContain('partnerRetirementCents');
    expect(asked({ death, partner: 'none', children: [] })).toContain('relatives');
    expect(asked({ death, partner: 'spouse', children: [] })).not.toContain('relatives');
    expect(
      asked({ death, partner: 'none', children: [{ id: 'filho-1', kind: 'child' }] }),
    ).not.toContain('relatives');
    expect(asked({ death, partner: 'spouse' })).not.toContain('unionProof');
    expect(asked({ death, partner: 'uniaoEstavel' })).toContain('unionProof');
    const asksEmancipation = (year: string) => {
      const told = { id: 'filho-1', kind: 'child', birth: isoDate(`${year}-10-01`) };
      const at = { ...outside(on), told, around: { death } };
      const asked = askedAt(anyQuestions(questions.children.questions), at);
      return [...asked].some(([key]) => key === 'emancipated');
    };
    expect(['2005', '2006', '2010', '2011'].map(asksEmancipation)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('nomes iguais recebem número, e as listas se leem bem', () => {
    const kinds = ['child', 'stepchild', 'child'] as const;
    const names = numbered(kinds.map((kind) => ({ kind })));
    expect(names).toEqual(['Filho ou filha 1', 'Enteado ou enteada', 'Filho ou filha 2']);
    expect(listed(names)).toBe('Filho ou filha 1, enteado ou enteada, filho ou filha 2');
    expect(joined(['um', 'dois', 'três'])).toBe('um, dois e três');
  });
});
