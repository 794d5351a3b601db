/** Somebody in a wheelchair at the top of a ramp. */
export const WheelchairDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <path className="d-forest" d="M2 80l50-12h26v12z" />
    <circle className="d-ink" cx="44" cy="12" r="7" />
    <path className="d-clay" d="M36 22h13v18h12q4 0 5 4l4 17h-6l-4-14H36z" />
    <path className="d-ink" d="M29 18h5v26h-5z" />
    <g className="d-line" strokeWidth="4">
      <circle cx="42" cy="52" r="14" />
    </g>
    <circle className="d-corn" cx="42" cy="52" r="5" />
    <path className="d-white" d="M62 61h12v5H62z" />
  </svg>
);
