import savedLine from './copia.ts?worker&url';
import { keptOffName } from './names.ts';
import worker from './sw.ts?worker&url';

interface NetworkHints {
  readonly connection?: { readonly saveData?: boolean };
}
interface TrustedTypes {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (address: string) => string },
    ): { createScriptURL(address: string): string };
  };
}

/** Long enough not to load anything for a visitor who leaves at once. In milliseconds. */
const patience = 3000;

const { serviceWorker } = navigator;

/** Asks for the copy, unless the visitor saves data or has just removed it; then shows its line. */
const keepCopy = () => {
  if (
    !(navigator as NetworkHints).connection?.saveData &&
    !matchMedia('(prefers-reduced-data)').matches &&
    window.name !== keptOffName
  ) {
    // The policy gives one address whatever it is asked for.
    const rules = { createScriptURL: (_: string) => worker };
    const policy = (window as TrustedTypes).trustedTypes?.createPolicy('sw', rules) ?? rules;
    serviceWorker.register(policy.createScriptURL('')).catch(() => {});
  }
  serviceWorker.ready.then(() => import(/* @vite-ignore */ savedLine));
};

if (import.meta.env.PROD && serviceWorker) {
  addEventListener('load', () =>
    setTimeout(() => (window.requestIdleCallback ?? setTimeout)(keepCopy), patience),
  );
}
