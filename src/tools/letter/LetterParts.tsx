import { titles } from 'virtual:letters';
import { ReadLink } from '#components/buttons/ReadButton.tsx';
import { List } from '#components/lists/List.tsx';
import type { LetterRead } from '#letters/letter-read.ts';
import { handedPlace, handOn } from '#site/handed.ts';
import { casePath, letterPath, toolPath } from '#texts/paths.ts';
import { Fetched } from '../frame/Fetched.tsx';
import type { ToolSetting } from '../frame/tool-setting.ts';
import { isHere } from '../left-out/is-here.ts';
import { FetchedFold } from '../result/FetchedFold.tsx';
import { caseOf, type ToldOfCase, typedFor } from './hand-on.ts';
import type { LetterClock } from './letter-facts.ts';
import styles from './letter-result.module.css';
import type { Paper } from './read-paper.ts';

interface Props {
  read: LetterRead;
  /** Parts of a photograph that were not read. */
  unread: Paper['unreadPictures'];
  /** The pages of what may be its reason, where it is not sure. */
  reasons: readonly string[];
  clock: LetterClock | undefined;
  /** What the card says of it, for the sheet of the case. */
  told: ToldOfCase;
  setting: ToolSetting;
  /** It is another paper than was told. */
  onOther: () => void;
}

const loadSum = async () => (await import('./GrantSum.tsx')).GrantSum;
const loadAsked = async () => (await import('./AskedInLetter.tsx')).AskedInLetter;
const loadUnread = async () => (await import('./UnreadParts.tsx')).UnreadParts;
const loadRead = async () => (await import('./ReadInLetter.tsx')).ReadInLetter;

const deadlinePath = toolPath('prazo-do-recurso');
const incomePath = toolPath('renda-bpc');
const grantPath = letterPath('concessao');

/** Whether the income of a BPC may be in question: not where nobody looked at it, or money is asked back. */
const asksIncome = ({ species, signs, kinds }: LetterRead): boolean =>
  species?.benefit === 'bpc-loas' && !signs.charge && kinds[0] !== 'archived' && isHere(incomePath);

/** What a letter asks for, its reasons, the tools that go on from it, and what was read of it. */
export const LetterParts = (props: Props) => {
  const { read, unread = [], reasons, clock, told, setting, onOther } = props;
  return (
    <>
      {unread.length > 0 && (
        <Fetched load={loadUnread} shown={{ pictures: unread }} setting={setting} />
      )}
      {read.items.length > 0 && (
        <section className={styles.part}>
          <h3>O que a carta pede</h3>
          <Fetched load={loadAsked} shown={read} setting={setting} />
        </section>
      )}
      {reasons.length > 0 && (
        <section className={styles.part}>
          <h3>O que explica esta carta. Compare</h3>
          <List>
            {reasons.map((slug) => (
              <li key={slug}>
                <ReadLink href={letterPath(slug)}>{titles[slug]}</ReadLink>
              </li>
            ))}
          </List>
        </section>
      )}
      <section className={styles.part} data-not-printed>
        <h3>Siga com o que foi lido</h3>
        <List>
          {clock && isHere(deadlinePath) && (
            <li>
              <ReadLink
                href={deadlinePath + handedPlace}
                onClick={() => handOn(deadlinePath, typedFor(clock.told))}
              >
                Conferir a conta do prazo
              </ReadLink>
            </li>
          )}
          {asksIncome(read) && (
            <li>
              <ReadLink href={incomePath}>Fazer a conta da renda do BPC</ReadLink>
            </li>
          )}
          <li>
            <ReadLink
              href={casePath + handedPlace}
              onClick={() => handOn(casePath, caseOf(read, told))}
            >
              Pôr na folha Meu caso, para levar
            </ReadLink>
          </li>
        </List>
      </section>
      {read.grant && isHere(grantPath) && (
        <FetchedFold
          title="A conta da carta fecha?"
          load={loadSum}
          shown={{ read }}
          setting={setting}
        />
      )}
      <FetchedFold
        title="O que foi lido, e o que não"
        load={loadRead}
        shown={{ read, onOther }}
        setting={setting}
      />
    </>
  );
};
