/** A finger on the phone: how to ask. */
export const PhoneDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <path className="d-forest" d="M12 2h42v76H12z" />
    <path className="d-white" d="M17 9h32v58H17z" />
    <path className="d-ink" d="M22 16h22v4H22zM22 26h14v4H22z" />
    <path className="d-corn" d="M22 38h22v10H22z" />
    <path className="d-clay" d="M36 46a5 5 0 0 1 10 0v12l18 4q6 2 6 8v10H42l-8-14q-2-5 3-5z" />
  </svg>
);
