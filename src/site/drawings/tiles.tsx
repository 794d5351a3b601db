import type { JSX } from 'react';
import type { Tile } from '#texts/schema/tiles.ts';

/** Things from a Brazilian home, on an 80 × 80 tile: family, bed, hammock, flower, spectacles, senses. */
export const tiles: Readonly<Record<Tile, JSX.Element>> = {
  bpc: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-forest" d="M54 14h8v22h-8z" />
      <path className="d-forest" d="M4 42 40 10l36 32z" />
      <path className="d-white" d="M14 42h52v38H14z" />
      <circle className="d-corn" cx="40" cy="29" r="5" />
      <circle className="d-ink" cx="30" cy="53" r="6" />
      <path className="d-ink" d="M18 80V74a12 12 0 0 1 24 0v6z" />
      <circle className="d-clay" cx="51" cy="60" r="4.5" />
      <path className="d-clay" d="M42 80v-4a9 9 0 0 1 18 0v4z" />
    </svg>
  ),
  aux: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-forest" d="M6 24h7v56H6zM67 46h7v34h-7zM13 60h54v8H13z" />
      <path className="d-white" d="M15 53a8 8 0 0 1 8-8h9a8 8 0 0 1 8 8v7H15z" />
      <circle className="d-ink" cx="28" cy="41" r="8" />
      <path className="d-clay" d="M36 60a22 22 0 0 1 22-22h9v22z" />
      <path className="d-corn" d="M58 38h9v22h-9z" />
      <path className="d-white" d="M44 6h8v7h7v8h-7v7h-8v-7h-7v-8h7z" />
    </svg>
  ),
  ida: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <circle className="d-white" cx="40" cy="26" r="12" />
      <path className="d-forest" d="M4 12h6v68H4zM70 12h6v68h-6z" />
      <path
        className="d-clay-dark"
        d="M17 52a5 5 0 0 0 8 6 5 5 0 0 0 9 4 5 5 0 0 0 12 0 5 5 0 0 0 9-4 5 5 0 0 0 8-6z"
      />
      <path className="d-clay" d="M8 22c9 20 19 26 32 26s23-6 32-26c0 26-14 40-32 40S8 48 8 22z" />
      <path
        className="d-corn"
        d="M12 40c9 10 18 13 28 13s19-3 28-13l-2 6c-8 8-16 11-26 11s-18-3-26-11z"
      />
    </svg>
  ),
  pen: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path
        className="d-forest"
        d="M38.500 24h3v38h-3zM40 46a20 20 0 0 1 20-20 20 20 0 0 1-20 20z"
      />
      <path
        className="d-clay"
        d="M40 24a13 13 0 0 1 0-20 13 13 0 0 1 0 20zM40 24a13 13 0 0 1 19-6 13 13 0 0 1-19 6zM40 24a13 13 0 0 1-19-6 13 13 0 0 1 19 6zM40 24a13 13 0 0 1 12 16 13 13 0 0 1-12-16zM40 24a13 13 0 0 1-12 16 13 13 0 0 1 12-16z"
      />
      <circle className="d-corn" cx="40" cy="24" r="4.5" />
      <path className="d-white" d="M22 44h36l-5 34q-.5 2-3 2H30q-2.500 0-3-2z" />
      <path className="d-sky" d="M26 54h28l-3 19q-.3 2-2 2H31q-1.700 0-2-2z" />
    </svg>
  ),
  rev: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-white" d="M14 8h52v72H14z" />
      <path className="d-ink" d="M22 18h36v4H22zM22 28h24v4H22zM22 62h20v4H22zM22 71h28v4H22z" />
      <path className="d-corn" d="M18 40h44v12H18z" />
      <g className="d-line-clay">
        <circle cx="28" cy="46" r="11" />
        <circle cx="54" cy="46" r="11" />
        <path d="M39 44q2-3 4 0" />
      </g>
    </svg>
  ),
  pcd: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-forest" d="M0 0h40v40H0zM40 40h40v40H40z" />
      <path className="d-white" d="M5 20a18 18 0 0 1 30 0 18 18 0 0 1-30 0z" />
      <circle className="d-ink" cx="20" cy="20" r="6" />
      <path
        className="d-clay"
        d="M47 19a13 13 0 0 1 26 0c0 7-6 8-7 12s-2 7-7 7c-4 0-6-3-6-6h4c1 2 3 2 3-1 1-6 7-6 7-12a7 7 0 0 0-14 0v6h-6z"
      />
      <path className="d-ink" d="M56 20a4.500 4.500 0 0 1 9 0h-3.500q-1-2-2 0v6H56z" />
      <g className="d-line-white">
        <circle cx="60" cy="60" r="13" />
        <path d="M60 47v26M47 60h26M51 51l18 18M69 51 51 69" />
      </g>
      <circle className="d-white" cx="60" cy="60" r="4" />
      <path
        className="d-clay"
        d="M8 62v-9a2.500 2.500 0 0 1 5 0v-4a2.500 2.500 0 0 1 5 0v-2a2.500 2.500 0 0 1 5 0v2a2.500 2.500 0 0 1 5 0v11l3-4q3-2 3 1-3 9-7 14-2 2-6 2h-4q-9 0-9-11z"
      />
      <path className="d-straw" d="M13 53h1v8h-1zM18 50h1v11h-1zM23 50h1v11h-1z" />
    </svg>
  ),
};
