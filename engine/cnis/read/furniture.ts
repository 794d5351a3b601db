import type { IsoDate } from '#law/date.ts';
import type { Read } from '../extract.ts';
import type { Line, Piece } from './lines.ts';
import { parseDate, plain } from './values.ts';

/** Printed on every page, or at the end, and the same for everybody. */
const sentences = [
  'O INSS poderá rever a qualquer tempo as informações constantes deste extrato, observados os arts.19 ao 19-F do RPS aprovado pelo Decreto 3.048/99.',
  'O INSS poderá rever a qualquer tempo as informações constantes deste extrato, conforme art. 19, § 3° do Decreto 3.048/99.',
  'O segurado somente terá reconhecida como tempo de contribuição ao RGPS a competência cujo valor consolidado seja igual ou superior ao salário mínimo, sendo assegurados os ajustes de complementação, utilização ou agrupamento, conforme o caso, de acordo com o § 14 do art.195 da CF/1988 e art.29 da EC 103/2019.',
].map(plain);

const titles = new Set(
  [
    'INSS',
    'CNIS - Cadastro Nacional de Informações Sociais',
    'Extrato Previdenciário',
    'Identificação do Filiado',
    'Relações Previdenciárias',
    'Relações Previdenciárias e Remunerações',
    'Você pode conferir a autenticidade do documento em',
    'https://meu.inss.gov.br/central/#/autenticidade',
  ].map(plain),
);

const pageCount = /^pagina (\d{1,4}) de (\d{1,4})$/;
const clock = /^\d{2}:\d{2}(?::\d{2})?$/;
const authenticity = /^com o codigo [\w.-]{4,60}$/;

/** Part of a sentence that ends the page, long enough not to be anything else. */
const isOfSentence = (text: string): boolean =>
  text.length >= 12 && sentences.some((sentence) => sentence.includes(text));

/** What a page says of itself. */
export interface PageFurniture {
  number?: number;
  of?: number;
  issuedOn?: Read<IsoDate>;
  /** Whether the sentence stands on it with which a page ends. */
  hasEnd: boolean;
}

/** The number printed on a page; undefined where none can be read. */
export const numberOf = (page: readonly Line[]): number | undefined => {
  const [found] = page.flatMap(({ pieces }) =>
    pieces.flatMap(({ text }) => pageCount.exec(plain(text)) ?? []).slice(1, 2),
  );
  return found === undefined ? undefined : Number(found);
};

const endOfPage = /^o inss podera rever/;

/** Reads what stands on every page, and gives back the rest of the line. */
export function withoutFurniture(line: Line, page: PageFurniture): readonly Piece[] {
  const whole = plain(line.pieces.map(({ text }) => text).join(' '));
  if (isOfSentence(whole)) {
    page.hasEnd ||= endOfPage.test(whole);
    return [];
  }
  const hasClock = line.pieces.some(({ text }) => clock.test(text));
  return line.pieces.filter((piece) => {
    const text = plain(piece.text);
    const [, number, of] = pageCount.exec(text) ?? [];
    if (number && of) {
      page.number = Number(number);
      page.of = Number(of);
      return false;
    }
    if (hasClock && clock.test(text)) return false;
    const issuedOn = hasClock ? parseDate(piece.text) : undefined;
    if (issuedOn) {
      page.issuedOn = { value: issuedOn, place: line.place };
      return false;
    }
    return !titles.has(text) && !authenticity.test(text);
  });
}
