/** "Se o INSS disser não" → "se-o-inss-disser-nao": the id of a heading, stable for links. */
export const slug = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
