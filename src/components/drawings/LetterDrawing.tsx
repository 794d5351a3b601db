/** The letter from the INSS with the line that matters underlined, and the spectacles on it. */
export const LetterDrawing = () => (
  <svg viewBox="0 0 160 160" aria-hidden="true">
    <path className="d-white" d="M16 14h104v146H16z" />
    <path className="d-forest" d="M28 28h26v26H28z" />
    <path className="d-clay" d="M28 54a26 26 0 0 1 26-26v26z" />
    <path className="d-corn" d="M24 90h88v16H24z" />
    <path
      className="d-ink"
      d="M64 32h44v6H64zM64 45h30v6H64zM28 68h80v6H28zM28 81h70v6H28zM28 95h80v6H28zM28 112h60v6H28zM28 126h76v6H28zM28 140h40v6H28z"
    />
    <g className="d-line-clay">
      <circle cx="76" cy="99" r="22" />
      <circle cx="126" cy="99" r="22" />
      <path d="M98 97q3-6 6 0M54 97l-9-5M148 97l9-5" />
    </g>
  </svg>
);
