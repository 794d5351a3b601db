import { reasons as packed } from 'virtual:letters';
import { type RefObject, useMemo, useState } from 'react';
import type { IsoDate } from '#law/date.ts';
import type { DateMeaning, LetterRead } from '#letters/letter-read.ts';
import { partsOf } from '#letters/requirement/read-requirement.ts';
import { weekdayAndDate } from '#words/dates.ts';
import { flat } from '#words/flat.ts';
import { type FoundKind, letterKinds } from '#words/letter/kinds.ts';
import { unpackReasons } from '#words/letter/match-letter.ts';
import type { ResultSetting } from '../frame/tool-setting.ts';
import { isHere } from '../left-out/is-here.ts';
import { LetterResult } from './LetterResult.tsx';
import { readHere } from './read-here.ts';
import type { Paper } from './read-paper.ts';
import { alarmWords, toldInstead } from './told-instead.tsx';
import { visitsAhead } from './undated-words.ts';
import { WhichPaper } from './WhichPaper.tsx';

interface Props {
  paper: Paper;
  today: IsoDate;
  setting: ResultSetting;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Back to the ways in, with nothing kept. */
  onClear: () => void;
}

const known = unpackReasons(packed);

/** Days that hold whatever the paper is. */
const setDays: readonly DateMeaning[] = [
  'dcb',
  'dueBy',
  'defenceBy',
  'appealBy',
  'extendBy',
  'payBy',
];

/** Days ahead of which it is not known what they are. */
const daysBeside = ({ dates, unread }: LetterRead, today: IsoDate): IsoDate[] =>
  [
    ...dates.filter(({ what }) => what === 'period').map(({ day }) => day),
    ...unread
      .filter(({ why }) => why === 'unlabelled')
      .map(({ text }) => text.trim().split('/').reverse().join('-') as IsoDate),
  ].filter((day) => /^\d{4}-\d\d-\d\d$/.test(day) && day >= today);

/** Days still ahead, and terms; none of what is told of others, or may be a fraud's, which sets days to hurry. */
function setBy(read: LetterRead, today: IsoDate) {
  const { dates, terms, kinds, signs } = read;
  if (signs.alarm === 'scam' || signs.alarm === 'story' || (!signs.alarm && kinds[0] === 'foreign'))
    return { days: [], visits: [], terms: [] };
  // In a court's paper the end of a benefit is what is offered, and no day to answer by.
  const isSet = (what: DateMeaning) =>
    setDays.includes(what) && !(signs.alarm === 'court' && what === 'dcb');
  const set = dates.filter(({ what, day }) => isSet(what) && day >= today);
  const visits = visitsAhead(read, today);
  // Of another's paper the days that are not understood may come first.
  const isPart = signs.alarm || set.length + visits.length === 0;
  const days = [...set.map(({ day }) => day), ...(isPart ? daysBeside(read, today) : [])];
  return {
    days: [...new Set(days)].sort().map(weekdayAndDate),
    visits,
    terms: [...new Set(terms.map((term) => term.days))],
  };
}

/** What a letter that was read says: which paper it is, if that is not sure, then its answer. */
export const LetterView = ({ paper, heading, ...rest }: Props) => {
  const [chosen, choose] = useState<FoundKind | 'other'>();
  const found = useMemo(() => readHere(paper.text, known, isHere), [paper]);
  // Chosen by the person, a requirement is read as one.
  const read = useMemo(
    () =>
      chosen === 'requirement'
        ? { ...found, ...partsOf(found.masked, flat(found.masked), true) }
        : found,
    [found, chosen],
  );
  const instead = chosen === 'foreign' ? alarmWords.foreign : toldInstead(found);
  const sure = read.isSure ? letterKinds.find((kind) => read.kinds.includes(kind)) : undefined;
  const said = chosen === 'other' || chosen === 'foreign' ? undefined : chosen;
  const kind = said ?? (chosen || instead ? undefined : sure);
  if (!kind)
    return (
      <WhichPaper
        key={chosen ?? ''}
        kinds={chosen === 'other' ? [] : read.kinds}
        told={chosen === 'other' ? undefined : instead}
        {...setBy(found, rest.today)}
        isFromDecision={found.signs.isFromDecision}
        reasons={chosen === 'other' ? [] : read.reasons}
        masked={found.masked}
        heading={heading}
        onKind={choose}
        onClear={rest.onClear}
      />
    );
  return (
    <LetterResult
      key={kind}
      read={read}
      paper={paper}
      kind={kind}
      isChosen={chosen !== undefined}
      heading={heading}
      onOther={() => choose('other')}
      {...rest}
    />
  );
};
