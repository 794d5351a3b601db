import { anyOf } from '#words/any-of.ts';
import type { LetterTerm, Span } from './letter-read.ts';
import { spanOf, unwrapped } from './same-length.ts';
import { startOf } from './term-start.ts';

const numbers: Readonly<Record<string, number>> = {
  cinco: 5,
  dez: 10,
  quinze: 15,
  vinte: 20,
  trinta: 30,
  sessenta: 60,
  noventa: 90,
};
const inWords = Object.keys(numbers).join('|');

/** By the words in brackets where there are any: of a photograph they are the surer half. */
const days = new RegExp(
  `\\b(?:em ate|ate|zo de|no prazo(?: maximo)?(?: legal)? de|prazo(?: \\w+){0,4}? ?(?:de|:)|prazo(?: recursal)?|dentro de|em|recurso(?: ordinario)?:?|dispoe de|tem|tera)\\s*(?:(\\d{1,3}|${inWords})(?:\\s*\\((?:(${inWords})|[a-z ]+)\\))?|\\S{1,3} ?\\((${inWords})\\)) dias\\b`,
  'g',
);
/** What runs from a stop is no term of who is called: "60 dias após a suspensão". */
const afterStop =
  /^(?: uteis)? (?:(?:apos|depois d)(?:[aeo]|[ao]s)? ?(?:a |o )?(?:suspens|bloque|cessa|cancel)|contados d[aeo] (?:suspens|cessa|cancel))/;

const answers = anyOf`
  (apresent|envi|anex|junt|complement|cumpr|atend|respond|respost|agend|entreg|regulariz|atualiz)-,
  (providenc|exigenc|desbloque|registr|cadastr|encaminh|document|manifest|biometr|emiss|confirm)-,
  (impugn|quitar|parcel(ar|amento)|contato com|carteira de identidade)-, em contato, ligue,
  comparec(a|er), emit(a|ir), inscricao\b(?! em\b), (prova|comprovacao) de vida-, realize a comprovacao
`;

/** A term that is over, of somebody else, or counted back from a day. */
const past = anyOf`
  (inss|junta|previdencia|autarquia|agencia) ..3 (tem|tera|dispoe de) (ate )?\d-, chegar(a|ao),
  (diligencia|antece|fora do prazo)-, considera-se (notificad|intimad|cient)-,
  (decorrid|transcorrid|esgotad|expirad|findo|vencid)- ..3 prazo-,
  (foi|foram) (feit|agendad|apresentad|cumprid|atendid)-
`;

const person = '(?:recorrente|interessad[oa]|segurad[oa]|requerente|beneficiari[oa])';
const brings =
  '(?:apresent|junt|envi|anex|encaminh|traga|trazer|comprov|complement|esclare|inform)';
const within = '\\d{1,3} (?:\\([a-z]+\\) )?dias';
/** With nobody else between whose term it could be. */
const own = '(?:(?!\\b(?:inss|aps|agencia|autarquia|empresa)\\b)[^.;]){0,90}';
/** A board's errand that goes to the person. */
const errand = new RegExp(
  `\\bdiligencia\\b[\\s\\S]*(?:\\bintim\\w+(?:-se)? (?:[oa] )?${person}|\\b${person}(?! ?\\(?inss)${own}\\b(?:${brings}\\w*${own}${within}|${within}${own}${brings})|\\b${within},? (?:para que )?(?:[oa] )?${person}${own}${brings})`,
);

/** What ends with a term; of a sentence that names more than one, the appeal is the commonest footer. */
function purposeOf(sentence: string): LetterTerm['of'] | undefined {
  if (errand.test(sentence)) return 'answer';
  if (past.test(sentence)) return undefined;
  if (/\b(?:recurs(?:o|al)|recorrer)\b/.test(sentence)) return 'appeal';
  if (/\b(?:defes[ao]?|defender)\b/.test(sentence)) return 'defence';
  if (/\b(?:prorrogacao|prorrogar)\b/.test(sentence)) return 'extension';
  return answers.test(sentence) ? 'answer' : undefined;
}

const sentenceEnd = /[.;!?](?=\s|$)|\n\s*\n/;

function sentenceAround(flatText: string, from: number, until: number): string {
  const before = flatText.slice(Math.max(0, from - 300), from).split(new RegExp(sentenceEnd, 'g'));
  const after = flatText.slice(until, until + 200).split(sentenceEnd);
  return `${before.at(-1)}${flatText.slice(from, until)}${after[0]}`;
}

/** Each "em N dias", wherever it stands and whatever it is for. */
export const counted = (flatText: string): { days: number; place: Span }[] =>
  [...flatText.matchAll(days)].map((match) => {
    const [, digits = '', bracketed, alone] = match;
    const words = bracketed ?? alone ?? digits;
    return { days: numbers[words] ?? Number(digits), place: spanOf(match) };
  });

/** "30 dias, ou de 60 no caso de segurado especial": which of them runs, by the rest of the paper. */
const orMore =
  /\bdias,? ou (?:de )?(\d\d) (?:\([a-z]+\) )?dias\b[^.;]{0,140}\bsegurad[oa] especial/;
function ofFields(sentence: string, words: string): number | undefined {
  const [both = '', days] = orMore.exec(sentence) ?? [];
  return days && /\bsegurad[oa] especial\b/.test(words.replace(both, ' '))
    ? Number(days)
    : undefined;
}

/** The terms in days that a letter gives, by what they are for. What is for nothing known is no term. */
export function findTerms(flatText: string): LetterTerm[] {
  // "V. Sa." and "art. 69" end no sentence.
  const shown = unwrapped(flatText)
    .replaceAll(/\bv\.( ?)sa\./g, 'v $1sa ')
    .replaceAll(/\b(arts?)\.(?= \d)/g, '$1 ');
  // Where the INSS appealed, what is asked of who did is no term of the person's.
  const words = /\brecorrente ?:? ?(?:o )?inss\b/.test(shown)
    ? shown.replaceAll(/\brecorrente\b/g, 'autarquia ')
    : shown;
  return counted(words).flatMap(({ days: count, place }): LetterTerm[] => {
    if (afterStop.test(words.slice(place.until))) return [];
    const sentence = sentenceAround(words, place.from, place.until);
    const of = purposeOf(sentence);
    const isWorking = /^ uteis\b/.test(words.slice(place.until));
    const start = startOf(words, place);
    return of
      ? [
          {
            of,
            days: ofFields(sentence, words) ?? count,
            ...(start && { start }),
            ...(isWorking && { isWorking }),
            place,
          },
        ]
      : [];
  });
}
