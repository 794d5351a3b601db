import { build, playwright, runSteps } from '../steps.ts';

/** `npm run spoken`: builds the site and writes what is heard anew, for people to review. */
await runSteps(
  [build, playwright('what is heard', 'tests/spoken', '--update-snapshots')],
  'spoken-summary',
);
