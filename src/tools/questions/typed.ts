import { addDays, type IsoDate } from '#law/date.ts';
import { shortDate } from '#words/dates.ts';
import { answeredBy, recentDays } from './ready.ts';

/** What was typed and chosen, control by control, as a form sends it; a history entry can hold it. */
export type Typed = readonly (readonly [name: string, text: string])[];

/** As the form would send it. */
export function formOf(typed: Typed): FormData {
  const form = new FormData();
  for (const [name, text] of typed) form.append(name, text);
  return form;
}

/** With these in the place of what the controls with these names told before. */
export const withTyped = (typed: Typed, now: Typed, names: ReadonlySet<string>): Typed => [
  ...typed.filter(([name]) => !names.has(name)),
  ...now,
];

/** With the day in the place of “hoje” or “ontem”: kept for another day, it is still the same one. */
export const dated = (typed: Typed, today: IsoDate): Typed =>
  typed.map(([name, text]) => {
    const days = name.endsWith('-dia') ? recentDays.get(text.trim().toLowerCase()) : undefined;
    return [name, days === undefined ? text : shortDate(addDays(today, days))];
  });

/** Without a group of a list and all that was told in it. */
export const withoutGroup = (typed: Typed, list: string, group: string): Typed =>
  typed.filter(
    ([name, text]) => !(name === list && text === group) && !name.startsWith(`${group}-`),
  );

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

// Buttons answer only when they are pressed.
const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      'name' in element && element.name !== '' && !(element instanceof HTMLButtonElement),
  );

/** What was typed before, and what the controls on the screen hold now. */
export function typedIn(form: HTMLFormElement, before: Typed): Typed {
  const now = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return withTyped(before, now, new Set(controlsOf(form).map(({ name }) => name)));
}

/** Puts into the controls on the screen what was typed into them before. */
export function fillIn(form: HTMLFormElement, typed: Typed): void {
  for (const control of controlsOf(form)) {
    const told = typed.filter(([name]) => name === control.name).map(([, text]) => text);
    if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type))
      control.checked = told.includes(control.value);
    else if (control.type !== 'hidden' && told[0] !== undefined) control.value = told[0];
  }
}

/**
 * What the form tells when it is sent: an answer that is itself a button takes the place of what the
 * other controls on the screen hold.
 */
export function answered(form: HTMLFormElement, before: Typed, pressed: unknown): Typed {
  const names = [...form.elements].flatMap((element) =>
    'name' in element && typeof element.name === 'string' ? answeredBy(element.name) : [],
  );
  const isAnswer = pressed instanceof HTMLButtonElement && pressed.name !== '';
  const now: Typed = isAnswer ? [[answeredBy(pressed.name), pressed.value]] : typedIn(form, []);
  return withTyped(before, now, new Set(names));
}
