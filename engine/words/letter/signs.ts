import { anyOf } from '../any-of.ts';

/** What is said to be there, fulfilled or granted; with a "não" before it, the contrary. */
const fulfilled = anyOf`
  ^(comprov|demonstr|constat|reconhec|cumpri|atend|enquadr|compare|apresent|possu|aceit|conced|
  deferi|implement|ating|comput|consider|cont[ao]|preench|verific|identific|permit|fiz$|fez$|
  consegui|prorrog|entreg|concord|inscri|inform|conform|direito$|caiu$|prov[aeo]|junt|valid|
  atualiz|faz$|filiad|afast|realiz|consig[ao]|entr[ao]|fixad)-
`;

/** What stands for a yes only where a no is expected: "tem impedimento", "está em regime fechado". */
const held = /^(?:tem|tinha|tenho|ha|houve|era|sou|esta|estao|estava|da|dao)$/;

const missing =
  /^(?:falt|ausenci|insuficien|inexist|indefer|nega|neg$|recus|contrari|irregular|indici|decadenci|desistenci|desisti|divergen|desatualiz|vencid|extempor|ilegiv|desconform)/;

/** Bad news of another form: only its denial ("não houve perda", "não é superior") says something. */
const told = anyOf`
  ^(inferior|superior|acima|abaixo|passou|ultrapass|excede|anterior|posterior|invalid|perd|cess|
  suspen|bloque|cort|cancel|ced|maior|menor|menos|alta$|devo|indevid|acumul|preexist|existente|
  semi|descaracteriz|posso|apt[oa]$|devol|cobran|arrend)-
`;

const negators = /^(?:nao|nem|nunca|jamais|sem|deixou)$/;
const lacking = /^(?:falt|ausenci|insuficien)/;

/** How many words a "não" reaches. */
const reach = 4;

interface Signs {
  yes: boolean;
  no: boolean;
  /** Something is there: a yes, where a no is the question. */
  has: boolean;
}

type Sign = keyof Signs | undefined;

function signOf(word: string, before: readonly string[]): Sign {
  const isDenied = before.some((one) => negators.test(one));
  if (missing.test(word)) return isDenied ? 'yes' : 'no';
  if (told.test(word)) return isDenied ? 'yes' : undefined;
  const lacks = before.some((one) => lacking.test(one));
  // "Não houve falta de prova" is no lack.
  const isLacking = isDenied !== lacks;
  if (fulfilled.test(word)) return isLacking ? 'no' : 'yes';
  return held.test(word) && !isLacking ? 'has' : undefined;
}

/** Whether a clause says yes ("foi comprovada"), no ("falta de prova"), both or neither. "Não houve perda" is a yes. */
export function signsOf(clause: string): Signs {
  const words = clause.split(' ');
  const signs = { yes: false, no: false, has: false };
  words.forEach((word, at) => {
    const sign = signOf(word, words.slice(Math.max(0, at - reach), at));
    if (sign) signs[sign] = true;
  });
  return signs;
}

/** Whether a "não" of the clause reaches one of these words. */
export function isDeniedIn(clause: string, words: ReadonlySet<string>): boolean {
  const all = clause.split(' ');
  return all.some(
    (word, at) =>
      word.length > 4 &&
      words.has(word) &&
      all
        .slice(Math.max(0, at - reach, all.lastIndexOf('.', at) + 1), at)
        .some((one) => negators.test(one)),
  );
}
