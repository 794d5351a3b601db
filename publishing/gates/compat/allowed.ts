/** The reason of what only looks newer. */
export const later =
  'All targets know it: Baseline counts it as newer, for other browsers or other uses of it.';
const prefixed = 'Lightning CSS writes the older name, with a prefix, beside it.';
const lines = 'Lines break as they always have.';
const popover =
  'The meaning stands in parentheses, the word looks like the text around it (docs/decisions/0019).';

/** What is newer than the oldest targets may be published all the same, and why it does no harm. */
export const allowed: Readonly<Record<string, string>> = {
  "At-rule '@layer'": later,
  "At-rule '@page'": 'Paper and margins are those of the print dialog.',
  "At-rule '@view-transition'": 'The next page appears at once, without fading.',
  "Attribute 'loading' on '<img>'": later,
  "Attribute 'loading' on '<iframe>'":
    'Without it the preview of a tool is fetched before it is opened.',
  "Attribute 'name=\"color-scheme\"' on '<meta>'": later,
  "Attribute 'popover'": popover,
  "Attribute 'popoverTarget' on '<button>'": popover,
  "Media condition 'forced-colors'": 'Old Safari has no forced colours that would need repair.',
  "Media condition 'prefers-contrast'": later,
  "Media condition 'scripting'":
    'Without scripts the search field stays in sight there, and the list is below it all the same.',
  "Property 'accent-color'":
    'Some browsers do not darken the tick by themselves; our two colours stand apart anyway.',
  "Property 'appearance'": later,
  "Property 'color-scheme'": later,
  "Property 'contain'": later,
  "Property 'content-visibility'": 'As for `::details-content`, in which it stands.',
  "Property 'field-sizing'": 'A long text is scrolled in its field, or pulled larger.',
  "Property 'forced-color-adjust'": 'As for `forced-colors`, in which it stands.',
  "Property 'hyphens'": prefixed,
  "Property 'outline'": 'Before Safari 16.4 the ring of the focus has square corners.',
  "Property 'page'": 'Without it a printed result has the wider margins of every sheet.',
  "Property 'print-color-adjust'": prefixed,
  "Property 'resize'": 'Nothing is pulled larger by a corner on a phone.',
  "Property 'text-size-adjust'": prefixed,
  "Property 'text-wrap'": lines,
  "Selector 'details-content'":
    'Folded answers stay folded on paper; docs/accessibility.md says so.',
  "Selector 'focus-visible'": later,
  "Selector 'popover-open'": popover,
  "Selector 'view-transition-group'": 'As for `@view-transition`.',
  "Value 'anywhere' of property 'overflow-wrap'": later,
  "Value 'avoid' of property 'break-after'": 'A title may end a sheet of paper.',
};
