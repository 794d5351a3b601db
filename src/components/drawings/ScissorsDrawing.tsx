/** Scissors through a banknote: the payment was cut. */
export const ScissorsDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <path className="d-white" d="M0 10h33l6 34H0zM47 10l33 8v34l-38-9z" />
    <path
      className="d-forest"
      d="M0 10h33l1 5H0zM0 39h38l1 5H0zM46 15l1-5 33 8v5zM42 43l1-5 37 9v5z"
    />
    <circle className="d-corn" cx="17" cy="27" r="8" />
    <circle className="d-corn" cx="64" cy="31" r="8" />
    <path className="d-ink" d="M28 4l6-2 12 52-8 2zM52 4l-6-2-12 52 8 2z" />
    <g className="d-line-clay" strokeWidth="6">
      <circle cx="28" cy="66" r="10" />
      <circle cx="52" cy="66" r="10" />
    </g>
    <circle className="d-white" cx="40" cy="46" r="2.500" />
  </svg>
);
