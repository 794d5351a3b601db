/** Somebody in an armchair, a stick beside it. */
export const ArmchairDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <path className="d-forest" d="M16 26a10 10 0 0 1 10-10h24a10 10 0 0 1 10 10v36H16z" />
    <circle className="d-ink" cx="38" cy="26" r="8" />
    <path className="d-clay" d="M25 60V50a13 14 0 0 1 26 0v10z" />
    <path className="d-clay-dark" d="M8 44a6 6 0 0 1 12 0v30H8zM56 44a6 6 0 0 1 12 0v30H56z" />
    <path className="d-corn" d="M20 58h36v16H20z" />
    <path className="d-white" d="M72 24a5 5 0 0 1 5 5h-4v51h-3V29q0-5 2-5z" />
  </svg>
);
