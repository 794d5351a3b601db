/** The part of Trusted Types that the site uses; not every browser knows them. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (address: string) => string },
    ): { createScriptURL(address: string): string };
  };
}
