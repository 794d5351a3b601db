/** What bears on the right or the value and was not asked. */
export const NotConsidered = () => (
  <ul>
    <li>Se há direito: estar coberto, o número de contribuições quando pedido, e a perícia.</li>
    <li>A média: o INSS a calcula com todas as contribuições, corrigidas.</li>
    <li>Empréstimos, imposto de renda e outros descontos no pagamento.</li>
    <li>Pensão ou outro benefício junto, e meses de mais de um trabalho.</li>
    <li>Aposentadoria de servidor público com regime próprio.</li>
  </ul>
);
