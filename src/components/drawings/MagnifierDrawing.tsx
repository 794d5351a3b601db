/** A magnifier on the lines of a letter: where it says so. */
export const MagnifierDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <path className="d-white" d="M10 4h46v72H10z" />
    <path
      className="d-ink"
      d="M17 13h32v4H17zM17 23h24v4H17zM17 33h14v4H17zM17 43h12v4H17zM17 53h14v4H17zM17 63h26v4H17z"
    />
    <circle className="d-sky" cx="48" cy="44" r="17" />
    <path className="d-corn" d="M35 41h26v7H35z" />
    <path className="d-clay-dark" d="M58 59l5-5 14 15-6 6z" />
    <circle className="d-line-clay" cx="48" cy="44" r="17" />
  </svg>
);
