/** The household's notebook, a sum in it, and the pencil. */
export const NotebookDrawing = () => (
  <svg viewBox="0 0 160 160" aria-hidden="true">
    <path className="d-clay-dark" d="M34 16h98v144H34z" />
    <path className="d-white" d="M42 8h86v146H42z" />
    <path
      className="d-forest"
      d="M34 22h18v6H34zM34 46h18v6H34zM34 70h18v6H34zM34 94h18v6H34zM34 118h18v6H34z"
    />
    <path className="d-corn" d="M82 102h40v20H82z" />
    <path
      className="d-ink"
      d="M62 26h26v6H62zM98 26h20v6H98zM62 44h18v6H62zM104 44h14v6h-14zM62 62h24v6H62zM98 62h20v6H98zM62 84h56v4H62zM90 109h28v6H90z"
    />
    <path className="d-clay" d="M62 109h6v-6h6v6h6v6h-6v6h-6v-6h-6z" />
    <path className="d-corn" d="M148 62l10 6-42 74-10-6z" />
    <path className="d-clay" d="M153 53l10 6-5 9-10-6z" />
    <path className="d-ink" d="M106 136l10 6-11 8z" />
  </svg>
);
