/** A hand that holds up a sheet: I want to ask. */
export const RaisedSheetDrawing = () => (
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
);
