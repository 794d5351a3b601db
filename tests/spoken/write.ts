import { playwrightSuite, runSteps, single } from '../steps.ts';

/** `npm run spoken`: builds the site and writes what is heard anew, for people to review. */
await runSteps(
  [
    { name: 'build', run: () => single('npm', 'run', '--silent', 'build') },
    { name: 'what is heard', run: () => playwrightSuite('tests/spoken', '--update-snapshots') },
  ],
  'spoken-summary',
);
