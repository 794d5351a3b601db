const vowels = 'aáâãàeéêiíoóôõuúü';

// After q, and after g before e or i, the u is not a syllable: "quem", "guia"; nor in "água", "igual".
const silentU = (word: string): string =>
  word.replaceAll(/q[uü](?=[aáâãàeéêiíoóôõ])/g, 'q').replaceAll(/g[uü](?=[aáâãàeéêiíoóôõ])/g, 'g');

// "ai-nda", "ru-im", "ra-i-nha", "contribu-ir": the i or u opens a syllable of its own.
const opensSyllable = /^[iu](?:nh|[lmnrz](?![aáâãàeéêiíoóôõuú]))/;
// "contribu-ição", "constitu-ições", "contribu-ídos"
const afterU = /^i(?:ção|ções)/;

const nasal = new Set(['ão', 'ãe', 'õe', 'ãos', 'ães', 'ões']);

const isWeak = (letter: string) => letter === 'i' || letter === 'u' || letter === 'ü';
const isAccented = (letter: string) => /[áâéêíóôú]/.test(letter);

/** Whether the vowel at the place joins the one before it: "feira", "não", "família", but "saúde". */
function joins(word: string, at: number, nucleus: string): boolean {
  const letter = word[at] as string;
  const before = word[at - 1] as string;
  const rest = word.slice(at);
  if (nasal.has(before + rest.slice(0, 1))) return true;
  if (isWeak(letter)) {
    if (before === letter || opensSyllable.test(rest)) return false;
    if (before === 'u' && afterU.test(rest)) return false;
    // "prai-a" has its i already: a third vowel starts anew.
    return nucleus.length === 1;
  }
  // The unstressed end of "família", "contínuo", "área": one syllable when the stress is written before.
  const endsWord = /^[aeo]s?$/.test(rest);
  const stressBefore = [...word.slice(0, at - 1)].some(isAccented);
  return endsWord && stressBefore && nucleus.length === 1 && /[ieou]/.test(before);
}

/**
 * Syllables of one Portuguese word as it is spoken with care, "cri-an-ça", "con-tri-bu-i-ção".
 * Counts vowel groups, split at each hiatus. A word without a vowel counts as one.
 */
export function syllablesOf(word: string): number {
  const letters = silentU(word.toLowerCase().normalize('NFC')).replaceAll('y', 'i');
  let count = 0;
  let nucleus = '';
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] as string;
    if (!vowels.includes(letter)) {
      nucleus = '';
    } else if (nucleus !== '' && joins(letters, at, nucleus)) {
      nucleus += letter;
    } else {
      count += 1;
      nucleus = letter;
    }
  }
  return Math.max(count, 1);
}
