import { describe, expect, it } from 'vitest';
import type { CivilStatus, Relationship, Resident } from './answers.ts';
import { resident } from './cases.ts';
import { applicantMember, memberOf } from './family.ts';
import { parentsAtHome } from './stepparents.ts';

const membersOf = (...residents: Resident[]) =>
  residents.map((each) => memberOf(each, parentsAtHome(residents)));

const household = (...relationships: Relationship[]) =>
  membersOf(...relationships.map((relationship) => resident(relationship))).map(
    ({ verdict }) => verdict,
  );

describe('a lista fechada da família', () => {
  it('quem pede entra sempre', () => {
    expect(applicantMember).toEqual({
      personId: 'applicant',
      relationship: 'applicant',
      verdict: 'met',
      reason: 'applicant',
      citations: ['loas-20-1'],
    });
  });

  it.each<[string, Relationship, string]>([
    ['cônjuge ou companheiro', 'spouseOrPartner', 'spouseOrPartner'],
    ['mãe', 'mother', 'parent'],
    ['pai', 'father', 'parent'],
    ['irmão solteiro', 'sibling', 'single'],
    ['filho solteiro', 'child', 'single'],
    ['enteado solteiro', 'stepchild', 'single'],
    ['menor sob tutela', 'minorUnderTutela', 'minorUnderTutela'],
    ['madrasta, sem a mãe', 'stepmother', 'stepparentOfAbsentParent'],
    ['padrasto, sem o pai', 'stepfather', 'stepparentOfAbsentParent'],
  ])('%s entra', (_, relationship, reason) => {
    expect(membersOf(resident(relationship))).toEqual([
      { personId: relationship, relationship, verdict: 'met', reason, citations: ['loas-20-1'] },
    ]);
  });

  it.each<[string, Relationship]>([
    ['avô', 'grandparent'],
    ['neto', 'grandchild'],
    ['tia', 'uncleOrAunt'],
    ['sobrinho', 'nephewOrNiece'],
    ['genro ou nora', 'childInLaw'],
    ['amigo', 'other'],
  ])('%s não entra', (_, relationship) => {
    expect(membersOf(resident(relationship))).toMatchObject([
      { verdict: 'unmet', reason: 'notInTheList', citations: ['loas-20-1', 'tnu-tema-73'] },
    ]);
  });

  it('menor sob guarda: falta conferir', () => {
    expect(membersOf(resident('minorUnderGuarda'))).toMatchObject([
      { verdict: 'unknown', reason: 'guardaDisputed', citations: ['loas-20-1'] },
    ]);
  });
});

describe.each<[string, Relationship]>([
  ['irmão', 'sibling'],
  ['filho', 'child'],
  ['enteado', 'stepchild'],
])('estado civil: %s', (_, relationship) => {
  const ofStatus = (civilStatus?: CivilStatus) =>
    membersOf(resident(relationship, undefined, { civilStatus }));

  it('casado ou em união estável não entra', () => {
    expect(ofStatus('marriedOrUniaoEstavel')).toMatchObject([
      { verdict: 'unmet', citations: ['loas-20-1', 'portaria-conjunta-34-2025-7'] },
    ]);
  });

  it('divorciado, separado ou viúvo não entra, pela regra do INSS', () => {
    expect(ofStatus('formerlyMarried')).toMatchObject([
      { verdict: 'unmet', citations: ['portaria-conjunta-34-2025-7', 'loas-20-1'] },
    ]);
  });

  it('não dito: falta conferir', () => {
    expect(ofStatus()).toMatchObject([
      {
        verdict: 'unknown',
        reason: 'civilStatusNotTold',
        citations: ['loas-20-1', 'portaria-conjunta-34-2025-7'],
      },
    ]);
  });
});

describe('estado civil de quem não precisa ser solteiro', () => {
  it.each<Relationship>([
    'spouseOrPartner',
    'mother',
    'father',
    'stepmother',
    'stepfather',
    'minorUnderTutela',
  ])('não importa: %s', (relationship) => {
    const married = resident(relationship, undefined, { civilStatus: 'marriedOrUniaoEstavel' });
    expect(membersOf(married)).toMatchObject([{ verdict: 'met' }]);
  });
});

describe('madrasta e padrasto', () => {
  it('só na falta da mãe ou do pai daquele lugar', () => {
    expect(household('mother', 'stepfather')).toEqual(['met', 'met']);
    expect(household('father', 'stepmother')).toEqual(['met', 'met']);
    expect(household('father', 'mother', 'stepfather')).toEqual(['met', 'met', 'unmet']);
    expect(household('father', 'mother', 'stepmother')).toEqual(['met', 'met', 'unmet']);
    expect(household('stepmother', 'stepfather')).toEqual(['met', 'met']);
  });

  it('com a mãe e o padrasto na casa, os dois lugares estão ocupados', () => {
    expect(household('mother', 'stepfather', 'stepmother')).toEqual(['met', 'met', 'unmet']);
    expect(household('father', 'stepmother', 'stepfather')).toEqual(['met', 'met', 'unmet']);
  });

  it('duas mães ou dois pais ocupam os dois lugares', () => {
    expect(household('mother', 'mother', 'stepfather')).toEqual(['met', 'met', 'unmet']);
    expect(household('father', 'father', 'stepmother')).toEqual(['met', 'met', 'unmet']);
  });

  it('a mulher da mãe, ou o marido do pai, no lugar vago do outro: falta conferir', () => {
    expect(household('mother', 'stepmother')).toEqual(['met', 'unknown']);
    expect(household('father', 'stepfather')).toEqual(['met', 'unknown']);
  });

  it('duas para o mesmo lugar: falta conferir', () => {
    expect(household('stepmother', 'stepmother')).toEqual(['unknown', 'unknown']);
  });

  it('cada resposta cita a lista da lei', () => {
    const [, out] = membersOf(resident('mother'), resident('stepmother'));
    expect(out).toMatchObject({ reason: 'stepparentPlaceDisputed', citations: ['loas-20-1'] });
    const [, , third] = membersOf(resident('mother'), resident('father'), resident('stepmother'));
    expect(third).toMatchObject({ reason: 'stepparentOfPresentParent', citations: ['loas-20-1'] });
  });
});
