/** One letter is open at a time: below the list of the last, the next would not be seen. */
addEventListener('click', ({ target }) => {
  const pressed = (target as Element).closest('[id^="letra-"]>summary,[href^="#letra-"]');
  if (!pressed) return;
  for (const one of document.querySelectorAll<HTMLDetailsElement>('[id^="letra-"]'))
    if (one !== pressed.parentElement && `#${one.id}` !== pressed.getAttribute('href'))
      one.open = false;
});

// A program of its own.
export {};
