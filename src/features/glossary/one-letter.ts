/** On phones one letter is open at a time: below the list of the last, the next would not be seen. */
addEventListener('click', ({ target }) => {
  const pressed = (target as Element).closest('[id^="letra-"]>summary')?.parentElement;
  if (!pressed || matchMedia('(min-width:64em)').matches) return;
  for (const one of document.querySelectorAll<HTMLDetailsElement>('[id^="letra-"]'))
    if (one !== pressed) one.open = false;
});

// A program of its own.
export {};
