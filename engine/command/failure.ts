/** Why a command ends without an answer: what is said, and its exit code. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: number;

  constructor(message: string, code: 2 | 4 = 2) {
    super(message);
    this.code = code;
  }
}

const codes: Readonly<Record<string, number>> = {
  InputError: 2,
  RulesNotInForceError: 2,
  InvalidDateError: 2,
  MissingLegalValueError: 3,
  StaleLawError: 3,
};

/** The exit code of whatever was thrown; 1 for a fault of the program itself. */
export const codeOf = (error: unknown): number => {
  if (error instanceof Failure) return error.code;
  return (error instanceof Error && codes[error.name]) || 1;
};
