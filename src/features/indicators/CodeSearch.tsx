import { LoadFailure } from '#components/failure/LoadFailure.tsx';
import { PastedAnswer, PastedText } from '#components/form/PastedText.tsx';
import { List } from '#components/lists/List.tsx';
import { indicatorsPath } from '#texts/paths.ts';
import styles from './indicators.module.css';
import type { CodesAnswer } from './siglas.ts';

const Answer = PastedAnswer<CodesAnswer>;

/** The program fills in the names of codes that nobody here knows. */
const Unknown = () => (
  <p data-unknown hidden>
    Não conhecemos <b />. Veja a legenda na última página do seu extrato.
  </p>
);

/** The codes of an extract, looked for on the device among those the site explains. */
export const CodeSearch = () => (
  <div>
    <PastedText
      id="siglas"
      label="Cole ou escreva as siglas do extrato"
      hint="Por exemplo: PEXT, IREM-INDPEND. A procura é feita no seu aparelho. Nada é enviado nem guardado."
      action="Procurar"
      program="siglas"
      known={null}
    >
      <Answer kind="empty" title="Escreva uma sigla, como PEXT, ou cole o extrato." />
      <Answer kind="none" title="Não achamos nenhuma sigla que conhecemos.">
        <Unknown />
        <p>
          Escreva como está no extrato, com os traços. Ou procure nas listas abaixo. Se preferir,
          pergunte a uma pessoa: os contatos estão no fim da página.
        </p>
      </Answer>
      <Answer kind="some" title="O que achamos:">
        {/* The program fills in copies of its one entry. */}
        <List className={styles.list}>
          <li>
            <a href={indicatorsPath}>Siglas do CNIS</a> <span /> <b /> <small />
          </li>
        </List>
        <Unknown />
      </Answer>
    </PastedText>
    <LoadFailure>Se não adiantar, procure nas listas abaixo.</LoadFailure>
  </div>
);
