/** A phone with a padlock: what stays on it. */
export const PadlockDrawing = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <path className="d-forest" d="M18 2h44v76H18z" />
    <path className="d-white" d="M23 9h34v56H23z" />
    <path className="d-corn" d="M36 69h8v5h-8z" />
    <path className="d-clay" d="M29 34h22v20H29z" />
    <path className="d-line-clay" d="M33 34v-6a7 7 0 0 1 14 0v6" />
    <path className="d-white" d="M38 40h4v8h-4z" />
  </svg>
);
