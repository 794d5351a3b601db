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

const field = document.querySelector<HTMLInputElement>('[data-search] input');
// Filled in, and no more: the program of the search comes when it is used, and nothing moves before.
if (field && !field.value && !history.state?.asked) field.value = wordsOf(location.pathname);
