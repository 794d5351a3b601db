import { createRoot } from 'react-dom/client';
import { previewStyle } from './preview-style.ts';
import { Signing } from './Signing.tsx';

// All that waits, norm by norm: each is opened once for all texts that rest on it.
const style = new CSSStyleSheet();
style.replaceSync(previewStyle);
document.adoptedStyleSheets = [style];
const main = document.getElementById('session');
if (main)
  createRoot(main).render(
    <>
      <h1>Assinar o que foi lido</h1>
      <Signing />
    </>,
  );
