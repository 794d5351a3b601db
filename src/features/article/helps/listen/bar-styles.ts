/**
 * The look of the bar and of the paragraph being read. It comes with the reader, so that a page
 * that nobody hears does not carry it. One rule, for `insertRule`: the pages allow no style element.
 */
export const barStyles = `@media all { @media screen {
[data-spoken] { background: var(--corn); box-shadow: -.35rem 0 var(--corn), -.6rem 0 var(--ink); }
tr[data-spoken] { outline: 3px solid var(--ink); box-shadow: none; }
[data-reading] { scroll-padding-bottom: 8rem; }
[data-reading] body { padding-bottom: 8rem; }
[data-reader] { position: fixed; inset: auto 0 0; z-index: 4; display: flex; flex-wrap: wrap;
  justify-content: center; gap: .5rem; padding: .6rem var(--gutter);
  padding-bottom: max(.6rem, env(safe-area-inset-bottom));
  border-top: 3px solid var(--ink); background: var(--paper); color: var(--ink); }
[data-reader] button { min-width: 2.75rem; min-height: 2.75rem; padding: .4rem .5rem;
  border: 2px solid; background: none; font-size: var(--small); font-weight: 700; cursor: pointer; }
@media (forced-colors: active) { [data-spoken] { outline: 3px solid Highlight; } }
}
@media print { [data-reader] { display: none; } } }`;
