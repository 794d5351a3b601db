import type { Person, Relationship, Resident } from '#rules/bpc-income/answers.ts';
import type { FormReader } from '../frame/read-form.ts';
import { applicantAges, civilStatuses, known, residentAges, valuesOf } from './choices.ts';
import { applicantId, personFields } from './field-names.ts';
import { readIncomes } from './read-incomes.ts';
import { personName, relationships } from './relationship-words.ts';
import { mayCount, needsAgeAndDisability, needsCivilStatus } from './what-to-ask.ts';

const readDisability = (reader: FormReader, person: string, who: string) =>
  reader.yesNo(
    personFields(person).disability,
    `Diga se ${who} tem deficiência, ou escolha “Não sei”`,
  );

/** The disability is asked only where the age alone does not do. */
export function readApplicant(reader: FormReader): Person {
  const ageBand = reader.choice(
    personFields(applicantId).age,
    valuesOf(applicantAges),
    'Escolha a sua idade',
  );
  const hasDisability =
    ageBand === 'under65' ? readDisability(reader, applicantId, 'você') : undefined;
  return { ageBand, hasDisability, incomes: readIncomes(reader, applicantId) };
}

const readCivilStatus = (reader: FormReader, person: string, who: string) =>
  known(
    reader.choice(
      personFields(person).civilStatus,
      valuesOf(civilStatuses),
      `Escolha o estado civil d${who}, ou “Não sei”`,
    ),
  );

const readAge = (reader: FormReader, person: string, who: string) =>
  known(
    reader.choice(
      personFields(person).age,
      valuesOf(residentAges),
      `Escolha a idade d${who}, ou “Não sei”`,
    ),
  );

function readIncomesAndAge(reader: FormReader, id: string, who: string): Person {
  const incomes = readIncomes(reader, id, who);
  if (!needsAgeAndDisability(incomes?.map(({ kind }) => kind) ?? [])) return { incomes };
  return {
    incomes,
    ageBand: readAge(reader, id, who),
    hasDisability: readDisability(reader, id, who),
  };
}

/** A resident; nothing when not even the relationship was told. */
export function readResident(
  reader: FormReader,
  id: string,
  position: number,
): Resident | undefined {
  const relationship: Relationship | undefined = reader.choice(
    personFields(id).relationship,
    relationships,
    `Diga o que a pessoa ${position} é de quem pede o BPC`,
  );
  if (relationship === undefined) return undefined;
  const who = `a ${personName(position, relationship)}`;
  const civilStatus = needsCivilStatus(relationship) ? readCivilStatus(reader, id, who) : undefined;
  const person = mayCount(relationship, civilStatus)
    ? readIncomesAndAge(reader, id, who)
    : { incomes: [] };
  return { id, relationship, civilStatus, ...person };
}
