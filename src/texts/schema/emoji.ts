/** Emoji break on some phones, and a screen reader reads their names into the sentence. */
export const hasEmoji = (text: string): boolean => /\p{Extended_Pictographic}/u.test(text);

/** What to do about it, in Portuguese. */
export const emojiFault = 'não use emoji: em alguns aparelhos ele chega quebrado. Apague';
