interface NetworkHints {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the visitor asks browsers to save data; false where a browser does not tell. */
export const savesData = (): boolean => (navigator as NetworkHints).connection?.saveData === true;
