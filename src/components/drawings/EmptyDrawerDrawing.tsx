/** A chest with a drawer pulled out, and nothing in it; the spectacles lie on top. */
export const EmptyDrawerDrawing = () => (
  <svg viewBox="0 0 160 160" aria-hidden="true">
    <path className="d-forest" d="M20 46h120v114h-8v-8H28v8h-8z" />
    <path className="d-clay-dark" d="M14 38h132v10H14z" />
    <path className="d-mint" d="M30 56h100v22H30zM30 132h100v14H30z" />
    <path className="d-shade" d="M30 84h100v18H30z" />
    <path className="d-clay" d="M20 98h120v28H20z" />
    <path className="d-white" d="M74 64h12v6H74zM70 108h20v8H70z" />
    <path className="d-ink" d="M74 137h12v5H74z" />
    <g className="d-line-clay">
      <circle cx="62" cy="24" r="12" />
      <circle cx="94" cy="24" r="12" />
      <path d="M74 23q4-5 8 0M50 24l-8 12M106 24l8 12" />
    </g>
  </svg>
);
