import type { Member } from '#rules/bpc-income/family.ts';
import type { CitationLinks } from '../frame/citation-links.ts';
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
  links: CitationLinks;
}

/** Who counts and who does not, and why. */
export const FamilyList = ({ members, names, links }: Props) => (
  <section>
    <h3>Quem entra na conta</h3>
    <SignedList
      links={links}
      entries={members.map((member) => ({
        id: member.personId,
        ...memberWords(member, names),
        citations: member.citations,
        sign: signs[member.verdict],
      }))}
    />
  </section>
);
