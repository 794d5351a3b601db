/** Lets the link use the device's own way of sharing, where there is one. */
export function readyToShare(link: HTMLAnchorElement): void {
  if (!navigator.share) return;
  link.onclick = (event) => {
    event.preventDefault();
    const { title } = document;
    navigator.share({ title, text: title, url: location.href }).catch(({ name }: DOMException) => {
      // A change of mind is no error; a device that will not share after all gets the link.
      if (name !== 'AbortError') location.assign(link.href);
    });
  };
}
