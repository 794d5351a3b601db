/** A "copo americano" with coffee, 72 × 113 units; x and y place it in a larger drawing. */
export const CoffeeGlass = ({ x = 0, y = 0 }: { x?: number; y?: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className="d-glass" d="M0 0h72l-10 106q-1 7-8 7H18q-7 0-8-7z" />
    <path className="d-coffee" d="M4 32h64l-6 66q-1 6-7 6H17q-6 0-7-6z" />
    <path className="d-white" d="M0 0h72v5H0zM10 104h52v2q-1 7-8 7H18q-7 0-8-7z" />
    <path
      className="d-flute"
      d="M17 38h3l4 60h-3zM29 38h3l1 60h-3zM40 38h3l-2 60h-3zM52 38h3l-4 60h-3z"
    />
  </g>
);
