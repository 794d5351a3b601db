import { expect, it } from 'vitest';
import { faultsOf } from '#tests/tools/faults-of.ts';
import {
  atHome,
  illWorker,
  leftJob,
  motherAtHospital,
  spouse,
  toldOfDecision,
} from '#tests/tools/people.ts';
import type { Questions } from './questions/question.ts';
import { type ToolSlug, tools } from './tools.ts';

interface Question {
  id: string;
  kind: string;
  isMonth?: boolean;
}

/** What somebody writes into the controls of a question: "2026-02-30", "2025-13", "1.620,99". */
function written({ id, kind, isMonth }: Question, text: string): Record<string, string> {
  if (kind !== 'date') return { [id]: text };
  const [year = '', month = '', day = ''] = text.split('-');
  const ofMonth = { [`${id}-mes`]: month, [`${id}-ano`]: year };
  return isMonth ? ofMonth : { ...ofMonth, [`${id}-dia`]: day };
}

const { children: _, ...widow } = { ...spouse, request: 'made', requestDay: '2026-10-10' } as const;
const mother = { ...motherAtHospital, stay: 'none' };

it.each<[ToolSlug, string, object, string[], string[]]>([
  [
    'qualidade-de-segurado',
    'month',
    leftJob,
    ['2003-1', '2026-11'],
    ['', '2026-12', '2025-13', '25-3', '1998-3'],
  ],
  [
    'salario-maternidade',
    'day',
    mother,
    ['2026-03-01'],
    ['2012-01-01', '2029-01-01', '2026-02-30'],
  ],
  [
    'salario-maternidade',
    'leaveDay',
    mother,
    ['2026-02-01', '2026-02-28'],
    ['2026-01-31', '2026-03-01'],
  ],
  [
    'prazo-do-recurso',
    'ciencia',
    toldOfDecision,
    ['2026-11-21'],
    ['2026-11-22', '2026-11-31', '26-11-20'],
  ],
  ['pensao-por-morte', 'death', widow, ['2026-10-01'], ['2026-11-22', '1925-12-31']],
  ['pensao-por-morte', 'requestDay', widow, ['2026-10-01'], ['2026-09-30', '2026-11-22']],
  ['valor-da-incapacidade', 'meanCents', illWorker, ['2.500,00'], ['', '0', 'muito']],
  [
    'quanto-contribuir',
    'baseCents',
    { ...atHome, isLowIncome: false },
    ['1.621,00'],
    ['', '0', 'muito', '1.620,99'],
  ],
])(
  '%s, %s: o limite serve; o resto recebe, no seu campo, uma resposta que ajuda',
  (tool, key, told, good, bad) => {
    const questions = tools[tool].questions as unknown as Questions<unknown>;
    const question = (questions as Record<string, Question>)[key] as Question;
    const faultsBy = (text: string) => faultsOf(questions, told, written(question, text));
    for (const text of good) expect(faultsBy(text), text).toEqual([]);
    const faults = bad.map((text) => faultsBy(text)[0]);
    expect(faults.map((fault) => fault?.fieldId)).toEqual(bad.map(() => question.id));
    // What is wrong with a day is not said of another.
    if (question.kind === 'date')
      expect(new Set(faults.map((fault) => fault?.message)).size).toBe(bad.length);
  },
);
