import type { JSX } from 'react';

/** Somebody, in what brings them here. */
export const people = {
  // Somebody in an armchair, a stick beside it.
  armchair: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-forest" d="M16 26a10 10 0 0 1 10-10h24a10 10 0 0 1 10 10v36H16z" />
      <circle className="d-ink" cx="38" cy="26" r="8" />
      <path className="d-clay" d="M25 60V50a13 14 0 0 1 26 0v10z" />
      <path className="d-clay-dark" d="M8 44a6 6 0 0 1 12 0v30H8zM56 44a6 6 0 0 1 12 0v30H56z" />
      <path className="d-corn" d="M20 58h36v16H20z" />
      <path className="d-white" d="M72 24a5 5 0 0 1 5 5h-4v51h-3V29q0-5 2-5z" />
    </svg>
  ),
  // A barred window, and a family before it.
  barredWindow: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-forest" d="M16 4h48v42H16z" />
      <path className="d-sky" d="M21 9h38v32H21z" />
      <path className="d-ink" d="M28 9h4v32h-4zM38 9h4v32h-4zM48 9h4v32h-4z" />
      <circle className="d-clay" cx="26" cy="54" r="7" />
      <path className="d-clay" d="M14 80v-6a12 12 0 0 1 24 0v6z" />
      <circle className="d-corn" cx="54" cy="60" r="5.500" />
      <path className="d-corn" d="M44 80v-3a10 10 0 0 1 20 0v3z" />
    </svg>
  ),
  // Two children hand in hand, and a ball.
  children: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-leaf" d="M0 72h80v8H0z" />
      <path className="d-forest" d="M20 56h6v18h-6zM30 56h6v18h-6zM52 62h5v12h-5zM60 62h5v12h-5z" />
      <path className="d-ink" d="M34 36l16 12-3 4-16-11z" />
      <path className="d-corn" d="M20 30h16l4 28H16z" />
      <path className="d-clay" d="M51 42h14l4 21H47z" />
      <circle className="d-clay-dark" cx="28" cy="20" r="9" />
      <path className="d-ink" d="M18 20a10 10 0 0 1 20 0q-10-6-20 0z" />
      <circle className="d-clay-dark" cx="58" cy="33" r="8" />
      <path className="d-ink" d="M49 33a9 9 0 0 1 18 0q-9-5-18 0zM65 30h6v8h-4z" />
      <circle className="d-white" cx="8" cy="66" r="7" />
    </svg>
  ),
  // A cradle that rocks, with a child in it.
  cradle: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-white" d="M22 30a18 18 0 0 1 36 0v10H22z" />
      <circle className="d-clay" cx="34" cy="36" r="8" />
      <path className="d-corn" d="M36 42h30v10H22c0-6 6-10 14-10z" />
      <path className="d-forest" d="M10 46h60l-7 20H17z" />
      <path className="d-clay" d="M24 52h4v9h-4zM38 52h4v9h-4zM52 52h4v9h-4z" />
      <path className="d-clay-dark" d="M6 66c10 12 58 12 68 0l5 4c-14 14-64 14-78 0z" />
    </svg>
  ),
  // Somebody in a wheelchair at work, at a desk with a computer.
  deskAndWheels: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-clay-dark" d="M44 44h34v6H44zM70 50h5v28h-5z" />
      <path className="d-white" d="M58 20h18l-4 20H54z" />
      <path className="d-forest" d="M48 39h25v5H48z" />
      <circle className="d-ink" cx="25" cy="13" r="8" />
      <path className="d-clay" d="M17 24h12q4 0 6 4l5 8 12 3v6l-15-3-6-8v16H17z" />
      <path className="d-forest" d="M17 50h21q4 0 5 4l4 22h-6l-4-18H17z" />
      <path className="d-ink" d="M10 24h5v26h-5z" />
      <g className="d-line" strokeWidth="4">
        <circle cx="23" cy="61" r="15" />
      </g>
      <circle className="d-corn" cx="23" cy="61" r="5" />
    </svg>
  ),
  // Somebody in a helmet.
  hardHat: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-forest" d="M8 80v-6a32 20 0 0 1 64 0v6z" />
      <path className="d-corn" d="M24 60h6l10 14 10-14h6v20H24z" />
      <path className="d-ink" d="M24 34h32v8a16 18 0 0 1-32 0z" />
      <path className="d-corn" d="M16 34a24 24 0 0 1 48 0z" />
      <path className="d-clay" d="M35 8h10v26H35z" />
      <path className="d-white" d="M10 34h60v6H10z" />
    </svg>
  ),
  // Somebody before an open door: may I come in?
  openDoor: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-forest" d="M16 4h48v76H16z" />
      <path className="d-corn" d="M23 11h34v69H23z" />
      <path className="d-clay-dark" d="M23 11l-17 6v63h17z" />
      <circle className="d-white" cx="18" cy="46" r="2.500" />
      <circle className="d-ink" cx="40" cy="36" r="8" />
      <path className="d-ink" d="M27 80V62a13 15 0 0 1 26 0v18z" />
    </svg>
  ),
  // Somebody with an arm in a sling.
  sling: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <circle className="d-ink" cx="40" cy="16" r="12" />
      <path className="d-clay" d="M10 80V58a30 26 0 0 1 60 0v22z" />
      <path className="d-white" d="M46 32l8 3-10 21H30zM22 54h38l-8 16H28z" />
      <circle className="d-clay-dark" cx="61" cy="56" r="6" />
      <path className="d-clay-dark" d="M10 58h12v10H10z" />
    </svg>
  ),
  // An umbrella over two people: what a family is left with.
  umbrella: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-forest" d="M38 4h4v8h-4zM38 38h4v38h-4z" />
      <path className="d-clay" d="M6 40a34 32 0 0 1 68 0z" />
      <path className="d-corn" d="M26 40a14 32 0 0 1 28 0z" />
      <circle className="d-ink" cx="24" cy="52" r="6" />
      <path className="d-ink" d="M13 80v-7a11 12 0 0 1 22 0v7z" />
      <circle className="d-white" cx="56" cy="58" r="5" />
      <path className="d-white" d="M47 80v-5a9 10 0 0 1 18 0v5z" />
    </svg>
  ),
  // Somebody in a wheelchair at the top of a ramp.
  wheelchair: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-forest" d="M2 80l50-12h26v12z" />
      <circle className="d-ink" cx="44" cy="12" r="7" />
      <path className="d-clay" d="M36 22h13v18h12q4 0 5 4l4 17h-6l-4-14H36z" />
      <path className="d-ink" d="M29 18h5v26h-5z" />
      <g className="d-line" strokeWidth="4">
        <circle cx="42" cy="52" r="14" />
      </g>
      <circle className="d-corn" cx="42" cy="52" r="5" />
      <path className="d-white" d="M62 61h12v5H62z" />
    </svg>
  ),
  // Stairs of years, a person on the way up, the sun over the last step.
  yearStairs: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <circle className="d-corn" cx="65" cy="13" r="9" />
      <path className="d-forest" d="M4 80V66h18V54h18V42h18V30h18v50z" />
      <path className="d-white" d="M4 66h18v4H4zM22 54h18v4H22zM40 42h18v4H40zM58 30h18v4H58z" />
      <circle className="d-ink" cx="31" cy="27" r="6" />
      <path className="d-clay" d="M21 54V46a10 11 0 0 1 20 0v8z" />
    </svg>
  ),
} satisfies Record<string, JSX.Element>;
