import MiniSearch from 'minisearch';
import { benefitPath, deniedGuidePath, securityPath } from '#texts/paths.ts';
import { withoutAccents } from '#words/accents.ts';
import { meaningOf, withOneName } from './synonyms.ts';

/**
 * What can be found, as it travels to the device; names and other words apart by commas, those that
 * were learned as they sound (`learned-words.ts`).
 */
export type Row = readonly [
  path: string,
  kind: string,
  title: string,
  answer: string,
  names: string,
  foundBy: string,
  learned?: string,
];

/** More is no answer. */
export const most = 8;

// What is much less like the question than the best answer is noise beside it.
const worthwhile = 0.2;

// Words that say nothing of what is looked for.
const idle =
  /^(?:a|al|ao|aos|as|ate|com|como|da|das|de|do|del|dos|e|el|ela|ele|em|era|essa|esse|esta|estoy|eu|foi|ha|isso|ja|la|las|los|mas|me|meu|meus|mi|minha|minhas|mis|na|nao|nas|nem|no|nos|o|os|ou|pela|pelo|por|pra|pro|para|q|que|quem|se|sem|ser|sou|soy|seu|seus|so|sua|suas|ta|tem|tengo|tenho|to|um|uma|un|una|vou|y)$/;

// Words that are in nearly every question: they say something only where nothing else does.
const quiet =
  /^(?:inss|previdencia|beneficios?|direitos?|pedir|pede|pedi|pedido|faco|faz|fazer|posso|pode|consigo|quero|queria|quiero|puedo|necesito|recibir|preciso|precisa|peco|gostaria|saber|sabe|dar|dei|deu|deram|entrada|receber|recebe|recebo|ganhar|ganha|ainda|mais|muito|agora|pessoa|gente|anos?|ne|oi|bom|boa|dia|tarde|noite|ajuda|ajudar|favor|duvida|quant[ao]s?|quando|onde|qual|quais|porque|aposent(?:ar?|o))$/;

// Of the household, of work, pay and retirement everybody speaks, and few ask for it: as they sound.
const kin =
  /^(?:a?vo|vov[oa]|pai|mae|marido|espos[ao]|muler|fil[ao]|net[ao]|irmao?|criansa|familia|conpaneir[ao]|menin[ao]|aposent|omen|nunca|trabal[oa]?|par[eo]u|perd[ieao]?u?|pag(?:a|o|ou))$/;

/** "B P C" and "b.p.c." are one word. */
const joinLetters = (text: string): string =>
  text.replaceAll(
    /(^|[^\p{L}\p{N}])(\p{L}(?:[ .]+\p{L}(?![\p{L}\p{N}])){2,})/gu,
    (_, before: string, letters: string) => before + letters.replaceAll(/[ .]/g, ''),
  );

/** "B 91", "b-91", "NB 91", "espécie 91", "auxílio 91", "91" alone: the code of a benefit is one word. */
const joinCodes = (text: string): string =>
  text
    .trim()
    .replaceAll(
      /(^|[^\p{L}\p{N}])(?:n?b|(?:esp[eé]cie|benef[ií]cio|aux[ií]lio)s?|^(?=\d\d$))[ ./-]*(\d{2})(?!\d)/gu,
      (_, before: string, code: string) => `${before}b${code}`,
    );

const wordsOf = (text: string): string[] =>
  withOneName(joinCodes(joinLetters(text.toLowerCase()))).match(
    /b\d{2}(?!\d)|[\p{L}\p{M}]+|\p{N}+/gu,
  ) ?? [];

/** Whether a word says anything of what is looked for. */
export const says = (word: string): boolean => !idle.test(withoutAccents(word));

// The cedilla is the one accent without which a word sounds another way: "roca" is asked for "roça".
const withoutCedilla = (text: string): string => text.normalize('NFC').replaceAll(/ç/gi, 'c');

const termsOf = (word: string): string[] =>
  says(word) ? [...new Set([meaningOf(word), meaningOf(withoutCedilla(word))])] : [];

/** What is left of a phrase when it is looked for: its words as they sound. */
export const phraseOf = (text: string): string =>
  wordsOf(text).filter(says).map(meaningOf).join(' ');

/** The same, word by word, of who writes no cedilla. */
export const meaningsIn = (text: string): string[] => phraseOf(withoutCedilla(text)).split(' ');

const isCode = (word: string): boolean => /\d/.test(word);

/** A short word with another letter is another word, unless it is none and stands beside others. */
function mistakes(word: string, isNone: boolean): number {
  if (isCode(word) || word.length < 4) return 0;
  if (word.length < 6) return isNone ? 1 : 0;
  return word.length < 9 ? 1 : 2;
}

/** What a question asks for, without the words of every question where there are others. */
export function toldIn(asked: string): string {
  const words = wordsOf(asked).filter(says);
  const telling = words.filter((word) => !quiet.test(withoutAccents(word)));
  return (
    telling.some((word) => /^\D/.test(word) && !kin.test(meaningOf(word))) ? telling : words
  ).join(' ');
}

/** What a row is known by, each as the words that must all be asked for. */
const linesOf = ([, , title, , names, foundBy]: Row): string[][] =>
  [title, ...names.split(', '), ...foundBy.split(', ')]
    .map((line) => toldIn(withoutCedilla(line)).split(' ').map(meaningOf))
    .filter(([first]) => first !== '');

const begins = (word: string, key: string): boolean =>
  key.length < 4 || isCode(key) ? word === key : word.startsWith(key);

/**
 * Which part of a question the longest of these lines takes up, of those that stand in it whole.
 * @param asked its words, and those of the texts that were taken for them
 * @param letters how many its own have
 */
function partOf(lines: readonly string[][], asked: readonly string[], letters: number): number {
  const weights = lines
    .filter((line) => line.every((key) => asked.some((word) => begins(word, key))))
    .map((line) => Math.min(1, line.join('').length / letters));
  return Math.max(0, ...weights);
}

// Who says so holds a letter, and asks for its page, or for the guide of a no, before that of the benefit.
const refused =
  /^(?:neg(?:a|ou)|indefer|recus|cort(?:ou|a(?:d[oa]s?|ram)$)|cess(?:ou|ad)|suspen|bloque|exigencia|carta$)/;

/** Who was told no; of the others something was cut, or asked for. */
const denied = /\b(?:neg(?:a|ou)|indefer|recus|nao (?:me |foi )?(?:aceit|reconhec|aprov))/;

const waits =
  /\bnao respond|\bdemora|\besperando (?:o inss|resposta|ha|faz)\b|\b(?:pedido|processo|recurso|analise|beneficio|resposta)\b.*\b(?:nao (?:anda|sai)\b|parad)|\b(?:pensao|auxilio|aposentadoria|bpc) nao sai\b|\bfaz\b.* que pedi\b/;

/** Who was called, or asked for what nobody serious asks for; told first that money stops, they believe the lie. */
const deceived =
  /\bgolp|\b(?:link|sms)\b|\bmand.* zap\b|\blig(?:aram|ou|acao|a(?:m|ndo) [dfo]\w+ndo)\b|\btao (?:me )?ligando|\btelefonema|\bped(?:iram|indo|iu)\b.* (?:codigo|foto|pix|selfie|senha)|prova de vida.* (?:chamada|telefone|video|whats|zap)/;

/** Who counts enough years for a rule that asks for years more than for age. */
const counts = /\b(?:2[5-9]|[34]\d)(?: anos?)?(?: e \w+)? de (?:inss|contribui|carteira|servico)/;

/** Who may have enough for the age alone, or thinks it lost since they stopped. */
const paid =
  /^(?=.*(?:1[5-9]|2[0-4]) ano).*(?:contribui|carteira|carne|fichad|pag(?:uei|ou))|\bpar(?:ei|ou)\b.*aposent/;

const cut =
  /\b(?:cort(?:ou|ara)|suspender|bloquear)\b.* (?:benef|auxi|aposent|bpc|loas|pag|inss|pensao|meu)/;

/** Who tells such an age asks for what comes with it. */
const old = /\b(?:6\d|7[0-4]) anos?\b|\btenho 6\d\b/i;

/** How much likelier that makes a letter's page. */
const ofLetters = 2;

// Of a name like "65 anos" the number is what counts.
const years = meaningOf('anos');

/** How much a line that stands whole in a question weighs, beside its words alone. */
const wholeLine = 2;

/** Finds what was asked for among the rows, the likeliest first. Keeps nothing of what was asked. */
export function finder(rows: readonly Row[]): (asked: string) => Row[] {
  const lines = rows.map(linesOf);
  const rowOf = (wanted: string) => rows.filter(([path]) => path === wanted);
  const ahead = [
    [deceived, rowOf(securityPath)],
    [/\bjuizado/, rowOf(benefitPath('na-justica'))],
  ] as const;
  const whatever = [
    [denied, rowOf(deniedGuidePath)],
    [waits, rowOf(benefitPath('pedido-parado'))],
    [counts, rowOf(benefitPath('aposentadoria-por-tempo'))],
    [paid, rowOf(benefitPath('aposentadoria-por-idade'))],
    [cut, rowOf(benefitPath('beneficio-cortado'))],
  ] as const;
  const known = new Set(
    rows.flatMap((row) => wordsOf(withoutCedilla(row.slice(2).join(' '))).map(meaningOf)),
  );
  const search = new MiniSearch({
    fields: ['title', 'answer', 'names', 'foundBy', 'learned'],
    tokenize: wordsOf,
    processTerm: (word, field) => (field === 'learned' ? word : termsOf(word)),
    searchOptions: {
      boost: { title: 3, names: 4, foundBy: 2, learned: 3 },
      prefix: (word) => word.length > 2 && !isCode(word),
      fuzzy: (word, _, all) => mistakes(word, all.length > 1 && !known.has(word)),
      // A single digit says as little: "5 de MEI" asks for no list of percents.
      boostTerm: (word) =>
        word === 'idade' ? 0.5 : kin.test(word) || /^\d$/.test(word) ? 0.35 : 1,
      // Many names make a page no less likely.
      bm25: { k: 1.2, b: 0.1, d: 0.5 },
    },
  });
  search.addAll(
    rows.map(([, , title, answer, names, foundBy, learned = ''], id) => {
      return { id, title, answer, names, foundBy, learned };
    }),
  );
  // The first row of a name has it: pages come before words of the glossary.
  const named = new Map(
    [...rows].reverse().flatMap((row) => {
      const [, , title, , names] = row;
      return [title, ...names.split(', ')].map(
        (name) => [phraseOf(withoutCedilla(name)), row] as const,
      );
    }),
  );
  named.delete('');
  return (written) => {
    const plain = withoutAccents(written.toLowerCase());
    const asked = written.replace(old, '$& idade');
    const told = toldIn(withoutCedilla(asked)).split(' ').map(meaningOf);
    const letters = told.join('').length;
    const isRefused = wordsOf(asked).some((word) => refused.test(withoutAccents(word)));
    const found = search
      .search(toldIn(asked))
      // Where several words are asked for, another beginning is another word: “bolo” is no “olho”.
      .filter(
        ({ terms, queryTerms }) =>
          told.length === 1 || terms.some((term) => queryTerms.some((word) => word[0] === term[0])),
      )
      .map(({ id, score, terms }) => ({
        id,
        score:
          score *
          (1 + wholeLine * partOf(lines[id] ?? [], [...told, years, ...terms], letters)) *
          (isRefused && /^.(?:carta|conteudos)|cortado$/.test(rows[id]?.[0] ?? '') ? ofLetters : 1),
      }))
      .sort((one, other) => other.score - one.score);
    const enough = (found[0]?.score ?? 0) * worthwhile;
    const likely = found
      .filter(({ score }) => score >= enough)
      .flatMap(({ id }) => rows.slice(id, id + 1));
    const pagesFor = (some: typeof ahead | typeof whatever) =>
      some.flatMap(([told, page]) => (told.test(plain) ? page : []));
    const exact = named.get(phraseOf(withoutCedilla(written))) ?? named.get(phraseOf(written));
    const first = [...new Set([...pagesFor(ahead), ...(exact ? [exact, ...likely] : likely)])];
    // Whatever the benefit, the pages of a no and of a wait are among the first.
    return [...new Set([...first.slice(0, 2), ...pagesFor(whatever), ...first])].slice(0, most);
  };
}
