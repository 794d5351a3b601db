import type { IsoDate } from '#law/date.ts';
import { taken } from '#site/handed.ts';
import { holds, type Screen } from '../questions/screens.ts';
import type { Typed } from '../questions/typed.ts';
import { type Asking, lookAt, type Visit } from './flow.ts';

/** A visit that begins with what was laid ready, at the first question that it leaves open. */
export function takeHanded<Told>(asking: Asking<Told>, today: IsoDate): Visit | undefined {
  const typed = taken<Typed>();
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
