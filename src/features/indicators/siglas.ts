import { rows } from 'virtual:indicators';
import { answerPasted } from '#components/form/answer-pasted.ts';
import { findCodes } from './find-codes.ts';
import { effectNames } from './indicator-words.ts';
import { type KnownIndicator, unpackIndicators } from './pack-indicators.ts';

export type CodesAnswer = 'empty' | 'none' | 'some';

/** The sample filled with what is known of a code. */
function itemOf({ code, others, path, short, effect, todo }: KnownIndicator, sample: Node): Node {
  const item = sample.cloneNode(true) as HTMLElement;
  item.querySelector('a')?.setAttribute('href', path);
  const texts = {
    a: [code, ...others].join(', '),
    span: short,
    b: `${effectNames[effect]}.`,
    small: todo,
  };
  for (const [part, text] of Object.entries(texts)) {
    const place = item.querySelector(part);
    if (place) place.textContent = text;
  }
  return item;
}

/** The program that looks for codes in what was pasted. */
answerPasted((text): readonly [CodesAnswer, ((answer: HTMLElement) => void)?] => {
  if (!text.trim()) return ['empty'];
  const { known, unknown } = findCodes(text, unpackIndicators(rows));
  return [
    known.length > 0 ? 'some' : 'none',
    (answer) => {
      const list = answer.querySelector('ul');
      const sample = list?.firstElementChild;
      if (sample) list.replaceChildren(...known.map((one) => itemOf(one, sample)));
      const rest = answer.querySelector<HTMLElement>('[data-unknown]');
      const names = rest?.querySelector('b');
      if (!rest || !names) return;
      rest.hidden = unknown.length === 0;
      names.textContent = unknown.join(', ');
    },
  ];
});
