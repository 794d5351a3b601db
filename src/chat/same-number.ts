/** What was pasted, held against the practice's own numbers and address. */
export type Compared =
  /** Everything found in the text is the practice's. */
  | { readonly kind: 'ours'; readonly found: readonly string[] }
  /** The digits fit, but the area code is missing: it may be somebody else's in another city. */
  | { readonly kind: 'withoutAreaCode'; readonly found: readonly string[] }
  /** These are not the practice's. */
  | { readonly kind: 'foreign'; readonly found: readonly string[] }
  /** No number at all, but it asks for money, secrets or a touch on a link. */
  | { readonly kind: 'bait' }
  | { readonly kind: 'nothing' };

export interface OwnNumbers {
  /** Of the chat: digits with country code. */
  readonly number: string;
  /** As people read it: "(11) 3333-4444". */
  readonly phone: string;
  readonly email: string;
}

// Eight digits or more with what people write between them; no longer number may hide one of ours.
const numberShape = /(?:^|\D)(\(?\+?\(?\d(?:[\s().\-–]{0,3}\d){7,18})(?!\d)/g;
/** Dates, CPF, CNPJ, lawsuits and amounts, which stand in such messages and are no phone. */
const otherNumbers =
  /\d{1,2}\/\d{1,2}\/\d{2,4}|\d{3}\.\d{3}\.\d{3}-\d{2}|\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}|\d{7}-\d{2}\.\d{4}\.\d\.\d{2}\.\d{4}|\d[\d.]*,\d{2}(?!\d)/g;
const bait =
  /\b(?:pix|senha|taxa|boleto|dep[oó]sit\w*|selfie|clique|link|fotos? d[aeo]s? (?:sua |seu )?(?:rosto|face|cart[aã]o|documento)|reconhecimento facial|prova de vida)\b|c[oó]digo|https?:|www\./i;
const addressShape = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/**
 * Area code and number, without country and carrier codes. Unlike a phone to call back (`phone.ts`),
 * digits that fit no form are left as they are: cut shorter, a stranger's could be taken for ours.
 */
function national(digits: string): string {
  const plain = digits.replace(/^00(?=55\d{10,11}$)/, '').replace(/^0(?:\d{2})(?=\d{10,11}$)/, '');
  const home = plain.replace(/^55(?=\d{10,11}$)/, '');
  return home.replace(/^0+(?=\d{10,11}$)/, '');
}

/**
 * Compares what was pasted, a number, an address or a whole message, with the practice's own. One
 * foreign number makes the whole foreign: messages of impostors quote the true one beside theirs.
 */
export function compareNumbers(pasted: string, own: OwnNumbers): Compared {
  const ours = [own.number, own.phone].map((one) => national(one.replace(/\D/g, '')));
  const text = pasted.replaceAll('\u00a0', ' ').replace(otherNumbers, ' | ');
  const numbers = [...text.matchAll(numberShape)].map(([, text = '']) => ({
    text: text.trim(),
    digits: national(text.replace(/\D/g, '')),
  }));
  const addresses = pasted.match(addressShape) ?? [];
  if (numbers.length + addresses.length === 0)
    return { kind: bait.test(text) ? 'bait' : 'nothing' };
  const isBare = (digits: string) =>
    digits.length <= 9 && ours.some((whole) => whole.endsWith(digits));
  const foreign = [
    ...numbers.filter(({ digits }) => !ours.includes(digits) && !isBare(digits)),
    ...addresses
      .filter((address) => address.toLowerCase() !== own.email.toLowerCase())
      .map((text) => ({ text })),
  ].map(({ text }) => text);
  if (foreign.length > 0) return { kind: 'foreign', found: [...new Set(foreign)] };
  const bare = numbers.filter(({ digits }) => isBare(digits)).map(({ text }) => text);
  if (bare.length > 0) return { kind: 'withoutAreaCode', found: [...new Set(bare)] };
  return { kind: 'ours', found: [...new Set([...numbers.map(({ text }) => text), ...addresses])] };
}
