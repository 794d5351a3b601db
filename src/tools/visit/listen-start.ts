/** "Ouvir" of a question, before the program of its tool is there; that comes with the first tap. */
const speech = window.speechSynthesis;
const button = document.querySelector<HTMLButtonElement>('astro-island [data-listen]');

if (speech && button) {
  const showIfVoice = () => {
    button.hidden = !speech
      .getVoices()
      .some((voice) => voice.localService && /^pt/i.test(voice.lang));
  };
  speech.onvoiceschanged = showIfVoice;
  showIfVoice();
  // As in `helps.ts`; the island takes the tap itself.
  addEventListener(
    'click',
    ({ target }) => {
      if (button.contains(target as Node)) speech.speak(new SpeechSynthesisUtterance(''));
    },
    true,
  );
}

// A program of its own.
export {};
