const tile = 80;

/** From the edge inwards, and from the table up: the leaf of each tile runs (u)p or (d)own. */
const columns = ['ududud', 'duddud', 'uduudd'];

const leaf = (turn: string, x: number, y: number): string =>
  turn === 'u'
    ? `M${x} ${y + tile}a80 80 0 0 1 80-80 80 80 0 0 1-80 80z`
    : `M${x} ${y}a80 80 0 0 1 80 80 80 80 0 0 1-80-80z`;

/** The tiled wall of the kitchen at both sides of a picture, above the table, as an SVG. */
export function wall(width: number, height: number, tableHeight: number, colour: string): string {
  const leaves = columns.flatMap((turns, column) =>
    [...turns].map((turn, row) => {
      const y = height - tableHeight - tile * (row + 1);
      return leaf(turn, column * tile, y) + leaf(turn, width - tile * (column + 1), y);
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${colour}" d="${leaves.join('')}"/></svg>`;
}
