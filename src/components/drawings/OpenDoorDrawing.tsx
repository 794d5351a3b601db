/** Somebody before an open door: may I come in? */
export const OpenDoorDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <path className="d-forest" d="M16 4h48v76H16z" />
    <path className="d-corn" d="M23 11h34v69H23z" />
    <path className="d-clay-dark" d="M23 11l-17 6v63h17z" />
    <circle className="d-white" cx="18" cy="46" r="2.500" />
    <circle className="d-ink" cx="40" cy="36" r="8" />
    <path className="d-ink" d="M27 80V62a13 15 0 0 1 26 0v18z" />
  </svg>
);
