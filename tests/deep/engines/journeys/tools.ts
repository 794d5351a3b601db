import { describe, expect, test } from 'vitest';
import { isoDate } from '#law/date.ts';
import { insuredStatus } from '#rules/insured-status/insured-status.ts';
import { cases as insuredCases } from '#rules/insured-status/proof/cases.ts';
import { cases as retirementCases } from '#rules/retirement/proof/cases.ts';
import { cases as pensionCases } from '#rules/survivor-pension/proof/cases.ts';
import { siteNow } from '#tests/site-date.ts';
import { questions as incomeQuestions } from '#tools/bpc-income/questions.ts';
import { questions as contributionQuestions } from '#tools/contribution-cost/questions.ts';
import { questions as deadlineQuestions } from '#tools/deadlines/questions.ts';
import { questions as incapacityQuestions } from '#tools/incapacity-pay/questions.ts';
import { questions as insuredQuestions } from '#tools/insured-status/questions.ts';
import { questions as maternityQuestions } from '#tools/maternity-pay/questions.ts';
import type { Questions } from '#tools/questions/question.ts';
import { questions as retirementQuestions } from '#tools/retirement/questions.ts';
import { questions as pensionQuestions } from '#tools/survivor-pension/questions.ts';
import type { ToolSlug } from '#tools/tools.ts';
import { shortDate } from '#words/dates.ts';
import {
  alone,
  illWorker,
  leftJob,
  motherOutOfWork,
  ownAccountWorker,
  spouse,
  vera,
} from '../../../tools/people.ts';
import { type Step, stepsOf, type Telling } from '../../../tools/steps.ts';
import type { Trip } from '../trip.ts';
import type { Visitor } from '../visitor.ts';
import { windows } from '../windows.ts';

type Use = (visitor: Visitor) => Promise<void>;

/** Each tool, but for the extract, whose journey is its own. */
const uses: Readonly<Record<Exclude<ToolSlug, 'extrato-cnis'>, Use>> = {
  'prazo-do-recurso': countTerm,
  'renda-bpc': sumIncome,
  'regras-de-aposentadoria': findRules,
  'pensao-por-morte': divide,
  'qualidade-de-segurado': countMonths,
  'salario-maternidade': countDays,
  'valor-da-incapacidade': valueIncapacity,
  'quanto-contribuir': priceMonth,
};

/** Each tool with one worked case of its rules. */
export const tools = (trip: Trip) =>
  describe.each(windows)('ferramentas, $name', ({ width, height }) => {
    test.each(Object.entries(uses))('%s: um caso resolvido', async (name, use) => {
      await trip.engine.resize(width, height);
      await use(trip.visitor);
      await trip.picture(name);
    });
  });

/** A day on which all that these cases turn on is the same as on the one they were worked for. */
const now = siteNow;

/** When to appeal, counted from the day of the letter. */
export async function countTerm(visitor: Visitor): Promise<void> {
  const ciencia = isoDate('2026-11-20');
  await visitor.open('/ferramentas/prazo-do-recurso', now);
  await tell(visitor, deadlineQuestions, { happened: 'denied', ciencia });
  await expect.poll(() => visitor.read(['main'])).toContain(fullDay('2026-12-18'));
  expect(await visitor.read(['main'])).toContain(shortDate('2026-12-21'));
}

/** Whether the income of a family is within the limit of the BPC. */
async function sumIncome(visitor: Visitor): Promise<void> {
  // The household of the first pages: exactly a quarter of the wage.
  const wage = 162_100;
  await visitor.open('/ferramentas/renda-bpc', now);
  await tell(visitor, incomeQuestions, {
    ...alone,
    residents: [
      {
        relationship: 'spouseOrPartner',
        hasIncome: true,
        incomes: [{ kind: 'inssBenefit', cents: wage }],
        ageBand: 'over65',
        hasDisability: false,
      },
      {
        relationship: 'child',
        civilStatus: 'single',
        hasIncome: true,
        incomes: [{ kind: 'work', cents: wage }],
      },
      { relationship: 'child', civilStatus: 'single', hasIncome: false },
      { relationship: 'grandchild' },
    ],
  });
  await confirm(visitor);
  await expect.poll(() => visitor.read(['main'])).toContain(money(40_525));
}

/** Which rules of retirement are met, and when the next one is. */
async function findRules(visitor: Visitor): Promise<void> {
  const title = 'Por idade: homem filiado até a reforma: bastam 15 anos';
  const { facts: answers } = found(retirementCases, 'title', title);
  await visitor.open('/ferramentas/regras-de-aposentadoria', now);
  await tell(visitor, retirementQuestions, {
    ...vera,
    sex: answers.sex,
    birthDate: answers.birthDate,
    time: answers.time,
    timeAtReform: undefined,
    carenciaMonths: answers.carenciaMonths,
  });
  await confirm(visitor);
  await expect.poll(() => visitor.read(['main'])).toContain(longDay('2027-01-10'));
}

/** How a pension is divided. */
async function divide(visitor: Visitor): Promise<void> {
  const title = 'Casos resolvidos: base de R$ 3.000, um dependente: R$ 1.800';
  const { facts } = found(pensionCases, 'title', title);
  await visitor.open('/ferramentas/pensao-por-morte', now);
  await tell(visitor, pensionQuestions, {
    ...spouse,
    death: facts.death,
    partnerBirth: facts.partner?.birth,
    request: 'made',
    requestDay: isoDate(String(facts.request)),
    baseCents: facts.baseCents,
  });
  await confirm(visitor);
  await expect.poll(() => visitor.read(['main'])).toContain('60% da base');
  expect(await visitor.read(['main'])).toContain(money(180_000));
}

/** Until when the cover reaches, and how far it may. */
async function countMonths(visitor: Visitor): Promise<void> {
  const { facts, on } = found(
    insuredCases,
    'title',
    'Casos resolvidos: desemprego com outra prova: o INSS pode não aceitar, a data segura fica a menor',
  );
  const { sure, possible } = insuredStatus(facts, on);
  await visitor.open('/ferramentas/qualidade-de-segurado', now);
  await tell(visitor, insuredQuestions, { ...leftJob, month: isoDate(String(facts.month)) });
  await confirm(visitor);
  await expect.poll(() => visitor.read(['main'])).toContain(longDay(sure.until));
  for (const { until } of possible) expect(await visitor.read(['main'])).toContain(longDay(until));
}

/** The days of a salário-maternidade, and what a month pays. */
async function countDays(visitor: Visitor): Promise<void> {
  await visitor.open('/ferramentas/salario-maternidade', now);
  await tell(visitor, maternityQuestions, motherOutOfWork);
  await confirm(visitor);
  await expect.poll(() => visitor.read(['main'])).toContain(longDay('2026-06-28'));
  expect(await visitor.read(['main'])).toContain(money(225_000));
}

/** What a retirement by permanent incapacity would pay. */
async function valueIncapacity(visitor: Visitor): Promise<void> {
  await visitor.open('/ferramentas/valor-da-incapacidade', now);
  await tell(visitor, incapacityQuestions, illWorker);
  await confirm(visitor);
  await expect.poll(() => visitor.read(['main'])).toContain(money(222_000));
}

/** What a month of each plan costs. */
async function priceMonth(visitor: Visitor): Promise<void> {
  await visitor.open('/ferramentas/quanto-contribuir', now);
  await tell(visitor, contributionQuestions, ownAccountWorker);
  await confirm(visitor);
  for (const month of [17_831, 32_420])
    await expect.poll(() => visitor.read(['main'])).toContain(money(month));
}

/** Answers all that a tool asks. */
async function tell<Told>(
  visitor: Visitor,
  questions: Questions<Told>,
  told: Telling<Told>,
): Promise<void> {
  for (const step of stepsOf(questions, told)) await take(visitor, step);
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

/** From the answers to be checked to the result. */
const confirm = (visitor: Visitor) => visitor.press(['button', /ver o resultado$/]);

function found<Case, Field extends keyof Case>(
  cases: readonly Case[],
  field: Field,
  value: Case[Field],
): Case {
  const one = cases.find((each) => each[field] === value);
  if (!one) throw new Error(`No case with ${value}.`);
  return one;
}

const written = (dateStyle: 'full' | 'long') => (day: string) =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle, timeZone: 'UTC' }).format(new Date(day));
const fullDay = written('full');
const longDay = written('long');

const money = (cents: number): string =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
    .format(cents / 100)
    .replace(/\s/, ' ');
