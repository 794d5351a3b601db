import { isChildbirth } from './dates/meanings.ts';
import type { Hidden, Span } from './letter-read.ts';
import { overlaps, spanOf } from './same-length.ts';

const labels: readonly (readonly [what: Hidden['what'], label: string])[] = [
  ['cpf', 'cpf'],
  ['nit', 'nit|nis|pis|pasep|pis ?/ ?pasep|ni[ts] ?/ ?pis'],
  [
    'benefit',
    'nb|(?:numero|n[.º°o]*|nr\\.?) d[oe] beneficio|(?:beneficio|auxilio|aposentadoria|pensao)(?: \\w+){0,5}? (?:numero|n[º°o.]+|nr\\.?)',
  ],
  [
    'request',
    '(?:numero|n[.º°o]*) d[oe] (?:requerimento|protocolo|processo|pedido)|(?:requerimento|protocolo|processo|pedido|tarefa)(?: (?:numero|n[º°o.]+|nr\\.?))?',
  ],
  [
    'other',
    'rg|identidade|ctps|titulo|matricula|conta(?: corrente)?|codigo(?: de (?:autenticidade|verificacao))?',
  ],
  ['contact', 'telefone|celular|tel\\.?|whatsapp'],
];

/** Digits, and the letters that a photograph makes of them. */
const digit = '[\\doil|]';
const numberAfter = new RegExp(
  `\\b(?:${labels.map(([what, label]) => `(?<${what}>${label})`).join('|')})\\b[\\s:.º°)(-]{0,6}(?<number>\\d(?:[\\doil|]|[./-](?=[\\doil|])|\\s(?=\\d{3}(?!\\d|/)|\\d{2}\\b(?!/))){3,}[\\dx]?)`,
  'g',
);
const longNumber = new RegExp(`${digit}(?:${digit}|[./-](?=${digit})){7,}`, 'g');

/** Days, periods, and the numbers of laws are nobody's. */
const isOfNobody = (number: string): boolean =>
  /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}(?:-\d{1,2}\/\d{1,2}\/\d{2,4})?$/.test(number) ||
  /^\d{1,3}\.?\d{3}\/(?:19|20)?\d{2}$/.test(number) ||
  /^\d{4}-\d{2}-\d{2}$/.test(number) ||
  number.replaceAll(/\D/g, '').length < Math.min(5, number.length);

const whole = (number: string): boolean => number.replaceAll(/[^\doil|]/g, '').length >= 9;

function numbersIn(flatText: string): Hidden[] {
  const labelled = [...flatText.matchAll(numberAfter)].flatMap((match): Hidden[] => {
    const { number = '', ...groups } = match.groups ?? {};
    const what = labels.find(([one]) => groups[one] !== undefined)?.[0] ?? 'other';
    const until = spanOf(match).until;
    const found = number.trimEnd();
    const from = until - number.length;
    return isOfNobody(found) ? [] : [{ what, place: { from, until: from + found.length } }];
  });
  const bare = [...flatText.matchAll(longNumber)]
    .filter(([number]) => whole(number) && !isOfNobody(number))
    .map((match): Hidden => ({ what: 'other', place: spanOf(match) }));
  return [...labelled, ...bare];
}

/** After these stands a name. */
const personLabel = String.raw`(?:nome(?: social| completo| d[aeo] \w+)?|interessad[oa]|requerente|recorrente|autora?|titular|segurad[oa]|beneficiari[oa]|dependente|instituidora?|representante(?: legal)?|responsavel legal|procuradora?|curadora?|filiacao|mae|pai|falecid[oa]|destinatari[oa])(?: ?\([ao]\))?`;
const nameLabel = new RegExp(
  // With a colon, or alone in its line above the name.
  String.raw`\b${personLabel} ?:\s{0,3}|(?:^|\n)[ \t]*${personLabel}[ \t]*\n[ \t]*`,
  'g',
);

/** After these a name stands where the next words have capitals. */
const calling =
  /\b(?:(?:prezad[oa](?: ?\([ao]\))?(?: (?:senhora?|sra?\.?)(?: ?\([ao]\))?)?|(?:senhora?|sra?\.|sra)(?: ?\([ao]\))?|ao ?\(a\) sr ?\(a\)\.?|sr ?\(a\)\.?|ilm[oa]\.?)\.?|em nome d[aeo]|outorgad[ao] por|instituidora?|de cujus|obito d[aeo]|nascimento d[aeo]|casamento d[aeo]|filh[oa](?: menor)?|companheir[oa]|conjuge|espos[oa]|(?:nome|requerente|interessad[oa]|titular))[,:]? {1,3}/g;

/** Where a value ends in one line: another label, or the end of a clause. */
const valueEnd =
  /\n|, |\. | {2,}|\t| - |;|\b(?:cpf|nit|nis|nb|pis|der|dib|dcb|aps|data|numero|motivo|decisao|especie|beneficio|protocolo|requerimento|requerente|servico|assunto|unidade|status|despacho|nascimento|endereco|comunicamos|informamos|em atencao)\b/;

const longestValue = 120;

/** Most words of a name. */
const mostWords = 9;

/** The words with capitals from the beginning of a text, with the little ones between them. */
const capitals =
  /^\p{Lu}[\p{L}'’.]*(?: (?:[Dd][aeo]s?|D[AEO]S?|[eE]|\p{Lu}[\p{L}'’]*))*(?![\p{L}])/u;

/** Words of the INSS that begin with a capital after a calling, and a day. */
const noName =
  /^(?:(?:senhor|segurad|requerent|cidad|benefici|client|usuari|interessad|titular|dependent|instituto|informamos|comunicamos|solicitamos)|(?:inss|previdencia|especial|para|em|o|a|os|as|seu|sua)\b|\d)/i;

function nameAt(text: string, flatText: string, from: number): Span | undefined {
  const near = flatText.slice(from, from + longestValue);
  const end = near.search(valueEnd);
  const value = text.slice(from, from + (end === -1 ? near.length : end));
  const [name] = capitals.exec(value) ?? [];
  const words = (name ?? value).split(' ').slice(0, mostWords).join(' ').trimEnd();
  return words && !noName.test(near) ? { from, until: from + words.length } : undefined;
}

/** A name after a calling has capitals; in a text of capitals alone nothing tells it from the rest. */
function calledAt(text: string, from: number): Span | undefined {
  const [name] = capitals.exec(text.slice(from, from + 90)) ?? [];
  if (!name || noName.test(name)) return undefined;
  const words = name.split(' ').slice(0, mostWords);
  return { from, until: from + words.join(' ').length };
}

const isAllCapitals = (text: string): boolean =>
  (text.match(/\p{Lu}/gu)?.length ?? 0) > (text.match(/\p{Ll}/gu)?.length ?? 0);

function namesIn(text: string, flatText: string): Hidden[] {
  const labelled = [...flatText.matchAll(nameLabel)].map((match) =>
    nameAt(text, flatText, spanOf(match).until),
  );
  const called = isAllCapitals(text)
    ? []
    : [...flatText.matchAll(calling)].map((match) => calledAt(text, spanOf(match).until));
  return [...labelled, ...called].flatMap((place): Hidden[] =>
    place ? [{ what: 'name', place }] : [],
  );
}

const birth =
  /\b(?:nascimento|nascid[oa]|nasceu)(?: (?:d[aeo]|n[ao])s? [a-z]+)?(?: em| no dia)?[\s:]{1,3}(?<day>\d{1,2}\/\d{1,2}\/\d{2,4})/g;
const mail = /[\w.+-]{1,64}@[\w.-]+\.\w+/g;

/**
 * Names and numbers of persons, benefits and requests, first the surest of those that overlap.
 * @param flatText as `flat` gives it
 */
export function hiddenIn(text: string, flatText: string): Hidden[] {
  const births = [...flatText.matchAll(birth)].flatMap((match): Hidden[] => {
    const { until } = spanOf(match);
    const from = until - (match.groups?.day ?? '').length;
    // By the day of a birth salário-maternidade is counted.
    return isChildbirth(flatText, from) ? [] : [{ what: 'birth', place: { from, until } }];
  });
  const mails = [...flatText.matchAll(mail)].map(
    (match): Hidden => ({ what: 'contact', place: spanOf(match) }),
  );
  const found: Hidden[] = [];
  for (const one of [...numbersIn(flatText), ...births, ...mails, ...namesIn(text, flatText)])
    if (!found.some(({ place }) => overlaps(place, one.place))) found.push(one);
  return found.sort((one, other) => one.place.from - other.place.from);
}

/** The text with a block for each letter and digit of what is hidden. */
export function masked(text: string, hidden: readonly Hidden[]): string {
  let shown = '';
  let at = 0;
  for (const { place } of hidden) {
    shown += text.slice(at, place.from);
    shown += text.slice(place.from, place.until).replaceAll(/[^\s]/g, '█');
    at = place.until;
  }
  return shown + text.slice(at);
}
