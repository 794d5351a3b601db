import { expect, test } from 'vitest';
import { keysOf } from '#law/keyed.ts';
import { siteNow } from '#tests/site-date.ts';
import { toolPath } from '#texts/paths.ts';
import { hasCheck } from '#tools/questions/asked.ts';
import type { Questions } from '#tools/questions/question.ts';
import { tools as allTools, type ToolSlug } from '#tools/tools.ts';
import { shortDate } from '#words/dates.ts';
import { celia } from '../../../tools/households.ts';
import {
  illWorker,
  leftJob,
  motherOutOfWork,
  ownAccountWorker,
  spouse,
  toldOfDecision,
  vera,
} from '../../../tools/people.ts';
import { type Step, stepsOf } from '../../../tools/steps.ts';
import type { Trip } from '../trip.ts';
import type { Visitor } from '../visitor.ts';
import { windows } from '../windows.ts';

const written = (dateStyle: 'full' | 'long') => (day: string) =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle, timeZone: 'UTC' }).format(new Date(day));
const fullDay = written('full');
const longDay = written('long');

const money = (cents: number): string =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
    .format(cents / 100)
    .replace(/\s/, ' ');

type Used = Exclude<ToolSlug, 'extrato-cnis'>;

/** Too few years for every rule but that by age, which asks for 62. */
const byAge = { ...vera, time: { years: 20, months: 0, days: 0 }, timeAtReform: undefined };

/** Who answers each tool, but for the extract, whose journey is its own; and what its result then says. */
const answered: Readonly<Record<Used, readonly [told: object, ...says: string[]]>> = {
  'prazo-do-recurso': [toldOfDecision, fullDay('2026-12-18'), shortDate('2026-12-21')],
  'renda-bpc': [celia, money(40_525)],
  'regras-de-aposentadoria': [byAge, longDay('2028-08-20')],
  'pensao-por-morte': [spouse, '60% da base', longDay('2026-12-30')],
  'qualidade-de-segurado': [leftJob, longDay('2026-05-15'), longDay('2027-05-15')],
  'salario-maternidade': [motherOutOfWork, longDay('2026-06-28'), money(225_000)],
  'valor-da-incapacidade': [illWorker, money(222_000)],
  'quanto-contribuir': [ownAccountWorker, money(17_831), money(32_420)],
};

/** Each tool with one worked case of its rules, by turns on the phone and on the desk. */
export const tools = (trip: Trip) =>
  test.each(keysOf(answered).map((slug, index) => [slug, windows[index % 2 ? 1 : 0]] as const))(
    'ferramentas, %s: um caso resolvido',
    async (slug, { width, height }) => {
      await trip.engine.resize(width, height);
      await answerTool(trip.visitor, slug);
      await trip.picture(slug);
    },
  );

/** From its first question to its result. */
export async function answerTool(visitor: Visitor, slug: Used): Promise<void> {
  const questions = allTools[slug].questions as Questions<unknown>;
  const [told, ...says] = answered[slug];
  await visitor.open(toolPath(slug), siteNow);
  for (const step of stepsOf(questions, told)) await take(visitor, step);
  if (hasCheck(questions)) await visitor.press(['button', /ver o resultado$/]);
  for (const text of says) await expect.poll(() => visitor.read(['main'])).toContain(text);
}

/** A button by all of its name, also when it says that it was the answer before. */
const button = (label: string) =>
  ['button', new RegExp(`^${label.replaceAll(/[()]/g, '\\$&')}( \\(|$)`)] as const;

async function take(visitor: Visitor, step: Step): Promise<void> {
  switch (step.does) {
    case 'answer': {
      if (step.isFolded) await visitor.press(['summary', /^Outras respostas$/]);
      // Answered in writing, an amount stands in no group.
      await visitor.see(['heading', step.question]);
      return visitor.press(button(step.label));
    }
    case 'pick':
      if (step.isFolded) await visitor.press(['summary', /^Outras pessoas$/]);
      return visitor.press(button(step.label));
    case 'tick':
      return visitor.mark(['checkbox', new RegExp(`: ${step.question.replace('?', '\\?')}$`)]);
    case 'type': {
      // An amount is a field by itself; a date and a length of time have several in a group.
      const isAlone = step.question === step.label;
      const question = isAlone ? [] : ([['group', step.question]] as const);
      return visitor.fill(step.text, ...question, ['textbox', step.label]);
    }
    case 'choose': {
      const [beginning = ''] = step.label.split(/[,:]/);
      return visitor.choose(beginning, ['combobox', step.question]);
    }
    case 'press':
      return visitor.press(button(step.label));
    case 'goOn':
      return visitor.press(
        step.label ? button(step.label) : ['button', /^(Avançar|Ver o resultado)$/],
      );
  }
}
