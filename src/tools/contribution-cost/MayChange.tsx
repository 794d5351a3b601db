import type { ReactNode } from 'react';
import { CaptionedTable } from '#components/tables/CaptionedTable.tsx';
import type { ContributionAnswers, Occupation } from '#rules/contribution-cost/answers.ts';
import type { ContributionCost } from '#rules/contribution-cost/contribution-cost.ts';
import { benefitPath, letterPath, toolPath } from '#texts/paths.ts';
import { moneyBy } from '../result/old-figures.ts';
import { countsFor, nameOf } from './wording.ts';

interface Props {
  cost: ContributionCost;
  answers: ContributionAnswers;
}

/** Each plan, what a month of it counts for, and what completes it. */
const EachPlan = ({ cost: { plans, figures } }: Pick<Props, 'cost'>) =>
  plans.some(({ complement }) => complement > 0) && (
    <CaptionedTable
      caption="Para que serve cada plano, e quanto falta até 20%"
      columns={['Plano', 'Vale para', 'Falta por mês']}
    >
      <tbody>
        {plans.map((plan) => (
          <tr key={plan.id}>
            <th scope="row">{nameOf(plan)}</th>
            <td>{countsFor(plan)}</td>
            <td>{plan.complement > 0 ? moneyBy(figures, plan.complement) : 'nada'}</td>
          </tr>
        ))}
      </tbody>
    </CaptionedTable>
  );

const CheapPlans = () => (
  <>
    <p>
      <b>Os planos baratos também cobrem doença, maternidade e pensão,</b> com as regras de cada um.
      Pagar 20% do mínimo não aumenta a renda: muda só as regras em que o mês entra.
    </p>
    <p>
      <b>Quer usar os meses para aposentadoria por tempo?</b> Quem entrou no INSS depois da reforma
      de 13/11/2019, em regra, não tem essa aposentadoria. Quem já estava precisa completar até 20%,
      com juros. A conta usa o mínimo do mês que se completa.
    </p>
    <p>
      <b>Não há prazo para completar,</b> mas pagar depois do pedido pode mudar a data do benefício.
      Não complete para alcançar um pedágio sem orientação.
    </p>
  </>
);

const FirstPayment = () => (
  <p>
    <b>Vai pagar pela primeira vez?</b> Comece pelo mês da inscrição. O primeiro mês pago em dia é o
    que abre a contagem da carência, o número mínimo de meses. O pago em atraso antes dele não
    conta.
  </p>
);

/** What bears on one kind of work alone. */
const ofOccupation: Readonly<Record<Occupation, ReactNode>> = {
  ownAccount: (
    <>
      <p>
        <b>Presta serviço a empresa?</b> Então o plano de 11% não serve: ela desconta e paga. Quem
        atende pessoas e empresa, em regra, paga 20% só sobre a parte das pessoas.
      </p>
      <p>
        <b>É sócio de empresa?</b> O plano de 11% pode não servir: pergunte ao contador.
      </p>
    </>
  ),
  mei: (
    <p>
      <b>Atende empresas como MEI?</b> Em regra, paga só a guia do MEI.
    </p>
  ),
  none: (
    <>
      <p>
        <b>Faz algum trabalho pago?</b> Então não pode pagar como facultativo: os meses podem não
        valer.
      </p>
      <p>
        <b>Parou de trabalhar há pouco?</b> Antes de pagar, veja{' '}
        <a href={toolPath('qualidade-de-segurado')}>se ainda está coberto</a>. Facultativo é, em
        regra, a partir de 16 anos.
      </p>
      <p>
        <b>É servidor com regime próprio?</b> Em regra, não pode pagar como facultativo.
      </p>
    </>
  ),
  company: (
    <>
      <p>
        <b>A empresa não descontou?</b> A lei manda que ela desconte e pague. Guarde contrato, notas
        e recibos.
      </p>
      <p>
        <b>Motorista ou entregador de aplicativo?</b> A plataforma pode não descontar: em regra,
        você paga como autônomo ou MEI.
      </p>
      <p>
        <b>Serviço a entidade isenta, ou por cooperativa?</b> Ela pode reter 20%.
      </p>
    </>
  ),
  employee: (
    <>
      <p>
        <b>Ganhou menos que o salário mínimo no mês?</b> O mês pode precisar de acerto. Veja{' '}
        <a href={letterPath('contribuicao-menor')}>as três saídas</a>.
      </p>
      <p>
        <b>O patrão não registrou ou não pagou?</b> Não pague por ele: guarde as provas e pergunte
        no <a href="tel:135">135</a>.
      </p>
    </>
  ),
  special: (
    <>
      <p>
        <b>Tem empregado fixo ou outro trabalho?</b> Então a regra pode ser outra. Diarista rural:
        pergunte no sindicato ou no <a href="tel:135">135</a>.
      </p>
      <p>
        <b>Não pague como autônomo nem como facultativo:</b> pode atrapalhar a prova da roça. O INSS
        pode ser cobrado também na venda da produção: guarde as notas.
      </p>
    </>
  ),
};

/** What the plans count for, and what would change plan or price. */
export const MayChange = ({ cost, answers: { occupation, isLowIncome } }: Props) => (
  <>
    <EachPlan cost={cost} />
    {cost.plans.some(({ complement }) => complement > 0) && <CheapPlans />}
    {occupation === 'none' && isLowIncome !== false && (
      <p>
        <b>Plano de 5%?</b> O CadÚnico precisa estar feito antes de pagar, e atualizado. Peça ao
        INSS a validação: sem ela, os meses podem não contar.
      </p>
    )}
    {ofOccupation[occupation]}
    {cost.due && <FirstPayment />}
    {cost.lacking && (
      <p>
        <b>Abaixo do mínimo?</b> No INSS, o mês não conta enquanto não for acertado. Há saídas sem
        pagar: usar a sobra de outro mês ou juntar meses. Veja{' '}
        <a href={letterPath('contribuicao-menor')}>as três saídas</a>.
      </p>
    )}
    {cost.lacking && (
      <p>
        <b>Faltam poucos reais?</b> Há um valor mínimo de guia: pergunte no{' '}
        <a href="tel:135">135</a>.
      </p>
    )}
    <p>
      <b>A incapacidade, o parto ou a morte já aconteceu?</b> Pagar agora, em regra, não cobre. Veja
      primeiro <a href={toolPath('qualidade-de-segurado')}>até quando a pessoa estava coberta</a>.
    </p>
    <p>
      <b>Está grávida?</b> O que conta é estar coberta no dia do parto. O mês pago em dia, antes
      dele, pode servir: pergunte logo no <a href="tel:135">135</a>. Veja o{' '}
      <a href={benefitPath('salario-maternidade')}>salário-maternidade</a>.
    </p>
    {occupation !== 'none' && (
      <p>
        <b>Já é aposentado?</b> Quem trabalha, em regra, ainda precisa pagar. Isso não dá outra
        aposentadoria nem aumenta a atual.
      </p>
    )}
    <p>
      <b>Recebe BPC, auxílio, aposentadoria por incapacidade ou seguro-desemprego?</b> Pergunte
      antes de abrir MEI ou de pagar como autônomo: o pagamento pode parar.
    </p>
    <p>
      <b>Meses antigos?</b> Conte antes, prove antes, pague depois. Leia{' '}
      <a href={benefitPath('como-contribuir')}>como pagar o INSS</a>.
    </p>
  </>
);
