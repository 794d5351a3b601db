import { ReadLink } from '#components/buttons/ReadButton.tsx';
import { LoadFailure } from '#components/failure/LoadFailure.tsx';
import { PastedAnswer, PastedText } from '#components/form/PastedText.tsx';
import { List } from '#components/lists/List.tsx';
import { lettersPath } from '#content/paths.ts';
import type { LetterAnswer } from './frase.ts';
import type { PackedReasons } from './match.ts';

const Answer = PastedAnswer<LetterAnswer>;

/** The program fills in copies of its one link. */
const Found = () => (
  <>
    <List>
      <li>
        <ReadLink href={lettersPath}>O que diz a sua carta</ReadLink>
      </li>
    </List>
    <p>Compare com a sua carta antes de agir. Não é nenhum deles? Veja as listas abaixo.</p>
  </>
);

/** The sentence of a letter, looked for on the device among those the site explains. */
export const LetterSearch = ({ reasons }: { reasons: PackedReasons }) => (
  <div>
    <PastedText
      id="frase-da-carta"
      label="Cole ou escreva a frase da carta"
      hint="A procura é feita no seu aparelho. Nada é enviado nem guardado."
      action="Procurar"
      program="frase"
      known={reasons}
    >
      <Answer kind="none" title="Não reconhecemos essa frase.">
        <p>
          Escreva só a parte que vem depois de “em razão de”. Ou escolha pelo benefício, nas listas
          abaixo. Se preferir, pergunte a uma pessoa: os contatos estão no fim da página.
        </p>
      </Answer>
      <Answer kind="one" title="Parece ser este motivo:">
        <Found />
      </Answer>
      <Answer kind="several" title="Pode ser um destes motivos:">
        <Found />
      </Answer>
    </PastedText>
    <LoadFailure>Se não adiantar, escolha pelo benefício, nas listas abaixo.</LoadFailure>
  </div>
);
