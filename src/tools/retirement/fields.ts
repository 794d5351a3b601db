import type { FormValues } from '../frame/use-form-values.ts';

/** Names of the questions: ids of their first control, anchors of the error summary, keys in the form. */
export const fields = {
  sex: 'sexo',
  birth: 'nascimento',
  insured: 'entrada',
  time: 'tempo',
  timeAtReform: 'tempo-reforma',
  carencia: 'carencia',
  teacher: 'magisterio',
  teaching: 'tempo-magisterio',
  teachingAtReform: 'tempo-magisterio-reforma',
  disability: 'deficiencia',
  disabilityTime: 'tempo-deficiencia',
} as const;

/** The box "Não sei" of a question. */
export const unknownField = (id: string): string => `${id}-nao-sei`;

export const sexes = ['mulher', 'homem'] as const;
export const insuredChoices = ['ate', 'depois', 'nao-sei'] as const;
export const teacherChoices = ['nao', 'sim'] as const;
export const disabilityChoices = [
  'nao',
  'leve',
  'moderada',
  'grave',
  'sem-grau',
  'nao-sei',
] as const;

/** Which further questions the answers call for; a hidden control keeps its text, and is not read. */
export const asksFor = (values: FormValues) => {
  const isTeacher = values[fields.teacher] === 'sim';
  const wasInsured = values[fields.insured] === 'ate';
  return {
    timeAtReform: wasInsured,
    teaching: isTeacher,
    teachingAtReform: isTeacher && wasInsured,
    disabilityTime: !['', 'nao', 'nao-sei'].includes(values[fields.disability] ?? ''),
  };
};
