/** The family table with its chairs, a coffee on it: who lives in the house. */
export const TableAndChairsDrawing = () => (
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
);
