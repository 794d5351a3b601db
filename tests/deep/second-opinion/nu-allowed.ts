interface Allowed {
  readonly message: RegExp;
  /** The source around the place, as the checker quotes it. */
  readonly near: RegExp;
  readonly why: string;
}

/** What the Nu HTML checker says without being right, or against a decision that helps someone. */
export const allowed: readonly Allowed[] = [
  {
    message: /^CSS: Unrecognized at-rule “@view-transition”$/,
    near: /@view-transition\{navig/,
    why: 'css-view-transitions-2; its CSS checker does not know the rule yet',
  },
  {
    message: /^CSS: Parse Error\.$/,
    near: /tion-group\(root\)\{/,
    why: '::view-transition-group(root) of css-view-transitions-1; likewise',
  },
  {
    message: /^CSS: “field-sizing”: Property “field-sizing” doesn't exist\.$/,
    near: /ld-sizing:content/,
    why: 'css-ui-4; likewise, and a browser without it shows the rows that are set',
  },
  {
    message: /^The “list” role is unnecessary for element “[uo]l”\.$/,
    near: /role="list"/,
    why: 'Safari drops the list from lists without bullets unless the role is written',
  },
];
