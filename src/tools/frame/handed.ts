import type { IsoDate } from '#law/date.ts';
import { holds, type Screen } from '../questions/screens.ts';
import type { Typed } from '../questions/typed.ts';
import { type Asking, lookAt, type Visit } from './flow.ts';

// Answers on their way from one tool to another lie in the memory of the tab, until the other tool
// takes them. Its address ends in the place below for that moment, and holds nothing of them.
const key = 'do-extrato';

/** The place in the address that says that answers were laid ready; `islands/use.ts` knows it too. */
export const handedPlace = `#${key}`;

/** Lays answers ready for the tool with this address. Where a tab keeps nothing, it opens unanswered. */
export function handOn(path: string, typed: Typed): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([path, typed]));
  } catch {}
}

function taken(): Typed | undefined {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const [path, typed]: [string, Typed] = JSON.parse(text ?? '[]');
    return path === location.pathname ? typed : undefined;
  } catch {
    return undefined;
  }
}

/** A visit that begins with what was laid ready, at the first question that it leaves open. */
export function takeHanded<Told>(asking: Asking<Told>, today: IsoDate): Visit | undefined {
  const typed = taken();
  if (!typed) return undefined;
  const { errors, screens } = lookAt(asking, typed, today);
  const isOpen = (screen: Screen) => errors.some(({ fieldId }) => holds(screen, fieldId));
  const open = screens.find(isOpen);
  return {
    place: open ? { screen: open.id } : 'check',
    typed,
    seen: screens.filter((screen) => !isOpen(screen)).map(({ id }) => id),
    isChanging: true,
  };
}
