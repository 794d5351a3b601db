/** A barred window, and a family before it. */
export const BarredWindowDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <path className="d-forest" d="M16 4h48v42H16z" />
    <path className="d-sky" d="M21 9h38v32H21z" />
    <path className="d-ink" d="M28 9h4v32h-4zM38 9h4v32h-4zM48 9h4v32h-4z" />
    <circle className="d-clay" cx="26" cy="54" r="7" />
    <path className="d-clay" d="M14 80v-6a12 12 0 0 1 24 0v6z" />
    <circle className="d-corn" cx="54" cy="60" r="5.500" />
    <path className="d-corn" d="M44 80v-3a10 10 0 0 1 20 0v3z" />
  </svg>
);
