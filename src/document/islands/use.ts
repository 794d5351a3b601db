import type { ClientDirective } from 'astro';
import { mayBeRight } from '#words/device-clock.ts';
import { bringInStyles } from './island-styles.ts';

/**
 * `client:use`: starts an island when the visitor first enters one of its fields or presses one of
 * its buttons, not when it is shown. Most visitors only read, and pay for their data.
 *
 * A button pressed before React is there is held, and pressed again once it is. If the program does
 * not come, the island's `LoadFailure` says so and the next use tries again; a second press that
 * meets no program does what it does without JavaScript.
 *
 * What counts from today says with its first use if the device's day cannot be today's.
 */
const use: ClientDirective = (load, _options, island) => {
  const notice = island.parentElement?.querySelector<HTMLElement>('[data-load-failure]');
  let pressed: HTMLButtonElement | null = null;
  let isStarting = false;
  let isLetThrough = false;
  let failedPresses = 0;

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
  const holdPress = (event: Event) => {
    const button = (event.target as Element).closest('button');
    if (!button || isLetThrough) return;
    pressed = button;
    event.preventDefault();
    event.stopPropagation();
    // Firefox 115 does not know `ariaBusy`.
    island.setAttribute('aria-busy', 'true');
    // Shown again, it is announced again: each press gets an answer.
    showNotice(false);
  };

  const start = async () => {
    if (isStarting || isLetThrough) return;
    isStarting = true;
    bringInStyles();
    judgeClock();
    // Astro asks twice for what does not come, reports it, and then hydrates nothing.
    await load()
      .then((hydrate) => hydrate())
      .catch(console.error);
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
    failedPresses += 1;
    if (failedPresses === 1) return;
    isLetThrough = true;
    button.click();
    isLetThrough = false;
  };

  const takeOver = (button: HTMLButtonElement | null) => {
    showNotice(false);
    island.removeEventListener('click', holdPress, true);
    for (const type of uses) island.removeEventListener(type, start, true);
    // React hydrates when it finds time; an event like this makes it do so at once. What its effects
    // change comes right after.
    button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    setTimeout(() => button?.click());
  };

  island.addEventListener('click', holdPress, true);
  for (const type of uses) island.addEventListener(type, start, true);
  // A page that was being used, dropped by the phone and fetched again goes on where it was.
  if (history.state) start();
};

const uses = ['focusin', 'click'];

// biome-ignore lint/style/noDefaultExport: what Astro asks of a directive.
export default use;
