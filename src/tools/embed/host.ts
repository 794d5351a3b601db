/**
 * For the pages of others, as /embutir.js: gives each frame of ours the height that it tells. A height
 * is taken only from the window of that very frame, and only from this address; the frame says that
 * it comes from nowhere ("null") where it is sandboxed.
 */
const { origin } = new URL((document.currentScript as HTMLScriptElement).src);

const frames = () =>
  [...document.querySelectorAll<HTMLIFrameElement>('iframe')].filter(({ src }) =>
    src.startsWith(`${origin}/embutir/`),
  );

addEventListener('message', (event) => {
  const { embutir: height, isNewStep } = Object(event.data);
  const frame = frames().find(({ contentWindow }) => contentWindow === event.source);
  if (!frame || (event.origin !== origin && event.origin !== 'null')) return;
  if (!(height > 0 && height < 20_000)) return;
  frame.style.height = `${height}px`;
  if (isNewStep && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
});

// Those that are there already have told theirs before this came.
for (const { contentWindow } of frames()) contentWindow?.postMessage('embutir', '*');

// A program of its own.
export {};
