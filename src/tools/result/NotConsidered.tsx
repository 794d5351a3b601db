/** The heading of the page's own section on it, which `content/tools` writes for every tool. */
export const notConsideredId = 'o-que-esta-ferramenta-nao-considera';

/** What bears on the matter and was not asked: the list of the page's text, once more where the answer is. */
export const NotConsidered = () => (
  <div ref={(place) => place?.replaceChildren(listOnPage() ?? '')} />
);

function listOnPage(): Element | undefined {
  const list = document.querySelector(`#${notConsideredId} ~ ul`)?.cloneNode(true) as
    | Element
    | undefined;
  // With this it would wait for the bullets that the page's text draws.
  list?.removeAttribute('role');
  // A hard word is explained where it first stands.
  for (const term of list?.querySelectorAll('[popovertarget]') ?? [])
    term.replaceWith(term.textContent);
  for (const meaning of list?.querySelectorAll('[popover]') ?? []) meaning.remove();
  return list;
}
