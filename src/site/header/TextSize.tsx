/**
 * How large the letters are, in percent of the size that the visitor has chosen in the browser. Not
 * shown without its script, but its place is kept, so that nothing moves when that comes.
 */
export const TextSize = () => (
  <select aria-label="Tamanho do texto">
    <option value="">Texto normal</option>
    <option value="140%">Texto maior</option>
    <option value="170%">Texto máximo</option>
  </select>
);
