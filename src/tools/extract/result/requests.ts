import { lacksMonths } from '#cnis/months-told.ts';
import labels from '#labels/extrato-cnis.json' with { type: 'json' };
import { contributionOf, contributionRates } from '#law/contributions.ts';
import { yearOf } from '#law/date.ts';
import { keysOf } from '#law/keyed.ts';
import { firstDayOf, type Month, monthOf } from '#law/month.ts';
import { valueOn } from '#law/value.ts';
import type { LeftOut } from '#rules/contribution-time/left-out.ts';
import type { MonthRow } from '#rules/contribution-time/month-rows.ts';
import { isJob } from '#rules/contribution-time/reading.ts';
import { ruralSpans } from '#rules/contribution-time/rural.ts';
import type { Why } from '#rules/contribution-time/why.ts';
import { grouped } from '#rules/grouped.ts';
import { formatCents } from '#words/money.ts';
import { counted } from '#words/phrases.ts';
import type { Counted } from './count-life.ts';
import { runInWords, runsOf } from './month-runs.ts';
import type { NamedSpell, ToldLife } from './told-life.ts';
import { codesOf, placeInWords, shortMonth } from './wording.ts';

/** Something to ask the INSS for. */
export interface Request {
  readonly id: string;
  /** The job, benefit or months that it is about. */
  readonly about: string;
  readonly ask: string;
  readonly papers?: string;
  /** Where it stands in the extract. */
  readonly where?: string;
}

const { papers } = labels;

/** What to ask about a spell, by what keeps days of it out of the count. */
const askAbout: Partial<Record<Why, string>> = labels.ask;

/** Who paid the months: a company, the person, also at 5 % that the INSS has to validate, or both. */
type Payer = 'company' | 'self' | 'lowIncome' | 'both';

/** The same of a month after the reform, which some papers tell of month by month. */
const askAboutMonth: Partial<Record<Why, { ask: string; isOfMonths?: boolean }>> =
  labels.askOfMonth;

/** The codes of the 5 % plan that is not validated; Lei 8.212/1991, art. 21, § 2º, II, b. */
const isOfLowIncome = (codes: readonly string[]): boolean =>
  codes.some((code) => /^(?:PREC-FBR(?!-ANT)|FBR-AUT)/.test(code));

/** Codes of all of it, or of what weighs on one month. */
const codesIn = ({ relation }: NamedSpell, month?: Month): string[] =>
  relation
    ? codesOf(
        month
          ? { ...relation, months: relation.months.filter((line) => line.month === month) }
          : relation,
      )
    : [];

/** To validate them, and what completes a month up to 11 %; Lei 8.212/1991, art. 21, § 2º. */
function toValidate(rows: readonly MonthRow[] = []): string {
  const { month, minimum } = rows.at(-1) ?? {};
  const day = month && firstDayOf(month);
  const price =
    day && minimum !== undefined
      ? `: ${formatCents(contributionOf(minimum, valueOn(contributionRates.simplified, day) - valueOn(contributionRates.lowIncome, day)))} por mês em ${yearOf(day)}, fora juros`
      : '';
  return `Pago a 5% e não validado. Confira o CadÚnico da época e peça “Validar contribuições como facultativo de baixa renda”. Não trabalhava no mês? Pergunte no 135 como completar até 11%${price}`;
}

const whereOf = (named: NamedSpell | undefined): Pick<Request, 'where'> =>
  named?.relation ? { where: placeInWords(named.relation.seq.place) } : {};

/** So many stretches are named: the sheet to take along stays one, and the page has all of them. */
const namedAtMost = 8;

function stretchesInWords(stretches: readonly string[]): string {
  const more = stretches.length - namedAtMost;
  const named = stretches.slice(0, namedAtMost).join(', ');
  return more > 0 ? `${named} e mais ${counted(more, 'trecho', 'trechos')}` : named;
}

/** "02/2015 a 11/2015, 03/2017"; "desde 03/2018" where it has no end. */
const leftOutInWords = (rows: readonly LeftOut[]): string =>
  stretchesInWords(
    rows.map(({ from, until }) =>
      until
        ? runInWords([{ month: monthOf(from) }, { month: monthOf(until) }])
        : `desde ${shortMonth(monthOf(from))}`,
    ),
  );

/** What an extract with the payments may tell of itself: nobody asks the INSS for it before. */
const toldByPayments: readonly Why[] = ['noPay', 'baseUnknown', 'paymentUnknown', 'unpaidEnd'];

/** All that the count found to be settled, one line for each thing that can be asked at once. */
export function requestsOf({ life, spells, extract }: ToldLife, { time }: Counted): Request[] {
  const isWithoutMonths = extract !== undefined && lacksMonths(extract);
  const isEarly = (why: Why) => isWithoutMonths && toldByPayments.includes(why);
  const spellOf = (id: string) => spells.find(({ spell }) => spell.id === id);
  const idOf = ({ spell, why }: LeftOut) => `${spell}-${why}`;
  // A job without an end stands here from its beginning, also where days of it are left out for that.
  const open = time.openJobs.flatMap(({ spell }): LeftOut[] => {
    const told = spellOf(spell)?.spell;
    return told && told.isRunning !== true
      ? [{ spell, why: 'noEnd', from: told.from, until: undefined }]
      : [];
  });
  const byRequest = new Map([...grouped(time.leftOut, idOf), ...grouped(open, idOf)]);
  const ofSpells = [...byRequest].flatMap(([id, rows]): Request[] => {
    const [first] = rows;
    const ask = first && !isEarly(first.why) && askAbout[first.why];
    const named = first && spellOf(first.spell);
    return ask && named
      ? [
          {
            id,
            about: `${named.name}, ${leftOutInWords(rows)}`,
            ...(first.why === 'pending' && isOfLowIncome(codesIn(named))
              ? { ask: toValidate(), papers: papers.inTheirTime.lowIncome }
              : { ask, papers: isJob(named.spell) ? papers.job : papers.paid }),
            ...whereOf(named),
          },
        ]
      : [];
  });
  const ofFields = spells
    .filter(({ spell }) => ruralSpans({ ...life, spells: [spell] }).length > 0)
    .map((named) => ({
      id: `${named.spell.id}-rural`,
      about: named.name,
      ask: 'O trabalho no campo ou na pesca protege e pode contar, com prova. Peça que seja reconhecido',
      papers: papers.rural,
      ...whereOf(named),
    }));
  const payerOf = ({ month, spells: ids }: MonthRow): Payer => {
    const those = ids.flatMap((id) => spellOf(id) ?? []);
    const ofCompany = those.filter(
      ({ spell }) => isJob(spell) || spell.kind === 'serviceToCompany',
    );
    if (ofCompany.length > 0) return ofCompany.length < those.length ? 'both' : 'company';
    return isOfLowIncome(those.flatMap((one) => codesIn(one, month))) ? 'lowIncome' : 'self';
  };
  const ofMonths = keysOf(askAboutMonth).flatMap((why): Request[] => {
    const rows = time.months.filter(({ whyNot }) => whyNot.includes(why));
    const told = isEarly(why) ? undefined : askAboutMonth[why];
    if (!told) return [];
    return [...grouped(rows, payerOf)].map(([payer, those]) => ({
      id: `${why}-${payer}`,
      about: stretchesInWords(runsOf(those).map(runInWords)),
      ask: why === 'pending' && payer === 'lowIncome' ? toValidate(those) : told.ask,
      papers: (told.isOfMonths ? papers.ofTheMonths : papers.inTheirTime)[payer],
    }));
  });
  return [...ofSpells, ...ofFields, ...ofMonths];
}
