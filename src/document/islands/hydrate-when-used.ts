import type { ClientDirective } from 'astro';

/**
 * `client:used`: React is fetched when the visitor first enters a field or presses a button of the
 * island, not when it scrolls into view. Most visitors only read, and pay for their data.
 *
 * A button pressed before React is there is pressed again once it is; if the script never comes,
 * the press does what it does without JavaScript.
 */
const hydrateWhenUsed: ClientDirective = (load, _options, island) => {
  let pressed: HTMLButtonElement | null = null;

  const holdPress = (event: Event) => {
    pressed = (event.target as Element).closest('button');
    if (!pressed) return;
    event.preventDefault();
    event.stopPropagation();
    island.ariaBusy = 'true';
  };
  let hasStarted = false;
  const start = async () => {
    if (hasStarted) return;
    hasStarted = true;
    try {
      const hydrate = await load();
      await hydrate();
    } finally {
      island.removeEventListener('click', holdPress, true);
      island.ariaBusy = null;
      // React hydrates when it finds time; an event like this makes it do so at once. What its effects
      // change comes right after.
      pressed?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      setTimeout(() => pressed?.click());
    }
  };

  island.addEventListener('click', holdPress, true);
  for (const type of ['focusin', 'click']) island.addEventListener(type, start, true);
};

// biome-ignore lint/style/noDefaultExport: Astro asks for it
export default hydrateWhenUsed;
