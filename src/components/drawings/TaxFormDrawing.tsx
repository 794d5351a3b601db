/** A tax form with its share of a hundred, and a magnifier on it. */
export const TaxFormDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <path className="d-white" d="M8 4h50v70H8z" />
    <path className="d-clay" d="M8 4h50v12H8z" />
    <path
      className="d-ink"
      d="M14 24h20v4H14zM14 34h14v3H14zM14 44h10v3H14zM14 54h10v3H14zM14 64h18v3H14z"
    />
    <circle className="d-sky" cx="45" cy="46" r="20" />
    <path className="d-ink" d="M53 34l4 3-19 22-4-3z" />
    <circle className="d-clay" cx="38" cy="39" r="5" />
    <circle className="d-clay" cx="52" cy="54" r="5" />
    <path className="d-forest" d="M57 64l5-5 14 14-5 5z" />
    <circle className="d-line-clay" cx="45" cy="46" r="20" />
  </svg>
);
