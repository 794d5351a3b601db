/** "Sim", "Não" and "Não sei" as choices. */
export const yesNo = [
  { value: 'sim', label: 'Sim' },
  { value: 'nao', label: 'Não' },
  { value: 'nao-sei', label: 'Não sei' },
] as const;

/** "Sim" is true, "Não" is false, "Não sei" is not known. */
export const truthOf = (answer: string | undefined): boolean | undefined =>
  answer === 'sim' ? true : answer === 'nao' ? false : undefined;

/** true → "Sim", false → "Não", undefined → "Não sei" */
export const yesNoInWords = (truth: boolean | undefined): string =>
  yesNo.find(({ value }) => truthOf(value) === truth)?.label ?? '';
