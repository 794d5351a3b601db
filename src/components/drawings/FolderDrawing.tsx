/** A folder with a name on it, and the sheet that comes out of it. */
export const FolderDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <path className="d-clay-dark" d="M4 22h26l6 8h40v44H4z" />
    <path className="d-white" d="M14 6h52v50H14z" />
    <path className="d-ink" d="M22 14h22v4H22zM22 23h36v3H22zM22 30h36v3H22z" />
    <path className="d-clay" d="M2 38h76l-4 38H6z" />
    <path className="d-white" d="M24 48h32v16H24z" />
    <path className="d-ink" d="M30 54h20v4H30z" />
  </svg>
);
