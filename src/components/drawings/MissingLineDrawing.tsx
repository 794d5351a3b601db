/** A record of work with a gap, and the work book that fills it. */
export const MissingLineDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <path className="d-white" d="M6 4h48v72H6z" />
    <path className="d-forest" d="M12 10h12v9H12z" />
    <path className="d-ink" d="M28 12h20v4H28zM12 25h34v4H12zM12 55h22v4H12zM12 65h20v4H12z" />
    <path className="d-corn" d="M10 34h40v15H10z" />
    <path className="d-line-clay" d="M13 41.500h7M24 41.500h7M35 41.500h7" />
    <path className="d-shade" d="M42 42h32v36H42z" />
    <path className="d-forest" d="M38 38h32v36H38z" />
    <path className="d-corn" d="M45 46h18v4H45zM45 54h12v4H45z" />
    <circle className="d-mint" cx="54" cy="66" r="4" />
  </svg>
);
