import { useEffect, useState } from 'react';
import { ActButton } from '#components/buttons/ActButton.tsx';
import { ChoiceField } from '#components/form/ChoiceField.tsx';
import { TextField } from '#components/form/Field.tsx';
import { List } from '#components/lists/List.tsx';
import { guarded } from '#site/guarded.tsx';
import { taken } from '#site/handed.ts';
import { ChooseFiles } from '../frame/ChooseFiles.tsx';
import { faultWords } from './fault-words.ts';
import { MadeFiles } from './MadeFiles.tsx';
import { type MadeFile, madeFiles } from './made-files.ts';
import { PagesList } from './PagesList.tsx';
import styles from './papers.module.css';
import { mostPages, type Page, usePages } from './use-pages.ts';

const hintId = 'como-juntar';
const cameraId = 'foto-do-papel';

/** Of a list: none of it. */
const other = 'outro';

/** What a requirement that was read in this tab asks for, if it was handed on (`letter/AskedInLetter.tsx`). */
function useAsked(): readonly string[] {
  const [asked, setAsked] = useState<readonly string[]>([]);
  useEffect(() => {
    const handed = taken<readonly string[]>();
    if (!handed) return;
    history.replaceState(history.state, '', location.pathname);
    setAsked(handed);
  }, []);
  return asked;
}

const Papers = () => {
  const [said, say] = useState('');
  const list = usePages(say);
  const { pages, unopened } = list;
  const asked = useAsked();
  /** Which of what was asked for, by its place from 1 on. */
  const [choice, choose] = useState('1');
  const [typed, type] = useState('');
  /** What was made, and of what: a change makes it old. */
  const [made, setMade] = useState<{ of: readonly Page[]; name: string; files: MadeFile[] }>();

  const item = choice === other ? undefined : asked[Number(choice) - 1];
  const name = item ?? typed;
  const files = made?.of === pages && made.name === name ? made.files : undefined;

  const make = async () => {
    try {
      setMade({
        of: pages,
        name,
        files: await madeFiles(pages, name, item === undefined ? undefined : Number(choice)),
      });
      say('');
    } catch {
      say('O aparelho não conseguiu. Tire algumas páginas e faça um PDF de cada vez.');
    }
  };
  const next = () => {
    list.clear();
    type('');
    say('');
    document.getElementById(cameraId)?.focus();
  };

  return (
    <section className={styles.papers} aria-label="Junte os papéis">
      {asked.length > 0 && (
        <ChoiceField
          id="papel-pedido"
          label="Qual papel da lista você vai juntar agora?"
          hint="Vira o nome do arquivo."
          choices={[
            ...asked.map((text, at) => ({ value: `${at + 1}`, label: `${at + 1}. ${text}` })),
            { value: other, label: 'Outro papel' },
          ]}
          defaultValue="1"
          onChange={choose}
        />
      )}
      <ChooseFiles
        isWide
        id={cameraId}
        label="Fotografar um papel"
        accept="image/*"
        isPhotograph
        describedBy={hintId}
        onFiles={list.add}
      />
      <ChooseFiles
        isWide
        id="fotos-dos-papeis"
        label="Escolher fotos"
        accept="image/*"
        areMany
        describedBy={hintId}
        onFiles={list.add}
      />
      <p id={hintId}>Até {mostPages} páginas, frente e verso. As fotos não saem do aparelho.</p>
      {unopened.length > 0 && (
        <div role="alert" className={styles.unopened}>
          <List>
            {unopened.map(({ name: file, fault }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
              <li key={at}>
                <b>{file}</b> {faultWords[fault]}
              </li>
            ))}
          </List>
        </div>
      )}
      <p role="status">{said}</p>
      {pages.length > 0 && (
        <>
          <PagesList pages={list} say={say} elseId={cameraId} />
          {!item && (
            <TextField
              id="nome-do-papel"
              label="Que papel é este?"
              hint="Vira o nome do arquivo. Exemplo: carteira de trabalho."
              autoComplete="off"
              value={typed}
              onChange={(event) => type(event.currentTarget.value)}
            />
          )}
          {files ? (
            <MadeFiles files={files} onNext={next} />
          ) : (
            <p>
              <ActButton onClick={make}>Fazer o PDF</ActButton>
            </p>
          )}
        </>
      )}
    </section>
  );
};

/** Photographs of papers become one PDF in colour, on the device, below the size that the INSS takes. */
export const PapersTool = guarded(Papers);
