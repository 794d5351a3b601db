import type { Dependant } from '#rules/survivor-pension/dependant.ts';
import type { Share, ShareEnd } from '#rules/survivor-pension/share.ts';
import { longDate } from '#words/dates.ts';
import { capitalised, given } from '#words/phrases.ts';
import { yearsInWords } from './criteria-wording.ts';
import { say } from './say.ts';

/** "para toda a vida", "até fazer 21 anos, em 2 de agosto de 2035" */
function endInWords(end: ShareEnd): string {
  if (end.kind === 'date') return say('words', `fim-${end.reason}`, { dia: longDate(end.on) });
  if (end.kind === 'lifelong') return say('words', 'fim-lifelong');
  return end.notBefore === undefined
    ? say('words', 'fim-condicao')
    : say('words', 'fim-condicao-ao-menos', { dia: longDate(end.notBefore) });
}

const sameShare = (one: Share | undefined, other: Share | undefined): boolean =>
  one?.from === other?.from &&
  (one === undefined || other === undefined
    ? one === other
    : endInWords(one.end) === endInWords(other.end));

function shareInWords({ end, lapsed }: Share): string {
  const fim = endInWords(end);
  return lapsed ? say('words', 'fim-ja-passou', { fim }) : fim;
}

/** Until when the part of one dependant lasts: one sentence, or two where something is to be confirmed. */
export function partInWords({ shares, standing, duration }: Dependant): string[] {
  const { asTold, ifConfirmed } = shares;
  if (asTold === undefined && ifConfirmed === undefined)
    return [say('account', standing === 'unmet' ? 'parte-fora' : 'parte-a-analisar')];
  const age =
    duration?.ageAtDeath !== undefined &&
    duration.table.verdict !== 'unmet' &&
    say('account', 'parte-idade', { idade: yearsInWords(duration.ageAtDeath) });
  if (sameShare(asTold, ifConfirmed) && asTold)
    return given(`${capitalised(shareInWords(asTold))}.`, age);
  return given(
    asTold
      ? say('account', 'parte-so-com-o-dito', { fim: shareInWords(asTold) })
      : say('account', 'parte-ainda-nao'),
    ifConfirmed && say('account', 'parte-se-confirmar', { fim: shareInWords(ifConfirmed) }),
    age,
  );
}

interface Part {
  name: string;
  end: ShareEnd;
  isPartner: boolean;
}

/** Until when, in a line for each of two; of more, for the widowed, and the first day on which a part ends. */
export function lastingInWords(parts: readonly Part[]): string[] {
  const isShort = parts.some(({ end }) => end.kind === 'date' && end.reason === 'fourMonths');
  const days = parts.flatMap(({ end }) => (end.kind === 'date' ? [end.on] : [])).sort();
  const [first] = days;
  const isEach = parts.length <= 2;
  return [
    ...parts
      .filter(({ isPartner }) => isEach || isPartner)
      .map(({ name, end }) =>
        parts.length === 1 ? `${capitalised(endInWords(end))}.` : `${name}: ${endInWords(end)}.`,
      ),
    ...(!isEach && first ? [say('reason', 'primeira-acaba', { dia: longDate(first) })] : []),
    ...(isShort ? [say('reason', 'pode-durar-mais')] : []),
  ];
}
