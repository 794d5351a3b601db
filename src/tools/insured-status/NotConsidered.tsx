/** What bears on the cover and was not asked. */
export const NotConsidered = () => (
  <ul>
    <li>Dois trabalhos, ou contribuição de dois jeitos. Faça uma conta para cada um.</li>
    <li>Trabalho sem registro, aviso-prévio pago em dinheiro e contribuição atrasada.</li>
    <li>Quem ainda está preso, e quem é servidor público com regime próprio.</li>
    <li>Carnaval, Sexta-feira Santa e outros dias em que só o banco fecha.</li>
    <li>
      A carência, que é outra conta: o número de contribuições que alguns benefícios pedem. Na
      aposentadoria por idade, com a carência completa, a proteção não é exigida no dia do pedido.
    </li>
  </ul>
);
