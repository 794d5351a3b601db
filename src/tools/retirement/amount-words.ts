import type { Amount } from '#rules/retirement/result.ts';

/** "Hoje, 74%. Nesse dia, 76%." with what is known. */
function percents(today: number | undefined, whenMet: number | undefined): string {
  const known = [
    today !== undefined && `Com o tempo de hoje, ${today}%.`,
    whenMet !== undefined && whenMet !== today && `Nesse dia, ${whenMet}%.`,
  ].filter(Boolean);
  return known.length === 0 ? '' : ` ${known.join(' ')}`;
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
