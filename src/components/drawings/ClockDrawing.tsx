/** A clock and a coffee that has gone cold: it takes long. */
export const ClockDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <circle className="d-forest" cx="34" cy="32" r="30" />
    <circle className="d-white" cx="34" cy="32" r="23" />
    <path className="d-ink" d="M32 15h4v15l10 8-3 3-11-8z" />
    <path className="d-white" d="M48 46h28l-4 34H52z" />
    <path className="d-coffee" d="M49.500 56h25L71.500 78h-19z" />
  </svg>
);
