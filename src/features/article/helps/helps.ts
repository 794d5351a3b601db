import program from './ajudas.ts?worker&url';
import { failure, list, listen, share } from './marked-parts.ts';

/**
 * "Mandar para um parente" and "Ouvir esta página" (see ArticleHelps), and the button that prints
 * the list, where there is one. What they do is fetched when one of them is first pressed.
 */
const speech = window.speechSynthesis;

/** Another one each time that it did not come, as in `form-program/start.ts`. */
let address = program;

/** Fetches the program and presses again; if it does not come, the page says so, and the link is a mere link. */
const start = (event: MouseEvent) => {
  event.preventDefault();
  // Not what was touched in it: a sign cannot be pressed.
  const pressed = event.currentTarget as HTMLElement;
  if (share) share.onclick = null;
  // iOS speaks only if the first word was said within the tap, before anything is fetched.
  speech?.speak(new SpeechSynthesisUtterance(''));
  // Shown again, it is announced again.
  failure.hidden = true;
  import(/* @vite-ignore */ address).then(
    () => pressed.click(),
    () => {
      address += '?';
      failure.hidden = false;
    },
  );
};

if (listen) listen.onclick = start;
if (share && navigator.share !== undefined) share.onclick = start;
if (list) {
  list.hidden = false;
  list.onclick = start;
}

if (listen && speech) {
  // Shown once there is a Portuguese voice that needs no distant service; Chrome lists voices late.
  const showIfVoice = () => {
    (listen as HTMLButtonElement).hidden = !speech
      .getVoices()
      .some((voice) => voice.localService && /^pt/i.test(voice.lang));
  };
  speech.onvoiceschanged = showIfVoice;
  showIfVoice();
}
