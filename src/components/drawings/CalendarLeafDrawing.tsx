/** A leaf of the wall calendar: the days that run, the last one marked, and a corner that lifts. */
export const CalendarLeafDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <path className="d-forest" d="M10 10h60v18H10z" />
    <path className="d-white" d="M10 28h60v34L56 76H10z" />
    <path className="d-straw" d="M70 62 56 76V62z" />
    <path className="d-clay" d="M24 4h6v12h-6zM50 4h6v12h-6z" />
    <path
      className="d-mint"
      d="M17 34h9v9h-9zM30 34h9v9h-9zM43 34h9v9h-9zM56 34h9v9h-9zM17 47h9v9h-9zM30 47h9v9h-9z"
    />
    <path className="d-clay" d="M43 47h9v9h-9z" />
    <path className="d-ink" d="M17 62h26v4H17z" />
  </svg>
);
