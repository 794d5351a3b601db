/** The styles of a page's islands, out of force at its end (`lighten/lighten-pages.ts`). */
export const islandStylesId = 'estilos';

/** Puts them in the place of the page's own, which they repeat. */
export function bringInStyles(): void {
  const template = document.getElementById(islandStylesId);
  if (!(template instanceof HTMLTemplateElement)) return;
  document.head.querySelector('style')?.replaceWith(template.content);
  template.remove();
}
