import { deniedGuidePath } from '#texts/paths.ts';
import type { DrawingName } from '#texts/schema/drawing.ts';

/** What holds a request up, and the part of the guide that helps. What happened to it is behind the doors. */
interface Trouble {
  title: string;
  text: string;
  href: string;
  drawing: DrawingName;
}

export const troubles: readonly Trouble[] = [
  {
    title: 'A perícia disse não.',
    text: 'O laudo precisa contar o que você não consegue fazer, e não só o nome da doença.',
    href: `${deniedGuidePath}#a-pericia-disse-nao`,
    drawing: 'papers',
  },
  {
    title: 'Os papéis ou o CNIS não batem.',
    text: 'O CNIS é o extrato das suas contribuições. Se falta emprego, data ou salário, dá para pedir a correção.',
    href: `${deniedGuidePath}#cnis-e-papeis-que-nao-batem`,
    drawing: 'magnifier',
  },
];
