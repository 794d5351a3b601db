/** A slip to pay, with its bars, and a stack of coins. */
export const PaymentSlipDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <path className="d-white" d="M6 6h48v66l-6-5-6 5-6-5-6 5-6-5-6 5-6-5-6 5z" />
    <path className="d-forest" d="M6 6h48v13H6z" />
    <path className="d-ink" d="M13 27h24v4H13zM13 36h32v3H13z" />
    <path
      className="d-ink"
      d="M13 46h3v12h-3zM19 46h2v12h-2zM24 46h5v12h-5zM32 46h2v12h-2zM37 46h3v12h-3z"
    />
    <path className="d-corn" d="M46 70h30v7H46zM48 56h28v7H48z" />
    <path className="d-clay" d="M44 63h30v7H44zM46 49h28v7H46z" />
    <path className="d-corn" d="M44 45a16 6 0 0 1 32 0 16 6 0 0 1-32 0z" />
  </svg>
);
