import { reasons as packed } from 'virtual:letters';
import { useEffect, useMemo, useState } from 'react';
import { QuietButton } from '#components/buttons/QuietButton.tsx';
import { papersIn } from '#letters/papers.ts';
import { partsOf } from '#letters/requirement/read-requirement.ts';
import { flat } from '#words/flat.ts';
import { letterKinds } from '#words/letter/kinds.ts';
import { unpackReasons } from '#words/letter/match-letter.ts';
import { Fetched } from '../frame/Fetched.tsx';
import type { ShownPaper } from '../frame/shown.ts';
import { isHere } from '../left-out/is-here.ts';
import { insteadOf } from './instead.ts';
import { LetterResult } from './LetterResult.tsx';
import { readHere } from './read-here.ts';
import type { Paper } from './read-paper.ts';
import type { Chosen } from './WhichPaper.tsx';
import { withYears } from './with-years.ts';

interface Props extends ShownPaper {
  paper: Paper;
}

const known = unpackReasons(packed);

const loadSeveral = async () => (await import('./SeveralPapers.tsx')).SeveralPapers;
const loadWhich = async () => (await import('./WhichPaper.tsx')).WhichPaper;

/** What a letter that was read says: which paper it is, if that is not sure, then its answer. */
const OneLetter = ({ paper, heading, ...rest }: Props) => {
  const [chosen, choose] = useState<Chosen>();
  const found = useMemo(
    () => withYears(readHere(paper.text, known, isHere), rest.today),
    [paper, rest.today],
  );
  // Chosen by the person, a requirement is read as one.
  const read = useMemo(
    () =>
      chosen === 'requirement'
        ? { ...found, ...partsOf(found.masked, flat(found.masked), true) }
        : found,
    [found, chosen],
  );
  const instead =
    chosen === 'foreign' || chosen === 'concluded' || chosen === 'court'
      ? chosen
      : insteadOf(found);
  const sure = read.isSure ? letterKinds.find((kind) => read.kinds.includes(kind)) : undefined;
  const said = letterKinds.find((one) => one === chosen);
  const kind = said ?? (chosen || instead ? undefined : sure);
  if (!kind)
    return (
      <Fetched
        key={chosen ?? ''}
        load={loadWhich}
        setting={rest.setting}
        heading={heading}
        shown={{
          read: found,
          instead: chosen === 'other' ? undefined : instead,
          isWhole: chosen === 'other',
          today: rest.today,
          heading,
          onKind: choose,
          onClear: rest.onClear,
        }}
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

/** What was read, letter by letter where there is more than one. */
export const LetterView = ({ paper, ...rest }: Props) => {
  const papers = useMemo(() => papersIn(paper.text), [paper]);
  const [picked, pick] = useState<string>();
  const one = useMemo(() => ({ ...paper, text: picked ?? paper.text }), [paper, picked]);
  const { setting, heading, onClear } = rest;
  useEffect(() => {
    if (picked !== undefined) heading.current?.focus();
  }, [picked, heading]);
  if (papers.length === 1) return <OneLetter paper={paper} {...rest} />;
  if (picked === undefined)
    return (
      <Fetched
        load={loadSeveral}
        setting={setting}
        heading={heading}
        shown={{ papers, heading, onPick: pick, onClear }}
      />
    );
  return (
    <>
      <p data-not-printed>
        <QuietButton onClick={() => pick(undefined)}>
          {papers.length === 2 ? 'Ver a outra carta' : 'Ver as outras cartas'}
        </QuietButton>
      </p>
      <OneLetter key={picked} paper={one} {...rest} />
    </>
  );
};
