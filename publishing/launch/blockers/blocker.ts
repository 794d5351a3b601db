/** The parts of the list, in the order in which they are shown. */
export const blockerGroups = [
  'Dados do escritório',
  'Textos do site',
  'Frases para o advogado conferir',
  'Assinaturas',
  'Valores da lei',
  'Endereços das fontes',
  'Contato de segurança',
] as const;

/** One thing that keeps the site from going online, in Portuguese. */
export interface Blocker {
  readonly group: (typeof blockerGroups)[number];
  /** The file to edit, as seen from the root of the project. */
  readonly file: string;
  readonly problem: string;
  readonly remedy: string;
}
