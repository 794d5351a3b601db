import type { ReactNode } from 'react';
import type { Information } from '#rules/retirement/result.ts';
import { benefitPath } from '#texts/paths.ts';
import { isOldAgeRule, oldAgeTexts } from './old-age-words.ts';

const oldAgeTitle = 'Regra antiga, por idade.';

const texts: Record<Information['id'], { title: string; text: string; more?: ReactNode }> = {
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
  specialTime: {
    title: 'Trabalho com risco à saúde, até 13/11/2019.',
    text: 'Se provado, pode contar mais: em regra, 10 anos viram 12 (mulher) ou 14 (homem). Isso pode mudar as datas e os pedágios. A carência não muda.',
    more: <a href={benefitPath('aposentadoria-especial')}>Como provar</a>,
  },
  acquiredRight: {
    title: 'Direito adquirido.',
    text: 'Quem cumpriu uma regra antiga até 13/11/2019 pode usá-la ainda hoje. Só a por tempo entra nesta comparação. A por idade, de 60 anos (mulher) ou 65 (homem) e 180 contribuições, não entra.',
  },
  acquiredByAge: {
    title: oldAgeTitle,
    text: oldAgeTexts.acquiredByAge,
  },
  acquiredByAgeWithFewer: {
    title: oldAgeTitle,
    text: oldAgeTexts.acquiredByAgeWithFewer,
  },
};

const isOwn = ({ id }: Information): boolean => isOldAgeRule(id);

const Told = ({ those }: { those: readonly Information[] }) =>
  those.map(({ id }) => (
    <p key={id}>
      <b>{texts[id].title}</b> {texts[id].text}
      {texts[id].more && <> {texts[id].more}.</>}
    </p>
  ));

/** A rule that may be the visitor's own and was not compared. */
export const OwnRule = ({ information }: { information: readonly Information[] }) => (
  <Told those={information.filter(isOwn)} />
);

/** Rules about which the tool only informs. */
export const OtherRules = ({ information }: { information: readonly Information[] }) => (
  <div data-not-printed>
    <h4>Outras regras, só para saber</h4>
    <Told those={information.filter((one) => !isOwn(one))} />
  </div>
);
