import type { Information } from '#rules/retirement/result.ts';
import { Paragraphs } from '../sentences/Sentence.tsx';
import { isOldAgeRule } from './outlook.ts';
import { say } from './say.ts';

interface Props {
  information: readonly Information[];
}

const told = (those: readonly Information[]) =>
  those.map(({ id }) =>
    id === 'specialTime'
      ? `${say('mayChange', id)} ${say('mayChange', 'specialTime.como-provar')}`
      : say('mayChange', id),
  );

/** A rule that may be the visitor's own and was not compared. */
export const OwnRule = ({ information }: Props) => (
  <Paragraphs of={told(information.filter(({ id }) => isOldAgeRule(id)))} />
);

/** Rules about which the tool only informs. */
export const OtherRules = ({ information }: Props) => (
  <div data-not-printed>
    <h4>{say('words', 'so-para-saber')}</h4>
    <Paragraphs of={told(information.filter(({ id }) => !isOldAgeRule(id)))} />
  </div>
);
