import { grouped } from '#rules/grouped.ts';
import type { Dependant } from '#rules/survivor-pension/dependant.ts';
import type { PaymentStart } from '#rules/survivor-pension/payment-start.ts';
import { lastsUntil } from '#rules/survivor-pension/share.ts';
import { longDate } from '#words/dates.ts';
import { capitalised, counted, given } from '#words/phrases.ts';
import type { WordedCriterion } from '../result/CriteriaList.tsx';
import { listed, type NameOf } from './people.ts';
import { say } from './say.ts';

/** Of whom no term ran against: what comes after that birthday the law does not say. */
function toldOfNoTerm({ verdict, asIfRequestedNow, toldDays }: PaymentStart) {
  if (toldDays === undefined) return 'sem-prazo-sem-dia';
  if (verdict === 'unknown') return 'sem-prazo-depois';
  return asIfRequestedNow ? 'sem-prazo-ainda' : 'sem-prazo-a-tempo';
}

function toldOf(payment: PaymentStart) {
  const { verdict, asIfRequestedNow, toldDays, untilAge } = payment;
  if (untilAge) return toldOfNoTerm(payment);
  if (toldDays === undefined) return 'prazo-sem-dia';
  if (verdict === 'unknown') return 'prazo-dezesseis';
  if (asIfRequestedNow) return verdict === 'met' ? 'prazo-corre' : 'prazo-acabou';
  return verdict === 'met' ? 'prazo-cumprido' : 'prazo-perdido';
}

/** The rule of 90 and 180 days, once for those to whom the same applies. */
export function paymentCriteria(
  dependants: readonly Dependant[],
  nameOf: NameOf,
): WordedCriterion[] {
  const sharing = dependants.filter(({ shares }) => shares.ifConfirmed !== undefined);
  const groups = grouped(sharing, ({ payment }) => `${payment.requiredDays}-${payment.verdict}`);
  return [...groups].flatMap(([id, group]) => {
    const [first] = group;
    if (first === undefined) return [];
    const { payment } = first;
    const { verdict, citations, requiredDays, untilAge, toldDays = 0 } = payment;
    const idade = untilAge?.toString();
    const names = groups.size > 1 ? `${listed(group.map((one) => nameOf(one.id)))}: ` : '';
    // By when to ask: so many days, or, where no term ran against them, that birthday.
    const asks = untilAge
      ? say('words', 'pede-sem-prazo', { idade })
      : say('words', 'pede-prazo', { dias: String(requiredDays) });
    return {
      id,
      verdict,
      asks: capitalised(names + asks),
      told: say('words', toldOf(payment), {
        idade,
        dia: longDate(payment.lastDay),
        dias: counted(toldDays, 'dia', 'dias'),
      }),
      citations,
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

/** What somebody against whom no term runs may still lose. */
function noTermNotes(payments: readonly PaymentStart[]): string[] {
  const noTerm = payments.filter(({ untilAge }) => untilAge);
  const isOpen = noTerm.some(({ verdict, asIfRequestedNow: isNow }) => verdict === 'met' && isNow);
  return given(
    isOpen && say('account', 'paga-sem-prazo', { idade: noTerm[0]?.untilAge?.toString() }),
    noTerm.length > 0 && payments.length > 1 && say('account', 'paga-sem-prazo-e-outros'),
  );
}

/** What follows from the day of the request, in sentences. */
export function paymentNotes(dependants: readonly Dependant[]): string[] {
  const payments = dependants
    .filter(({ shares }) => shares.ifConfirmed !== undefined)
    .map(({ payment }) => payment);
  const inTime = payments.find(
    ({ verdict, asIfRequestedNow, untilAge }) => verdict === 'met' && asIfRequestedNow && !untilAge,
  );
  const late = payments.filter(
    ({ verdict, toldDays }) => verdict !== 'met' && toldDays !== undefined,
  );
  const isOver = dependants.every(({ shares }) => shares.ifConfirmed?.lapsed !== false);
  // Of whom no term ran against it is open what a late request loses.
  const isLost = isOver ? late.length > 0 : late.some(({ untilAge }) => !untilAge);
  const first = firstEnd(dependants);
  const isWhole = first?.isInTime && first.end <= first.by;
  return given(
    inTime && say('account', 'paga-no-prazo', { dia: longDate(inTime.lastDay) }),
    ...noTermNotes(payments),
    payments.some(({ toldDays }) => toldDays === undefined) && say('account', 'paga-sem-dia'),
    isLost && say('account', isOver ? 'paga-nada' : 'paga-do-pedido'),
    first &&
      say('account', isWhole ? 'paga-ate-acabar' : 'paga-nada-depois', {
        acaba: longDate(first.end),
        dia: longDate(first.by),
      }),
  );
}
