import { isValidCnpj } from '@brazilian-utils/brazilian-utils';
import type { Fault } from '../fault.ts';
import type { ContentLine } from '../published-text/content-lines.ts';

interface MarkRule {
  isBroken: (text: string) => boolean;
  reason: string;
  remedy: string;
}

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** What the guide for writers asks of signs and links. */
const rules: readonly MarkRule[] = [
  {
    // A ready message greets.
    isBroken: (text) => /!/.test(text.replaceAll(/(?:Olá|Oi)!/g, '')),
    reason: 'tem ponto de exclamação, que apressa.',
    remedy: 'Use ponto final.',
  },
  {
    isBroken: (text) => /(?<![*_\p{L}\d])([*_])(?![*_\s])[^*_]+\1(?![*_\p{L}\d])/u.test(text),
    reason: 'tem itálico, que cansa quem lê mal.',
    remedy: 'Use negrito (**palavra**) no que não pode passar despercebido, ou nada.',
  },
  {
    isBroken: (text) => /\b(?:clique|toque|acesse) aqui\b/i.test(text),
    reason: 'tem um link que não diz aonde leva.',
    remedy: 'Ponha o link nas palavras que dizem o que a pessoa encontra.',
  },
  {
    isBroken: (text) =>
      count(text, '“') !== count(text, '”') || count(text, '(') !== count(text, ')'),
    reason: 'abre aspas ou parênteses e não fecha, ou o contrário.',
    remedy: 'Ponha o par: “assim”, (assim).',
  },
  {
    isBroken: (text) =>
      /\p{L} [,.;:!?](?:\s|$)|(?<!\.)\.\.(?!\.)|\p{Ll}{2}[.!?,]\p{Lu}\p{Ll}|(?<!:)\s"\p{L}/u.test(
        text,
      ),
    reason:
      'tem um sinal fora do lugar, um espaço a mais antes dele ou a menos depois, ou aspas retas.',
    remedy: 'Confira os sinais da frase. Aspas no texto são “assim”.',
  },
  {
    isBroken: (text) =>
      /\b(?:1(?:0[1-9]|[1-9]\d)|[2-9]\d{2})(?:,\d+)? ?%/.test(text) &&
      !/\b(?:texto|letra)/i.test(text),
    reason: 'tem uma porcentagem maior que 100.',
    remedy: 'Confira os algarismos e a vírgula.',
  },
  {
    isBroken: (text) =>
      /(?:\b(?:de|em|desde|até) |\/)(?:2[1-9]\d\d|20[5-9]\d)(?![\d%]|[.,]\d)/.test(text),
    reason: 'tem um ano que ainda está muito longe.',
    remedy: 'Confira os algarismos.',
  },
  {
    isBroken: (text) => /R\$ ?(?:\d{4}|[\d.]*\.(?:\d{1,2}|\d{4,})(?!\d))/.test(text),
    reason: 'tem um valor em reais escrito de outro jeito.',
    remedy: 'Ponha ponto no milhar e vírgula nos centavos: R$ 1.800,50.',
  },
  {
    isBroken: (text) =>
      /\((?:verificar|conferir|checar|revisar|confirmar)\)|\?\?\?|lorem ipsum/i.test(text) ||
      /\b(?:TODO|FIXME|XXX)\b/.test(text),
    reason: 'tem um recado de quem escreveu, que aparece no site.',
    remedy: 'Resolva e apague. Falta conferir na norma? Ponha a frase em “toConfirm”.',
  },
  {
    isBroken: (text) =>
      (text.match(/\b\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}\b/g) ?? []).some(
        (cnpj) => !isValidCnpj(cnpj),
      ),
    reason: 'tem um CNPJ que não existe.',
    remedy: 'Confira algarismo por algarismo: os dois últimos conferem os outros.',
  },
];

/** Signs that a text must not have, each in its line. */
export const markFaults = (lines: readonly ContentLine[]): Fault[] =>
  lines.flatMap(({ file, line, text }) =>
    rules
      .filter(({ isBroken }) => isBroken(text))
      .map(({ reason, remedy }) => ({ place: `${file}:${line}`, sentence: text, reason, remedy })),
  );

const vague = /\[(?:clique |toque )?(?:aqui|saiba mais|este link|neste link|link)\]\(/i;

/** Links whose words say nothing of where they lead, as who hears the links alone of a page gets them. */
export const vagueLinks = (file: string, source: string): Fault[] =>
  source.split('\n').flatMap((row, index) => {
    const [link] = vague.exec(row) ?? [];
    return link
      ? [
          {
            place: `${file}:${index + 1}`,
            sentence: row,
            reason: 'tem um link que não diz aonde leva.',
            remedy: 'Ponha o link nas palavras que dizem o que a pessoa encontra.',
          },
        ]
      : [];
  });

/** A heading that stands twice in one part of a text: a question that is asked twice. */
export function repeatedHeadings(file: string, source: string): Fault[] {
  const seen = new Set<string>();
  return source.split('\n').flatMap((row, index) => {
    if (row.startsWith('## ')) seen.clear();
    const heading = /^###+ (.+)$/.exec(row)?.[1]?.trim();
    if (heading === undefined) return [];
    const isRepeated = seen.has(heading);
    seen.add(heading);
    return isRepeated
      ? [
          {
            place: `${file}:${index + 1}`,
            sentence: heading,
            reason: 'já está nesta parte da página.',
            remedy: 'Apague um dos dois, com a resposta.',
          },
        ]
      : [];
  });
}
