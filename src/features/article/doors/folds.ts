const folded = (which: string) =>
  document.querySelectorAll<HTMLDetailsElement>(`[data-fold${which}]:not([open])`);

const openAll = (details: Iterable<HTMLDetailsElement>) => {
  for (const one of details) one.open = true;
};

// A screen that becomes narrow closes nothing: somebody is reading.
matchMedia('(min-width:64em)').onchange = ({ matches }) => {
  if (matches) openAll(folded('=""'));
};

// What style sheets cannot open on paper, before Chrome 131 and the like.
addEventListener('beforeprint', () => {
  const closed = [...folded('')];
  openAll(closed);
  const close = () => {
    for (const one of closed) one.open = false;
  };
  addEventListener('afterprint', close, { once: true });
});
