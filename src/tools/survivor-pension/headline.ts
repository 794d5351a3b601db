import type { IsoDate } from '#law/date.ts';
import { daysBetween } from '#rules/calendar.ts';
import { hasFormerPartner, withFormerPartner } from '#rules/survivor-pension/former-partner.ts';
import type { Scenario } from '#rules/survivor-pension/scenario.ts';
import type { Compared } from '#rules/survivor-pension/survivor-pension.ts';
import { isWhole, type Segment } from '#rules/survivor-pension/timeline.ts';
import { longDate } from '#words/dates.ts';
import { formatCents } from '#words/money.ts';
import { counted } from '#words/phrases.ts';
import { moneyBy } from '../result/old-figures.ts';
import { guardaOpen, undeclared } from './open-points.ts';
import { askBy, askInWords, isLate } from './payment-wording.ts';
import { shownFirst } from './timeline-scale.ts';

/** The time in which today lies, or else the first one. */
interface Shown {
  segment: Segment;
  scenario: Scenario;
  isNow: boolean;
}

/** The part of the time that the card tells: that of today, else the first to come. */
export function segmentShown({ timelines }: Compared, today: IsoDate): Shown | undefined {
  const scenario = shownFirst(timelines);
  const segments = timelines[scenario];
  const now = segments.find(
    ({ from, until }) => from <= today && (until === undefined || today < until),
  );
  const segment = now ?? segments[0];
  return segment && { segment, scenario, isNow: now !== undefined };
}

const shareInWords = ({ percentage, dependants: { length } }: Segment): string =>
  length === 1
    ? `${percentage}% da base, para uma pessoa`
    : `${percentage}% da base, em partes iguais para ${length} pessoas`;

/** Nobody who was told of could share it, and no part of anybody has run out. */
export const isNobody = ({ standing, dependants, analysis }: Compared): boolean =>
  standing.ifConfirmed.kind === 'nobody' &&
  !hasFormerPartner({ analysis }) &&
  dependants.every((one) => one.standing === 'unmet');

/** Where no part is counted. */
function nobodyInWords({ standing, analysis }: Compared): string {
  const { ifConfirmed } = standing;
  if (hasFormerPartner({ analysis }))
    return 'Quem recebia pensão alimentícia da pessoa pode receber a pensão. A conta não mostra essa parte.';
  return ifConfirmed.kind === 'lapsed'
    ? `O tempo desta parte acabou em ${longDate(ifConfirmed.on)}, antes do pedido.`
    : 'Com estas respostas, a conta não mostra quem divide a pensão.';
}

/** The result in one sentence; never a verdict on the right itself. */
export function headlineOf(result: Compared, today: IsoDate): string {
  const shown = segmentShown(result, today);
  if (result.insured.verdict === 'unmet')
    return 'Pelo que você informou, a pessoa não estava coberta pelo INSS. Sem cobertura, em regra, não há pensão.';
  if (shown === undefined) return nobodyInWords(result);
  const standing = result.standing[shown.scenario];
  if (standing.kind === 'ended') {
    const by = askBy(result.dependants);
    return by
      ? `Pela conta, pode haver dias a receber, da morte até ${longDate(standing.on)}. Peça ${askInWords(by, today)}.`
      : `Pela conta, a pensão acabou em ${longDate(standing.on)}.`;
  }
  const share = shareInWords(shown.segment);
  if (shown.scenario === 'ifConfirmed') return `Se o que falta se confirmar: ${share}.`;
  const without = hasFormerPartner(result) ? ', sem o ex ou a ex' : '';
  return shown.isNow
    ? `Pela conta de hoje${without}: ${share}.`
    : `Pela conta, desde ${longDate(shown.segment.from)}${without}: ${share}.`;
}

const wholeNote =
  'Para mortes antes de 13 de novembro de 2019, a regra é 100% da base, em partes iguais. Quando um sai, a parte dele passa aos outros.';

const ofThatYear = ' É o valor do ano da morte: com os reajustes de depois, hoje em regra é maior.';

function percentageNote({ rules }: Compared, segment: Segment): string {
  const { percentage, reason, dependants, amount } = segment;
  const { base, perDependant } = rules.quotas.value;
  if (reason.kind === 'condition') {
    return `São ${percentage}% porque uma das pessoas tem invalidez, ou deficiência intelectual, mental ou grave.`;
  }
  if (isWhole(rules.quotas.value)) return wholeNote + (amount ? ofThatYear : '');
  const count = dependants.length;
  const sum = `${base}% + ${count} × ${perDependant}% = ${base + count * perDependant}%`;
  return `A regra é ${base}% da base, mais ${perDependant}% por dependente: ${sum}${
    base + count * perDependant > percentage ? `, até ${percentage}%` : ''
  }.`;
}

/** The total is never below one minimum wage, whatever the percentage: said wherever it is not plain. */
function floorNote(
  { base, figures }: Compared,
  { percentage, amount }: Segment,
): string | undefined {
  if (figures === undefined) return undefined;
  const wage = formatCents(figures.minimumWage);
  if (base === undefined || amount === undefined)
    return `O total por mês não fica abaixo de um salário mínimo: ${wage} em ${figures.year}.`;
  return amount.raisedToMinimumWage
    ? `${percentage}% de ${formatCents(base.usedCents)} ficaria abaixo do mínimo. O total sobe para o salário mínimo de ${figures.year}, ${wage}.`
    : undefined;
}

function moneyNotes(result: Compared, segment: Segment): string[] {
  const { base, figures } = result;
  const floor = floorNote(result, segment);
  if (figures === undefined || base === undefined || segment.amount === undefined)
    return floor === undefined ? [] : [floor];
  const used = formatCents(base.usedCents);
  return [
    ...(base.cutToCeiling
      ? [`A base foi limitada ao teto do INSS em ${figures.year}: ${used}.`]
      : []),
    floor ?? `É a conta de ${segment.percentage}% sobre ${used}.`,
    ...(base.ofAnotherYear
      ? [
          `A morte foi em outro ano. Esta conta usa os valores de ${figures.year}, sem os reajustes.`,
        ]
      : []),
  ];
}

/**
 * What is paid a month of the pension to who also has a retirement, in cents: of the two the smaller is
 * reduced (EC 103/2019, art. 24, § 2º). Undefined where none was told.
 */
const paidBesideRetirement = ({ amount, withRetirement }: Segment): number | undefined =>
  amount &&
  withRetirement &&
  (amount.shareCents < withRetirement.largerCents
    ? withRetirement.reducedCents
    : withRetirement.largerCents);

/** The longest that the shortest part lasts. */
const fourMonthsInDays = 123;

/** Of a pension over within months of a request made late today: what is left, not what a month is. */
export function leftInWords(result: Compared, today: IsoDate): string | undefined {
  const shown = segmentShown(result, today);
  if (!shown || !isLate(result.dependants)) return undefined;
  const { scenario, segment } = shown;
  const { from, until, amount, withRetirement } = segment;
  if (from !== today || !until || segment !== result.timelines[scenario].at(-1)) return undefined;
  const days = daysBetween(from, until);
  if (days > fourMonthsInDays) return undefined;
  const sum = amount && !withRetirement && Math.round((amount.totalCents * days) / 30);
  return `Pedindo hoje, só ${counted(days, 'dia', 'dias')}${sum ? `: perto de ${formatCents(sum)} ao todo` : ''}`;
}

/** Why it may be less than the part. */
export const besideRetirementInWords = ({ amount, withRetirement }: Segment): string | undefined =>
  amount &&
  withRetirement &&
  `A parte é de ${formatCents(amount.shareCents)}. Dos dois valores, o INSS reduz o menor.`;

/** What is paid a month: of a pension beside a retirement, what is left of it and both together. */
export function moneyInWords(result: Compared, segment: Segment): string | undefined {
  const { figures = { isCurrent: true } } = result;
  const { amount, withRetirement, dependants } = segment;
  if (!amount) return undefined;
  const share = moneyBy(figures, amount.shareCents);
  const paid = paidBesideRetirement(segment);
  const isShared = dependants.length > 1;
  if (paid === undefined || !withRetirement)
    return `${moneyBy(figures, amount.totalCents)} por mês${isShared ? `, ${share} para cada pessoa` : ''}`;
  const others = isShared ? ` para quem tem aposentadoria, ${share} para cada outra pessoa` : '';
  return `${moneyBy(figures, paid)} de pensão por mês${others}. Com a aposentadoria, ${moneyBy(figures, withRetirement.totalCents)} ao todo`;
}

const insuredNote = ({ insured }: Compared): string[] =>
  insured.verdict === 'met' ? [] : ['Só vale se a pessoa estava coberta pelo INSS.'];

/** What a former spouse or partner with alimony would make of the same time, then in money. */
function formerNotes(result: Compared, segment: Segment): string[] {
  if (!hasFormerPartner(result)) return [];
  const { people, percentage, amount } = withFormerPartner(result, segment);
  return [
    `Com quem recebia pensão alimentícia: ${percentage}% para ${people} pessoas.`,
    ...(amount
      ? [
          `Assim seriam ${formatCents(amount.totalCents)} por mês, ${formatCents(amount.shareCents)} para cada pessoa.`,
        ]
      : []),
  ];
}

/** How the percentage and the amount came about, in sentences. */
export function amountNotes(result: Compared, today: IsoDate): string[] {
  const shown = segmentShown(result, today);
  if (shown === undefined) {
    return ['Confira os motivos abaixo, e com o INSS pelo 135.'];
  }
  const other = result.timelines.ifConfirmed[0];
  return [
    ...insuredNote(result),
    percentageNote(result, shown.segment),
    ...moneyNotes(result, shown.segment),
    ...formerNotes(result, shown.segment),
    ...(!result.timelinesAgree && shown.scenario === 'asTold' && other
      ? ['Falta conferir uma resposta: há duas contas abaixo.']
      : []),
  ];
}

/** What the percentage is of, where no amount is known to tell it. */
const baseInWords = (result: Compared, segment: Segment): string =>
  [
    'A base é a aposentadoria da pessoa, ou a que ela teria por incapacidade permanente.',
    ...moneyNotes(result, segment),
  ].join(' ');

type Point = Compared['analysis'][number]['id'];
const has = ({ analysis }: Compared, wanted: Point) => analysis.some(({ id }) => id === wanted);

/** Why, in a sentence or two: what the percentage rests on, or what is still open. */
export function whyInWords(result: Compared, today: IsoDate): string | undefined {
  const shown = segmentShown(result, today);
  if (shown === undefined) return undefined;
  const { segment } = shown;
  const open = [
    ...(has(result, 'guarda') ? [`${guardaOpen} Peça assim mesmo.`] : []),
    ...insuredNote(result),
    ...formerNotes(result, segment).slice(0, 1),
  ];
  // Beside what bears on all, it stands folded.
  if (open.length === 0 && has(result, 'undeclaredGuarda')) open.push(undeclared);
  const floor = floorNote(result, segment);
  if (open.length > 0) return [...open, floor].filter(Boolean).join(' ');
  return segment.amount === undefined
    ? baseInWords(result, segment)
    : [floor, percentageNote(result, segment)].filter(Boolean).join(' ');
}
