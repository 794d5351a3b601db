import { CaptionedTable } from '#components/tables/CaptionedTable.tsx';
import { benefitPath, letterPath } from '#content/paths.ts';
import type { ContributionAnswers } from '#rules/contribution-cost/answers.ts';
import type { ContributionCost } from '#rules/contribution-cost/contribution-cost.ts';
import { formatCents } from '#words/money.ts';
import { countsFor, nameOf } from './wording.ts';

interface Props {
  cost: ContributionCost;
  answers: ContributionAnswers;
}

/** Each plan, what a month of it counts for, and what completes it. */
const EachPlan = ({ cost: { plans } }: Pick<Props, 'cost'>) =>
  plans.some(({ complement }) => complement > 0) && (
    <CaptionedTable caption="Para que serve cada plano, e quanto falta até 20%">
      <thead>
        <tr>
          <th scope="col">Plano</th>
          <th scope="col">Vale para</th>
          <th scope="col">Falta por mês</th>
        </tr>
      </thead>
      <tbody>
        {plans.map((plan) => (
          <tr key={plan.id}>
            <th scope="row">{nameOf(plan)}</th>
            <td>{countsFor(plan)}</td>
            <td>{plan.complement > 0 ? formatCents(plan.complement) : 'nada'}</td>
          </tr>
        ))}
      </tbody>
    </CaptionedTable>
  );

/** What the plans count for, and what would change plan or price. */
export const MayChange = ({ cost, answers: { occupation, isLowIncome } }: Props) => (
  <>
    <EachPlan cost={cost} />
    {cost.plans.some(({ complement }) => complement > 0) && (
      <p>
        <b>Quer usar os meses para aposentadoria por tempo?</b> Então é preciso completar até 20%,
        com juros. A conta usa o mínimo do mês que se completa. Não há prazo: simule antes.
      </p>
    )}
    {occupation === 'none' && isLowIncome !== false && (
      <p>
        <b>Plano de 5%?</b> Então peça ao INSS a validação. Sem ela, os meses podem não contar.
      </p>
    )}
    {occupation === 'none' && (
      <p>
        <b>Faz algum trabalho pago?</b> Então não pode pagar como facultativo: os meses podem não
        valer.
      </p>
    )}
    {occupation === 'ownAccount' && (
      <p>
        <b>Presta serviço a empresa?</b> Então o plano de 11% não serve: ela desconta e paga.
      </p>
    )}
    {cost.lacking && (
      <p>
        <b>Abaixo do mínimo?</b> No INSS, o mês não conta se não for completado. Veja{' '}
        <a href={letterPath('contribuicao-menor')}>as três saídas</a>.
      </p>
    )}
    <p>
      <b>Já está doente, grávida, ou alguém morreu?</b> Pagar agora, em regra, não cobre o que já
      aconteceu.
    </p>
    <p>
      <b>Meses antigos?</b> Conte antes, prove antes, pague depois. Leia{' '}
      <a href={benefitPath('como-contribuir')}>como pagar o INSS</a>.
    </p>
  </>
);
