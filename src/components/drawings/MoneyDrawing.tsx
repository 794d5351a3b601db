/** Notes and a coin with our leaf on it. */
export const MoneyDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <path className="d-forest" d="M10 14h62v36H10z" />
    <path className="d-sky" d="M4 22h62v38H4z" />
    <path className="d-white" d="M10 28h50v26H10z" />
    <circle className="d-sky" cx="32" cy="41" r="9" />
    <path className="d-forest" d="M14 32h7v4h-7zM14 46h7v4h-7z" />
    <circle className="d-corn" cx="58" cy="58" r="18" />
    <path className="d-clay" d="M48 68a20 20 0 0 1 20-20 20 20 0 0 1-20 20z" />
  </svg>
);
