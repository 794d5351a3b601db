import type { CitationKey } from '#law/citations.ts';
import { yearOf } from '#law/date.ts';
import { keysOf } from '#law/keyed.ts';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import { claimedTimeCitations } from '#rules/retirement/claimed-time.ts';
import { riskAndDisabilityCitations } from '#rules/retirement/disability-at-best.ts';
import type { RetirementRule } from '#rules/retirement/result.ts';
import { ruralRuleCitations } from '#rules/retirement/rural-rule.ts';
import { citedBy } from '../citations/citation-links.ts';
import type { ResultPart, Shown } from '../frame/shown.ts';
import type { Answer } from '../result/AnswerCard.tsx';
import { ToolResult } from '../result/ToolResult.tsx';
import { Paragraphs } from '../sentences/Sentence.tsx';
import { decidesInWords, withoutLand } from './answer-words.ts';
import { answersFrom } from './answers-from.ts';
import { type Case, caseOf } from './case-of.ts';
import { contradictions, unlikely } from './contradictions.ts';
import { chatLines, restInShort } from './in-short.ts';
import { isOldAgeRule, lastingObstacles } from './outlook.ts';
import type { Told } from './questions.ts';
import { ClaimedRules, ClosedRules, DatedRules, OnlyTold, OpenRules } from './RuleLists.tsx';
import { say, sayCase } from './say.ts';
import { Timeline } from './Timeline.tsx';

/** The answer, and what it rests on: by the rule of the land, with the claimed time, or as told. */
function saidOf(known: Case) {
  const { outlook, answers, rural, counted } = known;
  const { first, all } = sayCase(known);
  const [soonest] = outlook.dated;
  const answer = first('answer') ?? '';
  if (rural?.isOwn)
    return {
      verdict: answer,
      decides: [...all('decides'), ...(soonest ? [withoutLand(soonest)] : [])],
    };
  const { verdict, lines = [] } = counted ?? {};
  return verdict
    ? { verdict, decides: lines }
    : {
        verdict: answer,
        decides: [...decidesInWords(outlook, answers.referenceDate), ...lines],
      };
}

/** The days side by side; all on one, there is nothing to compare. */
const daysInLine = ({ outlook: { dated }, answers }: Case) =>
  dated.some(({ day }) => day !== dated[0]?.day) && (
    <Timeline today={answers.referenceDate} dated={dated} />
  );

/** By what was told, or only with the claimed time. */
const canAskToday = ({ outlook, counted }: Case): boolean =>
  outlook.canAsk === 'now' || counted?.isMet === true;

/** The soonest day, or what hangs on the degree; what was told; what to do. */
function answerOf(known: Case, { verdict, decides }: ReturnType<typeof saidOf>): Answer {
  const { all } = sayCase(known);
  const step = (part: 'first' | 'second' | 'third') => all(part)[0] ?? '';
  return {
    verdict,
    decides: decides.length > 0 && decides.map((line) => <span key={line}>{line}</span>),
    reason: <Paragraphs of={all('reason')} />,
    steps: [step('first'), step('second'), step('third')],
    // Where one can be asked for today, days to come are no part of the answer.
    picture: !canAskToday(known) && daysInLine(known),
  };
}

/** From when retirement pays, and that contributions need not go on to the day of the request. */
const whenPaid: readonly CitationKey[] = ['lei-8213-49', 'lei-10666-3'];

const newcomersRisk: readonly CitationKey[] = ['lei-8213-57', 'stf-adi-6309'];

const ofRule = ({ criteria, amount }: RetirementRule): CitationKey[] =>
  citedBy([...criteria, amount]);

/** Every citation behind the criteria, and the time that may still count; some more than once. */
const citationsOf = ({
  outlook: { dated, open, closed, information, disabilityFrom },
  claimed,
  rural,
}: Case): CitationKey[] => [
  ...dated.flatMap(({ rule }) => ofRule(rule)),
  ...open.flatMap(ofRule),
  ...closed.flatMap((rule) => citedBy(lastingObstacles(rule))),
  ...citedBy(information),
  ...keysOf(claimedTimeCitations).flatMap((kind) =>
    claimed[kind] ? claimedTimeCitations[kind] : [],
  ),
  ...(disabilityFrom && claimed.special ? riskAndDisabilityCitations : []),
  ...(claimed.riskSinceReform ? newcomersRisk : []),
  ...(rural ? ruralRuleCitations : []),
  ...whenPaid,
];

/** The result: the soonest day and what to do; every rule; what is left out. */
const RetirementResultView = (shown: Shown<Told, RetirementAnswers>) => {
  const { answers, told, today } = shown;
  const known = caseOf(told, answers);
  const { outlook, claimed, counted } = known;
  const said = saidOf(known);
  const { dated, open, information } = outlook;
  const inBrief = [
    say('summary', 'assunto'),
    said.verdict,
    ...said.decides.map((line) => line.replace(/[^.]$/, '$&.')),
  ];
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
          {canAskToday(known) && daysInLine(known)}
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
          {/* One that may be the visitor's own, and was not compared. */}
          {!outlook.oldAgeRule && (
            <OnlyTold those={information.filter(({ id }) => isOldAgeRule(id))} />
          )}
          {closed.length > 0 && <ClosedRules rules={closed} answers={answers} />}
          <div data-not-printed>
            <h4>{say('words', 'so-para-saber')}</h4>
            <OnlyTold those={information.filter(({ id }) => !isOldAgeRule(id))} />
          </div>
        </>
      }
      year={yearOf(answers.referenceDate)}
      keys={citationsOf(known)}
      summary={[[inBrief.join(' '), ...restInShort(known)].join('\n')]}
      chat={{
        subject: say('message', 'assunto'),
        lines: chatLines(shown, known),
      }}
    />
  );
};

export const result: ResultPart<Told, RetirementAnswers> = {
  answersFrom,
  contradictions,
  View: RetirementResultView,
};
