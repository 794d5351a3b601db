let lost = 0;

/**
 * To be told of each part of a program that did not come. From the second time on the page is loaded
 * anew if the site answers: most browsers keep the failure of a part until the page is left (Chrome
 * 150 did, 156 no longer does), and of a site that has changed the old parts may be gone.
 */
export async function loadAnewIfLostAgain(): Promise<void> {
  lost += 1;
  if (lost < 2) return;
  await fetch('', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok && location.reload(),
    () => undefined,
  );
}
