import type { ClientDirective } from 'astro';
import { loadAnewIfLostAgain } from '#components/failure/load-anew.ts';
import { mayBeRight } from '#words/device-clock.ts';

/**
 * `client:use`: starts an island when the visitor first enters one of its fields or presses one of
 * its buttons, not when it is shown. Most visitors only read, and pay for their data.
 *
 * A button pressed before React is there is held, and pressed again once it is. If the program does
 * not come in time, the island's `LoadFailure` says so and the next use tries again; a second press
 * that meets no program does what it does without JavaScript.
 *
 * What counts from today says with its first use if the device's day cannot be today's.
 */
const use: ClientDirective = (load, _options, island) => {
  const notice = island.parentElement?.querySelector<HTMLElement>('[data-load-failure]');
  let pressed: HTMLButtonElement | null = null;
  let isStarting = false;
  let isLetThrough = false;
  let hasFailedPress = false;

  const showNotice = (isShown: boolean) => {
    if (!notice) return;
    notice.hidden = !isShown;
    // It stays at the foot of the screen, and never covers the field that has the focus.
    document.documentElement.style.scrollPaddingBottom = `${notice.offsetHeight}px`;
  };
  const judgeClock = () => {
    const fault = island.parentElement?.querySelector<HTMLElement>('[data-clock-fault]');
    if (fault) fault.hidden = mayBeRight(Date.now(), Date.parse(fault.dataset.clockFault ?? ''));
  };

  const start = async () => {
    if (isStarting) return;
    isStarting = true;
    judgeClock();
    // Astro asks twice for what does not come, reports it, and then hydrates nothing.
    const late = setTimeout(settle, patience);
    await load()
      .then((hydrate) => (island.hasAttribute('ssr') ? hydrate() : undefined))
      .catch(console.error);
    clearTimeout(late);
    settle();
  };

  // Once more for what comes late: it is used, and a press that the notice answered is not made up for.
  const settle = () => {
    isStarting = false;
    island.removeAttribute('aria-busy');
    const button = pressed;
    pressed = null;
    if (island.hasAttribute('ssr')) fail(button);
    else takeOver(button);
  };

  const fail = (button: HTMLButtonElement | null) => {
    showNotice(true);
    if (!button) return;
    // Nothing that was typed is lost.
    if (!island.querySelector('[inputmode], textarea')) loadAnewIfLostAgain();
    isLetThrough = hasFailedPress;
    if (hasFailedPress) button.click();
    isLetThrough = false;
    hasFailedPress = true;
  };

  const takeOver = (button: HTMLButtonElement | null) => {
    showNotice(false);
    for (const type of uses) island.removeEventListener(type, onUse, true);
    // React hydrates when it finds time; an event like this makes it do so at once. What its effects
    // change comes right after.
    button?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    if (button) setTimeout(() => button.click());
  };

  const onUse = (event: Event) => {
    if (isLetThrough) return;
    const button = event.type === 'click' && (event.target as Element).closest('button');
    // A text that changed is none: what it shows would move the button under the finger that leaves the field.
    const isAsked = button || (event.target as HTMLInputElement).files?.length;
    // Firefox 115 does not know `ariaBusy`.
    if (isAsked) island.setAttribute('aria-busy', 'true');
    if (button) {
      pressed = button;
      event.preventDefault();
      event.stopPropagation();
      // Shown again, it is announced again: each press gets an answer.
      showNotice(false);
    }
    start();
  };
  for (const type of uses) island.addEventListener(type, onUse, true);
  // Not before its end is there, and its styles.
  addEventListener('load', () => {
    // A page that was being used, dropped by the phone and fetched again goes on where it was; answers
    // that were laid ready (site/handed.ts) and what was shared (offline/shared.ts) are taken at once.
    if (history.state || /#do-extrato|#compartilhado/.test(location.hash)) start();
    // A link to an answer is a press of it.
    else island.querySelector<HTMLElement>(':target')?.click();
  });
};

const uses = ['focusin', 'click', 'change'];

/** Milliseconds in which a program comes through the slowest usual line; nobody waits longer for nothing. */
const patience = 15_000;

// biome-ignore lint/style/noDefaultExport: what Astro asks of a directive.
export default use;
