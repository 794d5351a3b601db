import { hasFormerPartner, withFormerPartner } from '#rules/survivor-pension/former-partner.ts';
import { dayToAsk } from '#rules/survivor-pension/payment-start.ts';
import type { Compared } from '#rules/survivor-pension/survivor-pension.ts';
import { isWhole } from '#rules/survivor-pension/timeline.ts';
import { longDate, shortDate } from '#words/dates.ts';
import { counted } from '#words/phrases.ts';
import { moneyBy } from '../result/old-figures.ts';
import { conditionsOn } from '../sentences/conditions.ts';
import { moneyFigure, named, type ResultWords } from '../sentences/result-words.ts';
import { askBy, askInDays, askInWords, isLate, isPerhapsLate, notAskedFor } from './asking.ts';
import type { Known } from './known.ts';

/** Nobody who was told of could share it, and no part of anybody has run out. */
export const isNobody = ({ standing, dependants, analysis }: Compared): boolean =>
  standing.ifConfirmed.kind === 'nobody' &&
  !hasFormerPartner({ analysis }) &&
  dependants.every((one) => one.standing === 'unmet');

type Case = 'requested' | 'uncovered' | 'nobody' | 'lapsed' | 'open';

function caseOf({ result, isRequested }: Known): Case {
  if (isRequested) return 'requested';
  if (result.insured.verdict === 'unmet') return 'uncovered';
  if (isNobody(result)) return 'nobody';
  return result.standing.ifConfirmed.kind === 'lapsed' && !hasFormerPartner(result)
    ? 'lapsed'
    : 'open';
}

type When = (known: Known) => unknown;

const of =
  (...cases: readonly Case[]): When =>
  (known) =>
    cases.includes(caseOf(known));

const { both, not } = conditionsOn<Known>();

const isCounted: When = ({ segment }) => segment;
const hasAmount: When = ({ segment }) => segment?.amount;
const isShared: When = ({ segment }) => segment && segment.dependants.length > 1;
const isBesideRetirement: When = ({ segment }) => segment?.amount && segment.withRetirement;
const hasEx: When = ({ result }) => hasFormerPartner(result);
const isCovered: When = ({ result }) => result.insured.verdict === 'met';
const isSomebodyLate: When = ({ result }) => isLate(result.dependants);
const mayBeLate: When = ({ result, today }) => isPerhapsLate(result.dependants, today);
/** Nobody told whether it has been asked for. */
export const isRequestOpen = ({ result }: Known): boolean =>
  result.dependants.some(({ payment }) => payment.toldDays === undefined);

const standingOf = ({ result, segment, scenario }: Known) =>
  result.standing[segment ? scenario : 'ifConfirmed'];
const stands =
  (kind: ReturnType<typeof standingOf>['kind']): When =>
  (known) =>
    standingOf(known).kind === kind;

const raises =
  (point: Compared['analysis'][number]['id']): When =>
  ({ result }) =>
    result.analysis.some(({ id }) => id === point);

/** No term runs against one of them, however long ago the death was. */
const hasNoTerm: When = ({ result }) =>
  notAskedFor(result.dependants).some(({ untilAge }) => untilAge !== undefined);
/** Whoever lived in união estável is left out of the sum until its document is found. */
const lacksUnionProof: When = ({ result, scenario }) =>
  result.dependants.some(
    ({ criteria, shares }) =>
      !shares[scenario] &&
      criteria.some(({ id, verdict }) => id === 'unionProof' && verdict === 'unknown'),
  );
const isBeforeThatAge: When = ({ result }) =>
  notAskedFor(result.dependants).some(
    ({ untilAge, verdict }) => untilAge !== undefined && verdict === 'met',
  );

/** What bears on all, and is told in the place of how the percentage came about. */
const isOpen: When = (known) =>
  !isCovered(known) || hasEx(known) || raises('guarda')(known) || raises('undeclaredGuarda')(known);

const isByCondition: When = ({ segment }) => segment?.reason.kind === 'condition';
const isWholeForAll: When = ({ result }) => isWhole(result.rules.quotas.value);
const isSummed: When = both(isCounted, not(isByCondition), not(isWholeForAll));
/** The parts add up to more than the whole. */
const isAtMost: When = (known) => sumOf(known) > (known.segment?.percentage ?? 0);
const tellsMinimum: When = both(isCounted, not(hasAmount), ({ result }) => result.figures);
const isRunning: When = both(
  isCounted,
  not(stands('ended')),
  ({ result }) => result.insured.verdict !== 'unmet',
);
/** Of an amount that is not known the least is told in its place. */
export const tellsLeast = both(tellsMinimum, isRunning, ({ left }) => !left);
/** Until a day that is still to come all of it is paid from the death on: that day leads. */
export const leadsWithDay = both(({ by }) => by, isRunning, not(isSomebodyLate), not(mayBeLate));

/** Of the base, before the most that it can be. */
function sumOf({ result, segment }: Known): number {
  const { base, perDependant } = result.rules.quotas.value;
  return base + (segment?.dependants.length ?? 0) * perDependant;
}

const money = (known: Known, cents: number | undefined): string | undefined =>
  cents === undefined ? undefined : moneyBy(known.result.figures ?? { isCurrent: true }, cents);

/**
 * What is paid a month of the pension to who also has a retirement, in cents: of the two the smaller is
 * reduced (EC 103/2019, art. 24, § 2º).
 */
function paidBesideRetirement({ segment }: Known): number | undefined {
  const { amount, withRetirement: both } = segment ?? {};
  if (!amount || !both) return undefined;
  return amount.shareCents < both.largerCents ? both.reducedCents : both.largerCents;
}

const withEx = ({ result, segment }: Known) => segment && withFormerPartner(result, segment);

/** The total is never below one minimum wage, whatever the percentage. */
const raisesToMinimum: When = ({ segment }) => segment?.amount?.raisedToMinimumWage;

/** What the card says, and when. */
export const cardWords = {
  figures: {
    divisao: ({ segment }, written) =>
      written('words', segment?.dependants.length === 1 ? 'para-uma' : 'para-varias'),
    porcentagem: ({ segment }) => segment && String(segment.percentage),
    dependentes: ({ segment }) => segment && String(segment.dependants.length),
    desde: ({ segment }) => segment && longDate(segment.from),
    acabou: (known) => {
      const standing = standingOf(known);
      return 'on' in standing ? longDate(standing.on) : undefined;
    },
    'quando-pedir': ({ by, today }) => by && askInDays(by, today),
    'ate-quando': ({ by, today }) => by && askInWords(by, today),
    'ultimo-dia': ({ by }) => by && longDate(by),
    dia: ({ by, today }) => by && shortDate(dayToAsk(by, today)),
    'dias-que-restam': ({ left }) => left && counted(left.days, 'dia', 'dias'),
    'soma-que-resta': ({ left }) => moneyFigure(left?.cents),
    'por-mes': (known) => money(known, known.segment?.amount?.totalCents),
    'cada-parte': (known) => money(known, known.segment?.amount?.shareCents),
    'da-pensao': (known) => money(known, paidBesideRetirement(known)),
    'com-aposentadoria': (known) => money(known, known.segment?.withRetirement?.totalCents),
    'parte-exata': ({ segment }) => moneyFigure(segment?.amount?.shareCents),
    'parte-fixa': ({ result }) => String(result.rules.quotas.value.base),
    'por-dependente': ({ result }) => String(result.rules.quotas.value.perDependant),
    soma: (known) => {
      const { base, perDependant } = known.result.rules.quotas.value;
      return `${base}% + ${known.segment?.dependants.length} × ${perDependant}% = ${sumOf(known)}%`;
    },
    ano: ({ result }) => result.figures && String(result.figures.year),
    base: ({ result }) => moneyFigure(result.base?.usedCents),
    'salario-minimo': ({ result }) => moneyFigure(result.figures?.minimumWage),
    'parte-do-minimo': ({ result, segment }) =>
      segment &&
      moneyFigure(
        result.figures && Math.floor(result.figures.minimumWage / segment.dependants.length),
      ),
    'porcentagem-com-o-ex': (known) => withEx(known)?.percentage.toString(),
    'pessoas-com-o-ex': (known) => withEx(known)?.people.toString(),
    'parte-com-o-ex': (known) => moneyFigure(withEx(known)?.amount?.shareCents),
  },
  parts: {
    answer: {
      'sem-cobertura': ({ result }) => result.insured.verdict === 'unmet',
      'so-o-ex': both(not(isCounted), hasEx),
      'acabou-antes-do-pedido': both(not(isCounted), stands('lapsed')),
      ninguem: not(isCounted),
      'dias-a-receber': both(stands('ended'), ({ by }) => by),
      acabou: stands('ended'),
      'se-confirmar': ({ scenario }) => scenario === 'ifConfirmed',
      'hoje-sem-o-ex': both(({ isNow }) => isNow, hasEx),
      hoje: ({ isNow }) => isNow,
      'desde-sem-o-ex': hasEx,
      desde: true,
    },
    decides: {
      restam: ({ left }) => left?.cents,
      'restam-sem-valor': ({ left }) => left,
      'com-aposentadoria-e-outros': both(isBesideRetirement, isShared),
      'com-aposentadoria': isBesideRetirement,
      'por-mes-dividido': both(hasAmount, isShared),
      'por-mes': hasAmount,
      'ao-menos-dividido': both(tellsLeast, isShared, not(hasEx)),
      'ao-menos': tellsLeast,
    },
    reason: {
      invalidez: ({ isDisputed }) => isDisputed,
      aposentadoria: isBesideRetirement,
      'porque.guarda': both(isCounted, raises('guarda')),
      // Beside what bears on all, it stands folded.
      'porque.declaracao': both(
        isCounted,
        isCovered,
        not(hasEx),
        not(raises('guarda')),
        raises('undeclaredGuarda'),
      ),
      'porque.base': both(isCounted, not(isOpen), not(hasAmount)),
    },
    first: {
      'ja-pediu': of('requested'),
      'sem-cobertura': of('uncovered'),
      ninguem: of('nobody'),
      acabou: of('lapsed'),
      'hoje-e-filho': (known) => known.by && (isSomebodyLate(known) || mayBeLate(known)),
      'se-nao-pediu-e-passou': mayBeLate,
      'dia-na-frente': leadsWithDay,
      'no-prazo': ({ by }) => by,
      'prazo-passou-e-filho': both(isSomebodyLate, hasNoTerm),
      'prazo-passou': isSomebodyLate,
      'filho-sem-prazo': isBeforeThatAge,
      logo: true,
    },
    second: {
      'ja-pediu': of('requested'),
      'sem-cobertura-no-prazo': both(of('uncovered'), ({ by }) => by),
      'sem-cobertura': of('uncovered'),
      ninguem: of('nobody'),
      acabou: of('lapsed'),
      'papeis-da-uniao': lacksUnionProof,
      papeis: true,
    },
    third: {
      'sem-cobertura': of('uncovered'),
      ninguem: of('nobody'),
      cobertura: both(of('open'), not(isCovered)),
      restam: both(of('open'), ({ left }) => left),
      'o-que-muda': true,
    },
    calendar: { titulo: true, onde: true, confirme: true },
    account: {
      'confira-os-motivos': not(isCounted),
      cobertura: both(isCounted, not(isCovered)),
      'porcentagem.invalidez': isByCondition,
      'porcentagem.antes-da-reforma': both(isCounted, not(isByCondition), isWholeForAll),
      'porcentagem.antes-da-reforma-valor': both(hasAmount, not(isByCondition), isWholeForAll),
      'porcentagem.no-maximo': both(isSummed, isAtMost),
      'porcentagem.regra': both(isSummed, not(isAtMost)),
      teto: both(hasAmount, ({ result }) => result.base?.cutToCeiling),
      'minimo.sempre': tellsMinimum,
      'minimo.dividido': both(tellsMinimum, isShared, not(hasEx)),
      'minimo.sobe': raisesToMinimum,
      conta: both(hasAmount, not(raisesToMinimum)),
      'outro-ano': both(hasAmount, ({ result }) => result.base?.ofAnotherYear),
      ex: both(isCounted, hasEx, (known) => !withEx(known)?.amount),
      'ex.valor': both(hasEx, (known) => withEx(known)?.amount),
      'falta-conferir': ({ result, segment, scenario }) =>
        segment &&
        !result.timelinesAgree &&
        scenario === 'asTold' &&
        result.timelines.ifConfirmed[0],
    },
    summary: {
      pedir: ({ result, isRequested, today }) => !isRequested && askBy(result.dependants, today),
    },
    words: named('para-uma para-varias paga-desde-a-morte paga-desde-a-morte-se-nao-pediu'),
  },
} as const satisfies ResultWords<Known>;
