interface NetworkHints {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the visitor asks browsers to save data; undefined where a browser does not tell. */
export const savesData = (): boolean | undefined =>
  (navigator as NetworkHints).connection?.saveData;
