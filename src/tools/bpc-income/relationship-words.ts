import type { Relationship } from '#rules/bpc-income/answers.ts';

/** What the person is to the applicant: in the list to choose from, and after "pessoa 1". */
export const relationshipWords: Record<Relationship, { option: string; name: string }> = {
  spouseOrPartner: {
    option: 'Marido, esposa, companheiro ou companheira',
    name: 'marido ou esposa',
  },
  child: { option: 'Filho ou filha', name: 'filho ou filha' },
  mother: { option: 'Mãe', name: 'mãe' },
  father: { option: 'Pai', name: 'pai' },
  sibling: { option: 'Irmão ou irmã', name: 'irmão ou irmã' },
  stepchild: { option: 'Enteado ou enteada', name: 'enteado ou enteada' },
  stepmother: { option: 'Madrasta', name: 'madrasta' },
  stepfather: { option: 'Padrasto', name: 'padrasto' },
  grandchild: { option: 'Neto ou neta, sem tutela nem guarda', name: 'neto ou neta' },
  minorUnderTutela: { option: 'Menor sob tutela, dada por juiz', name: 'menor sob tutela' },
  minorUnderGuarda: { option: 'Menor sob guarda, dada por juiz', name: 'menor sob guarda' },
  grandparent: { option: 'Avô ou avó', name: 'avô ou avó' },
  childInLaw: { option: 'Genro ou nora', name: 'genro ou nora' },
  uncleOrAunt: { option: 'Tio ou tia', name: 'tio ou tia' },
  nephewOrNiece: { option: 'Sobrinho ou sobrinha', name: 'sobrinho ou sobrinha' },
  other: { option: 'Outra pessoa: sogra, primo, amigo', name: 'outra pessoa' },
};

/** "pessoa 2 (mãe)", "pessoa 2" while the relationship is not told. */
export function personName(position: number, relationship?: Relationship): string {
  const name = relationship && relationshipWords[relationship].name;
  return name ? `pessoa ${position} (${name})` : `pessoa ${position}`;
}
