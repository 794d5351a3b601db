import type { Member } from '#rules/bpc-income/family.ts';
import { memberWords, type Names } from './member-words.ts';
import { SignedList } from './SignedList.tsx';

const signs = {
  met: { mark: '✓', tone: 'met' },
  unmet: { mark: '✗', tone: 'unmet' },
  unknown: { mark: '?', tone: 'unknown' },
} as const;

interface Props {
  members: readonly Member[];
  names: Names;
}

/** Who counts and who does not, and why. */
export const FamilyList = ({ members, names }: Props) => (
  <>
    <h4>Quem entra na conta</h4>
    <SignedList
      entries={members.map((member) => ({
        id: member.personId,
        ...memberWords(member, names),
        sign: signs[member.verdict],
      }))}
    />
  </>
);
