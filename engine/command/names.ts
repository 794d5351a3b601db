import type { Extract } from '#api/cnis.ts';
import type { Deadline } from '#api/deadlines.ts';
import type { InsuredStatus } from '#api/insured-status.ts';
import type { LetterRead } from '#api/letters.ts';
import type { RetirementResult } from '#api/retirement.ts';
import names from './names.json' with { type: 'json' };

type Names<Id extends string> = Readonly<Record<Id, string>>;

/** What a terminal calls the words of answers; the compiler refuses names.json while one is missing. */
interface EveryName {
  readonly clocks: Names<Deadline['clock']>;
  readonly situations: Names<Deadline['situation']>;
  readonly extensions: Names<InsuredStatus['extensions'][number]['id']>;
  readonly standings: Names<InsuredStatus['standing']>;
  readonly rules: Names<RetirementResult['rules'][number]['id']>;
  readonly relations: Names<Extract['relations'][number]['kind']>;
  readonly kinds: Names<LetterRead['kinds'][number]>;
  readonly dates: Names<LetterRead['dates'][number]['what']>;
  readonly terms: Names<LetterRead['terms'][number]['of']>;
}

export const {
  clocks,
  extensions,
  situations,
  standings,
  rules,
  relations,
  kinds,
  dates,
  terms,
}: EveryName = names;
