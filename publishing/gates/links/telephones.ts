import { type Fault, inRows, type Told } from '../fault.ts';

/** The short public numbers that the texts give, and those of an emergency. */
const publicNumbers = new Set(['100', '121', '135', '158', '180', '188', '190', '192', '193']);

const called = /\]\(tel:([^)]*)\)|(?:href|to): "?tel:(\d+)/g;

// “No 153”, and not “no 153º dia”, “no 100%” nor “no 2º grau”.
const spoken =
  /(?<!\p{L})(?:ligue|telefone|disque|central|número|no|pelo|ao)\s+(?:para\s+)?(?:o\s+)?\[?(\d{3})(?![\d/ºª°%]|[.,]\d|\s(?:dias?|anos?|meses|mês|contribuições|pontos|vezes|mil)(?!\p{L}))/giu;

const withAreaCode = /(?<![\d.-])\(?(?:[1-9]{2})\)?\s?(?:9\s?\d{4}|[2-5]\d{3})-\d{4}(?!\d)/g;

/** Of nobody whom the State's own addresses answer for. */
const mail = /[\w.+-]+@(?!(?:[\w-]+\.)*(?:gov|jus|def|mp)\.br\b)[\w-]+(?:\.[\w-]+)+/g;

const typed = (what: string, found: string, key: string, sentence: string): Told => ({
  sentence,
  reason: `publica ${what} ${found}, escrito à mão.`,
  remedy: `O do escritório é {{pratica.${key}}}, que vem de practice.yaml. O de uma pessoa, apague.`,
});

/** Numbers and mail that nobody answers for: not public ones, or typed where the practice's has a name. */
export const strayTelephones = (file: string, source: string): Fault[] =>
  inRows(file, source, (row) => {
    const sentence = row.trim();
    const numbers = [...row.matchAll(called), ...row.matchAll(spoken)]
      .map(([, first, second]) => first ?? second ?? '')
      .filter((number) => !publicNumbers.has(number));
    return [
      ...[...new Set(numbers)].map((number) => ({
        sentence,
        reason: `manda ligar para ${number}, que não é um dos números públicos do site.`,
        remedy: `Confira os algarismos. Os conhecidos são ${[...publicNumbers].join(', ')}.`,
      })),
      ...(row.match(withAreaCode) ?? []).map((one) =>
        typed('o telefone', one, 'telefone', sentence),
      ),
      ...(row.match(mail) ?? []).map((one) => typed('o e-mail', one, 'email', sentence)),
    ];
  });
