import type { Dependant } from '#rules/survivor-pension/dependant.ts';
import type { Compared } from '#rules/survivor-pension/survivor-pension.ts';
import { CriteriaList, type WordedCriterion } from '../result/CriteriaList.tsx';
import { Paragraphs } from '../sentences/Sentence.tsx';
import { dependantCriteria, durationCriteria, insuredCriteria } from './criteria-wording.ts';
import styles from './pension-result.module.css';
import type { NameOf } from './people.ts';
import { partInWords } from './share-wording.ts';

interface Props {
  name: string;
  criteria: readonly WordedCriterion[];
  part?: readonly string[];
}

const Person = ({ name, criteria, part = [] }: Props) => (
  <div className={styles.part}>
    <h5>{name}</h5>
    <Paragraphs of={part} />
    <CriteriaList criteria={criteria} />
  </div>
);

const criteriaOf = (dependant: Dependant): WordedCriterion[] => [
  ...dependantCriteria(dependant),
  ...(dependant.duration ? durationCriteria(dependant.duration) : []),
];

/** Person by person: until when their part lasts, and what the law asks, criterion by criterion. */
export const WhoShares = ({ result, nameOf }: { result: Compared; nameOf: NameOf }) => (
  <>
    <h4>Quem divide, e por quê</h4>
    <Person name="A pessoa que morreu" criteria={insuredCriteria(result)} />
    {result.dependants.map((one) => (
      <Person
        key={one.id}
        name={nameOf(one.id)}
        part={partInWords(one)}
        criteria={criteriaOf(one)}
      />
    ))}
  </>
);
