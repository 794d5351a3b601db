/** Sun, hills and furrows, and a hoe. */
export const FieldDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <circle className="d-corn" cx="56" cy="20" r="13" />
    <path className="d-leaf" d="M0 46q20-16 44-6t36-4v44H0z" />
    <path className="d-forest" d="M0 58q20-10 42-4t38-4v30H0z" />
    <path className="d-clay" d="M0 70q22-8 42-3t38-4v5q-20 0-38 4T0 76z" />
    <path className="d-clay-dark" d="M18 12h4v62h-4z" />
    <path className="d-ink" d="M6 10h18v6q-10 0-14 8-4-6-4-14z" />
  </svg>
);
