import type { IsoDate } from '#law/date.ts';
import { daysBetween } from '#rules/calendar.ts';
import type { Dependant } from '#rules/survivor-pension/dependant.ts';
import { dayToAsk } from '#rules/survivor-pension/payment-start.ts';
import { longDate } from '#words/dates.ts';

/** From when those would be paid who have not asked yet. */
export const notAskedFor = (dependants: readonly Dependant[]) =>
  dependants
    .filter(({ payment, shares }) => shares.ifConfirmed !== undefined && payment.asIfRequestedNow)
    .map(({ payment }) => payment);

/** Somebody's days have passed without a request: each more takes money away. */
export const isLate = (dependants: readonly Dependant[]): boolean =>
  notAskedFor(dependants).some(({ verdict }) => verdict === 'unmet');

/** Nobody knows whether it was asked for: from when those would be paid, as far as a term runs against them. */
const perhapsAskedFor = (dependants: readonly Dependant[]) =>
  dependants
    .filter(
      ({ payment: { toldDays, untilAge }, shares }) =>
        shares.ifConfirmed !== undefined && toldDays === undefined && !untilAge,
    )
    .map(({ payment }) => payment);

/** If it has not been asked for, somebody's days have passed. */
export const isPerhapsLate = (dependants: readonly Dependant[], today: IsoDate): boolean =>
  perhapsAskedFor(dependants).some(({ lastDay }) => lastDay < today);

/** The soonest day by which a request that may still be made is paid from the death on; none of whom no term runs against. */
export function askBy(dependants: readonly Dependant[], today: IsoDate): IsoDate | undefined {
  const [first] = [
    ...notAskedFor(dependants).filter(({ verdict, untilAge }) => verdict === 'met' && !untilAge),
    ...perhapsAskedFor(dependants).filter(({ lastDay }) => lastDay >= today),
  ]
    .map(({ lastDay }) => lastDay)
    .sort();
  return first;
}

/** "hoje", "até 30 de dezembro de 2026": as it may be read on another day. */
export const askInWords = (by: IsoDate, today: IsoDate): string => {
  const day = dayToAsk(by, today);
  return day === today ? 'hoje' : `até ${longDate(day)}`;
};

/** The same to be read today: "até 30 de dezembro de 2026 (faltam 31 dias)" */
export function askInDays(by: IsoDate, today: IsoDate): string {
  if (by === today) return 'hoje (é o último dia)';
  const day = dayToAsk(by, today);
  const left = daysBetween(today, day);
  if (left === 1) return `até amanhã, ${longDate(day)}`;
  const near = left > 0 ? ` (faltam ${left}\u00a0dias)` : '';
  return askInWords(by, today) + near;
}
