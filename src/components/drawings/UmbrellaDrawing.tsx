/** An umbrella over two people: what a family is left with. */
export const UmbrellaDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <path className="d-forest" d="M38 4h4v8h-4zM38 38h4v38h-4z" />
    <path className="d-clay" d="M6 40a34 32 0 0 1 68 0z" />
    <path className="d-corn" d="M26 40a14 32 0 0 1 28 0z" />
    <circle className="d-ink" cx="24" cy="52" r="6" />
    <path className="d-ink" d="M13 80v-7a11 12 0 0 1 22 0v7z" />
    <circle className="d-white" cx="56" cy="58" r="5" />
    <path className="d-white" d="M47 80v-5a9 10 0 0 1 18 0v5z" />
  </svg>
);
