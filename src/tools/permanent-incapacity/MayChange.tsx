import { CaptionedTable } from '#components/tables/CaptionedTable.tsx';
import type { IncapacityAnswers } from '#rules/permanent-incapacity/answers.ts';
import type { PermanentIncapacity } from '#rules/permanent-incapacity/permanent-incapacity.ts';
import { benefitPath } from '#texts/paths.ts';
import { conditionOf, readingInWords, withHelpInWords } from './wording.ts';

interface Props {
  result: PermanentIncapacity;
  answers: IncapacityAnswers;
}

/** What each rule that is open would give, side by side, with and without the 25 %. */
const EachRule = ({ result }: Pick<Props, 'result'>) =>
  result.others.length > 0 && (
    <CaptionedTable caption="Cada caso, com o seu valor" columns={['Se…', 'Então', 'Com os 25%']}>
      <tbody>
        {[result.main, ...result.others].map((reading) => (
          <tr key={reading.rule}>
            <th scope="row">{conditionOf(reading)}</th>
            <td>{readingInWords(reading)}</td>
            <td>{withHelpInWords(reading)}</td>
          </tr>
        ))}
      </tbody>
    </CaptionedTable>
  );

/** What was not told or is open, and what changes the value. */
export const MayChange = ({ result, answers: { isSpecial, cause, beganBefore, known } }: Props) => (
  <>
    <EachRule result={result} />
    {!isSpecial && cause !== 'other' && (
      <p>
        <b>MEI, autônomo ou facultativo?</b> O INSS pode não tratar o caso como acidente de
        trabalho. Peça orientação.
      </p>
    )}
    {!isSpecial && cause !== 'work' && (
      <>
        <p>
          <b>A causa foi o trabalho?</b> Então são 100% da média. Vale também acidente no caminho e
          doença que veio do trabalho.
        </p>
        <p>
          <b>Doença grave?</b> Sem ligação com o trabalho, a conta é a mesma. O STF disse em 2025
          que ela vale (STF, Tema 1300).
        </p>
      </>
    )}
    {beganBefore !== false && !isSpecial && (
      <>
        <p>
          <b>Começou antes de 13/11/2019?</b> A média pode ser outra, a das maiores contribuições.
          Peça orientação.
        </p>
        <p>
          <b>Começou e foi constatada antes de 13/11/2019?</b> Em regra, vale a conta antiga, de
          100%. Só constatada depois? Está em aberto.
        </p>
      </>
    )}
    {known && 'aid' in known && !known.isNew && (
      <p>
        <b>Auxílio concedido antes de 13/11/2019?</b> A média era outra, e a conta não parte dele:
        confira no <a href="tel:135">135</a>.
      </p>
    )}
    {known && 'aid' in known && known.isNew && (
      <p>
        <b>O auxílio pode esconder uma média maior.</b> Ele tem limite: a média dos últimos 12
        meses. Por isso a conta diz “ao menos”.
      </p>
    )}
    <p>
      <b>Os 25% são só desta aposentadoria</b> (STF, Tema 1095). Eles valem mesmo acima do teto e
      não passam para a pensão.
    </p>
    <p>
      <b>Ainda pode ser preparado para outro trabalho?</b> Então o INSS paga o auxílio, e não esta.
      Leia <a href={benefitPath('aposentadoria-por-invalidez')}>quem pode pedir</a>.
    </p>
  </>
);
