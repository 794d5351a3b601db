import { ActButton } from '#components/buttons/ActButton.tsx';
import { ReadLink } from '#components/buttons/ReadButton.tsx';
import { Question } from '#components/disclosure/Question.tsx';
import { readerSize } from '#reading/pdf/reader-size.ts';
import { photoReaderSize } from '#reading/photo/photo-reader-size.ts';
import { handedPlace, handOn } from '#site/handed.ts';
import { toolPath } from '#texts/paths.ts';
import { ChooseFiles } from '../frame/ChooseFiles.tsx';
import { NothingRead } from '../frame/NothingRead.tsx';
import { PasteText } from '../frame/PasteText.tsx';
import ways from '../frame/ways-in.module.css';
import { isHere } from '../left-out/is-here.ts';
import { wordsOf } from './fault-words.ts';
import styles from './letter-doors.module.css';
import type { useLetter } from './use-letter.ts';

/** Where the kinds of papers can be picked by hand, on the same page. */
const listId = 'que-papel-voce-tem';

const extractPath = toolPath('extrato-cnis');

/** What all ways have in common, told once below them. */
const hintId = 'como-se-le';

type Way = ReturnType<typeof useLetter>;

/** Nothing was read, and why; or it is no letter: the other ways stand right below. */
const Notice = ({ way: { stage, heading, readPictures } }: { way: Way }) => {
  if (stage.at !== 'start') return null;
  const { fault, extract, pictures, isGone } = stage;
  if (!fault && !isGone) return null;
  const { title, text } = fault
    ? wordsOf(fault)
    : {
        title: 'A carta não fica guardada.',
        text: 'A página foi aberta de novo, e o que ela leu se apagou. Escolha a carta outra vez.',
      };
  return (
    <NothingRead title={title} heading={heading}>
      <p>{text}</p>
      {pictures && (
        <p>
          <ActButton onClick={() => readPictures(pictures)}>
            Ler as páginas como fotos ({photoReaderSize}, uma vez)
          </ActButton>
        </p>
      )}
      {extract && isHere(extractPath) ? (
        <p>
          <a href={extractPath + handedPlace} onClick={() => handOn(extractPath, extract)}>
            Ver o que o extrato diz
          </a>
        </p>
      ) : (
        <p>Ou use outro jeito, logo abaixo.</p>
      )}
    </NothingRead>
  );
};

/** The ways to show a paper; each works alone. */
export const LetterDoors = ({ way }: { way: Way }) => (
  <section className={`${ways.ways} ${styles.doors}`} aria-labelledby="mostre-a-carta">
    <h2 id="mostre-a-carta" className="visually-hidden">
      Mostre a sua carta
    </h2>
    <Notice way={way} />
    <div className={styles.files}>
      <ChooseFiles
        isWide
        id="foto-da-carta"
        label="Fotografar a carta"
        describedBy={hintId}
        accept="image/*"
        isPhotograph
        onFiles={way.read}
      />
      <ChooseFiles
        isWide
        isSecond
        id="arquivo-da-carta"
        label="Abrir um arquivo"
        describedBy={hintId}
        accept="application/pdf,.pdf,image/*"
        areMany
        onFiles={way.read}
      />
    </div>
    <Question title="Colar o texto" open={way.typed.current !== ''}>
      <PasteText
        id="texto-da-carta"
        typed={way.typed}
        label="Cole aqui o texto, ou só a frase do motivo"
        hint="Serve a tela do Meu INSS, o e-mail ou uma mensagem. Nada é enviado nem guardado."
        onText={way.paste}
      />
    </Question>
    <p id={hintId} className={ways.hint}>
      Serve foto, print ou PDF do Meu INSS. <b>Nada sai do aparelho.</b> O leitor vem uma vez só:{' '}
      {readerSize} kB para PDF, {photoReaderSize} para fotos.
    </p>
    <p>
      <ReadLink href={`#${listId}`}>Escolher na lista</ReadLink>
    </p>
  </section>
);
