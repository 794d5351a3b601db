/** A sheet with a question mark. */
export const QuestionDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <path className="d-white" d="M12 4h56v58L54 76H12z" />
    <path className="d-straw" d="M68 62 54 76V62z" />
    <path className="d-forest" d="M25 30a15 15 0 1 1 22 13q-3 2-3 8h-8q0-11 6-15a7 7 0 1 0-9-6z" />
    <circle className="d-clay" cx="40" cy="61" r="5.500" />
  </svg>
);
