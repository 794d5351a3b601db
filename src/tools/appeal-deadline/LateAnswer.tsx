import type { RefObject } from 'react';
import { ReadLink } from '#components/buttons/ReadButton.tsx';
import { deniedGuidePath } from '#content/paths.ts';
import type { IsoDate } from '#law/date.ts';
import { weekdayAndDate } from '#words/dates.ts';
import styles from '../frame/tool.module.css';

interface Props {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Undefined for dates so old that the days were not counted. */
  limit: IsoDate | undefined;
}

/** The term has passed: what that means, and the ways that are left. */
export const LateAnswer = ({ heading, limit }: Props) => (
  <div className={styles.answer}>
    <h2 ref={heading} tabIndex={-1}>
      {limit
        ? `Pela conta, o prazo do recurso terminou em ${weekdayAndDate(limit)}.`
        : 'Essa decisão é antiga: o prazo do recurso já passou.'}
    </h2>
    <p>
      Você ainda pode mandar o recurso e explicar o atraso, com prova. Só a Junta de Recursos decide
      se aceita, e fora do prazo ela quase sempre não julga. Há mais chance se o direito está claro
      nos registros do INSS, ou se o aviso chegou errado.
    </p>
    <p>
      Os outros caminhos são um novo pedido ao INSS, quando permitido, e a Justiça. O direito de
      discutir a negativa não se perde pelo atraso. Os valores atrasados, em geral, só alcançam os
      últimos 5 anos. Se você só soube da decisão mais tarde, mude a resposta e guarde a prova dessa
      data.
    </p>
    <p>
      <ReadLink href={`${deniedGuidePath}#os-caminhos`}>Ver os caminhos depois do não</ReadLink>
    </p>
  </div>
);
