import { benefits, titles } from 'virtual:letters';
import { useEffect, useState } from 'react';
import { yearOf } from '#law/date.ts';
import { citationsOf } from '../deadlines/citations.ts';
import { lineToCopy } from '../deadlines/say.ts';
import type { ShownPaper } from '../frame/shown.ts';
import { ToolResult } from '../result/ToolResult.tsx';
import { chatLines } from './chat-lines.ts';
import type { LetterCase } from './counted-letter.ts';
import { LetterParts } from './LetterParts.tsx';
import { letterAnswer } from './letter-answer.tsx';
import { dayOf } from './letter-facts.ts';
import { readDayOf, startsWhenKnown, toldDayOf } from './told-by-letter.ts';
import { WhenKnown } from './WhenKnown.tsx';
import { isDoneAtOnce } from './within-kind.ts';
import { seems } from './words.ts';

interface Props extends Omit<LetterCase, 'known'>, ShownPaper {
  /** It is another paper than was told. */
  onOther: () => void;
}

/** What a letter says, until when, and what to do; below it what it asks for, and what was read. */
export const LetterResult = ({ read, paper, kind, isChosen, onOther, ...shown }: Props) => {
  const { today, heading, onClear } = shown;
  const [known, setKnown] = useState(() => toldDayOf(read, today));
  useEffect(() => {
    if (known) heading.current?.focus();
  }, [known, heading]);
  const told = letterAnswer({
    read,
    paper,
    kind,
    isChosen,
    known,
    today,
  });
  const {
    seen,
    answer,
    clock,
    running,
    shared: sharedDay,
    clockKind,
    reasons,
    isReasonSure,
  } = told;
  const benefit = read.species?.benefit && benefits[read.species.benefit];
  const end = clockKind === 'cut' ? dayOf(read, 'dcb') : undefined;
  const pastEnd = end && end <= today ? end : undefined;
  const terms = clock ? running.map(lineToCopy) : [];
  return (
    <ToolResult
      isLargeOnPaper
      shown={{ ...shown, recounted: [], onChange: onClear }}
      answer={answer}
      parts={
        <>
          {startsWhenKnown(clockKind, read) && !isDoneAtOnce(clockKind, read) && (
            <WhenKnown
              today={today}
              notBefore={dayOf(read, 'decided')}
              readDay={readDayOf(clockKind, read) ?? pastEnd}
              known={known}
              isOfDecision={clockKind === 'denial' && read.signs.isFromDecision}
              onKnown={setKnown}
            />
          )}
          <LetterParts
            read={read}
            unread={paper.unreadPictures}
            reasons={isReasonSure ? [] : reasons}
            clock={clock}
            told={{ reason: isReasonSure ? reasons[0] : undefined, known, terms }}
            setting={shown.setting}
            onOther={onOther}
          />
        </>
      }
      leftOut={
        <p>
          Isto explica um papel, e só. Não olha o resto do processo e não decide nada. A carta e o
          Meu INSS valem mais que esta leitura.
        </p>
      }
      year={yearOf(today)}
      keys={citationsOf(running)}
      summary={[seems(seen), ...(sharedDay ? [sharedDay] : terms)]}
      chat={{
        subject: 'Carta do INSS',
        lines: chatLines(read, {
          kind: seen,
          benefit,
          reasons: reasons.flatMap((slug) => titles[slug] ?? []),
          known,
        }),
      }}
      changeLabel="Ler outra carta"
    />
  );
};
