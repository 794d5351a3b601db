/**
 * Sets the size of the letters chosen earlier in this tab, before anything is drawn, and when the
 * back button brings a page that was left with another. See site/header/text-size.ts.
 */
export const keepTextSize =
  '(onpageshow=()=>{try{document.documentElement.style.fontSize=sessionStorage.size||``}catch{}})()';
