/** What the reader weighs on the wire, engine and model with it, as the page says it: rounded up. */
export const photoReaderSize = '2 MB';
