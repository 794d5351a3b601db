/** What stays behind a hyphen at the end of a line: "intime-\nse", "segunda-\nfeira". */
const enclitic = '(?:se|lhes?|feira)\\b';

/** What a photograph puts in the place of a character: the letter of a digit, the digit of a letter. */
const mistaken: readonly (readonly [RegExp, string])[] = [
  // Among capitals.
  [/([A-ZÀ-Ú])[l1|](?=[A-ZÀ-Ú])/g, '$1I'],
  [/([A-ZÀ-Ú])0(?=[A-ZÀ-Ú])/g, '$1O'],
  [/([A-ZÀ-Ú]{3})0(?![\p{L}\d])/gu, '$1O'],
  [/(^|[^\p{L}\d])[l1|](?=[A-ZÀ-Ú]{3})/gu, '$1I'],
  [/(^|[^\p{L}\d])0(?=[A-ZÀ-Ú]{3})/gu, '$1O'],
  [/([A-ZÀ-Ú]{2} )0(?= (?!DIAS|MESES|ANOS|REAIS)[A-ZÀ-Ú]{3})/g, '$1O'],
  // Among small letters: "lncapacidade", "auxí|io", "praz0", "c1encia", "1mplica", "0bito".
  [/(^|[^\p{L}])l(?=ncapac)/gu, '$1I'],
  [/(\p{Ll})\|(?=\p{Ll})/gu, '$1l'],
  [/(\p{L})0(?=\p{Ll})/gu, '$1o'],
  [/(\p{Ll}{2})0(?![\p{L}\d])/gu, '$1o'],
  [/(\p{L})1(?=\p{Ll})/gu, '$1i'],
  [/(^|[^\p{L}\d.,/])1(?=[mndt]\p{Ll}{3})/gu, '$1i'],
  [/(^|[^\p{L}\d.,/])0(?=[bf]\p{Ll}{3})/gu, '$1o'],
  [/(^|[.;]\s+)0(?= (?!dias|meses|anos)\p{Ll}{2})/gmu, '$1O'],
  // "pe10", "va1or".
  [
    /((?:^|[^\p{L}])(?!(?:de|em|ate|até|dia|[dn][oa]s?|ou|por|com|as|às)1)\p{L}*\p{Ll}{2})1[0o](?![\p{L}\d/])/gu,
    '$1lo',
  ],
  [/(^|[^\p{L}])dl(?=as?(?![\p{L}]))/gu, '$1di'],
  // A "não" that lost its middle: without it a no would read as a yes.
  [/(^|[^\p{L}\d])(n)[3@~█](o)(?![\p{L}\d])/giu, '$1$2ã$3'],
  [
    /(^|[^\p{L}])(?:ri[ãa]o|n[iflt]o|[uhm][ãa]o)(?= (?:foi|foram) (?:reconh|comprov|constat|conced|defer|aceit|aprov))/giu,
    '$1não',
  ],
  [
    /(^|\s)(n)[ █?*](o)(?= (?:foi|foram|h[aá]|houve|tem|poss|reconh|comprov|constat|cumpr|atend|preench|faz|compare|conced))/giu,
    '$1$2ã$3',
  ],
  // Among digits, and after one alone: "Esp 3l".
  [/(\d)[Oo](?=[\d./-])/g, '$10'],
  [/(\besp\w*\.?:? ?\d)[l|I](?![\p{L}\d])/giu, '$11'],
];

/** Words that tell what a paper is, as a photograph cuts them in two: "pror rogação", "p arte", "sus pensão". */
const cutWords = `
  aposentadoria apresentar apresentados autora auxilio beneficio calculos cessacao cessado
  comprovar concedido conceder concordancia defesa documentos exigencia execucao garantir
  implantar implantacao incapacidade incapaz indeferido indeferimento indicio interpretado
  intimacao irregularidade manifestacao mantido necessario parte pedido pericia prazo procedente
  proposta prorrogacao reconhecido recebido recursal recurso requerimento requerer sentenca
  sessenta silencio solicitar suspensao suspenso temporaria trinta
`;
const withAccents: Readonly<Record<string, string>> = {
  a: '[aáâã]',
  c: '[cç]',
  e: '[eéê]',
  i: '[ií]',
  o: '[oóõ]',
  u: '[uú]',
};
/** Each word with a gap somewhere in it, the longest first; what one letter follows is two words: "o autor a". */
const cut = new RegExp(
  `(^|[^\\p{L}\\d])(${cutWords
    .trim()
    .split(/\s+/)
    .sort((one, other) => other.length - one.length)
    .map((word) =>
      [...word].map((letter) => withAccents[letter] ?? letter).join('(?: (?=[a-zà-ú]{2}))?'),
    )
    .join('|')})(?![\\p{L}\\d])`,
  'giu',
);
/** More gaps are no accident: the letters stand apart by themselves. */
const mostGaps = 2;
const whole = (found: string, before: string, word: string): string => {
  const gaps = word.split(' ').length - 1;
  return gaps > 0 && gaps <= mostGaps ? before + word.replaceAll(' ', '') : found;
};

/** "em", "com" and "um", as a photograph that takes each "m" for two letters has them: no words. */
const brokenM = /(?:^|[^\p{L}])(?:ern|corn|urn|sern|quern|nern)(?!\p{L})/u;
/** Words that do have these two letters. */
const withRn =
  /(?:^|re|con|en|es|s)torn|(?:[nxlae]te|gove|mode|fe|h[eé]|pe|ca|jo|fo|tu|bu|cade|inve|infe|ce|be|iu|c[oó](?=rne))rn/iu;
/** The same text with each "m" where a photograph put "rn": "docurnento", "ernprestirno". */
const withM = (text: string): string =>
  brokenM.test(text)
    ? text
        .replaceAll(/rn(?=[pb])/g, 'm')
        .replaceAll(/\p{L}*rn\p{L}*/gu, (word) =>
          withRn.test(word) ? word : word.replaceAll('rn', 'm'),
        )
        .replaceAll(/\btornou(?=\s+ci[eê]ncia)/gi, 'tomou')
    : text;

/** A heading whose letters stand apart: "C A R T A   D E   E X I G Ê N C I A". */
const spread = /^[ \t]*(?:[A-ZÀ-Úl0-9][ \t]+){5,}[A-ZÀ-Úl0-9][ \t]*$/gm;
const together = (line: string): string =>
  line
    .trim()
    .split(/\s{2,}/)
    .map((word) => word.replaceAll(/\s/g, ''))
    .join(' ');

/** A count of days, in digits or what became of them: "3O (trinta) dias", "lO dias". */
const count = /(^|[^\p{L}\d])([\dl|I][\dOol|I]{1,2})(?=\s?(?:\([^)]{3,20}\)\s?)?dias\b)/gu;

/**
 * A text as it was typed: words that a line broke are whole again, and what a photograph took for another
 * character is mended where nothing else can stand.
 */
export const asTyped = (text: string): string =>
  mistaken
    .reduce(
      (mended, [pattern, by]) => mended.replaceAll(pattern, by),
      withM(text.replaceAll(spread, together)),
    )
    .replaceAll(
      new RegExp(`(\\p{L})[-\\u00ad][ \\t]*\\n[ \\t]*(?=\\p{L})(?!${enclitic})`, 'gu'),
      '$1',
    )
    .replaceAll(
      count,
      (_, before: string, digits: string) =>
        before + digits.replaceAll(/o/gi, '0').replaceAll(/[l|I]/g, '1'),
    )
    .replaceAll(cut, whole);
