import { readFileSync } from 'node:fs';
import { browserslistToTargets, Features } from 'lightningcss';

/** Each with its version, "chrome 109"; docs/decisions/0022. */
const { browserslist }: { browserslist: string[] } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/** The oldest browsers that styles are lowered for. */
export const styleTargets = {
  targets: browserslistToTargets(browserslist),
  exclude: Features.LightDark,
};

/** The same for programs, as esbuild calls them; Samsung Internet is a Chrome to it. */
export const scriptTargets = browserslist
  .filter((browser) => !browser.startsWith('samsung'))
  .map((browser) => browser.replace(' ', ''));
