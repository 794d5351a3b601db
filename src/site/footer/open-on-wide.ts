/** Where the columns of footer.module.css stand side by side. */
const wide = matchMedia('(min-width: 44em)');

const unfold = () => {
  for (const group of document.querySelectorAll<HTMLDetailsElement>('[data-group]')) {
    group.open = wide.matches || location.hash === `#${group.id}`;
    // A title there, and no stop of the keyboard; a door of the page stays one.
    if (!group.id)
      group.querySelector('summary')?.setAttribute('tabindex', wide.matches ? '-1' : '0');
  }
};

unfold();
wide.onchange = unfold;
