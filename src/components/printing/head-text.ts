/**
 * The line at the head of what is printed.
 * @param address without its scheme, as somebody would type it
 * @param when "em 25/11/2026", or room to write it by hand
 */
export const headText = (title: string, address: string, when: string): string =>
  `${title.trim()} · ${address}, ${when}. Não é do INSS. Pedir senha ou PIX para liberar benefício é golpe.`;
