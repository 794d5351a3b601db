// A tool in the frame of another page: tells its height, and does what a sandbox takes away.

const root = document.documentElement;

/** The height that the page needs, whatever that of the frame is; nothing else is ever told. */
const tell = (isNewStep = false) =>
  parent.postMessage({ embutir: Math.ceil(document.body.offsetHeight), isNewStep }, '*');

new ResizeObserver(() => tell()).observe(document.body);
// The script of the other page may come later than this one.
addEventListener('message', ({ source, data }) => {
  if (source === parent && data === 'embutir') tell();
});
// The heading of the next question or of the answer has the focus: it may lie above the screen.
addEventListener('focusin', ({ target }) => {
  if (root.dataset.tool && (target as Element).matches('h2')) tell(true);
});

addEventListener(
  'click',
  (event) => {
    const { target } = event as { target: Element | null };
    const link = target?.closest('a');
    // No other page of ours may stand in a frame.
    if (link && !link.getAttribute('href')?.startsWith('#')) link.target = '_blank';
    const button = target?.closest('button');
    const form = button?.type === 'submit' ? button.form : undefined;
    // A sandbox without "allow-forms" sends none, and tells nobody that it was to be sent. While the
    // program is not there the press has been held, and does not come here.
    if (!form || event.defaultPrevented) return;
    event.preventDefault();
    form.dispatchEvent(
      new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }),
    );
  },
  // After the island, which holds a press that its program cannot take yet.
);
