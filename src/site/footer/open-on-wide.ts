/** Where the columns of footer.module.css stand side by side. */
const wide = matchMedia('(min-width: 44em)');

const unfold = () => {
  for (const group of document.querySelectorAll<HTMLDetailsElement>('[data-group]')) {
    group.open = wide.matches || location.hash === `#${group.id}`;
  }
};

unfold();
wide.onchange = unfold;
