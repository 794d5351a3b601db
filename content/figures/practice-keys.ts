/** What texts may say of the practice, beside the yearly figures. */
export const practiceKeys = [
  'pratica.nome',
  'pratica.telefone',
  'pratica.whatsapp',
  'pratica.email',
  'pratica.responsavel',
  'pratica.cidades',
] as const;

export type PracticeKey = (typeof practiceKeys)[number];
