import type { ReactNode } from 'react';
import { ActButton } from '#components/buttons/ActButton.tsx';
import { List, OrderedList } from '#components/lists/List.tsx';
import { headText } from '#components/printing/head-text.ts';
import labels from '#labels/meu-caso.json' with { type: 'json' };
import type { Letter } from '#texts/load/letters.ts';
import { casePath, letterPath } from '#texts/paths.ts';
import { type PageProps, TextPage } from '../text-page/TextPage.tsx';
import { Line, Lines, Stations, Ticks, Written } from './CaseFields.tsx';
import styles from './case-sheet.module.css';
import { papersOf } from './papers-of.ts';

const { papers, stations } = labels;

/** Comes to light when the address names it: the visitor has come from the page of this reason. */
const Reason = ({ letter }: { letter: Letter }) => (
  <div id={`motivo-${letter.slug}`} className={styles.reason}>
    <h3>
      Papéis para: <a href={letterPath(letter.slug)}>{letter.title}</a>
    </h3>
    <Ticks labels={papersOf(letter)} />
  </div>
);

const points = [1, 2, 3];

const Outline = () => (
  <OrderedList className={styles.outline}>
    <li>
      <b>Quem sou.</b> <span data-not-printed>Vem do começo da folha.</span>
      <div className={styles.person} data-paper>
        <div>
          Nome: <Written of="nome" lines={1} />
        </div>
        <div>
          CPF, à mão: <Written of="" lines={1} />
        </div>
        <div>
          Benefício e protocolo: <Written of="protocolo" lines={1} />
        </div>
        <div>
          Soube da decisão em: <Written of="soube" lines={1} />
        </div>
      </div>
    </li>
    <li>
      <b>O que o INSS disse.</b> <span data-not-printed>A frase que você copiou.</span>
      <Written of="frase" lines={2} />
    </li>
    <li>
      <b>O que aconteceu.</b> <span data-not-printed>Os fatos que você contou.</span>
      <Written of="fatos" lines={5} />
    </li>
    <li>
      <b>Ponto por ponto.</b>
      {points.map((point) => (
        <div key={point} className={styles.point}>
          <Lines name={`diz-${point}`} label={`Ponto ${point}: o INSS diz que`} lines={1} />
          <Lines
            name={`mostra-${point}`}
            label={`Ponto ${point}: o papel que mostra outra coisa, e em que página`}
            lines={2}
          />
        </div>
      ))}
    </li>
    <li>
      <b>Documentos que junto.</b>
      <Lines name="documentos" label="Um por linha, com um nome fácil" lines={4} />
    </li>
    <li>
      <b>O que peço.</b> Peço que a Junta analise estes fatos e estes documentos.
      <Lines
        name="pedido"
        label="O que eu tinha pedido ao INSS, e desde quando"
        hint="Se o motivo foi a saúde, diga se quer passar por outra perícia."
        lines={2}
      />
    </li>
    <li data-paper>
      Lugar, data e assinatura: <Written of="" lines={1} />
    </li>
  </OrderedList>
);

const Keep = () => (
  <>
    <div className={styles.acts} data-case-acts hidden>
      <ActButton data-act="print">Imprimir a folha</ActButton>
      <ActButton data-act="save">Guardar como arquivo</ActButton>
      <ActButton data-act="open">Abrir um arquivo guardado</ActButton>
      <input type="file" accept=".json,application/json" data-case-open hidden />
    </div>
    <p role="status" data-case-status />
  </>
);

/** Comes to light where the tab remembers what tools were told. */
const Told = () => (
  <div className={styles.told} data-case-told data-not-printed hidden>
    <p>
      <b>Você já respondeu nas ferramentas:</b>
    </p>
    <List />
    <p className={styles.acts}>
      <ActButton data-act="use">Pôr nos fatos</ActButton>
      <ActButton data-act="erase">Apagar</ActButton>
    </p>
  </div>
);

interface Props extends PageProps {
  letters: readonly Letter[];
}

/** "Meu caso": one sheet to fill in and take along, and the outline of an appeal on its back. */
export const CasePage = ({ letters, ...text }: Props) => {
  const parts: Record<string, ReactNode> = {
    'a-sua-carta': (
      <>
        <Told />
        {letters.map((letter) => (
          <Reason key={letter.slug} letter={letter} />
        ))}
        <Lines name="frase" label="A frase da carta" lines={2} />
      </>
    ),
    'o-que-aconteceu': (
      <div className={styles.pairs}>
        <Line name="nome" label="Meu nome" />
        <Line name="protocolo" label="Benefício e protocolo do pedido" />
        <Line name="dia-do-pedido" label="Dia do pedido" />
        <Line name="soube" label="Dia em que soube da decisão" />
        <Lines name="fatos" label="Os fatos, com datas" lines={5} />
      </div>
    ),
    'prazos-que-correm': <Lines name="prazos" label="Até que dia, e o que fazer" lines={3} />,
    papeis: (
      <>
        <Ticks labels={papers} />
        <Lines name="outros-papeis" label="Outros papéis, e onde conseguir" lines={1} />
      </>
    ),
    'onde-o-pedido-esta': <Stations name="ponto" label="Onde o pedido está" stations={stations} />,
    'perguntas-para-levar': <Lines name="perguntas" label="As minhas perguntas" lines={2} />,
    'rascunho-do-recurso': <Outline />,
    'guardar-abrir-e-imprimir': <Keep />,
  };
  return (
    <div className={styles.sheet} data-case data-print-target>
      <p data-paper data-print-head>
        {headText(
          text.page.title,
          `${new URL(text.practice.siteAddress).host}${casePath}`,
          'em ___/___/_____',
        )}
      </p>
      <TextPage {...text} open={['a-sua-carta', 'guardar-abrir-e-imprimir']} parts={parts} />
    </div>
  );
};
