/** Whether somebody else was chosen earlier in this tab. */
export const isForOtherInTab = (): boolean => {
  try {
    return sessionStorage.forWhom === 'outra';
  } catch {
    // Storage is refused: the choice holds for one page.
    return false;
  }
};

/** Remembers for whom one asks, until the tab is closed; where storage is refused, for this page only. */
export function keepForWhom(value: string): void {
  try {
    sessionStorage.forWhom = value;
  } catch {
    // As above.
  }
}
