import { z } from 'zod';
import { isoDate } from '#law/date.ts';
import { addMonths, type Month, monthNumber, monthOf } from '#law/month.ts';
import { parseMoney } from '#words/typed-money.ts';
import type {
  MonthPart,
  Spell,
  SpellKind,
  Standing,
  WorkingLife,
} from '../contribution-time/life.ts';
import { day, dayIn, money } from './facts.ts';

// A working life as cases.yaml tells it: one line for each job, run of payments or benefit.

const kinds: Readonly<Record<string, SpellKind>> = {
  empregado: 'employee',
  doméstica: 'domestic',
  'por conta própria': 'ownAccount',
  facultativo: 'facultativo',
  'no campo': 'special',
  'serviço a empresa': 'serviceToCompany',
  'auxílio-doença': 'incapacityBenefit',
  'auxílio por acidente': 'incapacityBenefit',
  'salário-maternidade': 'maternityBenefit',
  'outro benefício': 'otherBenefit',
};

const standingOf = (marks: string): Standing =>
  /pendente/.test(marks) ? 'pending' : /recusad/.test(marks) ? 'refused' : 'counts';

const spellLine = new RegExp(
  `^(${Object.keys(kinds).join('|')}) desde (\\S+?)(?: até (\\S+?))?((?:, (?:pendente|recusado|segue))*)(?:: (.+))?$`,
);
const paymentLine =
  /^(\d\d\/\d{4})(?: a (\d\d\/\d{4}))?(?: de (R\$ [\d.,]+))?(?:,? paga em (\S+?)|,? paga no dia (\d\d))?((?:, (?:pendente|recusada|plano reduzido))*)$/;

const example =
  'escreva como “empregado desde 01/01/2024 até 10/03/2025, pendente: 01/2024 a 02/2025 de R$ 3.000,00; 03/2025”';

/** @throws {Error} for what is no day of the calendar */
function dayOf(text: string) {
  const day = dayIn(text);
  if (day) return day;
  throw new Error(`“${text}” não é um dia`);
}

const monthIn = (text: string): Month => monthOf(dayOf(`01/${text}`));

function paymentsIn(text: string): MonthPart[] {
  const [, first = '', last = first, amount, paidOn, paidDay, marks = ''] =
    paymentLine.exec(text) ?? [];
  if (!first) throw new Error(`“${text}” não é um pagamento`);
  const from = monthIn(first);
  const base = amount === undefined ? undefined : parseMoney(amount);
  return Array.from({ length: monthNumber(monthIn(last)) - monthNumber(from) + 1 }, (_, index) => {
    const month = addMonths(from, index);
    return {
      month,
      ...(base !== undefined && { base }),
      plan: /reduzido/.test(marks) ? 'reduced' : 'full',
      standing: standingOf(marks),
      ...(paidOn && { paidOn: dayOf(paidOn) }),
      ...(paidDay && { paidOn: isoDate(`${addMonths(month, 1)}-${paidDay}`) }),
    };
  });
}

function spellIn(text: string, index: number): Spell {
  const [, kind = '', from = '', until, marks = '', payments] = spellLine.exec(text) ?? [];
  const known = kinds[kind];
  if (!known) throw new Error(`“${text}” não é um trecho da vida`);
  return {
    id: String.fromCharCode(97 + index),
    kind: known,
    from: dayOf(from),
    ...(until && { until: dayOf(until) }),
    ...(/segue/.test(marks) && { isRunning: true }),
    ...(/acidente/.test(kind) && { isByAccident: true }),
    standing: standingOf(marks),
    months: payments?.split('; ').flatMap(paymentsIn) ?? [],
  };
}

const spells = z.array(z.string()).transform((lines, context) => {
  try {
    return lines.map(spellIn);
  } catch (error) {
    context.addIssue({ code: 'custom', message: `${(error as Error).message}: ${example}` });
    return z.NEVER;
  }
});

/** What a case tells of a life; the day on which it is looked at is the case's. */
export const toldLife: z.ZodType<Omit<WorkingLife, 'today'>> = z
  .strictObject({
    vida: spells.default([]),
    'soma do INSS': z.record(z.string(), money).default({}),
    'seguro-desemprego': z.array(day).default([]),
  })
  .transform((told) => ({
    spells: told.vida,
    consolidated: new Map(
      Object.entries(told['soma do INSS']).map(([month, cents]) => [monthIn(month), cents]),
    ),
    unemployedOn: told['seguro-desemprego'],
  }));
