/**
 * How large the letters are, in percent of the size that the visitor has chosen in the browser. Not
 * shown without its script, but its place is kept, so that nothing moves when that comes.
 */
export const TextSize = () => (
  <select aria-label="Tamanho da letra">
    <option value="">Letra: normal</option>
    <option value="140%">Letra: grande</option>
    <option value="170%">Letra: enorme</option>
  </select>
);
