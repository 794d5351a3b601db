import { checkedSince } from '#content/load/published-pages.ts';
import { loadSite } from './site.ts';

/** For the footer of every page; reading all texts anew for each would make large sites slow. */
export const textsCheckedSince = checkedSince(loadSite().figures);
