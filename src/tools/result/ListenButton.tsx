import { type RefObject, useRef, useSyncExternalStore } from 'react';
import { ownVoice } from '#features/article/helps/listen/voice.ts';
import card from './answer-card.module.css';

const onVoices = (changed: () => void) => {
  window.speechSynthesis?.addEventListener('voiceschanged', changed);
  return () => window.speechSynthesis?.removeEventListener('voiceschanged', changed);
};

const hasVoice = (): boolean => 'speechSynthesis' in window && ownVoice() !== undefined;

/** "Ouvir": reads aloud what stands in `text`, where the device has a Portuguese voice of its own. */
export const ListenButton = ({ text }: { text: RefObject<HTMLElement | null> }) => {
  const isThere = useSyncExternalStore(onVoices, hasVoice, () => false);
  const button = useRef<HTMLButtonElement>(null);
  const isReady = useRef(false);
  const start = async () => {
    if (isReady.current) return;
    // iOS speaks only if the first word was said within the tap, before anything is fetched.
    speechSynthesis.speak(new SpeechSynthesisUtterance(''));
    const { readyToListen } = await import('#features/article/helps/listen/listen.ts');
    if (!button.current || !text.current) return;
    // From here on the button is the reader's.
    isReady.current = true;
    readyToListen(button.current, text.current);
    button.current.click();
  };
  return isThere ? (
    <button ref={button} type="button" className={card.way} onClick={start}>
      Ouvir
    </button>
  ) : null;
};
