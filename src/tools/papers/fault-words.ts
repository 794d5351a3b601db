import type { PhotoFault } from './photo.ts';
import { mostPages } from './use-pages.ts';

/** Why a file gave no page, and what to do. */
export const faultWords: Readonly<Record<PhotoFault, string>> = {
  heic: 'é uma foto HEIC, que este navegador não abre. Mostre a foto na tela, faça um print e escolha o print. Ou fotografe por aqui.',
  notAPicture:
    'não é foto que este navegador abra. Fotografe de novo por aqui. Um PDF já pronto vai direto ao Meu INSS.',
  tooLarge: 'é grande demais para este aparelho. Fotografe de novo por aqui, ou faça um print.',
  tooSmall:
    'é pequena demais para ler. Abra a foto inteira antes de guardar, ou fotografe de novo.',
  tooMany: `não coube: são até ${mostPages} páginas de cada vez. Faça este PDF e depois junte o resto.`,
};
