import type { WrittenNorm } from '#law/citations/yearly.ts';
import { withoutAccents } from '#words/accents.ts';
import type { NewValue } from './answers.ts';

const article = /^art\. (\d+)/;

/** "Decreto 12.797/2025 (salário mínimo de 2026)", art. 1º → "decreto-12797-2025-1". */
export function normKey(name: string, place?: string): string {
  const [short = ''] = name.split('(');
  const key = withoutAccents(short)
    .toLowerCase()
    .replace(/(?<=\d)\.(?=\d)/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const number = article.exec(place ?? '')?.[1];
  return number ? `${key}-${number}` : key;
}

/** The list with the norm of an answer, and the key to cite it by. */
export function withNorm(
  norms: readonly WrittenNorm[],
  { norma, artigo, endereco }: NewValue,
): { norms: readonly WrittenNorm[]; key: string } {
  const known = norms.find(({ name, place }) => name === norma && (!artigo || place === artigo));
  if (known && (!endereco || known.url === endereco)) return { norms, key: known.key };
  const key = known?.key ?? normKey(norma, artigo);
  const own = {
    key,
    name: norma,
    ...(artigo && { place: artigo }),
    url: endereco as `https://${string}`,
  };
  return { norms: [...norms.filter((one) => one !== known), own], key };
}
