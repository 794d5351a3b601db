import { useState } from 'react';
import { ActButton } from '#components/buttons/ActButton.tsx';
import { FailureBoundary } from '#components/failure/FailureBoundary.tsx';
import { TextField } from '#components/form/Field.tsx';
import { saveBlob } from '#components/saving/save-file.ts';
import { FailureNotice } from '#site/FailureNotice.tsx';
import { withoutAccents } from '#words/accents.ts';
import { counted } from '#words/phrases.ts';
import { ChooseFiles } from '../frame/ChooseFiles.tsx';
import type { ToolSetting } from '../frame/tool-setting.ts';
import { PagesList } from './PagesList.tsx';
import styles from './papers.module.css';
import { inFiles, pdfOf } from './pdf-of.ts';
import { pageOf } from './picture-of-page.ts';
import { mostPhotos, usePhotos } from './use-photos.ts';

/** Below what the INSS is said to take, with room for what a site adds. */
const mostBytes = 4_800_000;

const hintId = 'como-juntar';

/** "Carteira de trabalho" → "carteira-de-trabalho" */
const fileName = (typed: string): string =>
  withoutAccents(typed)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'papeis';

const Papers = () => {
  const pages = usePhotos();
  const { photos, unopened, add } = pages;
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');

  const make = async () => {
    setSaid('Fazendo o PDF.');
    try {
      const drawn = [];
      // One after the other: a cheap phone has no memory for two large pictures.
      for (const photo of photos) drawn.push(await pageOf(photo));
      const files = inFiles(drawn, mostBytes);
      for (const [at, file] of files.entries())
        saveBlob(`${fileName(name)}${files.length > 1 ? `-${at + 1}` : ''}.pdf`, pdfOf(file));
      setSaid(
        files.length > 1
          ? `São ${files.length} arquivos, cada um com menos de 5 MB. Estão com o que você baixou.`
          : 'O PDF está com os outros arquivos que você baixou.',
      );
    } catch {
      setSaid('O aparelho não conseguiu. Tire algumas páginas e faça um PDF de cada vez.');
    }
  };

  return (
    <section className={styles.papers} aria-label="Junte os papéis">
      <ChooseFiles
        isWide
        id="foto-do-papel"
        label="Fotografar um papel"
        accept="image/*"
        isPhotograph
        describedBy={hintId}
        onFiles={add}
      />
      <ChooseFiles
        isWide
        id="fotos-dos-papeis"
        label="Escolher fotos"
        accept="image/*"
        areMany
        describedBy={hintId}
        onFiles={add}
      />
      <p id={hintId}>Até {mostPhotos} páginas, frente e verso. As fotos não saem do aparelho.</p>
      {unopened > 0 && (
        <p role="alert">
          {counted(unopened, 'arquivo não entrou', 'arquivos não entraram')}: ou não é foto que este
          navegador abre, ou passou de {mostPhotos} páginas.
        </p>
      )}
      {photos.length > 0 && (
        <>
          <PagesList pages={pages} />
          <TextField
            id="nome-do-papel"
            label="Que papel é este?"
            hint="Vira o nome do arquivo. Exemplo: carteira de trabalho."
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <p>
            <ActButton onClick={make}>Fazer o PDF</ActButton>
          </p>
        </>
      )}
      <p role="status">{said}</p>
    </section>
  );
};

/** Photographs of papers become one PDF in colour, on the device, below the size that the INSS takes. */
export const PapersTool = ({ setting }: { setting: ToolSetting }) => (
  <FailureBoundary fallback={<FailureNotice {...setting} />}>
    <Papers />
  </FailureBoundary>
);
