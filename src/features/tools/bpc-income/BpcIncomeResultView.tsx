import type { RefObject } from 'react';
import { CriteriaList } from '../frame/CriteriaList.tsx';
import { Estimate } from '../frame/Estimate.tsx';
import { TakeToChat } from '../frame/TakeToChat.tsx';
import frame from '../frame/tool.module.css';
import type { ToolSetting } from '../frame/tool-setting.ts';
import { assess } from './assess.ts';
import { BpcIncomeAnswer } from './BpcIncomeAnswer.tsx';
import styles from './bpc-result.module.css';
import { chatGreeting, chatLines } from './chat-lines.ts';
import { citationsOf } from './citations-of.ts';
import { criteriaInWords } from './criteria.ts';
import { DoubtList } from './DoubtList.tsx';
import { notConsideredWords } from './doubt-words.ts';
import { FamilyList } from './FamilyList.tsx';
import { IncomeList } from './IncomeList.tsx';
import { LimitBars } from './LimitBars.tsx';
import { namesOf } from './member-words.ts';
import { PrintedSources } from './PrintedSources.tsx';
import { hasTwoWays } from './per-person-words.ts';
import type { BpcForm } from './read-answers.ts';
import { SumInWords } from './SumInWords.tsx';

interface Props {
  form: BpcForm;
  heading: RefObject<HTMLHeadingElement | null>;
  setting: ToolSetting;
}

/** The result: the income per person, beside the limits, how it was counted, and what is open. */
export const BpcIncomeResultView = ({ form, heading, setting }: Props) => {
  const assessment = assess(form.answers, form.today);
  const { result, year } = assessment;
  const { links } = setting;
  const names = namesOf(result.members);
  return (
    <div className={`${frame.result} ${styles.result}`}>
      <BpcIncomeAnswer form={form} assessment={assessment} heading={heading} />
      <LimitBars result={result} links={links} />
      <section aria-labelledby="criterios">
        <h3 id="criterios">O que a lei pede</h3>
        <CriteriaList criteria={criteriaInWords(result)} links={links} />
      </section>
      <DoubtList result={result} links={links} />
      <FamilyList members={result.members} names={names} links={links} />
      <IncomeList result={result} names={names} links={links} />
      <section aria-labelledby="conta">
        <h3 id="conta">A conta</h3>
        {hasTwoWays(result) ? (
          <>
            <h4>Com o Bolsa Família</h4>
            <SumInWords way={result.withBolsaFamilia} names={names} />
            <h4>Sem o Bolsa Família</h4>
            <SumInWords way={result.withoutBolsaFamilia} names={names} />
          </>
        ) : (
          <SumInWords way={result.withBolsaFamilia} names={names} />
        )}
      </section>
      <section aria-labelledby="nao-considera" className={styles.aside}>
        <h3 id="nao-considera">O que esta conta não considera</h3>
        <ul>
          {result.notConsidered.map(({ id }) => (
            <li key={id}>{notConsideredWords[id]}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="confirmar">
        <h3 id="confirmar">Onde confirmar e pedir</h3>
        <p>
          No Meu INSS (<a href="https://meu.inss.gov.br">meu.inss.gov.br</a>) ou pelo telefone{' '}
          <a href="tel:135">135</a>. O CRAS atualiza o CadÚnico. O pedido pode ser feito sem
          advogado.
        </p>
      </section>
      <Estimate year={year} />
      <PrintedSources keys={citationsOf(result)} links={links} />
      <TakeToChat
        number={setting.number}
        label="Quero conversar sobre o BPC"
        greeting={chatGreeting}
        lines={chatLines(form, assessment)}
      />
    </div>
  );
};
