/** A turn of phrase that is often, not always, worth rewriting. */
interface StyleNote {
  reason: string;
  words: string;
}

// é/foi/ser … + participle: "foi negado", "são pagas", "deve ser feito".
const passive =
  /(?<!\p{L})(?:é|são|era|eram|foi|foram|será|serão|seria|ser|sido|seja|sejam|for|forem|fosse)\s+(?:não\s+|já\s+|sempre\s+|só\s+)?(?:\p{L}+(?:ad|íd|id)[oa]s?|feit[oa]s?|dit[oa]s?|vist[oa]s?|escrit[oa]s?|abert[oa]s?|pag[oa]s?|aceit[oa]s?|propost[oa]s?)(?!\p{L})/giu;

// A verb hidden in a noun: "realizar a verificação" for "verificar".
const nominal =
  /\b(?:efetu|realiz|proced|promov|fa[zç])\p{L}*\s+(?:a|o|à|ao|uma?|da|do)?\s*\p{L}+(?:ção|ções|mentos?|agens?)(?!\p{L})/giu;

const nounEndings =
  /\p{L}{3,}(?:ção|ções|mento|mentos|dade|dades|ência|ências|ância|âncias)(?!\p{L})/giu;

/**
 * Passive voice and nominal style in a sentence. A report, not a verdict: "foi negado" is how
 * people say it, and "contribuição" has no verb that would do.
 */
export function styleNotes(sentence: string): StyleNote[] {
  const notes: StyleNote[] = [
    ...(sentence.match(passive) ?? []).map((words) => ({ reason: 'voz passiva', words })),
    ...(sentence.match(nominal) ?? []).map((words) => ({
      reason: 'verbo escondido em nome',
      words,
    })),
  ];
  const nouns = sentence.match(nounEndings) ?? [];
  if (nouns.length >= 4) notes.push({ reason: 'muitos nomes abstratos', words: nouns.join(', ') });
  return notes;
}
