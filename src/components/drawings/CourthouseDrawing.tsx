/** The house of the judge, with its door open at the top of the steps. */
export const CourthouseDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <path className="d-clay" d="M40 4l34 20v6H6v-6z" />
    <circle className="d-corn" cx="40" cy="19" r="6" />
    <path className="d-white" d="M10 30h60v34H10z" />
    <path className="d-forest" d="M14 32h8v32h-8zM58 32h8v32h-8z" />
    <path className="d-ink" d="M32 38h16v26H32z" />
    <path className="d-corn" d="M32 38h9l-3 4v22h-6z" />
    <path className="d-clay-dark" d="M6 64h68v5H6zM2 71h76v5H2z" />
  </svg>
);
