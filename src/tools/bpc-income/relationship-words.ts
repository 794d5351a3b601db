import type { Relationship } from '#rules/bpc-income/answers.ts';
import { uncapitalised } from '#words/phrases.ts';

/** What the person is to the applicant: in the list to choose from. */
export const relationshipOptions: Record<Relationship, string> = {
  spouseOrPartner: 'Marido, esposa, companheiro ou companheira',
  child: 'Filho ou filha',
  mother: 'Mãe',
  father: 'Pai',
  sibling: 'Irmão ou irmã',
  stepchild: 'Enteado ou enteada',
  stepmother: 'Madrasta',
  stepfather: 'Padrasto',
  grandchild: 'Neto ou neta, sem tutela nem guarda',
  minorUnderTutela: 'Menor sob tutela, dada por juiz',
  minorUnderGuarda: 'Menor sob guarda, dada por juiz',
  grandparent: 'Avô ou avó',
  childInLaw: 'Genro ou nora',
  uncleOrAunt: 'Tio ou tia',
  nephewOrNiece: 'Sobrinho ou sobrinha',
  other: 'Outra pessoa: sogra, primo, amigo',
};

/** In a sentence, where it is called otherwise. */
const names: Partial<Record<Relationship, string>> = {
  spouseOrPartner: 'marido ou esposa',
  grandchild: 'neto ou neta',
  minorUnderTutela: 'menor sob tutela',
  minorUnderGuarda: 'menor sob guarda',
  other: 'outra pessoa',
};

/** "marido ou esposa" */
export const relationName = (relationship: Relationship): string =>
  names[relationship] ?? uncapitalised(relationshipOptions[relationship]);

/** "pessoa 2 (mãe)", "pessoa 2" while the relationship is not told. */
export function personName(position: number, relationship?: Relationship): string {
  const name = relationship && relationName(relationship);
  return name ? `pessoa ${position} (${name})` : `pessoa ${position}`;
}
