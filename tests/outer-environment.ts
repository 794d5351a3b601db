/** What Vitest sets for its own tests. */
const ownOfVitest = /^(?:VITEST\w*|TEST|NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL)$/;

/**
 * The environment in which Vitest was started. With its own variables a build is another one, and
 * with `DEV` alone the same one at three times the cost.
 */
export const outerEnvironment = (): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !ownOfVitest.test(name)));
