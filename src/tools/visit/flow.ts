import type { FieldError } from '#components/form/ErrorSummary.tsx';
import type { IsoDate } from '#law/date.ts';
import { hasCheck, outside } from '../questions/asked.ts';
import { rowId, rowNumber } from '../questions/control-ids.ts';
import {
  type AnyAt,
  type AnyList,
  type AnyQuestions,
  anyQuestions,
  type Questions,
} from '../questions/question.ts';
import { readAnswers } from '../questions/read.ts';
import { holds, mostAfter, type Screen, screensOf } from '../questions/screens.ts';
import { formOf, type Typed, withoutGroup } from '../questions/typed.ts';

/** Where the visitor stands: at a question, at the answers to be checked, at the result. */
type Place = { readonly screen: string } | 'check' | 'result';

/** All that a visit to a tool is: it lies in the history of the tab, and nowhere else. */
export interface Visit {
  readonly place: Place;
  readonly typed: Typed;
  /** The screens that were answered; the answer may have been that there is nothing. */
  readonly seen: readonly string[];
  /** The answers had all been given, and one is being changed. */
  readonly isChanging: boolean;
}

/** What keeps the visitor where they are. */
interface Refused {
  readonly errors: readonly FieldError[];
}

/** Onward; what is wrong with an answer to which that leads back, and what follows from the last one. */
export interface Outcome {
  readonly visit: Visit;
  readonly errors?: readonly FieldError[];
  readonly note?: string | undefined;
}

/** A tool as its flow needs to know it. */
export interface Asking<Told> {
  questions: Questions<Told>;
  /** Minimum wage in cents. */
  wage?: number;
}

/** The answers as far as they go, and the screens that they call for. */
export function lookAt<Told>(
  { questions, wage }: Pick<Asking<Told>, 'questions' | 'wage'>,
  typed: Typed,
  today: IsoDate,
) {
  const { told, errors } = readAnswers(questions, formOf(typed), today, wage);
  const at: AnyAt = { ...outside(today, wage), told: told as AnyAt['told'] };
  const all = anyQuestions(questions);
  return {
    told,
    errors,
    screens: screensOf(all, at),
    mostAfter: (index: number) => mostAfter(all, at, index),
  };
}

/** A tool that nobody has answered yet. */
export const startOf = (questions: AnyQuestions): Visit => ({
  place: { screen: Object.values(questions)[0]?.id ?? '' },
  typed: [],
  seen: [],
  isChanging: false,
});

const screenOf = ({ place }: Visit, screens: readonly Screen[]): number =>
  typeof place === 'string' ? -1 : screens.findIndex(({ id }) => id === place.screen);

function amongScreens(screens: readonly Screen[], visit: Visit, fieldId: string): Visit {
  const screen = screens.find((one) => holds(one, fieldId)) ?? screens[0];
  return { ...visit, place: { screen: screen?.id ?? '' }, isChanging: true };
}

/** To the screen with this control. */
export const toControl = <Told>(
  asking: Asking<Told>,
  visit: Visit,
  fieldId: string,
  today: IsoDate,
): Visit => amongScreens(lookAt(asking, visit.typed, today).screens, visit, fieldId);

/** To the question of the first of these faults, and what is wrong there. */
function backTo(screens: readonly Screen[], visit: Visit, faults: readonly FieldError[]): Outcome {
  const [{ fieldId: first } = { fieldId: '' }] = faults;
  return {
    visit: amongScreens(screens, visit, first),
    errors: faults.filter(({ fieldId }) => fieldId === first),
  };
}

/** Back from the check: answers cannot be so together. */
export const refused = <Told>(
  asking: Asking<Told>,
  visit: Visit,
  faults: readonly FieldError[],
  today: IsoDate,
): Outcome => backTo(lookAt(asking, visit.typed, today).screens, visit, faults);

/** When every question has been answered: to the check, or where little is asked to the result. */
export const finish = <Told>(
  asking: Asking<Told>,
  visit: Visit,
  { errors, screens }: ReturnType<typeof lookAt<Told>>,
): Outcome =>
  errors.length > 0
    ? backTo(screens, visit, errors)
    : {
        visit: {
          ...visit,
          place: hasCheck(asking.questions) ? 'check' : 'result',
          isChanging: false,
        },
      };

/**
 * Onward from a screen whose answer has been given; where answers are changed, to the next that is open: of a
 * person in a list, whose answers are checked as one, to each that is left.
 */
export function onward<Told>(
  asking: Asking<Told>,
  before: Visit,
  typed: Typed,
  today: IsoDate,
): Outcome | Refused {
  const looked = lookAt(asking, typed, today);
  const { errors, screens } = looked;
  const here = screenOf(before, screens);
  const screen = screens[here];
  if (!screen) return finish(asking, { ...before, typed }, looked);
  const own = errors.filter(({ fieldId }) => holds(screen, fieldId));
  if (own.length > 0) return { errors: own };
  const visit = { ...before, typed, seen: [...new Set([...before.seen, screen.id])] };
  const isOpen = (one: Screen) =>
    !visit.seen.includes(one.id) || errors.some(({ fieldId }) => holds(one, fieldId));
  const rest = screens.slice(here + 1);
  const isOfSame = (one: Screen) => screen.person !== '' && one.person === screen.person;
  const next = visit.isChanging ? rest.find((one) => isOpen(one) || isOfSame(one)) : rest[0];
  const outcome = next
    ? { visit: { ...visit, place: { screen: next.id } } }
    : finish(asking, visit, looked);
  return { ...outcome, note: screen.question.note?.(screen.at) };
}

/** Somebody more in a list of people, with the answer to the first question about them. */
export function withSomebody<Told>(
  asking: Asking<Told>,
  before: Visit,
  { name, question }: Screen & { question: AnyList },
  kind: string | undefined,
  today: IsoDate,
): Visit {
  const numbers = before.typed
    .filter(([list]) => list === name)
    .map(([, group]) => rowNumber(name, group));
  const group = rowId(name, Math.max(0, ...numbers) + 1);
  const first = `${group}-${Object.values(question.questions)[0]?.id}`;
  const typed = [
    ...before.typed,
    [name, group] as const,
    ...(kind === undefined ? [] : [[first, kind] as const]),
  ];
  const seen = kind === undefined ? before.seen : [...before.seen, first];
  const { screens } = lookAt(asking, typed, today);
  const next = screens.find(({ id }) => id.startsWith(`${group}-`) && !seen.includes(id));
  return { ...before, typed, seen, place: next ? { screen: next.id } : before.place };
}

/** Without somebody of a list of people. */
export const withoutSomebody = (before: Visit, list: string, group: string): Visit => ({
  ...before,
  typed: withoutGroup(before.typed, list, group),
  seen: before.seen.filter((id) => !id.startsWith(`${group}-`)),
});

/** Who was added after `before` and not told of to the end is in no list. */
function withoutUnfinished<Told>(
  asking: Asking<Told>,
  now: Visit,
  before: Visit,
  today: IsoDate,
): Visit {
  const { screens } = lookAt(asking, now.typed, today);
  const isUnfinished = (group: string) =>
    screens.some(({ id }) => id.startsWith(`${group}-`) && !now.seen.includes(id));
  return now.typed
    .filter(
      ([list, group]) =>
        isUnfinished(group) &&
        !before.typed.some(([name, text]) => name === list && text === group),
    )
    .reduce((visit, [list, group]) => withoutSomebody(visit, list, group), now);
}

/**
 * The visit after the tab's Back or Forward to an entry: what was answered since is not forgotten, and
 * Forward leads again to who was left out on the way back.
 */
export function moved<Told>(
  asking: Asking<Told>,
  now: Visit,
  entry: Visit,
  isBack: boolean,
  today: IsoDate,
): Visit {
  if (isBack) return { ...withoutUnfinished(asking, now, entry, today), place: entry.place };
  const there = { ...now, place: entry.place };
  const isThere =
    typeof entry.place === 'string' ||
    screenOf(there, lookAt(asking, now.typed, today).screens) >= 0;
  return isThere ? there : entry;
}

/** A visit as it was kept; where its answers no longer hold, at the first that does not. */
export function settled<Told>(asking: Asking<Told>, visit: Visit, today: IsoDate): Visit {
  if (typeof visit.place === 'object') return visit;
  const { errors, screens } = lookAt(asking, visit.typed, today);
  return errors[0] ? amongScreens(screens, visit, errors[0].fieldId) : visit;
}
