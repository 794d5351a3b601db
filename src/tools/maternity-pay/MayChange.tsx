import { CaptionedTable } from '#components/tables/CaptionedTable.tsx';
import type { MaternityAnswers } from '#rules/maternity-pay/answers.ts';
import { mayBeInHospital } from '#rules/maternity-pay/kinds.ts';
import type { MaternityPay } from '#rules/maternity-pay/maternity-pay.ts';
import { benefitPath, letterPath } from '#texts/paths.ts';
import { conditionOf, spanInWords } from './wording.ts';

interface Props {
  result: MaternityPay;
  answers: MaternityAnswers;
}

/** Each way in which the days may fall otherwise, side by side. */
const OtherDays = ({ result: { period, others } }: Pick<Props, 'result'>) =>
  others.length > 0 && (
    <CaptionedTable caption="Cada caso, com as suas datas" columns={['Se…', 'Então']}>
      <tbody>
        {[{ ...period, ifHold: undefined }, ...others].map((one) => (
          <tr key={one.ifHold ?? 'main'}>
            <th scope="row">{one.ifHold ? conditionOf(one.ifHold) : 'não'}</th>
            <td>{spanInWords(one)}</td>
          </tr>
        ))}
      </tbody>
    </CaptionedTable>
  );

/** Ten months that the law still prints, and that were asked of those who pay for themselves. */
const TenMonths = ({ result: { tenMonths, asking }, answers: { kind } }: Props) => {
  if (tenMonths === 'neverAsked') return null;
  const isField = kind === 'special';
  return (
    <p>
      <b>{isField ? 'Menos de 10 meses na roça?' : 'Pagou menos de 10 meses?'}</b> O STF derrubou
      esse mínimo (ADI 2.110).{' '}
      {tenMonths === 'askedThen' &&
        'O INSS decide assim desde 5 de abril de 2024, também para o que aconteceu antes. '}
      {asking === 'open' &&
        (tenMonths === 'askedThen'
          ? 'Negou naquele tempo por isso? Em regra, dá para pedir de novo. '
          : 'Negou por isso? Cabe recurso, em 30 dias. ')}
      {isField
        ? 'Do trabalho no campo ele pede prova, e não é certo de quantos meses.'
        : 'Ainda é preciso estar coberta nesse dia.'}
    </p>
  );
};

/** What hangs on the birth, the adoption or the loss. */
const OfTheEvent = ({ event, stay }: MaternityAnswers) => (
  <>
    {stay === 'stillThere' && (
      <p>
        <b>Ainda sem alta?</b> Se a internação passa de 2 semanas, contam os dias dela e mais 120
        depois da alta. Refaça a conta quando a alta vier.
      </p>
    )}
    {mayBeInHospital(event) && (stay === undefined || stay === 'none') && (
      <p>
        <b>Internação de mais de 2 semanas?</b> Se foi por complicação do parto,{' '}
        {event === 'birth' && 'da mãe ou do bebê, '}o pagamento dura mais. Guarde os papéis do
        hospital, com entrada e alta.
      </p>
    )}
    {typeof stay === 'object' && (
      <p>
        <b>Voltou ao hospital depois da alta?</b> É outra conta: pergunte no{' '}
        <a href="tel:135">135</a>.
      </p>
    )}
    {event === 'adoption' && (
      <p>
        <b>A criança já fez 12 anos?</b> O INSS costuma negar: peça orientação. Só um dos adotantes
        recebe.
      </p>
    )}
    {(event === 'birth' || event === 'adoption') && (
      <p>
        <b>A criança tem deficiência permanente pelo vírus da zika?</b> Então são 180 dias.
      </p>
    )}
    {(event === 'stillbirth' || event === 'abortion') && (
      <p>
        <b>O papel muda o prazo.</b> Com a declaração de natimorto são 120 dias. Com atestado de
        aborto, duas semanas. Peça ao hospital a declaração certa.
      </p>
    )}
  </>
);

/** What hangs on how she is insured. */
const OfTheKind = ({ event, kind }: MaternityAnswers) => (
  <>
    {kind === 'unemployed' && (
      <p>
        <b>Não é o último salário.</b> Para quem está sem emprego, a conta é a da soma dos meses
        (TNU, Tema 202).
      </p>
    )}
    {kind === 'unemployed' && event !== 'adoption' && (
      <p>
        <b>Foi mandada embora grávida, sem justa causa?</b> O INSS costuma dizer que quem paga é a
        empresa. A turma nacional dos Juizados já decidiu que o INSS paga (TNU, Tema 113).{' '}
        <a href={letterPath('maternidade-empregador')}>Quem paga: a empresa ou o INSS</a>.
      </p>
    )}
    {kind === 'employee' && event !== 'adoption' && (
      <p>
        <b>Trabalho intermitente, ou jornada parcial com salário abaixo do mínimo?</b> Pode ser o
        INSS que paga: pergunte no <a href="tel:135">135</a>.
      </p>
    )}
    {kind === 'employee' && (
      <p>
        <b>Foi mandada embora?</b> Então refaça a conta com “Sem emprego”.
        {event !== 'adoption' && (
          <>
            {' '}
            Grávida, sem justa causa? Veja{' '}
            <a href={letterPath('maternidade-empregador')}>quem paga</a>.
          </>
        )}
      </p>
    )}
    {kind === 'ownAccount' && (
      <p>
        <b>Boia-fria ou diarista da roça?</b> O INSS trata de outro modo, e a Justiça costuma
        facilitar a prova. Junte papéis do trabalho e pergunte no <a href="tel:135">135</a>.
      </p>
    )}
    {kind === 'mei' && (
      <p>
        <b>Teve também salário, nesses meses?</b> Então a soma pode dar mais que um salário mínimo:
        refaça a conta como autônoma, com a média.
      </p>
    )}
    {kind === 'special' && (
      <p>
        <b>Também paga guia?</b> Então o valor pode ser maior.
      </p>
    )}
  </>
);

/** What was not told or is open, and what changes days, value or who pays. */
export const MayChange = ({ result, answers }: Props) => (
  <>
    <OtherDays result={result} />
    <OfTheEvent {...answers} />
    <TenMonths result={result} answers={answers} />
    <OfTheKind {...answers} />
    <p>
      <b>Em regra, não se soma</b> ao seguro-desemprego, ao BPC nem ao auxílio-doença, que fica
      parado nesse tempo. Recebe um deles? Pergunte no <a href="tel:135">135</a> antes.
    </p>
    <p>
      <b>Trabalhar enquanto recebe</b> suspende o pagamento.
      {answers.event === 'birth' && ' Gêmeos dão direito a um só.'}
    </p>
    <p>
      <b>Pagou só depois desse dia?</b> Em regra, não vale para trás. Leia{' '}
      <a href={benefitPath('salario-maternidade')}>
        quem pode pedir, e o que fazer depois de um não
      </a>
      .
    </p>
  </>
);
