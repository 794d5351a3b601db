import { AverageDoor } from 'virtual:average-door';

/** What no extract tells of by itself, and this count does not look at. */
export const LeftOutOfTool = () => (
  <ul>
    <li>Tempo especial, com ruído, química ou outro perigo à saúde.</li>
    <li>Tempo no campo, sem carteira e sem guia.</li>
    <li>Outros regimes, como o de servidor público, sem certidão (CTC).</li>
    <li>Decisões da Justiça que ainda não estão no extrato.</li>
    <li>Trabalho que o extrato não mostra e a carteira pode provar.</li>
    {!AverageDoor && <li>O valor do benefício: esta página conta só tempo e meses.</li>}
  </ul>
);
