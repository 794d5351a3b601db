import { CaptionedTable } from '#components/tables/CaptionedTable.tsx';
import { benefitPath, letterPath } from '#content/paths.ts';
import type { MaternityAnswers } from '#rules/maternity-pay/answers.ts';
import { mayBeInHospital } from '#rules/maternity-pay/kinds.ts';
import type { MaternityPay } from '#rules/maternity-pay/maternity-pay.ts';
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

/** What was not told or is open, and what changes days, value or who pays. */
export const MayChange = ({ result, answers: { event, kind, stay } }: Props) => (
  <>
    <OtherDays result={result} />
    {stay === 'stillThere' && (
      <p>
        <b>Ainda sem alta?</b> Se a internação passa de 2 semanas, contam os dias dela e mais 120
        depois da alta. Refaça a conta quando a alta vier.
      </p>
    )}
    {mayBeInHospital(event) && (stay === undefined || stay === 'none') && (
      <p>
        <b>Internação de mais de 2 semanas?</b> Se foi por complicação do parto, da mãe ou do bebê,
        o pagamento dura mais. Guarde os papéis do hospital, com entrada e alta.
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
    {event === 'birth' && (
      <p>
        <b>Deficiência permanente pelo vírus da zika?</b> Então são 180 dias.
      </p>
    )}
    {(event === 'stillbirth' || event === 'abortion') && (
      <p>
        <b>O papel muda o prazo.</b> Com a declaração de natimorto são 120 dias. Com atestado de
        aborto, duas semanas. Peça ao hospital a declaração certa.
      </p>
    )}
    {kind === 'unemployed' && (
      <>
        <p>
          <b>Não é o último salário.</b> Para quem está sem emprego, a conta é a da soma dos meses
          (TNU, Tema 202).
        </p>
        <p>
          <b>Foi mandada embora grávida, sem justa causa?</b> O INSS costuma dizer que quem paga é a
          empresa. A turma nacional dos Juizados já decidiu que o INSS paga (TNU, Tema 113).{' '}
          <a href={letterPath('maternidade-empregador')}>Quem paga: a empresa ou o INSS</a>.
        </p>
      </>
    )}
    {kind === 'employee' && event !== 'adoption' && (
      <p>
        <b>Trabalho intermitente, ou jornada parcial com salário abaixo do mínimo?</b> Pode ser o
        INSS que paga: pergunte no <a href="tel:135">135</a>.
      </p>
    )}
    {kind === 'employee' && (
      <p>
        <b>Foi mandada embora?</b> Então refaça a conta com “Sem emprego”. Grávida, sem justa causa?
        Veja <a href={letterPath('maternidade-empregador')}>quem paga</a>.
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
    <p>
      <b>Em regra, não se soma</b> ao seguro-desemprego, ao BPC nem ao auxílio-doença, que fica
      parado nesse tempo. Recebe um deles? Pergunte no <a href="tel:135">135</a> antes.
    </p>
    <p>
      <b>Trabalhar enquanto recebe</b> suspende o pagamento. Gêmeos dão direito a um só.
    </p>
    <p>
      <b>Pagou só depois do parto?</b> Em regra, não vale para trás. Leia{' '}
      <a href={benefitPath('salario-maternidade')}>
        quem pode pedir, e o que fazer depois de um não
      </a>
      .
    </p>
  </>
);
