import { registrationPaths } from './lawyer.ts';
import { type Practice, practiceFields } from './practice.ts';

const exampleOab = /\/UF | 0[.\d]*$/;

/** What ships as an example and must not go online. */
const placeholders: Record<string, RegExp> = {
  siteAddress: /\.example\b|localhost/,
  projectName: /^Nome d/,
  practiceName: /^Nome d/,
  practiceRegistration: exampleOab,
  chatNumber: /^5500/,
  phone: /^\(00\)/,
  email: /\.example$/,
};

const officePlaceholders: Record<string, RegExp> = {
  address: /do Exemplo/,
  city: /^Cidade$/,
  state: /^UF$/,
  phone: /^\(00\)/,
};

interface ExampleValue {
  readonly path: readonly (string | number)[];
  readonly value: string;
}

const shipped = (
  facts: Readonly<Record<string, unknown>>,
  patterns: Readonly<Record<string, RegExp>>,
  path: readonly (string | number)[] = [],
): ExampleValue[] =>
  Object.entries(patterns).flatMap(([field, pattern]) => {
    const value = facts[field];
    return typeof value === 'string' && pattern.test(value)
      ? [{ path: [...path, field], value }]
      : [];
  });

/** Every field that still has the value it ships with. */
export function exampleValues(practice: Practice): ExampleValue[] {
  const fields = shipped(practice, placeholders);
  const offices = practice.offices.flatMap((one, index) =>
    shipped(one, officePlaceholders, ['offices', index]),
  );
  const lawyers = practice.lawyers.flatMap((lawyer, index) => [
    ...(/^Nome d/.test(lawyer.name)
      ? [{ path: ['lawyers', index, 'name'], value: lawyer.name }]
      : []),
    ...registrationPaths(lawyer, index).filter(({ value }) => exampleOab.test(value)),
  ]);
  return [...fields, ...offices, ...lawyers];
}

/** The practice's own facts, as the build takes them: outside a demonstration, no example value. */
export const practiceSchema = practiceFields.superRefine((practice, context) => {
  if (practice.demo) return;
  for (const { path, value } of exampleValues(practice)) {
    context.addIssue({
      code: 'custom',
      path: [...path],
      message: `“${value}” é um valor de exemplo. Troque pelo verdadeiro ou volte a demo: true`,
    });
  }
});
