import { yearOf } from '#law/date.ts';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import type { ResultPart, Shown } from '../frame/shown.ts';
import { ToolResult } from '../result/ToolResult.tsx';
import { answerOf, daysInLine } from './answer.tsx';
import { answersFrom, claimedFrom } from './answers-from.ts';
import { ClaimedRules } from './ClaimedRules.tsx';
import { ClosedRules } from './ClosedRules.tsx';
import { chatLines } from './chat-lines.ts';
import { citationsOf } from './citations-of.ts';
import { countedOf, ifNewAtRisk } from './claimed-words.ts';
import { contradictions, unlikely } from './contradictions.ts';
import { DatedRules } from './DatedRules.tsx';
import { countedTogether } from './disability-words.ts';
import { restInShort } from './in-short.ts';
import { OpenRules } from './OpenRules.tsx';
import { OtherRules, OwnRule } from './OtherRules.tsx';
import { outlookOf } from './outlook.ts';
import type { Told } from './questions.ts';
import { decidesInWords, headline } from './result-words.ts';
import { ruralDecides, ruralHeadline, ruralOf } from './rural-words.ts';

/** What the days rest on that was not told, or is disputed. */
const Unsaid = ({ answers, rests }: { answers: RetirementAnswers; rests: boolean }) => (
  <>
    {answers.reducedPlanMonths === 'unknown' && (
      <p>
        Você não informou os meses de MEI, 5% ou 11%. Eles não contam nas regras de pontos, idade
        que sobe e pedágio, nem no tempo da pessoa com deficiência: as datas só valem se não houve
        nenhum.
      </p>
    )}
    {answers.teaching && (
      <p>
        Nos pontos de professor, a conta soma todo o tempo de contribuição. Há quem conte só o
        magistério: confira no INSS.
      </p>
    )}
    {rests && <p>Você não informou a carência. As datas só valem se ela já tiver 180 meses.</p>}
  </>
);

/** The result: the soonest day and what to do; every rule; what is left out. */
const RetirementResultView = (shown: Shown<Told, RetirementAnswers>) => {
  const { answers, told, today } = shown;
  const claimed = claimedFrom(told);
  const outlook = outlookOf(answers, claimed);
  const counted = countedOf(claimed, answers, outlook);
  const rural = ruralOf(claimed, answers, outlook, counted);
  const said = rural?.isOwn
    ? { verdict: ruralHeadline(answers), decides: ruralDecides(answers, outlook) }
    : {
        verdict: counted?.verdict ?? headline(outlook, today),
        decides: [
          ...(counted?.verdict ? [] : decidesInWords(outlook, today)),
          ...(counted?.lines ?? []),
        ],
      };
  const { dated, open, information } = outlook;
  const withTime = counted?.rules;
  const closed = outlook.closed.filter(
    ({ id }) => !withTime?.dated.some((one) => one.dated.rule.id === id),
  );
  return (
    <ToolResult
      shown={shown}
      answer={{
        ...answerOf(outlook, answers, said, {
          counted,
          rural,
          asides: [countedTogether(outlook, claimed, answers), ifNewAtRisk(claimed)],
        }),
        warning: unlikely(answers).join(' '),
      }}
      account={
        <>
          {withTime && <ClaimedRules {...withTime} today={today} />}
          {(counted?.ask || outlook.canAsk === 'now') && daysInLine(outlook, answers)}
          {dated.length > 0 && (
            <DatedRules
              dated={dated}
              answers={answers}
              title={withTime ? 'Sem esse tempo, as regras por data' : 'As regras, por data'}
            />
          )}
          {open.length > 0 && <OpenRules rules={open} answers={answers} />}
        </>
      }
      mayChange={
        <>
          <Unsaid answers={answers} rests={dated[0]?.restsOnCarencia === true} />
          {!outlook.oldAgeRule && <OwnRule information={information} />}
          {closed.length > 0 && <ClosedRules rules={closed} answers={answers} />}
          <OtherRules information={information} />
        </>
      }
      year={yearOf(answers.referenceDate)}
      keys={citationsOf(outlook, claimed, rural !== undefined)}
      summary={[
        [
          'Regras de aposentadoria.',
          said.verdict,
          ...said.decides.map((line) => line.replace(/[^.]$/, '$&.')),
        ].join(' '),
        ...restInShort(outlook, answers, claimed, rural !== undefined),
      ].join('\n')}
      chat={{
        greeting: 'Olá! Tenho dúvidas sobre as regras de aposentadoria.',
        lines: chatLines(shown, outlook, rural !== undefined),
      }}
    />
  );
};

export const result: ResultPart<Told, RetirementAnswers> = {
  answersFrom,
  contradictions,
  View: RetirementResultView,
};
