import { searchPath } from '#texts/paths.ts';
import styles from './ask-in-words.module.css';

/**
 * The way to the search for who knows no door. Its field has no name: nothing asked is sent, and where its
 * script (`ask.ts`) does not run, the form still opens the list of all topics.
 */
export const AskInWords = () => (
  // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know <search>
  <form className={styles.ask} role="search" action={searchPath} data-ask>
    <label htmlFor="procurar">Escreva com as suas palavras</label>
    <input
      id="procurar"
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="none"
      maxLength={200}
    />
    <button type="submit">Procurar</button>
  </form>
);
