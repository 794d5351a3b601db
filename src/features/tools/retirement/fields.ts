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

/** The answers that make further questions appear. */
export interface Opened {
  insured?: string;
  teacher?: string;
  disability?: string;
}

/** Which further questions the answers call for. Read again at submission: a hidden control keeps its text. */
export const asksFor = ({ insured, teacher, disability }: Opened) => {
  const isTeacher = teacher === 'sim';
  return {
    timeAtReform: insured === 'ate',
    teaching: isTeacher,
    teachingAtReform: isTeacher && insured === 'ate',
    disabilityTime: disability !== undefined && !['', 'nao', 'nao-sei'].includes(disability),
  };
};
