import type { Running } from '#rules/deadlines/deadlines.ts';
import type { ChatLine } from '../talk/TakeToChat.tsx';
import { startForOther, startOf } from './clock-names.ts';
import { isUndated } from './main-clock.ts';
import { sayOf } from './say.ts';

/** The lines of the message: the days told, and what was counted from each. */
export function chatLines(all: readonly Running[]): ChatLine[] {
  const told = new Map(
    all
      .filter((one) => !isUndated(one))
      .map((one) => {
        const { one: say } = sayOf(one);
        return [
          say('words', `${startOf(one.id)}.mensagem`),
          say('words', startForOther(one.id)),
        ] as const;
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
      text: sayOf(one).first('message') ?? '',
      forOther: sayOf(one, { isForOther: true }).first('message') ?? '',
    })),
  ];
}
