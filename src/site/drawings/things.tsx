import type { JSX } from 'react';

/** Things that stand for what a page is about. */
export const things = {
  // A leaf of the wall calendar: the days that run, the last one marked, and a corner that lifts.
  calendarLeaf: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-forest" d="M10 10h60v18H10z" />
      <path className="d-white" d="M10 28h60v34L56 76H10z" />
      <path className="d-straw" d="M70 62 56 76V62z" />
      <path className="d-clay" d="M24 4h6v12h-6zM50 4h6v12h-6z" />
      <path
        className="d-mint"
        d="M17 34h9v9h-9zM30 34h9v9h-9zM43 34h9v9h-9zM56 34h9v9h-9zM17 47h9v9h-9zM30 47h9v9h-9z"
      />
      <path className="d-clay" d="M43 47h9v9h-9z" />
      <path className="d-ink" d="M17 62h26v4H17z" />
    </svg>
  ),
  // A clock and a coffee that has gone cold: it takes long.
  clock: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <circle className="d-forest" cx="34" cy="32" r="30" />
      <circle className="d-white" cx="34" cy="32" r="23" />
      <path className="d-ink" d="M32 15h4v15l10 8-3 3-11-8z" />
      <path className="d-white" d="M48 46h28l-4 34H52z" />
      <path className="d-coffee" d="M49.500 56h25L71.500 78h-19z" />
    </svg>
  ),
  // The house of the judge, with its door open at the top of the steps.
  courthouse: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-clay" d="M40 4l34 20v6H6v-6z" />
      <circle className="d-corn" cx="40" cy="19" r="6" />
      <path className="d-white" d="M10 30h60v34H10z" />
      <path className="d-forest" d="M14 32h8v32h-8zM58 32h8v32h-8z" />
      <path className="d-ink" d="M32 38h16v26H32z" />
      <path className="d-corn" d="M32 38h9l-3 4v22h-6z" />
      <path className="d-clay-dark" d="M6 64h68v5H6zM2 71h76v5H2z" />
    </svg>
  ),
  // Months in rows under an umbrella; the covered ones are full, the last ones open.
  coveredMonths: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-forest" d="M38 4h4v8h-4z" />
      <path className="d-clay" d="M6 36a34 28 0 0 1 68 0z" />
      <path className="d-corn" d="M26 36a14 28 0 0 1 28 0z" />
      <path
        className="d-forest"
        d="M8 42h13v14H8zM25 42h13v14H25zM42 42h13v14H42zM59 42h13v14H59zM8 60h13v14H8zM25 60h13v14H25z"
      />
      <path className="d-forest" d="M42 60h6v14h-6z" />
      <path className="d-white" d="M48 60h7v14h-7zM59 60h13v14H59z" />
    </svg>
  ),
  // A chest with a drawer pulled out, and nothing in it; the spectacles lie on top.
  emptyDrawer: (
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
  ),
  // Sun, hills and furrows, and a hoe.
  field: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <circle className="d-corn" cx="56" cy="20" r="13" />
      <path className="d-leaf" d="M0 46q20-16 44-6t36-4v44H0z" />
      <path className="d-forest" d="M0 58q20-10 42-4t38-4v30H0z" />
      <path className="d-clay" d="M0 70q22-8 42-3t38-4v5q-20 0-38 4T0 76z" />
      <path className="d-clay-dark" d="M18 12h4v62h-4z" />
      <path className="d-ink" d="M6 10h18v6q-10 0-14 8-4-6-4-14z" />
    </svg>
  ),
  // A casting net that falls on the water, and a fish.
  fishAndNet: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-sky" d="M0 38q10-7 20 0t20 0 20 0 20 0v42H0z" />
      <g className="d-line" strokeWidth="2.5">
        <path d="M40 6 8 42M40 6 24 45M40 6v40M40 6l16 39M40 6l32 36M8 42q32 9 64 0M19 30q21 7 42 0M29 19q11 4 22 0" />
      </g>
      <circle className="d-clay-dark" cx="40" cy="6" r="5" />
      <path className="d-corn" d="M4 38h8v8H4zM68 38h8v8h-8z" />
      <path className="d-clay" d="M14 58q18-20 38-2l16-11v26L52 60q-20 18-38-2z" />
      <path className="d-corn" d="M30 64q8 4 16 0l-5 9z" />
      <circle className="d-white" cx="25" cy="55" r="4" />
      <circle className="d-ink" cx="25" cy="55" r="2" />
      <path className="d-forest" d="M0 72q10-6 20 0t20 0 20 0 20 0v8H0z" />
    </svg>
  ),
  // A purse with a hole, and the coins that fall out of it.
  leakyPurse: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-clay" d="M6 30q0-8 8-8h40q8 0 8 8v20q0 16-16 16H22Q6 66 6 50z" />
      <path className="d-clay-dark" d="M10 16h48v12H10z" />
      <circle className="d-corn" cx="30" cy="13" r="6" />
      <circle className="d-corn" cx="39" cy="13" r="6" />
      <path className="d-shade" d="M44 66q-2-14 8-16t10 6-6 8z" />
      <circle className="d-corn" cx="58" cy="61" r="9" />
      <circle className="d-clay" cx="58" cy="61" r="5" />
      <circle className="d-corn" cx="70" cy="72" r="8" />
      <circle className="d-clay" cx="70" cy="72" r="4" />
      <path className="d-corn" d="M14 38h18v5H14z" />
    </svg>
  ),
  // Notes and a coin with our leaf on it.
  money: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-forest" d="M10 14h62v36H10z" />
      <path className="d-sky" d="M4 22h62v38H4z" />
      <path className="d-white" d="M10 28h50v26H10z" />
      <circle className="d-sky" cx="32" cy="41" r="9" />
      <path className="d-forest" d="M14 32h7v4h-7zM14 46h7v4h-7z" />
      <circle className="d-corn" cx="58" cy="58" r="18" />
      <path className="d-clay" d="M48 68a20 20 0 0 1 20-20 20 20 0 0 1-20 20z" />
    </svg>
  ),
  // A phone with a padlock: what stays on it.
  padlock: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-forest" d="M18 2h44v76H18z" />
      <path className="d-white" d="M23 9h34v56H23z" />
      <path className="d-corn" d="M36 69h8v5h-8z" />
      <path className="d-clay" d="M29 34h22v20H29z" />
      <path className="d-line-clay" d="M33 34v-6a7 7 0 0 1 14 0v6" />
      <path className="d-white" d="M38 40h4v8h-4z" />
    </svg>
  ),
  // A finger on the phone: how to ask.
  phone: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-forest" d="M12 2h42v76H12z" />
      <path className="d-white" d="M17 9h32v58H17z" />
      <path className="d-ink" d="M22 16h22v4H22zM22 26h14v4H22z" />
      <path className="d-corn" d="M22 38h22v10H22z" />
      <path className="d-clay" d="M36 46a5 5 0 0 1 10 0v12l18 4q6 2 6 8v10H42l-8-14q-2-5 3-5z" />
    </svg>
  ),
  // Scissors through a banknote: the payment was cut.
  scissors: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-white" d="M0 10h33l6 34H0zM47 10l33 8v34l-38-9z" />
      <path
        className="d-forest"
        d="M0 10h33l1 5H0zM0 39h38l1 5H0zM46 15l1-5 33 8v5zM42 43l1-5 37 9v5z"
      />
      <circle className="d-corn" cx="17" cy="27" r="8" />
      <circle className="d-corn" cx="64" cy="31" r="8" />
      <path className="d-ink" d="M28 4l6-2 12 52-8 2zM52 4l-6-2-12 52 8 2z" />
      <g className="d-line-clay" strokeWidth="6">
        <circle cx="28" cy="66" r="10" />
        <circle cx="52" cy="66" r="10" />
      </g>
      <circle className="d-white" cx="40" cy="46" r="2.500" />
    </svg>
  ),
  // A shield with a mark of warning: scams.
  shield: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-forest" d="M40 4l30 11v22q0 27-30 41Q10 64 10 37V15z" />
      <path className="d-white" d="M40 13l22 8v16q0 20-22 31z" />
      <path className="d-straw" d="M40 13l-22 8v16q0 20 22 31z" />
      <path className="d-clay" d="M35 24h10v23H35zM35 52h10v9H35z" />
    </svg>
  ),
  // A signpost at a fork: three boards, one way each.
  signpost: (
    <svg viewBox="0 0 160 160" aria-hidden="true">
      <path className="d-leaf" d="M0 160a80 80 0 0 1 160 0z" />
      <path className="d-forest" d="M75 14h10v146H75z" />
      <path className="d-clay" d="M24 26h88l18 15-18 15H24z" />
      <path className="d-corn" d="M140 66H58L40 80l18 14h82z" />
      <path className="d-white" d="M34 104h68l16 13-16 13H34z" />
      <path className="d-white" d="M36 38h56v6H36z" />
      <path className="d-ink" d="M66 77h56v6H66zM46 114h46v6H46z" />
    </svg>
  ),
  // A phone, and a message whose eyes look out of a mask: who is it really?
  strangeMessage: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-forest" d="M6 6h40v74H6z" />
      <path className="d-white" d="M11 13h30v58H11z" />
      <path className="d-mint" d="M15 56h22v8H15z" />
      <path className="d-clay" d="M22 50V22a12 12 0 0 1 12-12h28a14 14 0 0 1 0 36H28z" />
      <path className="d-ink" d="M26 20h46a8 8 0 0 1 0 16H58q-5 0-9-5-4 5-9 5H26z" />
      <circle className="d-white" cx="38" cy="28" r="5" />
      <circle className="d-white" cx="62" cy="28" r="5" />
      <circle className="d-ink" cx="40" cy="28" r="2.500" />
      <circle className="d-ink" cx="64" cy="28" r="2.500" />
    </svg>
  ),
  // The family table with its chairs, a coffee on it: who lives in the house.
  tableAndChairs: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path
        className="d-clay"
        d="M31 14h18v5H31zM31 24h18v4H31zM31 14h4v24h-4zM45 14h4v24h-4zM3 26h5v22h10v5h-1v23h-4V53H8v23H3zM77 26h-5v22H62v5h1v23h4V53h5v23h5z"
      />
      <path className="d-forest" d="M12 38h56v7H12zM21 45h5v31h-5zM54 45h5v31h-5z" />
      <path className="d-white" d="M25 26h9l-1.500 12h-6zM50 32h14v3q-1 3-4 3h-6q-3 0-4-3z" />
      <path className="d-coffee" d="M25.500 30h8l-1 6.500h-6z" />
      <path className="d-corn" d="M52 32a5 5 0 0 1 10 0z" />
    </svg>
  ),
  // A wall calendar with a page too many: the thirteenth, and a coin.
  thirteenth: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-clay" d="M8 12h60v15H8z" />
      <path className="d-white" d="M8 27h60v44H8z" />
      <path className="d-forest" d="M20 5h6v14h-6zM50 5h6v14h-6z" />
      <path className="d-ink" d="M16 40l9-6h5v29h-7V43l-7 4z" />
      <g className="d-line" strokeWidth="6">
        <path d="M36 37h15l-9 10a8 8 0 1 1-7 12" />
      </g>
      <circle className="d-corn" cx="63" cy="63" r="15" />
      <circle className="d-clay" cx="63" cy="63" r="9" />
      <path className="d-corn" d="M61 56h4v14h-4z" />
    </svg>
  ),
} satisfies Record<string, JSX.Element>;
