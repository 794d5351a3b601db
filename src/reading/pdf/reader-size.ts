/** What the reader weighs on the wire, as the page says it: in kB, rounded up to tens. */
export const readerSize = 450;
