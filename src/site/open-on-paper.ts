// What style sheets cannot open on paper, before Chrome 131 and the like.
window.onbeforeprint = () => {
  const closed = document.querySelectorAll<HTMLDetailsElement>('[data-fold]:not([open])');
  const turn = (isOpen: boolean) => {
    for (const one of closed) one.open = isOpen;
  };
  turn(true);
  window.onafterprint = () => turn(false);
};
