import { answerPasted } from '#components/form/answer-pasted.ts';
import { letterPath } from '#content/paths.ts';
import { matchLetter, type PackedReasons, unpackReasons } from './match.ts';

export type LetterAnswer = 'none' | 'one' | 'several';

/** A link to a reason, in the words of the link that the lists of the same page have for it. */
function linkTo(slug: string, sample: Node): Node {
  const item = sample.cloneNode(true) as HTMLElement;
  const link = item.querySelector('a');
  const href = letterPath(slug);
  if (link) {
    link.href = href;
    link.textContent = document.querySelector(`main details a[href="${href}"]`)?.textContent ?? '';
  }
  return item;
}

const kindOf = (found: number): LetterAnswer => {
  if (found === 0) return 'none';
  return found === 1 ? 'one' : 'several';
};

/** The program that looks for the sentence of a letter. */
answerPasted(
  (text, reasons: PackedReasons): readonly [LetterAnswer, (answer: HTMLElement) => void] => {
    const found = matchLetter(text, unpackReasons(reasons));
    return [
      kindOf(found.length),
      (answer) => {
        const list = answer.querySelector('ul');
        const sample = list?.firstElementChild;
        if (sample) list.replaceChildren(...found.map(({ slug }) => linkTo(slug, sample)));
      },
    ];
  },
);
