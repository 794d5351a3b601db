import type { Running } from '#rules/deadlines/deadlines.ts';
import { shortDate } from '#words/dates.ts';
import type { ChatLine } from '../talk/TakeToChat.tsx';
import { clockWords, type Start } from './clock-words.ts';
import { isAhead, isCounted, isOpen, isTimeless, isUndated, isWait } from './main-clock.ts';
import { shortWeekday, whenToAct } from './wording.ts';

const since: Record<Start, readonly [mine: string, theirs: string]> = {
  known: ['A decisão ou o aviso veio em', 'A decisão ou o aviso veio em'],
  death: ['A morte foi em', 'A morte foi em'],
  prison: ['A prisão foi em', 'A prisão foi em'],
  birth: ['O nascimento, a adoção ou a perda foi em', 'O nascimento, a adoção ou a perda foi em'],
  payment: ['O prazo da revisão começou em', 'O prazo da revisão começou em'],
  lawsuit: ['A ação trabalhista acabou em', 'A ação trabalhista acabou em'],
  end: ['O auxílio vai até', 'O auxílio da pessoa vai até'],
  request: [
    'O pedido, ou o último papel ou exame, foi em',
    'O pedido, ou o último papel ou exame, foi em',
  ],
  printed: ['O aviso deixa responder até', 'O aviso deixa a pessoa responder até'],
};

function termLine(devo: string, one: Running): string {
  const { must, of, name, wait } = clockWords[one.id];
  if (isWait(one) && wait?.isOfOthers)
    return `${name}, pela conta do site: ${one.situation === 'wait' ? 'começa' : 'começou'} em ${shortDate(one.opensOn)}.`;
  if (isWait(one)) return `Pela conta do site, ${devo} ${must} até ${shortDate(one.opensOn)}.`;
  if (isUndated(one)) return `Pelo aviso, ${devo} ${must}. Falta saber até que dia.`;
  if (isTimeless(one)) return `Pela conta do site, ${devo} ${must} hoje.`;
  if (!isOpen(one))
    return isCounted(one)
      ? `Pela conta do site, o prazo ${of} terminou em ${shortDate(one.term.legalLimit)}.`
      : `Pela conta do site, o prazo ${of} ${isAhead(one) ? 'ainda não começou' : 'já passou'}.`;
  const { safeDay, legalLimit } = one.term;
  const until = one.daysLeft < 0 ? whenToAct(one, shortWeekday) : `até ${shortDate(safeDay)}`;
  return `Pela conta do site, ${devo} ${must} ${until} (limite: ${shortDate(legalLimit)}).`;
}

/** The lines of the message: the days told, and what was counted from each. */
export function chatLines(all: readonly Running[]): ChatLine[] {
  const told = new Map(
    all
      .filter((one) => !isUndated(one))
      .map(({ id, from }) => {
        const [mine, theirs] = since[clockWords[id].start];
        const day = shortDate(from);
        return [`${mine} ${day}.`, `${theirs} ${day}.`] as const;
      }),
  );
  return [
    ...[...told].map(([text, forOther], index) => ({
      id: index === 0 ? 'data' : `data-${index + 1}`,
      text,
      forOther,
    })),
    ...all.map((one, index) => ({
      id: index === 0 ? 'prazo' : `prazo-${index + 1}`,
      text: termLine('devo', one),
      forOther: termLine('a pessoa deve', one),
    })),
  ];
}
