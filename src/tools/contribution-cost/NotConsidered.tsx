/** What bears on the price and was not asked. */
export const NotConsidered = () => (
  <ul>
    <li>Multa e juros de mês atrasado, e a conta de meses muito antigos.</li>
    <li>A guia de três meses juntos.</li>
    <li>MEI caminhoneiro, e empregado do MEI.</li>
    <li>Dois trabalhos ao mesmo tempo.</li>
    <li>Dias em que só o banco fecha, como Carnaval e Sexta-feira Santa.</li>
  </ul>
);
