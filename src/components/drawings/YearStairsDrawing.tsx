/** Stairs of years, a person on the way up, the sun over the last step. */
export const YearStairsDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <circle className="d-corn" cx="65" cy="13" r="9" />
    <path className="d-forest" d="M4 80V66h18V54h18V42h18V30h18v50z" />
    <path className="d-white" d="M4 66h18v4H4zM22 54h18v4H22zM40 42h18v4H40zM58 30h18v4H58z" />
    <circle className="d-ink" cx="31" cy="27" r="6" />
    <path className="d-clay" d="M21 54V46a10 11 0 0 1 20 0v8z" />
  </svg>
);
