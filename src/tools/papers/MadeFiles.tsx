import { useEffect, useRef, useState } from 'react';
import { ActButton } from '#components/buttons/ActButton.tsx';
import { List } from '#components/lists/List.tsx';
import { counted } from '#words/phrases.ts';
import type { MadeFile } from './made-files.ts';
import styles from './papers.module.css';

const oneDecimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** "1,2 MB", "340 kB" */
const inWords = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.ceil(bytes / 1_000)} kB`
    : `${oneDecimal.format(bytes / 1_000_000)} MB`;

const mayShare = (files: File[]): boolean => navigator.canShare?.({ files }) ?? false;

/** What is ready, to be kept, or handed to an app of the phone where the browser can do that. */
export const MadeFiles = ({
  files,
  onNext,
}: {
  files: readonly MadeFile[];
  onNext: () => void;
}) => {
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  useEffect(() => {
    const made = files.map(({ file }) => URL.createObjectURL(file));
    setAddresses(made);
    return () => {
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, [files]);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const shared = files.map(({ file }) => file);
  return (
    <section className={styles.made} aria-labelledby="pdf-pronto">
      <h3 id="pdf-pronto" ref={title} tabIndex={-1}>
        {files.length > 1 ? `Prontos: ${files.length} arquivos` : 'O PDF está pronto'}
      </h3>
      {files.length > 1 && <p>Num só passaria de 5 MB. Mande todos, nesta ordem.</p>}
      <List>
        {files.map(({ file, pages }, at) => (
          <li key={file.name}>
            <a href={addresses[at]} download={file.name}>
              Baixar {file.name}
            </a>{' '}
            ({counted(pages, 'página', 'páginas')}, {inWords(file.size)})
          </li>
        ))}
      </List>
      <p className={styles.row}>
        {mayShare(shared) && (
          <ActButton
            // Who closes the phone's list has only changed their mind.
            onClick={() => navigator.share({ files: shared }).catch(() => {})}
          >
            Compartilhar
          </ActButton>
        )}
        <ActButton onClick={onNext}>Juntar outro papel</ActButton>
      </p>
    </section>
  );
};
