/** Somebody with an arm in a sling. */
export const SlingDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <circle className="d-ink" cx="40" cy="16" r="12" />
    <path className="d-clay" d="M10 80V58a30 26 0 0 1 60 0v22z" />
    <path className="d-white" d="M46 32l8 3-10 21H30zM22 54h38l-8 16H28z" />
    <circle className="d-clay-dark" cx="61" cy="56" r="6" />
    <path className="d-clay-dark" d="M10 58h12v10H10z" />
  </svg>
);
