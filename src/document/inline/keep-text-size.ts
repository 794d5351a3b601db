/**
 * Sets the size of the letters chosen earlier in this tab, before anything is drawn, and when the
 * back button brings a page that was left with another. See site/header/text-size.ts.
 */
const keepTextSize = () => {
  try {
    document.documentElement.style.fontSize = sessionStorage.size ?? '';
  } catch {
    // Storage is refused: the size holds for one page.
  }
};

keepTextSize();
addEventListener('pageshow', keepTextSize);
