import { List } from '#components/lists/List.tsx';
import type { IsoDate } from '#law/date.ts';
import { shareInWords } from './amount-words.ts';
import { type ClaimedRule, claimedDayInWords } from './claimed-rules.ts';

interface Props {
  title: string;
  dated: readonly ClaimedRule[];
  today: IsoDate;
}

/** The rules with that time, in short: in full they stand as told, without it. */
export const ClaimedRules = ({ title, dated, today }: Props) => (
  <>
    <h4>{title}</h4>
    <List>
      {dated.map(({ dated: one, name, amount }) => (
        <li key={name}>
          <b>{name},</b> {claimedDayInWords(one, today)}
          {amount && `: ${shareInWords(amount, one.day === today)}`}.
        </li>
      ))}
    </List>
  </>
);
