import { List } from '#components/lists/List.tsx';
import type { IsoDate } from '#law/date.ts';
import { shareInWords } from './amount-words.ts';
import type { Claims } from './answers-from.ts';
import { type ClaimedRule, claimedDayInWords } from './claimed-rules.ts';
import { whatOf } from './claimed-words.ts';
import { say } from './say.ts';

interface Props {
  claimed: Claims;
  rules: readonly ClaimedRule[];
  today: IsoDate;
}

/** The rules with that time, in short: in full they stand as told, without it. */
export const ClaimedRules = ({ claimed, rules, today }: Props) => (
  <>
    <h4>{say('account', 'se-reconhecer', { tempo: whatOf(claimed) })}</h4>
    <List>
      {rules.map(({ dated: one, name, amount }) => (
        <li key={name}>
          <b>{name},</b> {claimedDayInWords(one, today)}
          {amount && `: ${shareInWords(amount, one.day === today)}`}.
        </li>
      ))}
    </List>
  </>
);
