import type { IsoDate } from '#law/date.ts';
import type { BpcIncomeAnswers } from '#rules/bpc-income/answers.ts';
import { FormReader } from '../frame/read-form.ts';
import type { Reading } from '../frame/use-stages.ts';
import { purposes, valuesOf } from './choices.ts';
import {
  bolsaFamiliaAmount,
  bolsaFamiliaField,
  healthField,
  purposeField,
  residentsField,
} from './field-names.ts';
import { readAmount } from './read-incomes.ts';
import { readApplicant, readResident } from './read-person.ts';

export interface BpcForm {
  answers: BpcIncomeAnswers;
  /** The day on which the question was asked. */
  today: IsoDate;
}

/** Whether the BPC is already granted; undefined: not known. */
function readPurpose(reader: FormReader): boolean | undefined {
  const purpose = reader.choice(
    purposeField,
    valuesOf(purposes),
    'Diga se a conta é para pedir ou para manter o BPC',
  );
  return purpose === 'pedir' || purpose === 'manter' ? purpose === 'manter' : undefined;
}

/** In cents; zero: none; undefined: not known. */
function readBolsaFamilia(reader: FormReader): number | undefined {
  const isReceived = reader.yesNo(
    bolsaFamiliaField,
    'Diga se a família recebe Bolsa Família, ou escolha “Não sei”',
  );
  if (isReceived === false) return 0;
  return isReceived ? readAmount(reader, bolsaFamiliaAmount, 'do Bolsa Família') : undefined;
}

/** Reads the household; what these answers leave hidden is not read either. */
export function readAnswers(form: HTMLFormElement, today: IsoDate): Reading<BpcForm> {
  const reader = new FormReader(form);
  const answers: BpcIncomeAnswers = {
    isBpcAlreadyGranted: readPurpose(reader),
    applicant: readApplicant(reader),
    residents: reader
      .texts(residentsField)
      .map((id, index) => readResident(reader, id, index + 1))
      .filter((resident) => resident !== undefined),
    bolsaFamiliaCents: readBolsaFamilia(reader),
    hasHealthExpenses: reader.yesNo(
      healthField,
      'Diga se há gastos de saúde que o SUS não fornece, ou escolha “Não sei”',
    ),
  };
  return reader.errors.length > 0 ? { errors: reader.errors } : { answers: { answers, today } };
}
