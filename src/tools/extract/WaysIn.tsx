import { type RefObject, useRef } from 'react';
import { Question } from '#components/disclosure/Question.tsx';
import { ListenButton } from '#features/article/helps/listen/ListenButton.tsx';
import { readerSize } from '#reading/pdf/reader-size.ts';
import { handedPlace, handOn } from '#site/handed.ts';
import { lettersPath } from '#texts/paths.ts';
import { ChooseFiles } from '../frame/ChooseFiles.tsx';
import { NothingRead } from '../frame/NothingRead.tsx';
import { PasteText } from '../frame/PasteText.tsx';
import styles from '../frame/ways-in.module.css';
import { isHere } from '../left-out/is-here.ts';
import questions from '../questions/questions.module.css';
import { wordsOf } from './fault-words.ts';
import type { useWay } from './use-way.ts';

/** Nothing was read, and why: the other ways stand right below. */
const Fault = ({
  title,
  text,
  isPerhapsLetter,
  letter,
  paper = 'É uma carta ou um aviso do INSS?',
  heading,
}: {
  title: string;
  text: string;
  isPerhapsLetter?: boolean;
  /** Its words, which go on to the page that explains letters. */
  letter?: string | undefined;
  paper?: string;
  heading: RefObject<HTMLHeadingElement | null>;
}) => (
  <NothingRead title={title} heading={heading}>
    {isPerhapsLetter && isHere(lettersPath) && (
      <p>
        {paper}{' '}
        <a href={lettersPath + handedPlace} onClick={() => handOn(lettersPath, letter)}>
          Veja o que ela diz
        </a>
        .
      </p>
    )}
    <p>{text}</p>
    <p>Ou use outro jeito, logo abaixo.</p>
  </NothingRead>
);

/** The ways to tell what the extract says; each works alone. */
export const WaysIn = ({ way }: { way: ReturnType<typeof useWay> }) => {
  const { stage, heading } = way;
  const { fault, paper, text, isGone } = stage.at === 'start' ? stage : {};
  const part = useRef<HTMLElement>(null);
  return (
    <section ref={part} className={styles.ways} aria-labelledby="como-ler">
      <div className={styles.title}>
        <h2 id="como-ler">Leia o seu aqui</h2>
        <ListenButton text={part} isKept />
      </div>
      {fault && (
        <Fault {...wordsOf(fault)} {...(paper && { paper })} letter={text} heading={heading} />
      )}
      {isGone && (
        <Fault
          title="O extrato não fica guardado."
          text="A página foi aberta de novo, e o que ela leu se apagou. Escolha o PDF outra vez."
          heading={heading}
        />
      )}
      <ChooseFiles
        id="extrato-pdf"
        label="Escolher o PDF"
        accept="application/pdf,.pdf"
        describedBy="extrato-pdf-dica"
        onFiles={([file]) => file && way.read(file)}
      />
      <p id="extrato-pdf-dica" className={styles.hint}>
        Na primeira vez, vem o leitor de PDF: {readerSize} kB, como uma foto. O arquivo não sai do
        aparelho, e a página não guarda nada.
      </p>
      <Question title="Colar o texto do extrato" open={way.typed.current !== ''}>
        <PasteText
          id="texto-do-extrato"
          typed={way.typed}
          label="Cole aqui o texto inteiro"
          hint="Abra o extrato, selecione tudo, copie e cole. A leitura é menos segura que a do PDF. Nada é enviado nem guardado."
          onText={way.paste}
        />
      </Question>
      <p>
        <button
          type="button"
          id="a-mao"
          className={questions.answer}
          data-heard
          onClick={way.byHand}
        >
          Não tenho o extrato: preencher à mão
        </button>
      </p>
    </section>
  );
};
