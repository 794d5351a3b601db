import reader from './listen/ouvir.ts?worker&url';

/** "Ouvir esta página", and before it "Mandar para um parente" (see ArticleHelps). */
const listen = document.querySelector('[data-listen]') as HTMLButtonElement;
const share = listen.previousElementSibling as HTMLAnchorElement;
const speech = window.speechSynthesis;

// The device's own way of sharing where there is one, else the link. A change of mind is no error.
if (navigator.share) {
  share.onclick = (event) => {
    event.preventDefault();
    const { title } = document;
    navigator.share({ title, text: title, url: location.href }).catch(() => {});
  };
}

if (speech) {
  // Shown once there is a Portuguese voice that needs no distant service; Chrome lists voices late.
  const showIfVoice = () => {
    listen.hidden = !speech
      .getVoices()
      .some(({ lang, localService }) => localService && /^pt/i.test(lang));
  };
  speech.onvoiceschanged = showIfVoice;
  showIfVoice();
  listen.onclick = () => {
    // iOS speaks only if the first word was said within the tap, before anything is fetched.
    speech.speak(new SpeechSynthesisUtterance(''));
    import(/* @vite-ignore */ reader);
  };
}
