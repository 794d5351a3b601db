/** Papers on one another, the identity card on top. */
export const PapersDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <path className="d-white" d="M26 4h46v64H26z" />
    <path className="d-ink" d="M34 14h30v4H34zM34 24h22v4H34zM34 34h30v4H34z" />
    <path className="d-forest" d="M4 36h54v40H4z" />
    <path className="d-sky" d="M9 41h44v30H9z" />
    <circle className="d-clay" cx="20" cy="51" r="5" />
    <path className="d-clay" d="M11 67a9 10 0 0 1 18 0z" />
    <path className="d-ink" d="M33 48h16v4H33zM33 57h12v4H33z" />
  </svg>
);
