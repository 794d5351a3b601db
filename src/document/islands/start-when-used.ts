/** What `@astrojs/react` offers in the browser: hydrates a component in its element. */
type Hydrate = (
  island: Element,
) => (component: unknown, props: unknown, slots: object, metadata: object) => Promise<void>;

/** Fetches React and the component of an island, as its attributes say, and hydrates it. */
async function hydrate(island: Element): Promise<void> {
  const attribute = (name: string): string => island.getAttribute(name) ?? '';
  const load = (name: string) => import(/* @vite-ignore */ attribute(name));
  const [components, renderer] = await Promise.all([load('component-url'), load('renderer-url')]);
  const component: unknown = components[attribute('component-export')];
  const props: unknown = JSON.parse(attribute('props'));
  await (renderer.default as Hydrate)(island)(component, props, {}, {});
  island.removeAttribute('ssr');
}

/**
 * Starts an island when the visitor first enters one of its fields or presses one of its buttons,
 * not when it is shown. Most visitors only read, and pay for their data.
 *
 * A button pressed before React is there is pressed again once it is; if a script never comes, the
 * press does what it does without JavaScript.
 */
function startWhenUsed(island: Element): void {
  let pressed: HTMLButtonElement | null = null;

  const holdPress = (event: Event) => {
    pressed = (event.target as Element).closest('button');
    if (!pressed) return;
    event.preventDefault();
    event.stopPropagation();
    // Firefox 115 does not know `ariaBusy`.
    island.setAttribute('aria-busy', 'true');
  };
  let hasStarted = false;
  const start = async () => {
    if (hasStarted) return;
    hasStarted = true;
    await hydrate(island).catch(console.error);
    island.removeEventListener('click', holdPress, true);
    island.removeAttribute('aria-busy');
    // React hydrates when it finds time; an event like this makes it do so at once. What its effects
    // change comes right after.
    pressed?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    setTimeout(() => pressed?.click());
  };

  island.addEventListener('click', holdPress, true);
  for (const type of ['focusin', 'click']) island.addEventListener(type, start, true);
}

// While writing, in `npm run dev`, Astro starts islands by itself.
if (import.meta.env.PROD) document.querySelectorAll('astro-island').forEach(startWhenUsed);
