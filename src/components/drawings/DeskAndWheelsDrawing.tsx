/** Somebody in a wheelchair at work, at a desk with a computer. */
export const DeskAndWheelsDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <path className="d-clay-dark" d="M44 44h34v6H44zM70 50h5v28h-5z" />
    <path className="d-white" d="M58 20h18l-4 20H54z" />
    <path className="d-forest" d="M48 39h25v5H48z" />
    <circle className="d-ink" cx="25" cy="13" r="8" />
    <path className="d-clay" d="M17 24h12q4 0 6 4l5 8 12 3v6l-15-3-6-8v16H17z" />
    <path className="d-forest" d="M17 50h21q4 0 5 4l4 22h-6l-4-18H17z" />
    <path className="d-ink" d="M10 24h5v26h-5z" />
    <g className="d-line" strokeWidth="4">
      <circle cx="23" cy="61" r="15" />
    </g>
    <circle className="d-corn" cx="23" cy="61" r="5" />
  </svg>
);
