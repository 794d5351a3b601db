/**
 * What stands at an address that does not open the text in force itself: a place to look it up, the
 * court's page of the case, a copy that is not official, the text without its later changes, the
 * compiled text that holds the change, an official page that applies it.
 */
export type LeadsTo =
  | 'search'
  | 'case'
  | 'private-copy'
  | 'as-published'
  | 'compiled-rules'
  | 'application';

/** A law, decree, ordinance or court whose provisions the site cites. */
export interface Norm {
  /** Short Portuguese name, as the reader sees it. */
  readonly name: string;
  readonly url: `https://${string}`;
  /** Absent where the address opens the text in force. */
  readonly leadsTo?: LeadsTo;
  /** The page of one theme of the court, with {tema} in place of its number. */
  readonly themeUrl?: `https://${string}`;
  /** Nobody has opened its address, or that of its themes, yet: to be done before publishing. */
  readonly isLinkUntested?: true;
  /** The compiled page marks its articles, so that '#art20' opens article 20. */
  readonly articleAnchors?: true;
  /** Articles whose text on the page still prints ages, terms or shares that no longer hold. */
  readonly supersededArticles?: readonly number[];
}

/** A place in a norm; without `place`, the whole norm. */
export interface Citation<NormKey extends string = string> {
  readonly norm: NormKey;
  /** 'art. 20, § 3º' */
  readonly place?: string;
}
