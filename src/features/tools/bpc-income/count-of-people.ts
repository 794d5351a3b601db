/** "1 pessoa", "3 pessoas" */
export const countOfPeople = (count: number): string =>
  count === 1 ? '1\u00a0pessoa' : `${count}\u00a0pessoas`;
