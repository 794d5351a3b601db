let lost = 0;

/**
 * To be told of each part of a program that did not come. From the second time on the page is loaded
 * anew if the site answers: some browsers keep the failure of a part until the page is left (Chromium
 * 150 does, 156 no longer), and of a site that has changed the old parts may be gone.
 */
export async function loadAnewIfLostAgain(): Promise<void> {
  lost += 1;
  if (lost < 2) return;
  await fetch('', { method: 'HEAD', cache: 'no-store' })
    .then(({ ok }) => ok && location.reload())
    .catch(() => undefined);
}
