import { yearOf } from '#law/date.ts';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import type { ResultPart, Shown } from '../frame/shown.ts';
import { ToolResult } from '../result/ToolResult.tsx';
import { Paragraphs } from '../sentences/Sentence.tsx';
import { answerOf, daysInLine } from './answer.tsx';
import { decidesInWords, headline, withoutLand } from './answer-words.ts';
import { answersFrom, claimedFrom } from './answers-from.ts';
import { ClaimedRules } from './ClaimedRules.tsx';
import { ClosedRules } from './ClosedRules.tsx';
import type { Case } from './case-words.ts';
import { chatLines } from './chat-lines.ts';
import { citationsOf } from './citations-of.ts';
import { type Counted, countedOf } from './claimed-words.ts';
import { contradictions, unlikely } from './contradictions.ts';
import { DatedRules } from './DatedRules.tsx';
import { restInShort } from './in-short.ts';
import { OpenRules } from './OpenRules.tsx';
import { OtherRules, OwnRule } from './OtherRules.tsx';
import { outlookOf } from './outlook.ts';
import type { Told } from './questions.ts';
import { ruralOf } from './rural-of.ts';
import { say, sayCase } from './say.ts';

/** The answer, and what it rests on: by the rule of the land, with the claimed time, or as told. */
function saidOf(known: Case, counted: Counted | undefined) {
  const { outlook, answers, rural } = known;
  const { first, all } = sayCase(known);
  const [soonest] = outlook.dated;
  if (rural?.isOwn)
    return {
      verdict: first('answer') ?? '',
      decides: [...all('decides'), ...(soonest ? [withoutLand(soonest)] : [])],
    };
  const today = answers.referenceDate;
  const { verdict, lines = [] } = counted ?? {};
  return verdict
    ? { verdict, decides: lines }
    : {
        verdict: headline(outlook, today),
        decides: [...decidesInWords(outlook, today), ...lines],
      };
}

/** The result: the soonest day and what to do; every rule; what is left out. */
const RetirementResultView = (shown: Shown<Told, RetirementAnswers>) => {
  const { answers, told, today } = shown;
  const claimed = claimedFrom(told);
  const outlook = outlookOf(answers, claimed);
  const counted = countedOf(claimed, answers, outlook);
  const isMetWithIt = counted?.isMet ?? false;
  const rural = ruralOf(claimed, answers, outlook, isMetWithIt);
  const known = { outlook, answers, claimed, rural, isMetWithIt };
  const said = saidOf(known, counted);
  const { dated, open, information } = outlook;
  const withTime = counted?.isOpen ? undefined : counted?.rules;
  const closed = outlook.closed.filter(
    ({ id }) => !withTime?.some((one) => one.dated.rule.id === id),
  );
  return (
    <ToolResult
      shown={shown}
      answer={{ ...answerOf(known, said), warning: unlikely(answers).join(' ') }}
      account={
        <>
          {withTime && <ClaimedRules claimed={claimed} rules={withTime} today={today} />}
          {(isMetWithIt || outlook.canAsk === 'now') && daysInLine(outlook, answers)}
          {dated.length > 0 && (
            <DatedRules
              dated={dated}
              answers={answers}
              title={say('words', withTime ? 'sem-esse-tempo' : 'por-data')}
            />
          )}
          {open.length > 0 && <OpenRules rules={open} answers={answers} />}
        </>
      }
      mayChange={
        <>
          <Paragraphs of={sayCase(known).all('mayChange')} />
          {!outlook.oldAgeRule && <OwnRule information={information} />}
          {closed.length > 0 && <ClosedRules rules={closed} answers={answers} />}
          <OtherRules information={information} />
        </>
      }
      year={yearOf(answers.referenceDate)}
      keys={citationsOf(outlook, claimed, rural !== undefined)}
      summary={[
        [
          say('summary', 'assunto'),
          said.verdict,
          ...said.decides.map((line) => line.replace(/[^.]$/, '$&.')),
        ].join(' '),
        ...restInShort(outlook, answers, claimed, rural !== undefined),
      ].join('\n')}
      chat={{
        greeting: say('message', 'ola'),
        lines: chatLines(shown, outlook, counted, rural !== undefined),
      }}
    />
  );
};

export const result: ResultPart<Told, RetirementAnswers> = {
  answersFrom,
  contradictions,
  View: RetirementResultView,
};
