/** Months in rows under an umbrella; the covered ones are full, the last ones open. */
export const CoveredMonthsDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <path className="d-forest" d="M38 4h4v8h-4z" />
    <path className="d-clay" d="M6 36a34 28 0 0 1 68 0z" />
    <path className="d-corn" d="M26 36a14 28 0 0 1 28 0z" />
    <path
      className="d-forest"
      d="M8 42h13v14H8zM25 42h13v14H25zM42 42h13v14H42zM59 42h13v14H59zM8 60h13v14H8zM25 60h13v14H25z"
    />
    <path className="d-forest" d="M42 60h6v14h-6z" />
    <path className="d-white" d="M48 60h7v14h-7zM59 60h13v14H59z" />
  </svg>
);
