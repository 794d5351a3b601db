import type { RefObject } from 'react';
import { formatCents } from '#words/money.ts';
import frame from '../frame/tool.module.css';
import type { Assessment } from './assess.ts';
import { headline } from './per-person-words.ts';

interface Props {
  assessment: Assessment;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The income per person in one line, and the wage it is held against. */
export const BpcIncomeAnswer = ({ assessment, heading }: Props) => {
  const { result, year, missingYear } = assessment;
  const wage = formatCents(result.wage.value);
  return (
    <div className={frame.answer}>
      <h2 ref={heading} tabIndex={-1}>
        {headline(result)}
      </h2>
      <p>
        <b>
          O limite da lei em {year} é {formatCents(result.withBolsaFamilia.quarter.perPerson)} por
          pessoa.
        </b>{' '}
        É um quarto do salário mínimo de {year}, {wage}.
      </p>
      {missingYear !== undefined && (
        <p>
          <b>Atenção:</b> esta página não tem o salário mínimo de {missingYear}. A conta usa o de{' '}
          {year}. Confira o valor novo no Meu INSS ou pelo telefone 135.
        </p>
      )}
    </div>
  );
};
