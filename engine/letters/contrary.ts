/** What the letter itself counts or accepts, of what a reason says was missing. */
const contraries: Readonly<Record<string, (words: string) => boolean>> = {
  // Lei 8.213/1991, art. 25, II: no carência is longer.
  'falta-carencia': (words) =>
    Number(/\bcarencia ?[:=–-] ?(\d{1,3})\b/.exec(words)?.[1] ?? 0) >= 180 &&
    !/\b(?:falta|insufici\w+|nao (?:\w+ ){0,3}(?:cumpr|comprov|complet)\w*|sem)\b[^.;|]{0,30}\bcarencia\b/.test(
      words,
    ),
  // A yes to a retirement; what it leaves out is no whole time.
  'falta-tempo': (words) =>
    /\b(?:carta de concessao|(?:a|de) concessao d[aeo])\b/.test(words) &&
    !/\b(?:falta|insufici\w+|nao (?:\w+ ){0,3}(?:cumpr|complet|ating|implement)\w*)\b[^.;|]{0,40}\btempo\b/.test(
      words,
    ),
  // The pages of one benefit, in a letter with no word of it.
  'cessado-bpc-mob': (words) =>
    !/\b(?:bpc|loas|assistencia(?:l|is)|prestacao continuada|renda|(?:b|especie)? ?8[78]\b)/.test(
      words,
    ),
  'rural-nao-comprovada': (words) =>
    !/\b(?:rura(?:l|is)|roca|campo|lavour\w+|lavrador\w*|pesc\w+|segurad[oa]s? especia(?:l|is)|autodeclarac\w+|economia familiar|agricult\w+|sitio)\b/.test(
      words,
    ),
  // Papers came, and were looked at.
  exigencia: (words) =>
    /\b(?:analise d[ae]|com base n[ae]) d?o?cumentac\w+ apresentad/.test(words) &&
    !/\bexigenc|\bnao (?:foram |foi )?(?:apresent|junt|entreg|envi)|\b(?:falta|ausencia) d[eoa]s? document/.test(
      words,
    ),
  // What counts is before the birth, and no request.
  'rural-der': (words) =>
    /\bmaternidade\b/.test(words) && /\b(?:parto|nascimento d[aeo])\b/.test(words),
  'nao-compareceu-pericia': (words) =>
    /\b(?:pericia|avaliacao|exame)(?: \w+){0,2} realizad[oa]s?\b/.test(words) &&
    !/\bnao (?:\w+ ){0,2}compare|\b(?:falt|ausen)\w*/.test(words),
  'especial-nao-enquadrado': (words) =>
    /\benquadrad[oa]s?\b/.test(words) &&
    !/\bnao (?:\w+ ){0,3}enq|\bdesenquadr|\bdeixa\w* de enquadrar/.test(words),
};

/** Whether a reason says that something was missing which the letter says is there; by the reason's slug. */
export const isContrary = (slug: string, words: string): boolean =>
  contraries[slug]?.(words) ?? false;
