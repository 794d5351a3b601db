import type { ReactNode } from 'react';
import { QuietButton } from '#components/buttons/QuietButton.tsx';
import { ReadLink } from '#components/buttons/ReadButton.tsx';
import type { CaseFile } from '#features/case/case-file.ts';
import type { CitationKey } from '#law/citations.ts';
import { handedPlace, handOn } from '#site/handed.ts';
import { casePath } from '#texts/paths.ts';
import { SourceLinks } from '../citations/SourceLinks.tsx';
import { AnswerList } from '../frame/CheckAnswers.tsx';
import type { Shown } from '../frame/shown.ts';
import styles from '../frame/tool.module.css';
import { SendOn } from '../talk/SendOn.tsx';
import { type Message, TakeToChat } from '../talk/TakeToChat.tsx';
import { type Answer, AnswerCard, sendId, talkId } from './AnswerCard.tsx';
import { Folded } from './Folded.tsx';
import { NotConsidered } from './NotConsidered.tsx';
import { missingInWords } from './old-figures.ts';
import { ResultFoot } from './ResultFoot.tsx';

interface Props {
  shown: Pick<
    Shown<unknown, unknown>,
    'recounted' | 'heading' | 'onChange' | 'onClear' | 'setting' | 'today'
  >;
  answer: Answer;
  /** What the tool itself folds below the card, before all else. */
  parts?: ReactNode;
  /** How it was computed. */
  account?: ReactNode;
  /** What would change it: doubts, answers that are missing. */
  mayChange?: ReactNode;
  /** What was not considered, where it hangs on the answers. */
  leftOut?: ReactNode;
  /** The year whose values were used, where it is not that of the page. */
  year?: number;
  /** The year of today, where its values are not known and those of `year` stand for them. */
  missingYear?: number | undefined;
  /** Every source of the result; may repeat. */
  keys: readonly CitationKey[];
  /** For somebody in the family: the answer in a sentence or more. */
  summary: readonly (string | false | undefined)[];
  chat: Message;
  /** What the sheet "Meu caso" finds filled in. */
  forCase?: CaseFile;
  /** On the button that leads back. */
  changeLabel?: string;
  /** Short enough for the print of a letter on its sheet. */
  isLargeOnPaper?: boolean;
}

/** The frame of every result: the card, and folded below it all that explains it. */
export const ToolResult = ({
  shown,
  answer,
  parts,
  account,
  mayChange,
  leftOut = <NotConsidered />,
  year,
  missingYear,
  keys,
  summary,
  chat,
  forCase,
  changeLabel = 'Mudar as respostas',
  isLargeOnPaper = false,
}: Props) => {
  const { recounted, heading, onChange, onClear, setting, today } = shown;
  const usedYear = year ?? setting.year;
  const warning = missingYear === undefined ? '' : missingInWords(missingYear, usedYear);
  return (
    <div
      className={isLargeOnPaper ? `${styles.result} ${styles.large}` : styles.result}
      data-print-top
    >
      <AnswerCard
        answer={warning ? { ...answer, warning } : answer}
        heading={heading}
        isEmbedded={setting.isEmbedded}
      />
      <div className={styles.columns}>
        {parts}
        {recounted.length > 0 && (
          <Folded title="Tudo o que você informou">
            <AnswerList answers={recounted} onChange={onChange} />
          </Folded>
        )}
        {account && <Folded title="Ver a conta">{account}</Folded>}
        {mayChange && <Folded title="O que pode mudar isso">{mayChange}</Folded>}
        <Folded title="Onde está na lei" isOnScreenOnly>
          <SourceLinks keys={[...new Set(keys)]} links={setting.links} />
        </Folded>
        <Folded title="O que não foi considerado">{leftOut}</Folded>
        <Folded title="Mandar para alguém" id={sendId} isOnScreenOnly>
          <SendOn text={[...summary, warning].filter(Boolean).join(' ')} />
        </Folded>
        {!setting.isEmbedded && (
          <Folded title="Conversar sobre isso" id={talkId} isOnScreenOnly>
            <TakeToChat
              contact={setting}
              {...chat}
              lines={warning ? [...chat.lines, { id: 'valores', text: warning }] : chat.lines}
            />
          </Folded>
        )}
      </div>
      {!setting.isEmbedded && (
        <p data-not-printed>
          <ReadLink
            href={forCase ? casePath + handedPlace : casePath}
            onClick={() => forCase && handOn(casePath, forCase)}
          >
            Meu caso, no papel: folha para levar
          </ReadLink>
        </p>
      )}
      <ResultFoot today={today} year={usedYear} keys={keys} links={setting.links} />
      <p className={styles.buttons} data-not-printed>
        <QuietButton onClick={() => onChange()}>{changeLabel}</QuietButton>
        <QuietButton onClick={onClear}>Limpar tudo</QuietButton>
      </p>
    </div>
  );
};
