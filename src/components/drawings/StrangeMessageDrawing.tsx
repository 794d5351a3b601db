/** A phone, and a message whose eyes look out of a mask: who is it really? */
export const StrangeMessageDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <path className="d-forest" d="M6 6h40v74H6z" />
    <path className="d-white" d="M11 13h30v58H11z" />
    <path className="d-mint" d="M15 56h22v8H15z" />
    <path className="d-clay" d="M22 50V22a12 12 0 0 1 12-12h28a14 14 0 0 1 0 36H28z" />
    <path className="d-ink" d="M26 20h46a8 8 0 0 1 0 16H58q-5 0-9-5-4 5-9 5H26z" />
    <circle className="d-white" cx="38" cy="28" r="5" />
    <circle className="d-white" cx="62" cy="28" r="5" />
    <circle className="d-ink" cx="40" cy="28" r="2.500" />
    <circle className="d-ink" cx="64" cy="28" r="2.500" />
  </svg>
);
