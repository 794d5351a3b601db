import type { InsuredKind } from '#rules/insured-status/answers.ts';

/**
 * That the months of unemployment may be refused to who stopped of their own will. TNU, Tema 239, is
 * of the contribuinte individual; of who works the family's land nothing of the kind is said.
 */
export function ofOwnWill(kind: InsuredKind | undefined): string {
  if (kind === 'special') return '';
  return kind === 'ownAccount'
    ? 'Quem parou por vontade própria pode não ter esses 12 meses (TNU, Tema 239).'
    : 'Quem pediu demissão ou saiu por justa causa pode não ter esses 12 meses.';
}
