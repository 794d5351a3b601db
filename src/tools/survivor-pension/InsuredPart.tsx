import type { Compared } from '#rules/survivor-pension/survivor-pension.ts';
import { CriteriaList } from '../result/CriteriaList.tsx';
import styles from './pension-result.module.css';

/** What the law asks of the person who died. */
export const InsuredPart = ({ result: { insured, carencia } }: { result: Compared }) => (
  <div className={styles.part}>
    <h5>A pessoa que morreu</h5>
    <CriteriaList
      criteria={[
        {
          ...insured,
          asks: 'Cobertura do INSS no dia da morte, ou regras da aposentadoria já cumpridas',
          told: {
            met: 'era aposentada, recebia benefício próprio ou pagava o INSS.',
            unmet: 'não era aposentada nem pagava o INSS.',
            unknown: 'se a pessoa ainda estava coberta.',
          }[insured.verdict],
        },
        {
          ...carencia,
          asks: 'Número mínimo de contribuições',
          told: 'a lei não pede nenhum.',
        },
      ]}
    />
  </div>
);
