/** Names of the controls, which are also their ids. */
export const field = {
  death: 'morte',
  insured: 'coberta',
  partner: 'casal',
  partnerBirth: 'casal-nascimento',
  union: 'casal-dois-anos',
  unionProof: 'casal-documentos',
  partnerCondition: 'casal-condicao',
  contributions: 'contribuicoes',
  accident: 'acidente',
  former: 'ex',
  request: 'pedido',
  requestDay: 'pedido-data',
  base: 'base',
} as const;

/** The two lists of people that grow and shrink; each row sends its key under this name. */
export type PeopleList = 'filho' | 'parente';

export const childKinds = ['filho', 'enteado', 'tutela', 'guarda'] as const;
export const relativeKinds = ['mae', 'pai', 'irmao'] as const;
export type PersonKind = (typeof childKinds)[number] | (typeof relativeKinds)[number];

/** Id of the button that adds a person to the list. */
export const addButton = (list: PeopleList): string => `${list}-adicionar`;

/** Ids of the controls of one person in a list. */
export const rowFields = (list: PeopleList, key: string) => ({
  kind: `${list}-${key}-quem`,
  birth: `${list}-${key}-nascimento`,
  condition: `${list}-${key}-condicao`,
  emancipated: `${list}-${key}-emancipacao`,
  dependent: `${list}-${key}-dependia`,
});
