/** A letter with a stamp on it: the request was refused. */
export const StampedLetterDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <path className="d-white" d="M8 4h50v72H8z" />
    <path
      className="d-ink"
      d="M16 14h20v4H16zM16 26h34v4H16zM16 36h34v4H16zM16 46h16v4H16zM16 66h24v4H16z"
    />
    <circle className="d-clay" cx="56" cy="54" r="22" />
    <path className="d-white" d="M45 47l4-4 7 7 7-7 4 4-7 7 7 7-4 4-7-7-7 7-4-4 7-7z" />
  </svg>
);
