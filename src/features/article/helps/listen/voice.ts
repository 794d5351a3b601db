/**
 * The device's own voice for Portuguese, Brazilian if it has one. Voices of a distant service are
 * left out: they would send the text, and with it what worries the visitor, to somebody else.
 */
export const ownVoice = (): SpeechSynthesisVoice | undefined => {
  const voices = speechSynthesis
    .getVoices()
    .filter(({ lang, localService }) => localService && /^pt/i.test(lang));
  // Some Android devices write "pt_BR".
  return voices.find(({ lang }) => /^pt.br/i.test(lang)) ?? voices[0];
};
