import type { Block } from './blocks.ts';
import { sentencesOf } from './sentences.ts';
import { ownVoice } from './voice.ts';

interface Part {
  readonly element: Block['element'];
  readonly sentence: string;
}

/** Reads a text sentence by sentence, from where it stopped. */
interface ReadingAloud {
  play(): void;
  /** Reads on from the title of the part that is on the screen. */
  playFromScreen(): void;
  /** Falls silent and keeps the place. */
  pause(): void;
  /** Falls silent and goes back to the beginning. */
  stop(): void;
  setRate(rate: number): void;
  isPlaying(): boolean;
}

/** A moment in which the browser forgets what it was told to stop; without it, some drop the next word. */
const settling = 60;

/** Prepares the reading of `blocks`; `onChange` hears each start, pause (voice lost, page hidden too) and end. */
export function readingOf(
  blocks: () => readonly Block[],
  onChange: (hasEnded: boolean) => void,
): ReadingAloud {
  let parts: Part[] = [];
  let at = 0;
  let rate = 1;
  let isOn = false;
  let timer = 0;
  let marked: HTMLElement | undefined;
  // Kept: Chrome forgets an utterance that nobody holds, and with it the word that it has ended.
  let current: SpeechSynthesisUtterance | undefined;

  const mark = (element?: HTMLElement) => {
    if (element === marked) return;
    const follows = !marked || isInView(marked);
    delete marked?.dataset.spoken;
    marked = element;
    if (!element) return;
    openAround(element);
    element.dataset.spoken = '';
    // A visitor who has scrolled elsewhere is not pulled back.
    if (follows) element.scrollIntoView({ block: 'nearest' });
  };

  const say = () => {
    const part = parts[at];
    if (!part) {
      stop();
      return;
    }
    mark(part.element);
    const utterance = new SpeechSynthesisUtterance(part.sentence);
    const voice = ownVoice();
    if (voice) utterance.voice = voice;
    utterance.lang = voice?.lang ?? 'pt-BR';
    utterance.rate = rate;
    utterance.onend = () => {
      if (utterance !== current) return;
      at += 1;
      say();
    };
    utterance.onerror = () => {
      if (utterance === current) halt(false);
    };
    current = utterance;
    speechSynthesis.speak(utterance);
  };

  // Chrome on Android knows no pause: everywhere the sentence is cut off, and said again later.
  const hush = () => {
    current = undefined;
    clearTimeout(timer);
    speechSynthesis.cancel();
  };
  const start = () => {
    hush();
    timer = window.setTimeout(say, settling);
  };
  const halt = (hasEnded: boolean) => {
    isOn = false;
    hush();
    if (hasEnded) mark();
    onChange(hasEnded);
  };
  const stop = () => {
    at = 0;
    halt(true);
  };

  return {
    play() {
      isOn = true;
      // From the beginning, as the page is by then.
      if (at === 0)
        parts = blocks().flatMap(({ element, text }) =>
          sentencesOf(text).map((sentence) => ({ element, sentence })),
        );
      start();
      onChange(false);
    },
    playFromScreen() {
      const shown = parts.findLast(({ element }) => isTitleAbove(element));
      at = Math.max(
        0,
        parts.findIndex(({ element }) => element === shown?.element),
      );
      isOn = true;
      start();
      onChange(false);
    },
    pause: () => halt(false),
    stop,
    setRate(next) {
      rate = next;
      if (isOn) start();
    },
    isPlaying: () => isOn,
  };
}

/** Opens what it is folded in; a title shows without that. */
function openAround(element: Element): void {
  let folded = element.closest('details');
  for (; folded; folded = folded.parentElement?.closest('details') ?? null)
    if (!folded.querySelector(':scope>summary')?.contains(element)) folded.open = true;
}

/** A title at the top of the screen, below what is fixed there, or above it. */
const isTitleAbove = (element: Element): boolean =>
  /^H\d$/.test(element.tagName) &&
  element.getClientRects().length > 0 &&
  element.getBoundingClientRect().top < innerHeight / 5;

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};
