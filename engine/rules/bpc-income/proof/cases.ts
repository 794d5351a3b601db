import { z } from 'zod';
import { amount, facts, oneOf, yesNo } from '../../proof/facts.ts';
import { readCases } from '../../proof/read-cases.ts';
import type { BpcIncomeAnswers, Income, Person, Resident } from '../answers.ts';

const income = facts<Income>({
  kind: [
    'tipo',
    oneOf({
      trabalho: 'work',
      bico: 'occasionalWork',
      'benefício do INSS': 'inssBenefit',
      'benefício de servidor': 'publicServantBenefit',
      BPC: 'bpc',
      'estágio ou aprendizagem': 'estagioOuAprendizagem',
      'Pé-de-Meia': 'peDeMeia',
      'pensão alimentícia': 'pensaoAlimenticia',
      'pensão de indenização': 'pensaoIndenizatoria',
      'auxílio de barragem': 'damIndemnity',
      'auxílio-inclusão': 'auxilioInclusao',
      'trabalho com auxílio-inclusão': 'workWithAuxilioInclusao',
      outra: 'other',
    }),
  ],
  cents: ['valor', amount],
});

const person = {
  ageBand: [
    'idade',
    oneOf({ 'menos de 65': 'under65', '65 anos': 'aged65', 'mais de 65': 'over65' }),
  ],
  hasDisability: ['deficiência', yesNo],
  incomes: ['rendas', z.array(income)],
} as const;

const resident = facts<Omit<Resident, 'id'>>({
  ...person,
  relationship: [
    'laço',
    oneOf({
      'marido, esposa ou companheiro': 'spouseOrPartner',
      mãe: 'mother',
      pai: 'father',
      madrasta: 'stepmother',
      padrasto: 'stepfather',
      irmão: 'sibling',
      filho: 'child',
      enteado: 'stepchild',
      'menor sob tutela': 'minorUnderTutela',
      'menor sob guarda': 'minorUnderGuarda',
      avô: 'grandparent',
      neto: 'grandchild',
      tio: 'uncleOrAunt',
      sobrinho: 'nephewOrNiece',
      'genro ou nora': 'childInLaw',
      outro: 'other',
    }),
    'needed',
  ],
  civilStatus: [
    'estado civil',
    oneOf({
      solteiro: 'single',
      'casado ou em união estável': 'marriedOrUniaoEstavel',
      'já foi casado': 'formerlyMarried',
    }),
  ],
});

const residents = z
  .array(resident)
  .transform((all) => all.map((one, index): Resident => ({ ...one, id: `resident-${index}` })));

export const cases = readCases(
  import.meta.dirname,
  facts<BpcIncomeAnswers>({
    applicant: ['quem pede', facts<Person>(person), 'needed'],
    residents: ['moram junto', residents, 'needed'],
    bolsaFamiliaCents: ['Bolsa Família', amount],
    isBpcAlreadyGranted: ['já recebe o BPC', yesNo],
    hasHealthExpenses: ['gastos de saúde', yesNo],
    healthExpenses: [
      'quais gastos',
      z.array(
        oneOf({
          remédio: 'medicine',
          'consulta e tratamento': 'treatment',
          fralda: 'nappies',
          'comida especial': 'specialFood',
          'Centro-Dia': 'dayCentre',
        }),
      ),
    ],
  }),
);
