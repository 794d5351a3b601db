import type { BpcIncomeAnswers } from '#rules/bpc-income/answers.ts';
import { CriteriaList } from '../frame/CriteriaList.tsx';
import type { Shown } from '../frame/shown.ts';
import { ToolResult } from '../frame/ToolResult.tsx';
import frame from '../frame/tool.module.css';
import { assess } from './assess.ts';
import { BpcIncomeAnswer } from './BpcIncomeAnswer.tsx';
import { chatGreeting, chatLines } from './chat-lines.ts';
import { citationsOf } from './citations-of.ts';
import { criteriaInWords } from './criteria.ts';
import { DoubtList } from './DoubtList.tsx';
import { notConsideredWords } from './doubt-words.ts';
import { FamilyList } from './FamilyList.tsx';
import { IncomeList } from './IncomeList.tsx';
import { LimitBars } from './LimitBars.tsx';
import { namesOf } from './member-words.ts';
import { hasTwoWays } from './per-person-words.ts';
import type { Told } from './questions.ts';
import { SumInWords } from './SumInWords.tsx';
import { unlikely } from './unlikely.ts';

/** The result: the income per person, beside the limits, how it was counted, and what is open. */
export const BpcIncomeResultView = (shown: Shown<Told, BpcIncomeAnswers>) => {
  const { answers, today, heading } = shown;
  const { links } = shown.setting;
  const assessment = assess(answers, today);
  const { result, year } = assessment;
  const names = namesOf(result.members);
  return (
    <ToolResult
      shown={shown}
      answer={<BpcIncomeAnswer assessment={assessment} heading={heading} />}
      note={unlikely(answers).map((text) => <p key={text}>{text}</p>)}
      year={year}
      keys={citationsOf(result)}
      chat={{
        label: 'Quero conversar sobre o BPC',
        greeting: chatGreeting,
        lines: chatLines(answers, assessment),
      }}
    >
      <LimitBars result={result} links={links} />
      <section>
        <h3>O que a lei pede</h3>
        <CriteriaList criteria={criteriaInWords(result)} links={links} />
      </section>
      <DoubtList result={result} links={links} />
      <FamilyList members={result.members} names={names} links={links} />
      <IncomeList result={result} names={names} links={links} />
      <section>
        <h3>A conta</h3>
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
      <section className={frame.aside}>
        <h3>O que esta conta não considera</h3>
        <ul>
          {result.notConsidered.map(({ id }) => (
            <li key={id}>{notConsideredWords[id]}</li>
          ))}
        </ul>
      </section>
      <section data-not-printed>
        <h3>Onde confirmar e pedir</h3>
        <p>
          No Meu INSS (<a href="https://meu.inss.gov.br">meu.inss.gov.br</a>) ou pelo telefone{' '}
          <a href="tel:135">135</a>. O CRAS atualiza o CadÚnico. O pedido pode ser feito sem
          advogado.
        </p>
      </section>
    </ToolResult>
  );
};
