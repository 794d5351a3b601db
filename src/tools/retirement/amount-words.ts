import { grouped } from '#rules/grouped.ts';
import { comparableShare } from '#rules/retirement/amount.ts';
import type { Amount } from '#rules/retirement/result.ts';

/** "Hoje, 74%. Nesse dia, 76%." with what is known. */
function percents(today: number | undefined, whenMet: number | undefined): string {
  const known = [
    today !== undefined && `Com o tempo de hoje, ${today}%.`,
    whenMet !== undefined && whenMet !== today && `Nesse dia, ${whenMet}%.`,
  ].filter(Boolean);
  return known.length === 0 ? '' : ` ${known.join(' ')}`;
}

/** Beside other rules: "98% da média". */
export function shareInWords(amount: Amount, isMetToday = true): string {
  switch (amount.formula) {
    case 'meanTimesFator':
      return 'a média vezes o fator, que pode baixar o valor';
    case 'oldMeanTimesFator':
      return `a média antiga, ${amount.isWithoutFator ? 'em regra sem o fator' : 'vezes o fator'}`;
    case 'wholeMean':
    case 'wholeSalarioDeBeneficio':
      return '100% da média';
    default:
      return `${(isMetToday ? amount.percentToday : amount.percentWhenMet) ?? `ao menos ${amount.basePercent}`}% da média`;
  }
}

/** A rule that is met, by its name, and how it sets the amount where that is told. */
interface Paying {
  readonly name: string;
  readonly amount?: Amount;
}

/** What each rule pays, the better payer first; those that pay the same in one line. */
export function sharesInWords(rules: readonly Paying[]): string[] {
  const rank = ({ amount }: Paying): number => (amount && comparableShare(amount)) ?? 0;
  const sorted = [...rules].sort((one, other) => rank(other) - rank(one));
  const byShare = grouped(sorted, ({ amount }) => amount && shareInWords(amount));
  return [...byShare].map(([share, those]) => {
    const names = those
      .map(({ name }, index) => (index === 0 ? name : name.replace(/^./, (c) => c.toLowerCase())))
      .join('; ');
    return share ? `${names}: ${share}.` : `${names}.`;
  });
}

const disputed = 'Discute-se na Justiça qual média vale.';

/** How the rule sets the amount, in words; the mean itself is never computed. */
export function amountInWords(amount: Amount, isMetToday: boolean): string {
  switch (amount.formula) {
    case 'shareOfMean':
      return `60% da média, mais 2% por ano completo acima de ${amount.aboveYears}.${percents(amount.percentToday, isMetToday ? undefined : amount.percentWhenMet)}`;
    case 'meanTimesFator':
      return 'A média vezes o fator previdenciário, que pode baixar o valor. O INSS calcula o fator.';
    case 'oldMeanTimesFator':
      return amount.isWithoutFator
        ? 'Pela regra antiga: a média das maiores contribuições, em regra sem o fator previdenciário, pelos pontos de 13/11/2019.'
        : 'Pela regra antiga: a média das maiores contribuições vezes o fator previdenciário, que pode baixar o valor. O INSS calcula o fator.';
    case 'wholeMean':
      return '100% da média.';
    case 'wholeSalarioDeBeneficio':
      return `100% da média. O fator previdenciário só entra se aumentar. ${disputed}`;
    case 'shareOfSalarioDeBeneficio':
      return `70% da média, mais 1% a cada 12 contribuições, até 100%.${percents(amount.percentToday, isMetToday ? undefined : amount.percentWhenMet)} ${disputed}`;
  }
}
