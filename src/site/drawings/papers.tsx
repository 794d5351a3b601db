import type { JSX } from 'react';
import { CoffeeGlass } from './CoffeeGlass.tsx';

// The letter from the INSS with the line that matters underlined, and the spectacles on it.
const letter = (
  <svg viewBox="0 0 160 160" aria-hidden="true">
    <path className="d-white" d="M16 14h104v146H16z" />
    <path className="d-forest" d="M28 28h26v26H28z" />
    <path className="d-clay" d="M28 54a26 26 0 0 1 26-26v26z" />
    <path className="d-corn" d="M24 90h88v16H24z" />
    <path
      className="d-ink"
      d="M64 32h44v6H64zM64 45h30v6H64zM28 68h80v6H28zM28 81h70v6H28zM28 95h80v6H28zM28 112h60v6H28zM28 126h76v6H28zM28 140h40v6H28z"
    />
    <g className="d-line-clay">
      <circle cx="76" cy="99" r="22" />
      <circle cx="126" cy="99" r="22" />
      <path d="M98 97q3-6 6 0M54 97l-9-5M148 97l9-5" />
    </g>
  </svg>
);

const letterSide = 160;

/** Letters, sheets and slips, and what one reads them with. */
export const papers = {
  // An open book with a leaf as its mark: the words explained.
  book: (
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
  ),
  // A booklet of payments and a coin.
  booklet: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-clay-dark" d="M6 18h50v48H6z" />
      <path className="d-white" d="M10 14h50v48H10z" />
      <path className="d-ink" d="M18 22h20v4H18zM18 32h34v3H18zM18 40h34v3H18z" />
      <path
        className="d-forest"
        d="M18 50h3v8h-3zM24 50h2v8h-2zM29 50h4v8h-4zM36 50h2v8h-2zM41 50h3v8h-3z"
      />
      <circle className="d-corn" cx="60" cy="60" r="16" />
      <circle className="d-clay" cx="60" cy="60" r="10" />
      <path className="d-corn" d="M58 52h4v16h-4z" />
    </svg>
  ),
  // A letter, and the scissors that cut it.
  cutLetter: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-white" d="M6 4h46v33L34 40l18 4v32H6z" />
      <path className="d-ink" d="M14 14h28v4H14zM14 24h22v4H14zM14 58h28v4H14z" />
      <path className="d-corn" d="M14 34h14v12H14z" />
      <path className="d-forest" d="M24 36l40 12-3 6-38-12zM24 45l40-12-3-6-38 12z" />
      <g className="d-line-clay">
        <circle cx="67" cy="24" r="7" />
        <circle cx="67" cy="57" r="7" />
      </g>
    </svg>
  ),
  // A folder with a name on it, and the sheet that comes out of it.
  folder: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-clay-dark" d="M4 22h26l6 8h40v44H4z" />
      <path className="d-white" d="M14 6h52v50H14z" />
      <path className="d-ink" d="M22 14h22v4H22zM22 23h36v3H22zM22 30h36v3H22z" />
      <path className="d-clay" d="M2 38h76l-4 38H6z" />
      <path className="d-white" d="M24 48h32v16H24z" />
      <path className="d-ink" d="M30 54h20v4H30z" />
    </svg>
  ),
  letter,
  // The letter, and a coffee beside it: somebody sits with you.
  letterAndCoffee: (
    <svg viewBox={`-84 0 ${letterSide + 84} ${letterSide}`} aria-hidden="true">
      <CoffeeGlass x={-84} y={47} />
      <svg width={letterSide} height={letterSide} aria-hidden="true">
        {letter}
      </svg>
    </svg>
  ),
  // A magnifier on the lines of a letter: where it says so.
  magnifier: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-white" d="M10 4h46v72H10z" />
      <path
        className="d-ink"
        d="M17 13h32v4H17zM17 23h24v4H17zM17 33h14v4H17zM17 43h12v4H17zM17 53h14v4H17zM17 63h26v4H17z"
      />
      <circle className="d-sky" cx="48" cy="44" r="17" />
      <path className="d-corn" d="M35 41h26v7H35z" />
      <path className="d-clay-dark" d="M58 59l5-5 14 15-6 6z" />
      <circle className="d-line-clay" cx="48" cy="44" r="17" />
    </svg>
  ),
  // A record of work with a gap, and the work book that fills it.
  missingLine: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-white" d="M6 4h48v72H6z" />
      <path className="d-forest" d="M12 10h12v9H12z" />
      <path className="d-ink" d="M28 12h20v4H28zM12 25h34v4H12zM12 55h22v4H12zM12 65h20v4H12z" />
      <path className="d-corn" d="M10 34h40v15H10z" />
      <path className="d-line-clay" d="M13 41.500h7M24 41.500h7M35 41.500h7" />
      <path className="d-shade" d="M42 42h32v36H42z" />
      <path className="d-forest" d="M38 38h32v36H38z" />
      <path className="d-corn" d="M45 46h18v4H45zM45 54h12v4H45z" />
      <circle className="d-mint" cx="54" cy="66" r="4" />
    </svg>
  ),
  // The household's notebook, a sum in it, and the pencil.
  notebook: (
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
  ),
  // Papers on one another, the identity card on top.
  papers: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-white" d="M26 4h46v64H26z" />
      <path className="d-ink" d="M34 14h30v4H34zM34 24h22v4H34zM34 34h30v4H34z" />
      <path className="d-forest" d="M4 36h54v40H4z" />
      <path className="d-sky" d="M9 41h44v30H9z" />
      <circle className="d-clay" cx="20" cy="51" r="5" />
      <path className="d-clay" d="M11 67a9 10 0 0 1 18 0z" />
      <path className="d-ink" d="M33 48h16v4H33zM33 57h12v4H33z" />
    </svg>
  ),
  // A slip to pay, with its bars, and a stack of coins.
  paymentSlip: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-white" d="M6 6h48v66l-6-5-6 5-6-5-6 5-6-5-6 5-6-5-6 5z" />
      <path className="d-forest" d="M6 6h48v13H6z" />
      <path className="d-ink" d="M13 27h24v4H13zM13 36h32v3H13z" />
      <path
        className="d-ink"
        d="M13 46h3v12h-3zM19 46h2v12h-2zM24 46h5v12h-5zM32 46h2v12h-2zM37 46h3v12h-3z"
      />
      <path className="d-corn" d="M46 70h30v7H46zM48 56h28v7H48z" />
      <path className="d-clay" d="M44 63h30v7H44zM46 49h28v7H46z" />
      <path className="d-corn" d="M44 45a16 6 0 0 1 32 0 16 6 0 0 1-32 0z" />
    </svg>
  ),
  // A sheet with a question mark.
  question: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-white" d="M12 4h56v58L54 76H12z" />
      <path className="d-straw" d="M68 62 54 76V62z" />
      <path
        className="d-forest"
        d="M25 30a15 15 0 1 1 22 13q-3 2-3 8h-8q0-11 6-15a7 7 0 1 0-9-6z"
      />
      <circle className="d-clay" cx="40" cy="61" r="5.500" />
    </svg>
  ),
  // A hand that holds up a sheet: I want to ask.
  raisedSheet: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-white" d="M12 2h48v44H12z" />
      <path className="d-forest" d="M18 8h12v12H18z" />
      <path className="d-clay" d="M18 20A12 12 0 0 1 30 8v12z" />
      <path className="d-ink" d="M35 10h19v4H35zM18 26h36v4H18zM18 34h18v4H18z" />
      <path
        className="d-clay"
        d="M40 62V38a4 4 0 0 1 8 0v-2a4 4 0 0 1 8 0v2a4 4 0 0 1 8 0v4a4 4 0 0 1 8 0v14q0 8-6 12H46z"
      />
      <path className="d-clay-dark" d="M47 40h2v12h-2zM55 40h2v12h-2zM63 44h2v10h-2z" />
      <path className="d-clay" d="M46 66L31 51a4 4 0 0 1 6-6l9 8z" />
      <path className="d-forest" d="M43 64h26v16H43z" />
    </svg>
  ),
  // The extract under a lens: its lines, months in a strip, one of them missing.
  readExtract: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-white" d="M4 8h60v64H4z" />
      <path className="d-forest" d="M4 8h60v9H4z" />
      <path className="d-ink" d="M10 24h22v4H10zM10 44h16v4H10zM10 62h24v4H10z" />
      <path className="d-mint" d="M10 32h9v7h-9zM21 32h9v7h-9zM32 32h9v7h-9zM10 52h9v7h-9z" />
      <path className="d-corn" d="M21 52h9v7h-9z" />
      <path className="d-clay" d="m62 58 5-5 11 13-6 6z" />
      <circle className="d-ink" cx="50" cy="44" r="19" />
      <circle className="d-sky" cx="50" cy="44" r="15" />
      <path className="d-white" d="M39 41h9v8h-9zM52 41h9v8h-9z" />
      <path className="d-forest" d="M39 41h9v8h-9z" />
      <path className="d-ink" d="M41 33h17v4H41z" />
    </svg>
  ),
  // A letter with a stamp on it: the request was refused.
  stampedLetter: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-white" d="M8 4h50v72H8z" />
      <path
        className="d-ink"
        d="M16 14h20v4H16zM16 26h34v4H16zM16 36h34v4H16zM16 46h16v4H16zM16 66h24v4H16z"
      />
      <circle className="d-clay" cx="56" cy="54" r="22" />
      <path className="d-white" d="M45 47l4-4 7 7 7-7 4 4-7 7 7 7-4 4-7-7-7 7-4-4 7-7z" />
    </svg>
  ),
  // A tax form with its share of a hundred, and a magnifier on it.
  taxForm: (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path className="d-white" d="M8 4h50v70H8z" />
      <path className="d-clay" d="M8 4h50v12H8z" />
      <path
        className="d-ink"
        d="M14 24h20v4H14zM14 34h14v3H14zM14 44h10v3H14zM14 54h10v3H14zM14 64h18v3H14z"
      />
      <circle className="d-sky" cx="45" cy="46" r="20" />
      <path className="d-ink" d="M53 34l4 3-19 22-4-3z" />
      <circle className="d-clay" cx="38" cy="39" r="5" />
      <circle className="d-clay" cx="52" cy="54" r="5" />
      <path className="d-forest" d="M57 64l5-5 14 14-5 5z" />
      <circle className="d-line-clay" cx="45" cy="46" r="20" />
    </svg>
  ),
} satisfies Record<string, JSX.Element>;
