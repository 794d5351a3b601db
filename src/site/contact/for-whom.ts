/** Whether somebody else was chosen earlier in this tab. */
export const isForOtherInTab = (): boolean => {
  try {
    return sessionStorage.forWhom === 'outra';
  } catch {
    // Storage is refused: the choice holds for one page.
    return false;
  }
};

export function keepForWhom(value: string): void {
  try {
    sessionStorage.forWhom = value;
  } catch {
    // As above.
  }
}
