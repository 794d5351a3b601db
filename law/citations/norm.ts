/** A law, decree, ordinance or court whose provisions the site cites. */
export interface Norm {
  /** Short Portuguese name, as the reader sees it. */
  readonly name: string;
  /** Official page. */
  readonly url: `https://${string}`;
  /** The compiled page marks its articles, so that '#art20' opens article 20. */
  readonly articleAnchors?: true;
}

/** A place in a norm; without `place`, the whole norm. */
export interface Citation<NormKey extends string = string> {
  readonly norm: NormKey;
  /** 'art. 20, § 3º' */
  readonly place?: string;
}
