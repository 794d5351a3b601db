import { ReadLink } from '#components/buttons/ReadButton.tsx';
import { LoadFailure } from '#components/failure/LoadFailure.tsx';
import { PastedAnswer, PastedText } from '#components/form/PastedText.tsx';
import { List } from '#components/lists/List.tsx';
import { lettersPath } from '#texts/paths.ts';
import { doorsSection } from './doors.ts';
import type { LetterAnswer } from './frase.ts';
import styles from './letter.module.css';

const Answer = PastedAnswer<LetterAnswer>;

/** The program fills in what the doors say of the kind, and copies of its one link. */
const Found = () => (
  <>
    <div className={styles.first} data-kinds />
    <List>
      <li>
        <ReadLink href={lettersPath}>O que diz a sua carta</ReadLink>
      </li>
    </List>
    <p>
      Compare com a sua carta antes de agir. Não é isso?{' '}
      <a href={`#${doorsSection}`}>Veja que papel você tem</a>.
    </p>
  </>
);

/** The sentence of a letter, looked for on the device among those the site explains. */
export const LetterSearch = () => (
  <div>
    <PastedText
      id="frase-da-carta"
      label="Cole ou escreva a frase da carta"
      hint="A procura é feita no seu aparelho. Nada é enviado nem guardado."
      action="Procurar"
      program="frase"
      known={null}
    >
      <Answer kind="none" title="Não reconhecemos essa frase.">
        <p>
          Veja abaixo <a href={`#${doorsSection}`}>que papel você tem</a>: cada tipo traz o seu
          prazo. Se preferir, pergunte a uma pessoa: os contatos estão no fim da página.
        </p>
      </Answer>
      <Answer
        kind="foreign"
        title="Não reconhecemos: não parece uma carta do INSS sobre um benefício."
      >
        <p>
          É do INSS? Copie só a frase do motivo, ou veja{' '}
          <a href={`#${doorsSection}`}>que papel você tem</a>. Não pague nem passe dados antes de
          conferir no Meu INSS ou no 135.
        </p>
      </Answer>
      <Answer kind="kind" title="O motivo não reconhecemos. O papel parece ser este:">
        <Found />
      </Answer>
      <Answer kind="either" title="Pode ser um destes papéis. Compare com o seu:">
        <Found />
        <p>
          Nenhum deles? Pode não ser do INSS. Não pague nem passe dados antes de conferir no Meu
          INSS ou no 135.
        </p>
      </Answer>
      <Answer kind="one" title="Parece ser este motivo:">
        <Found />
      </Answer>
      <Answer kind="several" title="Pode ser isto. Compare com a sua carta:">
        <Found />
      </Answer>
    </PastedText>
    <LoadFailure>Se não adiantar, escolha pelo benefício, nas listas abaixo.</LoadFailure>
  </div>
);
