/** A cradle that rocks, with a child in it. */
export const CradleDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <path className="d-white" d="M22 30a18 18 0 0 1 36 0v10H22z" />
    <circle className="d-clay" cx="34" cy="36" r="8" />
    <path className="d-corn" d="M36 42h30v10H22c0-6 6-10 14-10z" />
    <path className="d-forest" d="M10 46h60l-7 20H17z" />
    <path className="d-clay" d="M24 52h4v9h-4zM38 52h4v9h-4zM52 52h4v9h-4z" />
    <path className="d-clay-dark" d="M6 66c10 12 58 12 68 0l5 4c-14 14-64 14-78 0z" />
  </svg>
);
