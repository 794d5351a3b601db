import type { IsoDate } from '#law/date.ts';
import type { Dependant } from '#rules/survivor-pension/dependant.ts';
import { dayToAsk, type PaymentStart } from '#rules/survivor-pension/payment-start.ts';
import { lastsUntil } from '#rules/survivor-pension/share.ts';
import { longDate } from '#words/dates.ts';
import { capitalised, counted } from '#words/phrases.ts';
import type { WordedCriterion } from '../result/CriteriaList.tsx';
import { listed, type NameOf } from './people.ts';

/** Of whom no term ran against: what comes after that birthday the law does not say. */
function toldOfNoTerm({ verdict, asIfRequestedNow, toldDays }: PaymentStart, age: number): string {
  if (toldDays === undefined) return 'o dia do pedido.';
  if (verdict === 'unknown')
    return `já tinha ${age} anos no dia do pedido. Pode haver meses atrasados: leve a um advogado ou à Defensoria.`;
  return asIfRequestedNow
    ? `ainda não foi pedida, e hoje tem menos de ${age} anos.`
    : `tinha menos de ${age} anos no dia do pedido.`;
}

function toldOf(payment: PaymentStart): string {
  const { verdict, asIfRequestedNow, toldDays, lastDay, untilAge } = payment;
  if (untilAge) return toldOfNoTerm(payment, untilAge);
  const last = longDate(lastDay);
  if (toldDays === undefined) return `o dia do pedido. Os dias contam até ${last}.`;
  if (verdict === 'unknown') {
    return 'os 16 anos vieram entre a morte e o pedido, e a lei não diz qual idade vale.';
  }
  if (asIfRequestedNow) {
    return verdict === 'met'
      ? `ainda não foi pedida, e os dias vão até ${last}.`
      : `ainda não foi pedida, e os dias foram até ${last}.`;
  }
  return `pedido ${counted(toldDays, 'dia', 'dias')} depois. Os dias ${verdict === 'met' ? 'iam' : 'foram'} até ${last}.`;
}

const keyOf = ({ requiredDays, verdict }: PaymentStart): string => `${requiredDays}-${verdict}`;

/** By when to ask: so many days, or, where no term ran against them, that birthday. */
const termInWords = ({ requiredDays, untilAge }: PaymentStart): string =>
  untilAge
    ? `em mortes antes de 18 de janeiro de 2019, nenhum prazo corria contra quem tinha menos de ${untilAge} anos. Pedido antes dessa idade`
    : `pedido em até ${requiredDays} dias`;

/** The rule of 90 and 180 days, once for those to whom the same applies. */
export function paymentCriteria(
  dependants: readonly Dependant[],
  nameOf: NameOf,
): WordedCriterion[] {
  const counted = dependants.filter(({ shares }) => shares.ifConfirmed !== undefined);
  const groups = new Map<string, Dependant[]>();
  for (const dependant of counted) {
    const key = keyOf(dependant.payment);
    groups.set(key, [...(groups.get(key) ?? []), dependant]);
  }
  return [...groups].flatMap(([id, group]) => {
    const [first] = group;
    if (first === undefined) return [];
    const { payment } = first;
    const names = groups.size > 1 ? `${listed(group.map((one) => nameOf(one.id)))}: ` : '';
    return {
      id,
      verdict: payment.verdict,
      asks: capitalised(`${names}${termInWords(payment)}, para pagar desde a morte`),
      told: toldOf(payment),
      citations: payment.citations,
    };
  });
}

/** The part not yet asked for that would be over first, and the last day to have it paid from the death on. */
function firstEnd(dependants: readonly Dependant[]) {
  const [first] = dependants
    .flatMap(({ payment, shares }) => {
      const share = shares.ifConfirmed;
      const end = share && lastsUntil(share);
      return payment.asIfRequestedNow && !share?.lapsed && end !== undefined
        ? [{ end, by: payment.lastDay, isInTime: payment.verdict === 'met' }]
        : [];
    })
    .sort((one, other) => (one.end < other.end ? -1 : 1));
  return first;
}

/** From when those would be paid who have not asked yet. */
export const notAskedFor = (dependants: readonly Dependant[]) =>
  dependants
    .filter(({ payment, shares }) => shares.ifConfirmed !== undefined && payment.asIfRequestedNow)
    .map(({ payment }) => payment);

/** Somebody's days have passed without a request: each more takes money away. */
export const isLate = (dependants: readonly Dependant[]): boolean =>
  notAskedFor(dependants).some(({ verdict }) => verdict === 'unmet');

/** The soonest day by which a request not yet made is paid from the death on; none of whom no term runs against. */
export function askBy(dependants: readonly Dependant[]): IsoDate | undefined {
  const [first] = notAskedFor(dependants)
    .filter(({ verdict, untilAge }) => verdict === 'met' && !untilAge)
    .map(({ lastDay }) => lastDay)
    .sort();
  return first;
}

/** "hoje", "até 30 de dezembro de 2026" */
export const askInWords = (by: IsoDate, today: IsoDate): string => {
  const day = dayToAsk(by, today);
  return day === today ? 'hoje' : `até ${longDate(day)}`;
};

/** What somebody against whom no term runs may still lose. */
function noTermNotes(payments: readonly PaymentStart[]): string[] {
  const noTerm = payments.filter(({ untilAge }) => untilAge);
  const isOpen = noTerm.some(({ verdict, asIfRequestedNow: isNow }) => verdict === 'met' && isNow);
  const inTime = `Peça sem demora: depois dos ${noTerm[0]?.untilAge} anos, os meses desde a morte deixam de ser certos.`;
  const shared =
    'Alguém já recebe esta pensão inteira? Então a parte de quem pede depois pode ser paga só desde o pedido.';
  return [
    ...(isOpen ? [inTime] : []),
    ...(noTerm.length > 0 && payments.length > 1 ? [shared] : []),
  ];
}

/** What follows from the day of the request, in sentences. */
export function paymentNotes(dependants: readonly Dependant[]): string[] {
  const payments = dependants
    .filter(({ shares }) => shares.ifConfirmed !== undefined)
    .map(({ payment }) => payment);
  const notes: string[] = [];
  const inTime = payments.find(
    ({ verdict, asIfRequestedNow, untilAge }) => verdict === 'met' && asIfRequestedNow && !untilAge,
  );
  if (inTime) {
    notes.push(
      `Com pedido até ${longDate(inTime.lastDay)}, a regra paga desde a morte. Depois, paga só desde o pedido.`,
    );
  }
  notes.push(...noTermNotes(payments));
  if (payments.some(({ toldDays }) => toldDays === undefined)) {
    notes.push('Sem o dia do pedido, a conta supõe pagamento desde a morte.');
  }
  const late = payments.filter(
    ({ verdict, toldDays }) => verdict !== 'met' && toldDays !== undefined,
  );
  if (late.length > 0) {
    const isOver = dependants.every(({ shares }) => shares.ifConfirmed?.lapsed !== false);
    // Of whom no term ran against it is open what a late request loses.
    if (isOver || late.some(({ untilAge }) => !untilAge))
      notes.push(
        isOver
          ? 'O tempo desta parte corre desde a morte e já passou. Por isso, em regra, o INSS não paga nada por ela.'
          : 'Pedir depois não apaga o direito, mas os meses anteriores, em regra, se perdem. Parte que dura 4 meses ou alguns anos corre desde a morte.',
      );
  }
  const first = firstEnd(dependants);
  if (first !== undefined)
    notes.push(
      first.isInTime && first.end <= first.by
        ? `Uma parte acaba em ${longDate(first.end)}. Com pedido até ${longDate(first.by)}, em regra ela ainda é paga da morte até esse dia. Com pedido depois, não.`
        : `Uma parte acaba em ${longDate(first.end)}, contada desde a morte. Quem pede depois disso não recebe nada por ela.`,
    );
  return notes;
}
