import { messageOf } from '#words/message-of.ts';
import { build, playwright, runSteps, type Step, vitest } from '../steps.ts';
import { fetched, installPackages } from './packages/install.ts';
import { missingPrograms, type Program } from './programs.ts';

/** The build that `npm test` made just before, for `.ci/run`: it must be whole, and is not made again. */
const standing: Step = {
  name: build.name,
  command: ['sh', '-c', 'cd dist && sha256sum --check --quiet .sha256'],
};

/** A suite of tests/deep and what it needs beyond Node; where that cannot be had, it is skipped. */
const suite = (name: string, folder: string, programs: readonly Program[] = []): Step => ({
  ...vitest(
    name,
    `deep-${folder.replace('/', '-')}`,
    '--config',
    'tests/deep/vitest.config.ts',
    `tests/deep/${folder}/`,
  ),
  needs: build.name,
  prepare: () => missingPrograms(programs),
});

/** Another browser is welcome, not owed: where it cannot be installed, its suite is skipped as well. */
function engine(name: string, folder: string, programs: readonly Program[]): Step {
  const step = suite(name, `engines/${folder}`);
  return {
    ...step,
    hangsAfter: 600,
    prepare: () => {
      try {
        return missingPrograms(programs);
      } catch (error) {
        return messageOf(error);
      }
    },
  };
}

const openssl: Program = { file: 'openssl', debianPackage: 'openssl' };

const servers: Program[] = [
  { file: 'nginx', debianPackage: 'nginx' },
  {
    file: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
    debianPackage: 'libnginx-mod-http-brotli-static',
  },
  { file: 'caddy', debianPackage: 'caddy' },
  openssl,
];

const firefox: Program[] = [
  openssl,
  { file: '/usr/bin/firefox-esr', debianPackage: 'firefox-esr' },
];

const webkit: Program[] = [
  openssl,
  { file: 'WebKitWebDriver', debianPackage: 'webkit2gtk-driver' },
  { file: '/usr/bin/gjs', debianPackage: 'gjs' },
  { file: '/usr/share/doc/gir1.2-webkit2-4.1', debianPackage: 'gir1.2-webkit2-4.1' },
  { file: 'Xvfb', debianPackage: 'xvfb' },
];

const java: Program[] = [{ file: 'java', debianPackage: 'default-jre-headless' }];

/**
 * `npm run test:deep`: suites that need other servers, Java or another browser. Two run at a time:
 * the engines are driven from outside and wait much, so the browser's own checks come last.
 */
const steps: Step[] = [
  process.env.SITE_STANDS ? standing : build,
  {
    name: "types of Astro's pages",
    command: [
      'node',
      fetched('@astrojs/check/bin/astro-check.js'),
      '--tsconfig',
      'tsconfig.astro.json',
    ],
    needs: build.name,
  },
  suite('the Nu HTML checker', 'second-opinion', java),
  engine('the journeys in Firefox', 'firefox', firefox),
  engine('the journeys in WebKitGTK', 'webkit', webkit),
  suite('nginx and Caddy answer as npm start does', 'servers', servers),
  suite('a release is whole, and goes back as easily', 'releases', servers),
  suite('the guide to publishing is accepted by both', 'documented', servers),
  suite('a sentence written in the browser, refused, put right, saved and undone', 'editor'),
  suite("Mozilla's Observatory", 'observatory', servers),
  suite('the rules against a second writing of the law', 'oracle'),
  suite('a hundred invented extracts, damaged and whole', 'cnis'),
  suite('the package, installed by a stranger', 'package'),
  suite('two clones, the same bytes', 'reproducible'),
  suite('a second practice, from its facts to its site', 'practice'),
  suite('New Year without its values, and a leap day with them', 'days'),
  playwright(
    "slower browser checks: axe, IBM's engine, adaptable pages, the outlines that are heard",
    '--grep',
    '@deep',
  ),
];

installPackages();
await runSteps(steps, 'deep-summary');
