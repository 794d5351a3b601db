import type { Dependant } from '#rules/survivor-pension/dependant.ts';
import { CriteriaList } from '../result/CriteriaList.tsx';
import { dependantCriteria, durationCriteria } from './criteria-wording.ts';
import styles from './pension-result.module.css';
import { partInWords } from './share-wording.ts';

interface Props {
  dependant: Dependant;
  name: string;
}

/** One person: until when their part lasts, and what the law asks, criterion by criterion. */
export const PersonPart = ({ dependant, name }: Props) => (
  <div className={styles.part}>
    <h5>{name}</h5>
    {partInWords(dependant).map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
    <CriteriaList
      criteria={[
        ...dependantCriteria(dependant),
        ...(dependant.duration ? durationCriteria(dependant.duration) : []),
      ]}
    />
  </div>
);
