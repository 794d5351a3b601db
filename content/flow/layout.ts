/** An arrow: the box it goes to, and how far below the top of its own box it leaves. */
export interface Leaving {
  to: string;
  at: number;
}

/** What is to be placed: its size, and its arrows from top to bottom. */
export interface Box {
  id: string;
  width: number;
  height: number;
  leaving: readonly Leaving[];
}

export interface Spacing {
  /** Between columns, where the arrows run. */
  between: number;
  /** Between boxes of a column. */
  gap: number;
}

/** A box in its place, or the bend of an arrow that passes a column. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  width: number;
  height: number;
  /** By the id of the box. */
  spots: Map<string, Spot>;
  /** By "from to": the bends of an arrow between its two boxes. */
  bends: Map<string, Spot[]>;
}

interface Item extends Spot {
  id: string;
  /** Arrows that come and go, one column far each. */
  coming: { from: Item; at: number }[];
  going: { to: Item; at: number }[];
}

/** Column of each box: one after the last of those that point to it, so that all arrows go right. */
function columnsOf(boxes: readonly Box[], gap: number): Map<string, number> {
  const columns = new Map<string, number>(boxes.map(({ id }) => [id, 0]));
  for (let pass = 0; pass < boxes.length; pass += 1) {
    for (const { id, leaving } of boxes) {
      for (const { to } of leaving) {
        const least = (columns.get(id) ?? 0) + 1;
        columns.set(to, Math.max(columns.get(to) ?? 0, least));
      }
    }
  }
  balance(boxes, columns, gap);
  return columns;
}

/** Moves ends from the tallest column to the last one for as long as that makes the whole shorter. */
function balance(boxes: readonly Box[], columns: Map<string, number>, gap: number): void {
  const last = Math.max(...columns.values());
  const heightOf = (column: number) =>
    boxes
      .filter(({ id }) => columns.get(id) === column)
      .reduce((sum, { height }) => sum + height + gap, 0);
  for (;;) {
    const heights = Array.from({ length: last + 1 }, (_, column) => heightOf(column));
    const tallest = heights.indexOf(Math.max(...heights));
    const end = boxes.findLast(
      ({ id, leaving }) => leaving.length === 0 && columns.get(id) === tallest,
    );
    if (tallest === last || !end) return;
    if ((heights[last] ?? 0) + end.height + gap >= (heights[tallest] ?? 0)) return;
    columns.set(end.id, last);
  }
}

/** Room for an arrow that passes between two boxes. */
const bendHeight = 8;

const center = ({ y, height }: Spot): number => y + height / 2;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The height at which an item would lie opposite to those before it, or to those after it. */
function opposite(item: Item, isForward: boolean): number {
  const wishes = isForward
    ? item.coming.map(({ from, at }) => from.y + at)
    : item.going.map(({ to, at }) => center(to) + item.height / 2 - at);
  return wishes.length > 0 ? mean(wishes) : center(item);
}

/** Stacks a column in the given order, each box as near as it can to where it would like to be. */
function stack(column: Item[], wish: (item: Item) => number, gap: number): void {
  // Boxes that would overlap move as one block, around the mean of their wishes.
  const blocks: { items: Item[]; top: number; height: number }[] = [];
  for (const item of column) {
    blocks.push({ items: [item], top: wish(item) - item.height / 2, height: item.height });
    for (;;) {
      const last = blocks.at(-1);
      const upper = blocks.at(-2);
      if (!last || !upper || upper.top + upper.height + gap <= last.top) break;
      const items = [...upper.items, ...last.items];
      const top =
        (upper.top * upper.items.length + (last.top - upper.height - gap) * last.items.length) /
        items.length;
      blocks.splice(-2, 2, { items, top, height: upper.height + gap + last.height });
    }
  }
  for (const { items, top } of blocks) {
    let y = top;
    for (const item of items) {
      item.y = y;
      y += item.height + gap;
    }
  }
}

/**
 * Places boxes in columns from left to right, so that arrows cross little and no arrow runs through
 * a box: one that passes a column gets a bend of its own there. All in the units of the sizes.
 */
export function layOut(boxes: readonly Box[], { between, gap }: Spacing): Layout {
  const columnOf = columnsOf(boxes, gap);
  const columns: Item[][] = [];
  const items = new Map<string, Item>();
  const bends = new Map<string, Item[]>();
  const place = (id: string, column: number, width: number, height: number): Item => {
    const item: Item = { id, x: 0, y: 0, width, height, coming: [], going: [] };
    const others = columns[column];
    if (others) others.push(item);
    else columns[column] = [item];
    return item;
  };
  const join = (from: Item, to: Item, at: number) => {
    from.going.push({ to, at });
    to.coming.push({ from, at });
  };

  // In the order of the answers, which is also the order in which the eye goes down.
  const visit = (id: string): Item => {
    const known = items.get(id);
    if (known) return known;
    const box = boxes.find((candidate) => candidate.id === id) as Box;
    const column = columnOf.get(id) ?? 0;
    const item = place(id, column, box.width, box.height);
    items.set(id, item);
    for (const to of new Set(box.leaving.map((arrow) => arrow.to))) {
      let from = item;
      let at = mean(box.leaving.filter((arrow) => arrow.to === to).map((arrow) => arrow.at));
      const passed: Item[] = [];
      for (let passing = column + 1; passing < (columnOf.get(to) ?? 0); passing += 1) {
        const bend = place(`${id} ${to}`, passing, 0, bendHeight);
        join(from, bend, at);
        passed.push(bend);
        from = bend;
        at = bendHeight / 2;
      }
      bends.set(`${id} ${to}`, passed);
      join(from, visit(to), at);
    }
    return item;
  };
  for (const { id } of boxes) visit(id);

  let x = 0;
  for (const column of columns) {
    const width = Math.max(...column.map((item) => item.width));
    for (const item of column) item.x = x;
    for (const item of column) if (item.width === 0) item.width = width;
    x += width + between;
  }
  settle(columns, gap);

  const all = columns.flat();
  const top = Math.min(...all.map(({ y }) => y));
  for (const item of all) item.y -= top;
  return {
    width: x - between,
    height: Math.max(...all.map(({ y, height }) => y + height)),
    spots: items,
    bends,
  };
}

/** Orders and stacks the columns, going back and forth until neighbours lie opposite each other. */
function settle(columns: readonly Item[][], gap: number): void {
  for (const column of columns) stack(column, () => 0, gap);
  for (let pass = 0; pass < 24; pass += 1) {
    const isForward = pass % 2 === 0;
    const order = isForward ? columns : columns.toReversed();
    for (const column of order) {
      const wishes = new Map(column.map((item) => [item, opposite(item, isForward)]));
      const wish = (item: Item) => wishes.get(item) ?? 0;
      if (pass < 12) column.sort((one, other) => wish(one) - wish(other));
      stack(column, wish, gap);
    }
  }
}
