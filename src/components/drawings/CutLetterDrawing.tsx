/** A letter, and the scissors that cut it. */
export const CutLetterDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <path className="d-white" d="M6 4h46v33L34 40l18 4v32H6z" />
    <path className="d-ink" d="M14 14h28v4H14zM14 24h22v4H14zM14 58h28v4H14z" />
    <path className="d-corn" d="M14 34h14v12H14z" />
    <path className="d-forest" d="M24 36l40 12-3 6-38-12zM24 45l40-12-3-6-38 12z" />
    <g className="d-line-clay">
      <circle cx="67" cy="24" r="7" />
      <circle cx="67" cy="57" r="7" />
    </g>
  </svg>
);
