import { reasons as packed } from 'virtual:letters';
import { answerPasted } from '#components/form/answer-pasted.ts';
import { letterPath } from '#texts/paths.ts';
import type { FoundKind } from '#words/letter/kinds.ts';
import { matchLetter, unpackReasons } from '#words/letter/match-letter.ts';

export type LetterAnswer = 'none' | 'foreign' | 'kind' | 'either' | 'one' | 'several';

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

/** What the doors of the same page say of a kind, with its clock. */
const wordsOf = (kind: FoundKind): Node[] =>
  [...document.querySelectorAll(`main details [data-kind="${kind}"]`)].map((one) =>
    one.cloneNode(true),
  );

/** Of a kind that is not sure, what the person can see on the paper: what follows answers only then. */
function condition(kinds: readonly FoundKind[]): string {
  const said = kinds.map(
    (kind) => document.querySelector(`main details [data-kind="${kind}"] strong`)?.textContent,
  );
  return `Só se for isto: ${said.filter(Boolean).join(' Ou: ')} `;
}

/** The same under its condition, where two readings of a paper part. */
const wordsIfSo = (kind: FoundKind): Node[] =>
  wordsOf(kind).map((one) => {
    (one as HTMLElement).prepend('Só se for isto: ');
    return one;
  });

const known = unpackReasons(packed);

/** The program that looks for the sentence of a letter. */
answerPasted((text): readonly [LetterAnswer, (answer: HTMLElement) => void] => {
  const { reasons, kinds, isSure, agree } = matchLetter(text, known);
  const ofKind = known.filter((one) => one.kinds.some((kind) => kinds.includes(kind)));
  const isEither = !isSure && kinds.length > 1;
  const answer = (): LetterAnswer => {
    if (isEither) return 'either';
    if (kinds.includes('foreign')) return 'foreign';
    if (reasons.length > 0) return agree ? 'one' : 'several';
    return isSure ? 'kind' : 'none';
  };
  const kind = answer();
  const offered = kind === 'kind' ? ofKind : reasons;
  return [
    kind,
    (element) => {
      // A kind of which the words are not sure is not told beside its reason.
      const told = isSure ? kinds.flatMap(wordsOf) : kinds.flatMap(wordsIfSo);
      element.querySelector('[data-kinds]')?.replaceChildren(...(isSure || isEither ? told : []));
      const list = element.querySelector('ul');
      const sample = list?.firstElementChild;
      if (!sample) return;
      const items = offered.map(({ slug, kinds: own }) => {
        const item = linkTo(slug, sample) as HTMLElement;
        if (!isSure) item.prepend(condition(own));
        return item;
      });
      list.replaceChildren(...items);
    },
  ];
});
