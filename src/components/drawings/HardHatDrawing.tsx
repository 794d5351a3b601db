/** Somebody in a helmet. */
export const HardHatDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <path className="d-forest" d="M8 80v-6a32 20 0 0 1 64 0v6z" />
    <path className="d-corn" d="M24 60h6l10 14 10-14h6v20H24z" />
    <path className="d-ink" d="M24 34h32v8a16 18 0 0 1-32 0z" />
    <path className="d-corn" d="M16 34a24 24 0 0 1 48 0z" />
    <path className="d-clay" d="M35 8h10v26H35z" />
    <path className="d-white" d="M10 34h60v6H10z" />
  </svg>
);
