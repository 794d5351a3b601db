import type { Dependant } from '#rules/survivor-pension/dependant.ts';
import { CriteriaList } from '../frame/CriteriaList.tsx';
import type { CitationLinks } from '../frame/citation-links.ts';
import { SourceLinks } from '../frame/SourceLinks.tsx';
import { dependantCriteria, durationCriteria } from './criteria-wording.ts';
import styles from './pension-result.module.css';
import { partInWords } from './share-wording.ts';

interface Props {
  dependant: Dependant;
  name: string;
  links: CitationLinks;
}

/** One person: until when their part lasts, and what the law asks, criterion by criterion. */
export const PersonPart = ({ dependant, name, links }: Props) => {
  const end = (dependant.shares.ifConfirmed ?? dependant.shares.asTold)?.end;
  return (
    <div className={styles.part}>
      <h4>{name}</h4>
      {partInWords(dependant).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {end && <SourceLinks keys={end.citations} links={links} />}
      <CriteriaList
        links={links}
        criteria={[
          ...dependantCriteria(dependant),
          ...(dependant.duration ? durationCriteria(dependant.duration) : []),
        ]}
      />
    </div>
  );
};
