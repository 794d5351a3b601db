const header = document.querySelector<HTMLElement>('[data-header]');

/** Past 10 px of vertical scroll the header becomes opaque. */
const update = () => {
  if (header) header.dataset.scrolled = `${scrollY > 10}`;
};

update();
addEventListener('scroll', update, { passive: true });
// A reload in mid-page restores the position without a scroll event in some browsers.
addEventListener('pageshow', update);
