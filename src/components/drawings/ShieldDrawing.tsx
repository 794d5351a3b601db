/** A shield with a mark of warning: scams. */
export const ShieldDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <path className="d-forest" d="M40 4l30 11v22q0 27-30 41Q10 64 10 37V15z" />
    <path className="d-white" d="M40 13l22 8v16q0 20-22 31z" />
    <path className="d-straw" d="M40 13l-22 8v16q0 20 22 31z" />
    <path className="d-clay" d="M35 24h10v23H35zM35 52h10v9H35z" />
  </svg>
);
