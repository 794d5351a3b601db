import { benefitPath } from '#texts/paths.ts';

/** What bears on days and value and was not asked. */
export const NotConsidered = () => (
  <ul>
    <li>Se você estava coberta pelo INSS nesse dia. Essa é outra conta.</li>
    <li>Dois trabalhos: em regra, cada um conta por si.</li>
    <li>Salário que varia, comissão e mês pago abaixo do mínimo.</li>
    <li>Os dois meses a mais que algumas empresas dão, e o repouso com atestado específico.</li>
    <li>
      A mãe morreu? O marido, o companheiro ou a companheira, se coberto pelo INSS, só pode pedir
      até o último dia em que ela receberia.{' '}
      <a href={`${benefitPath('salario-maternidade')}#duvidas-comuns`}>Veja quando</a>.
    </li>
    <li>O desconto da contribuição e o 13º.</li>
    <li>O mínimo e o teto de outros anos: a conta usa os mais novos.</li>
  </ul>
);
