/** The one Cache storage of the site. */
export const storeName = 'copia';

/** The entry of the store that says when the copy was made, as an ISO date and time. */
export const madeOnEntry = '/copia/data';

/** What the page tells the worker, and the worker then tells every open page. */
export const removeMessage = 'apagar';
export const removedMessage = 'apagada';

/**
 * The name of a tab in which the visitor has removed the copy. It lasts as long as the tab stays
 * on this site and is stored nowhere.
 */
export const keptOffName = 'sem-copia';
