/** The words of the address, as the search field is asked for them. */
function wordsOf(path: string): string {
  try {
    return decodeURIComponent(path)
      .replace(/\.\w+$/, '')
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .slice(0, 100);
  } catch {
    // An address with half a code of a letter in it.
    return '';
  }
}

const asked = wordsOf(location.pathname);
// As if the page were come back to: the field is filled in, and answers.
if (asked && !history.state) history.replaceState({ asked }, '');
