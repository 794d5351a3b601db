import { type Compared, compareNumbers, type OwnNumbers } from '#chat/same-number.ts';
import { answerPasted } from '#components/form/answer-pasted.ts';

export type NumberAnswer = Compared['kind'];

/** The program that tells whether a number is the practice's. */
answerPasted((text, own: OwnNumbers): readonly [NumberAnswer, (answer: HTMLElement) => void] => {
  const compared = compareNumbers(text, own);
  return [
    compared.kind,
    (answer) => {
      const place = answer.querySelector('[data-found]');
      if (place && 'found' in compared) place.textContent = compared.found.join(', ');
    },
  ];
});
