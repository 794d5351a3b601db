import { dayToAsk } from '#rules/survivor-pension/payment-start.ts';
import { capitalised } from '#words/phrases.ts';
import type { Answer } from '../result/AnswerCard.tsx';
import type { Sayer } from '../sentences/result-words.ts';
import { SaidReminder } from '../sentences/SaidReminder.tsx';
import { Paragraphs } from '../sentences/Sentence.tsx';
import { saidAnswer } from '../sentences/said.tsx';
import { isRequestOpen, leadsWithDay, tellsLeast } from './card-words.ts';
import type { Known } from './known.ts';
import { PartsPicture } from './PartsOverTime.tsx';
import type { NameOf } from './people.ts';
import { sayOf } from './say.ts';
import { lastingInWords } from './share-wording.ts';

/** Until when the part of each one lasts who shares it now; nothing once it has ended. */
function lastingOf({ result, segment, scenario }: Known, nameOf: NameOf): string[] {
  if (!segment || result.standing[scenario].kind !== 'open') return [];
  return lastingInWords(
    result.dependants.flatMap(({ id, shares }) => {
      const share = shares[scenario];
      return share && segment.dependants.includes(id)
        ? [{ name: nameOf(id), end: share.end, isPartner: id === 'partner' }]
        : [];
    }),
  );
}

/** Why, in a sentence or two: what is still open, or else what the percentage rests on. */
function whyOf(known: Known): string {
  const { all } = sayOf(known);
  const open = [
    ...all('reason', 'porque'),
    ...all('account', 'cobertura'),
    ...all('account', 'ex'),
  ];
  const percentage = known.segment && open.length === 0 ? all('account', 'porcentagem') : [];
  const minimum = tellsLeast(known) ? [] : all('account', 'minimo');
  return [...open, ...minimum, ...percentage].join(' ');
}

/** The amount tells it all: it is paid now, and nothing is supposed. */
const isPlain = ({ segment, isNow, scenario }: Known): boolean =>
  segment?.amount !== undefined && isNow && scenario === 'asTold';

function reminderOf({ death, by, today }: Known, saying: Sayer<object>): Answer['calendar'] {
  const day = by && dayToAsk(by, today);
  return (
    day !== undefined &&
    day > today && (
      <SaidReminder
        name="pensao-inss"
        countedFrom={death}
        safeDay={day}
        legalLimit={by}
        say={saying}
      />
    )
  );
}

/** Who, how much and until when; the day to ask by; what to do. */
export function answerOf(known: Known, nameOf: NameOf): Answer {
  const saying = sayOf(known);
  const why = whyOf(known);
  const answer = saying.first('answer') ?? '';
  const day =
    leadsWithDay(known) &&
    saying.one(
      'words',
      isRequestOpen(known) ? 'paga-desde-a-morte-se-nao-pediu' : 'paga-desde-a-morte',
    );
  return {
    ...saidAnswer(saying),
    verdict: day || answer,
    decides: capitalised(saying.first('decides') ?? ''),
    reason: (
      <Paragraphs
        of={[
          ...(day && !isPlain(known) ? [answer] : []),
          ...lastingOf(known, nameOf),
          ...saying.all('reason', 'invalidez'),
          ...saying.all('reason', 'aposentadoria'),
          ...(why ? [why] : []),
        ]}
      />
    ),
    calendar: reminderOf(known, saying),
    picture: <PartsPicture result={known.result} nameOf={nameOf} />,
  };
}
