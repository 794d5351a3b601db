import type { Dependant } from '#rules/survivor-pension/dependant.ts';
import type { Share, ShareEnd } from '#rules/survivor-pension/share.ts';
import { longDate } from '#words/dates.ts';
import { capitalised } from '#words/phrases.ts';
import { yearsInWords } from './criteria-wording.ts';

/** "para toda a vida", "até fazer 21 anos, em 2 de agosto de 2035" */
function endInWords(end: ShareEnd): string {
  switch (end.kind) {
    case 'lifelong':
      return 'para toda a vida';
    case 'whileConditionLasts':
      return end.notBefore === undefined
        ? 'enquanto durar a invalidez ou a deficiência'
        : `enquanto durar a invalidez ou a deficiência, e ao menos até ${longDate(end.notBefore)}`;
    case 'date':
      return {
        fourMonths: `por 4 meses, até ${longDate(end.on)}`,
        tableYears: `pelos anos da tabela, até ${longDate(end.on)}`,
        twentyFirstBirthday: `até fazer 21 anos, em ${longDate(end.on)}`,
      }[end.reason];
  }
}

const sameShare = (one: Share | undefined, other: Share | undefined): boolean =>
  one?.from === other?.from &&
  (one === undefined || other === undefined
    ? one === other
    : endInWords(one.end) === endInWords(other.end));

const lapsedInWords = (share: Share): string =>
  `${endInWords(share.end)}. No dia do pedido, esse prazo já tinha passado`;

const shareInWords = (share: Share): string =>
  share.lapsed ? lapsedInWords(share) : endInWords(share.end);

/** Until when the part of one dependant lasts: one sentence, or two where something is to be confirmed. */
export function partInWords({ shares, standing, duration }: Dependant): string[] {
  const { asTold, ifConfirmed } = shares;
  if (asTold === undefined && ifConfirmed === undefined) {
    return [
      standing === 'unmet'
        ? 'Pelo que você informou, fica fora da divisão.'
        : 'Fica fora desta conta e precisa de análise.',
    ];
  }
  const age =
    duration?.ageAtDeath === undefined || duration.table.verdict === 'unmet'
      ? []
      : [`Conta a idade no dia da morte: ${yearsInWords(duration.ageAtDeath)}.`];
  if (sameShare(asTold, ifConfirmed) && asTold) {
    return [`${capitalised(shareInWords(asTold))}.`, ...age];
  }
  return [
    asTold
      ? `Só com o que você informou: ${shareInWords(asTold)}.`
      : 'Só com o que você informou, ainda não entra na conta.',
    ...(ifConfirmed ? [`Se o que falta se confirmar: ${shareInWords(ifConfirmed)}.`] : []),
    ...age,
  ];
}

/** Until when, in a line for each of two; of more, only the first day on which a part ends. */
export function lastingInWords(parts: readonly { name: string; end: ShareEnd }[]): string[] {
  const isShort = parts.some(({ end }) => end.kind === 'date' && end.reason === 'fourMonths');
  const days = parts.flatMap(({ end }) => (end.kind === 'date' ? [end.on] : [])).sort();
  const [first] = days;
  return [
    ...(parts.length <= 2
      ? parts.map(({ name, end }) =>
          parts.length === 1 ? `${capitalised(endInWords(end))}.` : `${name}: ${endInWords(end)}.`,
        )
      : first
        ? [`A primeira parte acaba em ${longDate(first)}.`]
        : []),
    ...(isShort
      ? ['Pode durar mais: o tempo juntos antes de casar soma. Acidente e invalidez também mudam.']
      : []),
  ];
}

/** For somebody in the family: the answer, and when to ask, "até 30 de dezembro de 2026". */
export const sharedInWords = (headline: string, when: string | undefined): string =>
  `Pensão por morte. ${headline}${when ? ` Pedir ao INSS ${when}, no Meu INSS ou pelo 135, para pagar desde a morte.` : ''}`;
