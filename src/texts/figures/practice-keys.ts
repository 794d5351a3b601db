import { type PracticeForm, practiceForms } from '../schema/practice-kind.ts';

const facts = [
  'pratica.nome',
  'pratica.telefone',
  'pratica.whatsapp',
  'pratica.email',
  'pratica.responsavel',
  'pratica.cidades',
] as const;

/** What the practice is, as `practiceAs` says it. */
export const formKey = <Form extends PracticeForm>(form: Form) => `pratica.${form}` as const;

/** The same where a sentence begins. */
export const startKey = <Form extends PracticeForm>(form: Form) =>
  `pratica.${form}-inicial` as const;

export type PracticeFact = (typeof facts)[number];

/** What texts may say of the practice, beside the yearly figures. */
export const practiceKeys: readonly string[] = [
  ...facts,
  ...practiceForms.flatMap((form) => [formKey(form), startKey(form)]),
];
