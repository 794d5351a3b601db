import type { Invented } from './invented.ts';
import { type Mark, type Marks, widthOf } from './marks.ts';
import { printedDate } from './printed.ts';

export interface Frame {
  readonly title: string;
  readonly nit: string;
  readonly footer: readonly string[];
}

const footer = [
  'O INSS poderá rever a qualquer tempo as informações constantes deste extrato, observados os arts.19 ao 19-F do RPS aprovado pelo Decreto 3.048/99.',
  'O segurado somente terá reconhecida como tempo de contribuição ao RGPS a competência cujo valor consolidado seja igual ou superior ao salário mínimo, sendo assegurados os ajustes de complementação, utilização',
  'ou agrupamento, conforme o caso, de acordo com o § 14 do art.195 da CF/1988 e art.29 da EC 103/2019.',
];

export const presentFrame: Frame = { title: 'Extrato Previdenciário', nit: 'NIT:', footer };

const authenticity = [
  'Você pode conferir a autenticidade do documento em',
  'https://meu.inss.gov.br/central/#/autenticidade',
  'com o código 000000TESTE',
];

const top = 190;
const bottom = 540;

/** Pages with what stands on each of them, and a place where the next text goes. */
export class Paper {
  readonly #pages: Mark[][] = [];
  readonly #invented: Invented;
  readonly #frame: Frame;
  #y = top;
  /** Drawn at the head of each page that goes on with something. */
  onNewPage: () => void = () => {};

  constructor(invented: Invented, frame: Frame) {
    this.#invented = invented;
    this.#frame = frame;
    this.#begin();
  }

  #add(text: string, x: number, y: number, isBold: boolean): void {
    this.#pages.at(-1)?.push({ text, x, y, isBold });
  }

  #begin(): void {
    this.#pages.push([]);
    this.#y = top;
    const { identity, issuedOn } = this.#invented;
    const fixed: readonly (readonly [string, number, number, boolean?])[] = [
      ['INSS', 407, 45, true],
      ['CNIS - Cadastro Nacional de Informações Sociais', 280, 59],
      [this.#frame.title, 357, 73],
      [`${printedDate(issuedOn)} 10:11:12`, 749, 77],
      ['Identificação do Filiado', 43, 103, true],
      [this.#frame.nit, 25, 121, true],
      [identity.nit, 55, 121],
      ['CPF:', 228, 121, true],
      [identity.cpf, 263, 121],
      ['Nome:', 361, 121, true],
      [identity.name, 405, 121],
      ['Data de nascimento:', 25, 136, true],
      [printedDate(identity.birthDate), 150, 136],
      ['Nome da mãe:', 361, 136, true],
      [identity.mother, 455, 136],
      ['Relações Previdenciárias', 43, 169, true],
    ];
    for (const [text, x, y, isBold = false] of fixed) this.#add(text, x, y, isBold);
  }

  /** Another page where less than this is left on this one. */
  need(height: number): void {
    if (this.#y + height <= bottom) return;
    this.#begin();
    this.onNewPage();
  }

  down(height: number): this {
    this.#y += height;
    return this;
  }

  bold(text: string, x: number, above = 0): this {
    this.#add(text, x, this.#y + above, true);
    return this;
  }

  plain(text: string, x: number, above = 0): this {
    this.#add(text, x, this.#y + above, false);
    return this;
  }

  centre(text: string, x: number, above = 0): this {
    return this.plain(text, x - widthOf(text) / 2, above);
  }

  /** Numbers the pages, and ends each as the extract does. */
  finish(): Marks {
    this.need(50);
    this.down(20);
    for (const line of authenticity) this.plain(line, 125).down(10);
    return this.#pages.map((page, index) => [
      { text: `Página ${index + 1} de ${this.#pages.length}`, x: 746, y: 32 },
      ...page,
      ...this.#frame.footer.map((text, line) => ({ text, x: 25, y: [551, 560, 570][line] ?? 570 })),
    ]);
  }
}
