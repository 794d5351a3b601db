import { stillWaiting } from './still-waiting.ts';

// `npm run release` ends with it.
console.log(stillWaiting() ?? 'Nada mais espera: npm run launch-check não tem o que dizer.');
