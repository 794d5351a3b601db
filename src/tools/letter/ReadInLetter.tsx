import { benefits } from 'virtual:letters';
import { ActButton } from '#components/buttons/ActButton.tsx';
import type { LetterRead, UnreadPassage } from '#letters/letter-read.ts';
import { shortDate } from '#words/dates.ts';
import { formatCents } from '#words/money.ts';
import { joined } from '#words/phrases.ts';
import tool from '../frame/tool.module.css';
import styles from './letter-result.module.css';
import { dateWords, hiddenWords } from './words.ts';

/** Label and value of each thing that was read; the rest stands in the text below them. */
function linesOf({ species, dates, rmi }: LetterRead): (readonly [string, string])[] {
  const benefit = species?.benefit && benefits[species.benefit];
  return [
    ...(benefit ? [['Benefício', benefit] as const] : []),
    ...dates.flatMap(({ what, day }) => {
      const label = dateWords[what];
      return label ? [[label, shortDate(day)] as const] : [];
    }),
    ...(rmi === undefined ? [] : [['Valor por mês', formatCents(rmi)] as const]),
  ];
}

const Passages = ({ all }: { all: readonly UnreadPassage[] }) => (
  <ul>
    {all.map(({ text, place }) => (
      <li key={place.from}>“{text}”</li>
    ))}
  </ul>
);

/** What was read, to be compared with the paper; what was not; and the text, without what tells who it is. */
export const ReadInLetter = ({ read, onOther }: { read: LetterRead; onOther: () => void }) => {
  const lines = linesOf(read);
  const unnamed = read.unread.filter(({ why }) => why === 'unlabelled');
  const unread = read.unread.filter(({ why }) => why !== 'unlabelled');
  const covered = [...new Set(read.hidden.map(({ what }) => hiddenWords[what]))];
  return (
    <>
      {lines.length > 0 && (
        <dl className={tool.answers}>
          {lines.map(([label, value], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same day may stand there twice
            <div key={index}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {unnamed.length > 0 && (
        <>
          <h4>Dias que a carta tem, e não sei de que são</h4>
          <Passages all={unnamed} />
        </>
      )}
      <h4>O que não consegui ler</h4>
      {unread.length > 0 ? (
        <Passages all={unread} />
      ) : (
        <p>Não achei data nem valor sem sentido. Mesmo assim, compare com a carta.</p>
      )}
      <h4>O texto, como foi lido</h4>
      {covered.length > 0 && <p>Está coberto com pontos: {joined(covered)}.</p>}
      <p className={styles.masked}>{read.masked}</p>
      <p>
        <ActButton onClick={onOther}>Não é este papel</ActButton>
      </p>
    </>
  );
};
