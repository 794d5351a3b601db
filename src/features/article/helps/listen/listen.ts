import { barStyles } from './bar-styles.ts';
import { blocksOf } from './blocks.ts';
import { readingOf } from './reading.ts';

const speeds = [
  ['normal', 1],
  ['rápido', 1.3],
  ['lento', 0.75],
] as const;

const button = (text: string, onclick: () => void): HTMLButtonElement =>
  Object.assign(document.createElement('button'), { type: 'button', textContent: text, onclick });

let hasStyles = false;

function addStyles(): void {
  const sheet = document.styleSheets[0];
  if (!hasStyles) sheet?.insertRule(barStyles, sheet.cssRules.length);
  hasStyles = true;
}

/**
 * Lets a button open a bar that reads the text aloud, pauses, changes speed and stops. What it gives
 * back ends all that, where the text goes before the page does.
 */
export function readyToListen(opener: HTMLButtonElement, text: Element): () => void {
  addStyles();
  const page = document.documentElement;
  const reading = readingOf(
    () => blocksOf(text, opener.dataset.listen === 'shown'),
    (hasEnded) => (hasEnded ? close() : show()),
  );
  let speed = 0;

  const pause = button('', () => (reading.isPlaying() ? reading.pause() : reading.play()));
  const faster = button('', () => {
    speed = (speed + 1) % speeds.length;
    reading.setRate(speeds[speed]?.[1] ?? 1);
    show();
  });
  const bar = document.createElement('div');
  bar.dataset.reader = '';
  bar.setAttribute('role', 'group');
  bar.setAttribute('aria-label', 'Leitura em voz alta');
  bar.append(
    pause,
    faster,
    button('Parar', () => reading.stop()),
    // Of a short text there is nothing to look for.
    ...(text.clientHeight > 3 * innerHeight
      ? [button('Ler daqui', () => reading.playFromScreen())]
      : []),
  );

  const show = () => {
    pause.textContent = reading.isPlaying() ? 'Pausar' : 'Continuar';
    faster.textContent = `Ritmo: ${speeds[speed]?.[0]}`;
  };
  const open = () => {
    opener.after(bar);
    opener.setAttribute('aria-pressed', 'true');
    page.dataset.reading = '';
    reading.play();
  };
  const close = () => {
    const hadFocus = bar.contains(document.activeElement);
    bar.remove();
    opener.setAttribute('aria-pressed', 'false');
    delete page.dataset.reading;
    if (hadFocus) opener.focus({ preventScroll: true });
  };

  opener.onclick = () => (bar.isConnected ? reading.stop() : open());
  const hearing = new AbortController();
  const { signal } = hearing;
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape' && bar.isConnected) reading.stop();
    },
    { signal },
  );
  addEventListener('pagehide', () => reading.stop(), { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.hidden && reading.isPlaying()) reading.pause();
    },
    { signal },
  );
  return () => {
    hearing.abort();
    reading.stop();
  };
}
