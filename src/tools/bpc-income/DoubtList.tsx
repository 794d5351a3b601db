import type { BpcIncomeResult } from '#rules/bpc-income/bpc-income.ts';
import type { CitationLinks } from '../frame/citation-links.ts';
import { doubtsOf } from './doubt-words.ts';
import { FoldedSources } from './FoldedSources.tsx';

/** The doubts of the law that these answers touch. */
export const DoubtList = ({ result, links }: { result: BpcIncomeResult; links: CitationLinks }) => {
  const doubts = doubtsOf(result);
  if (doubts.length === 0) return null;
  return (
    <section>
      <h3>Onde há dúvida</h3>
      <ul>
        {doubts.map(({ id, title, text }) => (
          <li key={id}>
            <b>{title}</b> {text}
          </li>
        ))}
      </ul>
      <FoldedSources keys={doubts.flatMap(({ citations }) => citations)} links={links} />
    </section>
  );
};
