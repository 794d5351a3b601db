/**
 * What stands at an address that does not open the text in force itself: a place to look it up, the
 * court's page of the case, a copy that is not official, the text without its later changes, the
 * compiled text that holds the change, an official page that applies it, the office's own text with all changes.
 */
export type LeadsTo =
  | 'search'
  | 'case'
  | 'private-copy'
  | 'as-published'
  | 'compiled-rules'
  | 'application'
  | 'consolidated';

/** A law, decree, ordinance or court whose provisions the site cites. */
export interface Norm {
  /** Short Portuguese name, as the reader sees it. */
  readonly name: string;
  readonly url: `https://${string}`;
  /** Absent where the address opens the text in force. */
  readonly leadsTo?: LeadsTo;
  /** For whoever looks for a better address. */
  readonly note?: string;
  /** The page of one theme of the court, with {tema} in place of its number. */
  readonly themeUrl?: `https://${string}`;
  /** Somebody has opened its address, and that of its themes; until then it waits in the launch list. */
  readonly isLinkRead?: true;
  /** The compiled page marks its articles, so that '#art20' opens article 20. */
  readonly articleAnchors?: true;
  /** Articles whose text on the page still prints ages, terms or shares that no longer hold. */
  readonly supersededArticles?: readonly number[];
}

/** Numbers, or articles with what follows them, one after another: each line holds several. */
type Lines = readonly string[];

export interface CitedPlaces {
  /** Endings of keys: '20 20-12-a 23-pu' are art. 20; art. 20, § 12-A; art. 23, parágrafo único. '*' is the whole. */
  readonly articles?: Lines;
  /** Numbers of the court's themes and súmulas. */
  readonly themes?: Lines;
  readonly sumulas?: Lines;
  /** Places whose words the key does not tell, by their keys. */
  readonly places?: Readonly<Record<string, string>>;
}

/** A place in a norm; without `place`, the whole norm. */
export interface Citation<NormKey extends string = string> {
  readonly norm: NormKey;
  /** 'art. 20, § 3º' */
  readonly place?: string;
}
