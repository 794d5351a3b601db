import { withoutAccents } from '#words/accents.ts';
import { meaningOf, withOneName } from './synonyms.ts';

// Words that say nothing of what is looked for.
const idle =
  /^(?:a|al|ao|aos|as|ate|com|como|da|das|de|do|del|dos|e|el|ela|ele|em|era|essa|esse|esta|estoy|eu|foi|ha|isso|ja|la|las|los|mas|me|meu|meus|mi|minha|minhas|mis|na|nao|nas|nem|no|nos|o|os|ou|pela|pelo|por|pra|pro|para|q|que|quem|se|sem|ser|sou|soy|seu|seus|so|sua|suas|ta|tem|tengo|tenho|to|um|uma|un|una|vou|y)$/;

// Words that are in nearly every question: they say something only where nothing else does.
const quiet =
  /^(?:inss|previdencia|beneficios?|direitos?|pedir|pede|pedi|pedido|faco|faz|fazer|posso|pode|consigo|quero|queria|quiero|puedo|necesito|recibir|preciso|precisa|peco|gostaria|saber|sabe|dar|dei|deu|deram|entrada|receber|recebe|recebo|ganhar|ganha|ainda|mais|muito|agora|pessoa|gente|anos?|ne|oi|bom|boa|dia|tarde|noite|ajuda|ajudar|favor|duvida|quant[ao]s?|quando|onde|qual|quais|porque|aposent(?:ar?|o))$/;

// Of the household, of work, pay and retirement everybody speaks, and few ask for it: as they sound.
export const kin =
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

/** The words of a text, as they are written. */
export const wordsOf = (text: string): string[] =>
  withOneName(joinCodes(joinLetters(text.toLowerCase()))).match(
    /b\d{2}(?!\d)|[\p{L}\p{M}]+|\p{N}+/gu,
  ) ?? [];

/** Whether a word says anything of what is looked for. */
export const says = (word: string): boolean => !idle.test(withoutAccents(word));

// The cedilla is the one accent without which a word sounds another way: "roca" is asked for "roça".
export const withoutCedilla = (text: string): string =>
  text.normalize('NFC').replaceAll(/ç/gi, 'c');

/** A word as it may sound; nothing for those that say nothing. */
export const termsOf = (word: string): string[] =>
  says(word) ? [...new Set([meaningOf(word), meaningOf(withoutCedilla(word))])] : [];

/** What is left of a phrase when it is looked for: its words as they sound. */
export const phraseOf = (text: string): string =>
  wordsOf(text).filter(says).map(meaningOf).join(' ');

/** The same, word by word, of who writes no cedilla. */
export const meaningsIn = (text: string): string[] => phraseOf(withoutCedilla(text)).split(' ');

export const isCode = (word: string): boolean => /\d/.test(word);

/** What a question asks for, without the words of every question where there are others. */
export function toldIn(asked: string): string {
  const words = wordsOf(asked).filter(says);
  const telling = words.filter((word) => !quiet.test(withoutAccents(word)));
  return (
    telling.some((word) => /^\D/.test(word) && !kin.test(meaningOf(word))) ? telling : words
  ).join(' ');
}
