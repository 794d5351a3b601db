const { style } = document.documentElement;

/** Makes the two controls (in the links, in the phone menu) say and change what holds. */
const show = () => {
  for (const control of document.querySelectorAll<HTMLSelectElement>('header select')) {
    control.value = style.fontSize;
    control.onchange = () => {
      style.fontSize = control.value;
      show();
      // Last: where storage is refused, the size holds for this page.
      sessionStorage.size = control.value;
    };
  }
};

show();
// The back button brings a page as it was left.
addEventListener('pageshow', show);
