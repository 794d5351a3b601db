import { ActButton } from '#components/buttons/ActButton.tsx';
import { ReadLink } from '#components/buttons/ReadButton.tsx';
import { TalkLink } from '#components/buttons/TalkButton.tsx';
import { LoadFailure } from '#components/failure/LoadFailure.tsx';
import { TextField } from '#components/form/Field.tsx';
import { List, OrderedList } from '#components/lists/List.tsx';
import { generalMessage, practiceChat } from '#site/chat.ts';
import { officialChannels } from '#site/navigation.ts';
import { topicsPath } from '#texts/paths.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { practiceAs } from '#texts/schema/practice-kind.ts';
import styles from './search-field.module.css';

/** The program fills in copies of this. No island may stand on its page: that takes the first template for its styles. */
const Result = () => (
  <template data-search-result>
    <li>
      <a href={topicsPath}>
        <b>Todos os assuntos</b> <small />
      </a>
      <p />
    </li>
  </template>
);

const Nothing = ({ practice }: { practice: Practice }) => (
  <div data-search-nothing hidden>
    <p>Escreva de outro jeito, com uma ou duas palavras. Ou fale com uma pessoa:</p>
    <List>
      <li>
        <a href={officialChannels.phone}>Telefone 135</a>, a central do INSS
      </li>
      <li>
        <a href={officialChannels.meuInss}>Meu INSS</a>, o site e aplicativo do INSS
      </li>
      <li>
        <TalkLink href={practiceChat(practice, generalMessage(practice))}>
          {`Conversar pelo WhatsApp com ${practiceAs('o', practice)}`}
        </TalkLink>
      </li>
    </List>
  </div>
);

interface Props {
  practice: Practice;
  /** Where the list of all topics is: on this page, or on its own. */
  list: string;
}

/**
 * Looks for a topic on the device. Its program (`procura.ts`) is fetched when it is first used;
 * without scripts there is the list.
 */
export const SearchField = ({ practice, list }: Props) => (
  <div className={styles.search} data-not-printed>
    {/* Sent before its program is there, a plain form would put the question in the address. */}
    {/* biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know <search> */}
    <form
      role="search"
      aria-label="Procurar neste site"
      method="dialog"
      data-search
      data-program="procura"
    >
      <TextField
        id="procurar"
        label="O que você procura?"
        hint="Escreva como você fala: “encostar”, “pente-fino”. A procura é feita no seu aparelho."
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={200}
      />
      <ActButton type="submit">Procurar</ActButton>
    </form>
    <p role="status" tabIndex={-1} data-search-status />
    <OrderedList data-search-results />
    <Result />
    <Nothing practice={practice} />
    <p>
      <ReadLink href={list}>Todos os assuntos, de&nbsp;A&nbsp;a&nbsp;Z</ReadLink>
    </p>
    <LoadFailure>
      Se não adiantar, escolha na <a href={list}>lista de assuntos</a>.
    </LoadFailure>
  </div>
);
