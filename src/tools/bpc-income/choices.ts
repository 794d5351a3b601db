import type { AgeBand, CivilStatus } from '#rules/bpc-income/answers.ts';

export const notKnown = 'nao-sei';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

const dontKnow = { value: notKnown, label: 'Não sei' } as const;

export const purposes = [
  { value: 'pedir', label: 'Pedir o BPC, ou entender um pedido negado' },
  { value: 'manter', label: 'Manter o BPC que já recebo' },
  dontKnow,
] as const;

const ages = [
  { value: 'under65', label: 'Menos de 65 anos' },
  { value: 'aged65', label: '65 anos, sem ter feito 66' },
  { value: 'over65', label: '66 anos ou mais' },
] as const satisfies readonly Choice<AgeBand>[];

/** Whoever asks for the BPC is taken to know the own age. */
export const applicantAges = ages;
export const residentAges = [...ages, dontKnow] as const;

export const civilStatuses = [
  { value: 'single', label: 'Solteiro ou solteira' },
  { value: 'marriedOrUniaoEstavel', label: 'Casado, casada ou em união estável' },
  { value: 'formerlyMarried', label: 'Separado, divorciado ou viúvo' },
  dontKnow,
] as const satisfies readonly Choice<CivilStatus | typeof notKnown>[];

/** The words of a choice; those of "Não sei" for what was not told. */
export const labelOf = (choices: readonly Choice<string>[], value: string | undefined): string =>
  choices.find((choice) => choice.value === value)?.label ?? dontKnow.label;

/** "Não sei" is a choice for the visitor and nothing for the rules. */
export const known = <Value extends string>(value: Value | undefined) =>
  value === notKnown ? undefined : (value as Exclude<Value, typeof notKnown> | undefined);

export const valuesOf = <Value extends string>(choices: readonly Choice<Value>[]): Value[] =>
  choices.map(({ value }) => value);
