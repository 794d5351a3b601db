/** A casting net that falls on the water, and a fish. */
export const FishAndNetDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <path className="d-sky" d="M0 38q10-7 20 0t20 0 20 0 20 0v42H0z" />
    <g className="d-line" strokeWidth="2.5">
      <path d="M40 6 8 42M40 6 24 45M40 6v40M40 6l16 39M40 6l32 36M8 42q32 9 64 0M19 30q21 7 42 0M29 19q11 4 22 0" />
    </g>
    <circle className="d-clay-dark" cx="40" cy="6" r="5" />
    <path className="d-corn" d="M4 38h8v8H4zM68 38h8v8h-8z" />
    <path className="d-clay" d="M14 58q18-20 38-2l16-11v26L52 60q-20 18-38-2z" />
    <path className="d-corn" d="M30 64q8 4 16 0l-5 9z" />
    <circle className="d-white" cx="25" cy="55" r="4" />
    <circle className="d-ink" cx="25" cy="55" r="2" />
    <path className="d-forest" d="M0 72q10-6 20 0t20 0 20 0 20 0v8H0z" />
  </svg>
);
