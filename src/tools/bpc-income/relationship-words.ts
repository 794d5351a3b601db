import words from '#questions/renda-bpc.json' with { type: 'json' };
import type { Relationship } from '#rules/bpc-income/answers.ts';
import { uncapitalised } from '#words/phrases.ts';

/** What the person is to the applicant: in the list to choose from. */
export const relationshipOptions: Record<Relationship, string> = words.relationships;

/** In a sentence, where it is called otherwise. */
const names: Partial<Record<Relationship, string>> = words.relationshipsInSentences;

/** "marido ou esposa" */
export const relationName = (relationship: Relationship): string =>
  names[relationship] ?? uncapitalised(relationshipOptions[relationship]);

/** "pessoa 2 (mãe)", "pessoa 2" while the relationship is not told. */
export function personName(position: number, relationship?: Relationship): string {
  const name = relationship && relationName(relationship);
  return name ? `pessoa ${position} (${name})` : `pessoa ${position}`;
}
