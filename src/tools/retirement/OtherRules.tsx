import type { Information } from '#rules/retirement/result.ts';

const texts: Record<Information['id'], { title: string; text: string }> = {
  rural: {
    title: 'Trabalho no campo.',
    text: 'São 55 anos (mulher) ou 60 (homem), com 180 meses de trabalho rural, mesmo com intervalos. O trabalho deve vir logo antes do pedido ou dessa idade.',
  },
  hybrid: {
    title: 'Campo e cidade.',
    text: 'Os dois tempos se somam, aos 62 anos (mulher) ou 65 (homem). O tempo rural antigo conta para a carência.',
  },
  teacherByAge: {
    title: 'Professores, pela idade.',
    text: 'Quem entrou no INSS depois da reforma: 57 anos (mulher) ou 60 (homem), com 25 de magistério. Para quem já estava antes, há dúvida: pergunte no 135.',
  },
  acquiredRight: {
    title: 'Direito adquirido.',
    text: 'Quem cumpriu uma regra antiga até 13/11/2019 pode usá-la ainda hoje. Só a por tempo entra nesta comparação. A por idade, não.',
  },
};

/** Rules about which the tool only informs. */
export const OtherRules = ({ information }: { information: readonly Information[] }) => (
  <div data-not-printed>
    <h4>Outras regras, só para saber</h4>
    {information.map(({ id }) => (
      <p key={id}>
        <b>{texts[id].title}</b> {texts[id].text}
      </p>
    ))}
  </div>
);
