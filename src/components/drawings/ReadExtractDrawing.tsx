/** The extract under a lens: its lines, months in a strip, one of them missing. */
export const ReadExtractDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <path className="d-white" d="M4 8h60v64H4z" />
    <path className="d-forest" d="M4 8h60v9H4z" />
    <path className="d-ink" d="M10 24h22v4H10zM10 44h16v4H10zM10 62h24v4H10z" />
    <path className="d-mint" d="M10 32h9v7h-9zM21 32h9v7h-9zM32 32h9v7h-9zM10 52h9v7h-9z" />
    <path className="d-corn" d="M21 52h9v7h-9z" />
    <path className="d-clay" d="m62 58 5-5 11 13-6 6z" />
    <circle className="d-ink" cx="50" cy="44" r="19" />
    <circle className="d-sky" cx="50" cy="44" r="15" />
    <path className="d-white" d="M39 41h9v8h-9zM52 41h9v8h-9z" />
    <path className="d-forest" d="M39 41h9v8h-9z" />
    <path className="d-ink" d="M41 33h17v4H41z" />
  </svg>
);
