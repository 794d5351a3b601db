import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { ownVoice } from './voice.ts';

interface Props {
  /** Holds what is read. */
  text: RefObject<HTMLElement | null>;
  className: string | undefined;
}

const onVoices = (changed: () => void) => {
  window.speechSynthesis?.addEventListener('voiceschanged', changed);
  return () => window.speechSynthesis?.removeEventListener('voiceschanged', changed);
};

const hasVoice = (): boolean => 'speechSynthesis' in window && ownVoice() !== undefined;

/** "Ouvir": reads aloud what stands in `text`, where the device has a Portuguese voice of its own. */
export const ListenButton = ({ text, className }: Props) => {
  const isThere = useSyncExternalStore(onVoices, hasVoice, () => false);
  const button = useRef<HTMLButtonElement>(null);
  /** Falls silent, and hears no more of the page; known once the reader has come. */
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);
  const start = async () => {
    if (end.current) return;
    // iOS speaks only if the first word was said within the tap, before anything is fetched.
    speechSynthesis.speak(new SpeechSynthesisUtterance(''));
    const { readyToListen } = await import('./listen.ts');
    if (!button.current || !text.current) return;
    // From here on the button is the reader's.
    end.current = readyToListen(button.current, text.current);
    button.current.click();
  };
  return isThere ? (
    <button ref={button} type="button" className={className} onClick={start}>
      Ouvir
    </button>
  ) : null;
};
