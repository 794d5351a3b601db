import type { JSX } from 'react';

const lines = <path className="d-ink" d="M10 12h20v3H10zM10 20h20v3H10zM10 28h12v3H10z" />;
const sheet = <path className="d-white" d="M5 2h30v36H5z" />;

/** Documents as they look, on 40 × 40. */
const signs: Record<string, JSX.Element> = {
  address: (
    <>
      {sheet}
      <path className="d-forest" d="M10 16l10-9 10 9zM12 16h16v10H12z" />
      <path className="d-ink" d="M10 30h20v3H10z" />
    </>
  ),
  cadunico: (
    <>
      {sheet}
      <path className="d-corn" d="M5 2h30v8H5z" />
      <path
        className="d-forest"
        d="M11 17a3 3 0 1 1 6 0 3 3 0 0 1-6 0zM22 17a3 3 0 1 1 6 0 3 3 0 0 1-6 0zM9 28a5 6 0 0 1 10 0zM20 28a5 6 0 0 1 10 0z"
      />
      <path className="d-ink" d="M9 31h22v3H9z" />
    </>
  ),
  card: (
    <>
      <path className="d-forest" d="M1 7h38v26H1z" />
      <path className="d-sky" d="M4 10h32v20H4z" />
      <path className="d-clay" d="M8 16a4 4 0 1 1 8 0 4 4 0 0 1-8 0zM6 28a6 6 0 0 1 12 0z" />
      <path className="d-ink" d="M21 14h12v3H21zM21 20h9v3h-9z" />
    </>
  ),
  certificate: (
    <>
      {sheet}
      {lines}
      <path className="d-clay" d="M25 27h5v11l-2.500-2-2.500 2z" />
      <circle className="d-corn" cx="27.500" cy="27" r="6" />
    </>
  ),
  letter: (
    <>
      {sheet}
      {lines}
    </>
  ),
  medical: (
    <>
      {sheet}
      <path className="d-clay" d="M17 5h6v5h5v6h-5v5h-6v-5h-5v-6h5z" />
      <path className="d-ink" d="M10 25h20v3H10zM10 31h13v3H10z" />
    </>
  ),
  receipt: (
    <>
      <path className="d-white" d="M8 2h24v36l-4-3-4 3-4-3-4 3-4-3-4 3z" />
      <path className="d-ink" d="M13 9h9v3h-9zM13 17h9v3h-9z" />
      <path className="d-clay" d="M25 9h3v3h-3zM25 17h3v3h-3zM13 26h15v4H13z" />
    </>
  ),
  workBook: (
    <>
      <path className="d-forest" d="M6 2h26v36H6z" />
      <path className="d-white" d="M32 5h3v30h-3z" />
      <path className="d-corn" d="M12 9h14v3H12zM12 15h14v3H12zM14 25h10v7H14z" />
    </>
  ),
};

/** The pictogram of a document; a plain sheet where it has none. */
export const PaperSign = ({ look }: { look: string }) => (
  <svg viewBox="0 0 40 40" aria-hidden="true">
    {signs[look] ?? signs.letter}
  </svg>
);
