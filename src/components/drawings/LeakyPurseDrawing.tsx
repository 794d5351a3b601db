/** A purse with a hole, and the coins that fall out of it. */
export const LeakyPurseDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <path className="d-clay" d="M6 30q0-8 8-8h40q8 0 8 8v20q0 16-16 16H22Q6 66 6 50z" />
    <path className="d-clay-dark" d="M10 16h48v12H10z" />
    <circle className="d-corn" cx="30" cy="13" r="6" />
    <circle className="d-corn" cx="39" cy="13" r="6" />
    <path className="d-shade" d="M44 66q-2-14 8-16t10 6-6 8z" />
    <circle className="d-corn" cx="58" cy="61" r="9" />
    <circle className="d-clay" cx="58" cy="61" r="5" />
    <circle className="d-corn" cx="70" cy="72" r="8" />
    <circle className="d-clay" cx="70" cy="72" r="4" />
    <path className="d-corn" d="M14 38h18v5H14z" />
  </svg>
);
