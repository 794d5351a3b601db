/** A booklet of payments and a coin. */
export const BookletDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <path className="d-clay-dark" d="M6 18h50v48H6z" />
    <path className="d-white" d="M10 14h50v48H10z" />
    <path className="d-ink" d="M18 22h20v4H18zM18 32h34v3H18zM18 40h34v3H18z" />
    <path
      className="d-forest"
      d="M18 50h3v8h-3zM24 50h2v8h-2zM29 50h4v8h-4zM36 50h2v8h-2zM41 50h3v8h-3z"
    />
    <circle className="d-corn" cx="60" cy="60" r="16" />
    <circle className="d-clay" cx="60" cy="60" r="10" />
    <path className="d-corn" d="M58 52h4v16h-4z" />
  </svg>
);
