/** What is wrong with a control, if anything. */
export type ErrorOf = (fieldId: string) => string | undefined;
