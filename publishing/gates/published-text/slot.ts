/** Where a text names a yearly figure by its key, or the code puts what only the browser knows. */
export const slot = '…';
