import { searchPath } from '#texts/paths.ts';
import styles from './ask-in-words.module.css';

/** The way to the search for who knows no door: its script (`ask.ts`) takes the words along, and nothing is sent. */
export const AskInWords = () => (
  // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know <search>
  <form className={styles.ask} role="search" method="dialog" action={searchPath} data-ask>
    <label htmlFor="procurar">Escreva com as suas palavras</label>
    <input
      id="procurar"
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="none"
    />
    <button type="submit">Procurar</button>
  </form>
);
