/** An open book with a leaf as its mark: the words explained. */
export const BookDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <path className="d-forest" d="M2 18h76v54H2z" />
    <path className="d-white" d="M6 16q17-8 33 0v52q-16-8-33 0z" />
    <path className="d-straw" d="M74 16q-17-8-33 0v52q16-8 33 0z" />
    <path
      className="d-ink"
      d="M21 24h4l7 22h-4.500l-1.500-5h-6.500L18 46h-4.500zM20.500 37h4.500L23 30zM13 52h20v4H13zM48 26h20v4H48zM48 35h20v4H48zM48 44h14v4H48z"
    />
    <path className="d-clay" d="M54 64V8a12 12 0 0 1 12 12v44l-6-7z" />
  </svg>
);
