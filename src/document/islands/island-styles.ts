/**
 * Puts the styles of a page and its islands, out of force in a template at its end
 * (`lighten/lighten-pages.ts`), in the place of the page's own, which they repeat.
 */
export function bringInStyles(): void {
  const template = document.querySelector('template');
  if (!template) return;
  document.querySelector('style')?.replaceWith(template.content);
  template.remove();
}
