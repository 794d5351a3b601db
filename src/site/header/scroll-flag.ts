/** Vertical scroll, in CSS pixels, past which the header becomes opaque. */
const threshold = 10;

const header = document.querySelector<HTMLElement>('[data-header]');

const update = () => {
  if (header) header.dataset.scrolled = String(scrollY > threshold);
};

update();
addEventListener('scroll', update, { passive: true });
// A reload in mid-page restores the position without a scroll event in some browsers.
addEventListener('pageshow', update);
