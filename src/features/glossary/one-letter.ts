/** On phones one letter is open at a time: below the list of the last, the next would not be seen. */
const narrow = matchMedia('(max-width:63.99em)');

addEventListener('click', ({ target }) => {
  const letter = (target as Element).closest('summary')?.parentElement;
  if (!narrow.matches || !letter?.id.startsWith('letra-')) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>('[id^="letra-"]'))
    if (other !== letter) other.open = false;
});

// A program of its own.
export {};
