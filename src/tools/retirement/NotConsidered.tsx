import type { CitationKey } from '#law/citations.ts';

export const notConsideredCitations: readonly CitationKey[] = [
  'constituicao-195-14',
  'ec-103-26-6',
  'lc-142-7',
  'lei-8212-21-2',
  'lei-8212-21-3',
  'lei-8213-18-3',
  'stf-adi-6309',
  'tnu-tema-389',
];

/** What the comparison leaves out. */
export const NotConsidered = () => (
  <ul>
    <li>
      <b>O valor em reais.</b> A média das contribuições não foi calculada.
    </li>
    <li>
      <b>A média da pessoa com deficiência.</b> A Justiça ainda discute qual média vale.
    </li>
    <li>
      <b>Meses abaixo do mínimo.</b> Eles não contam, salvo se completados ou somados.
    </li>
    <li>
      <b>MEI e planos de 5% ou 11% daqui para a frente.</b> As datas supõem o plano completo, de
      20%, ou emprego com carteira.
    </li>
    <li>
      <b>Aposentadoria especial,</b> por trabalho com risco à saúde, e o tempo a mais que ele dá até
      13/11/2019.
    </li>
    <li>
      <b>Outras regras antigas,</b> cumpridas até 13/11/2019, como a por idade.
    </li>
    <li>
      <b>Grau de deficiência que mudou</b> ao longo da vida.
    </li>
    <li>
      <b>Erros do extrato.</b> Confira se está lá todo emprego, e o tempo de roça, de quartel ou de
      servidor.
    </li>
  </ul>
);
