import type { Income } from '#rules/bpc-income/answers.ts';
import { parseMoney } from '#words/typed-money.ts';
import type { FormReader } from '../frame/read-form.ts';
import { known, notKnown } from './choices.ts';
import { incomeFields, personFields, unknownBox } from './field-names.ts';
import { incomeKinds } from './income-words.ts';

/** An amount, or nothing where the visitor does not know it. `of` names it: "da sua renda 1". */
export function readAmount(reader: FormReader, name: string, of: string): number | undefined {
  if (reader.isTicked(unknownBox(name))) return undefined;
  return reader.parsed(name, parseMoney, {
    missing: `Escreva o valor ${of}, ou marque “Não sei o valor”`,
    wrong: `Confira o valor ${of}: escreva só o número, por exemplo 1.621,00`,
  });
}

function readIncome(reader: FormReader, income: string, of: string): Income {
  const { kind, amount } = incomeFields(income);
  return {
    kind: known(
      reader.choice(
        kind,
        [...incomeKinds, notKnown],
        `Escolha o tipo ${of}, ou “Não sei que renda é”`,
      ),
    ),
    cents: readAmount(reader, amount, of),
  };
}

/** @param who "a pessoa 1 (mãe)"; absent for the applicant. */
export function readIncomes(
  reader: FormReader,
  person: string,
  who?: string,
): readonly Income[] | undefined {
  const { hasIncome, incomes } = personFields(person);
  const isTold = reader.yesNo(
    hasIncome,
    `Diga se ${who ?? 'você'} tem renda, ou escolha “Não sei”`,
  );
  if (isTold === false) return [];
  if (isTold === undefined) return undefined;
  const nameOf = (position: number) =>
    who ? `da renda ${position} d${who}` : `da sua renda ${position}`;
  return reader
    .texts(incomes)
    .map((income, index) => readIncome(reader, income, nameOf(index + 1)));
}
