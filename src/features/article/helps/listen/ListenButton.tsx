import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { Loudspeaker } from '#components/buttons/Loudspeaker.tsx';
import styles from '../listen.module.css';
import { ownVoice } from './voice.ts';

interface Props {
  /** Holds what is read. */
  text: RefObject<HTMLElement | null>;
  /** Its look, where it is not that of `ListenToPage`. */
  className?: string | undefined;
  /** Drawn before anybody knows of a voice, in a place kept for it, and shown by `listen-start.ts`. */
  isKept?: boolean;
}

const onVoices = (changed: () => void) => {
  window.speechSynthesis?.addEventListener('voiceschanged', changed);
  return () => window.speechSynthesis?.removeEventListener('voiceschanged', changed);
};

const hasVoice = (): boolean => 'speechSynthesis' in window && ownVoice() !== undefined;

/** "Ouvir": reads aloud what stands in `text`, where the device has a Portuguese voice of its own. */
export const ListenButton = ({ text, className = styles.listen, isKept = false }: Props) => {
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
  return isThere || isKept ? (
    <button
      ref={button}
      type="button"
      className={className}
      hidden={!isThere}
      data-listen
      onClick={start}
    >
      <Loudspeaker /> Ouvir
    </button>
  ) : null;
};
