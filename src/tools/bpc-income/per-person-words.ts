import type { BpcIncomeResult, IncomePerPerson } from '#rules/bpc-income/bpc-income.ts';
import { hangsOnLawOnly } from '#rules/bpc-income/doubt-of-law.ts';
import type { Quotient, SumReading } from '#rules/bpc-income/per-person.ts';
import { formatCents } from '#words/money.ts';
import { countOfPeople } from '#words/phrases.ts';
import { type Names, nameOf } from './member-words.ts';

interface Range {
  readonly lowest: Quotient;
  readonly highest?: Quotient;
}

/** "R$ 300,00", "entre R$ 200,00 e R$ 300,00", "R$ 200,00 ou mais" */
export function rangeInWords({ lowest, highest }: Range): string {
  const least = formatCents(lowest.perPerson);
  if (!highest) return `${least} ou mais`;
  return highest.perPerson === lowest.perPerson
    ? least
    : `entre ${least} e ${formatCents(highest.perPerson)}`;
}

/** Whether there is a Bolsa Família to count or not: else the two ways are one. */
export const hasTwoWays = ({ incomes }: BpcIncomeResult): boolean =>
  incomes.some(({ personId }) => personId === 'family');

const compared = { met: 'fica dentro do limite do BPC', unmet: 'passa do limite do BPC' } as const;

/**
 * Of two incomes the smaller decides who keeps the BPC: one within the limit suffices, one above it
 * settles nothing.
 */
export const keepsByOtherSum = ({ beside, withBolsaFamilia }: BpcIncomeResult): boolean =>
  beside.hindrances.includes('hasBpc') && withBolsaFamilia.quarter.verdict !== 'met';

/** The comparison with the limit in one sentence; never a verdict on the right itself. */
export function verdictInWords(result: BpcIncomeResult): string {
  const { withBolsaFamilia, withoutBolsaFamilia } = result;
  if (withBolsaFamilia.tellsNothing && withoutBolsaFamilia.tellsNothing)
    return 'Falta saber a renda da família para fazer a conta.';
  if (keepsByOtherSum(result))
    return 'Só esta conta não decide. Para manter o BPC, a regra não é a mesma do pedido.';
  const withIt = withBolsaFamilia.quarter.verdict;
  const without = withoutBolsaFamilia.quarter.verdict;
  const start = 'Pelo que você informou, a renda';
  const open = hangsOnLawOnly(result) ? 'A lei deixa dúvida.' : 'Falta conferir uma resposta.';
  if (withIt === without)
    return withIt === 'unknown'
      ? `${start} pode caber no limite do BPC ou passar dele. ${open}`
      : `${start} ${compared[withIt]}.`;
  if (withIt === 'unknown' || without === 'unknown')
    return `${start} pode caber no limite do BPC ou passar dele. Depende do Bolsa Família.`;
  return `${start} ${compared[withIt]} com o Bolsa Família, e ${compared[without].replace(' do BPC', '')} sem ele.`;
}

/** The income per person in one line. */
export function headline(result: BpcIncomeResult): string {
  const { withBolsaFamilia, withoutBolsaFamilia } = result;
  if (withBolsaFamilia.tellsNothing && withoutBolsaFamilia.tellsNothing)
    return 'Falta saber a renda da família para fazer a conta.';
  const withIt = rangeInWords(withBolsaFamilia);
  if (!hasTwoWays(result)) return `Renda por pessoa: ${withIt}.`;
  const without = rangeInWords(withoutBolsaFamilia);
  if (withBolsaFamilia.tellsNothing)
    return `Renda por pessoa: ${without} sem o Bolsa Família. Falta saber o valor dele.`;
  return `Renda por pessoa: ${withIt} com o Bolsa Família, ${without} sem ele.`;
}

/** "R$ 0,00 (você) + R$ 900,00 (pessoa 1)" */
export function sumInWords({ terms, ofFamily }: SumReading, names: Names): string {
  const family = ofFamily > 0 ? [{ personId: 'family', cents: ofFamily }] : [];
  return [...terms, ...family]
    .map(({ personId, cents }) => {
      const [name] = nameOf(names, personId).split(' (');
      return `${formatCents(cents)} (${name})`;
    })
    .join(' + ');
}

/** "R$ 900,00 dividido por 3 pessoas = R$ 300,00 por pessoa." */
export function divisionInWords({ sum, members, perPerson, isExact }: SumReading): string {
  const rounding = isExact ? '' : ', com o centavo arredondado para cima';
  return `${formatCents(sum)} dividido por ${countOfPeople(members)} = ${formatCents(perPerson)} por pessoa${rounding}.`;
}

/** The income per person beside a quarter of the wage, as the answer to the criterion. */
export function limitInWords(way: IncomePerPerson): string {
  const { lowest, highest, quarter } = way;
  if (way.tellsNothing) return 'falta saber a renda.';
  const told = `${rangeInWords({ lowest, highest })} por pessoa`;
  const isOneValue = highest?.perPerson === lowest.perPerson;
  const excess = lowest.perPerson - quarter.perPerson;
  switch (quarter.verdict) {
    case 'unknown':
      return `${told}. Pode caber no limite ou passar dele.`;
    case 'met':
      return `${told}, ${isOneValue && excess === 0 ? 'exatamente o limite' : 'dentro do limite'}.`;
    case 'unmet':
      return isOneValue
        ? `${told}, ${formatCents(excess)} acima do limite.`
        : `${told}. O menor valor já passa do limite.`;
  }
}
