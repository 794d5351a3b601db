/** A wall calendar with a page too many: the thirteenth, and a coin. */
export const ThirteenthDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <path className="d-clay" d="M8 12h60v15H8z" />
    <path className="d-white" d="M8 27h60v44H8z" />
    <path className="d-forest" d="M20 5h6v14h-6zM50 5h6v14h-6z" />
    <path className="d-ink" d="M16 40l9-6h5v29h-7V43l-7 4z" />
    <g className="d-line" strokeWidth="6">
      <path d="M36 37h15l-9 10a8 8 0 1 1-7 12" />
    </g>
    <circle className="d-corn" cx="63" cy="63" r="15" />
    <circle className="d-clay" cx="63" cy="63" r="9" />
    <path className="d-corn" d="M61 56h4v14h-4z" />
  </svg>
);
