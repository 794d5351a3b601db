/** The one Cache storage of the site. */
export const storeName = 'copia';

/** The entry of the store that says when the copy was made, as an ISO date and time. */
export const madeOnEntry = '/copia/data';

/** What the page tells the worker, and the worker then tells every open page. */
export const removeMessage = 'apagar';
export const removedMessage = 'apagada';

/** The name of a tab in which the copy was removed: while it stays on this site, and stored nowhere. */
export const keptOffName = 'sem-copia';
