/** Two children hand in hand, and a ball. */
export const ChildrenDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <path className="d-leaf" d="M0 72h80v8H0z" />
    <path className="d-forest" d="M20 56h6v18h-6zM30 56h6v18h-6zM52 62h5v12h-5zM60 62h5v12h-5z" />
    <path className="d-ink" d="M34 36l16 12-3 4-16-11z" />
    <path className="d-corn" d="M20 30h16l4 28H16z" />
    <path className="d-clay" d="M51 42h14l4 21H47z" />
    <circle className="d-clay-dark" cx="28" cy="20" r="9" />
    <path className="d-ink" d="M18 20a10 10 0 0 1 20 0q-10-6-20 0z" />
    <circle className="d-clay-dark" cx="58" cy="33" r="8" />
    <path className="d-ink" d="M49 33a9 9 0 0 1 18 0q-9-5-18 0zM65 30h6v8h-4z" />
    <circle className="d-white" cx="8" cy="66" r="7" />
  </svg>
);
