import { type Count, playwrightSuite, runSteps, type Step, single, vitestSuite } from '../steps.ts';
import { installEngine } from './observatory/install.ts';
import { missingPrograms, type Program } from './programs.ts';

/** A suite of tests/deep and what it needs beyond Node; where that cannot be had, it is skipped. */
const deepSuite = (
  folder: string,
  programs: readonly Program[] = [],
  prepare: () => void = () => {},
): (() => Promise<Count | string>) => {
  return async () => {
    const reason = missingPrograms(programs);
    if (reason) return reason;
    prepare();
    const config = 'tests/deep/vitest.config.ts';
    const name = `deep-${folder.replace('/', '-')}`;
    return vitestSuite(name, '--config', config, `tests/deep/${folder}/`);
  };
};

/** Another browser is welcome, not owed: where it cannot be installed, its suite is skipped as well. */
const engineSuite = (name: string, programs: readonly Program[]) => async () => {
  try {
    return missingPrograms(programs) ?? (await deepSuite(`engines/${name}`)());
  } catch (error) {
    return (error as Error).message;
  }
};

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

/** `npm run test:deep`: suites that need other servers, Java or another browser. */
const steps: Step[] = [
  { name: 'build', run: () => single('npm', 'run', '--silent', 'build') },
  { name: 'nginx and Caddy answer as npm start does', run: deepSuite('servers', servers) },
  { name: 'the guide to publishing is accepted by both', run: deepSuite('documented', servers) },
  { name: 'hostile requests', run: deepSuite('hostile') },
  { name: "Mozilla's Observatory", run: deepSuite('observatory', servers, installEngine) },
  {
    name: "slower browser checks: axe, IBM's engine, adaptable pages, what is heard",
    run: () => playwrightSuite('--grep', '@deep'),
  },
  { name: 'the journeys in Firefox', run: engineSuite('firefox', firefox) },
  { name: 'the journeys in WebKitGTK', run: engineSuite('webkit', webkit) },
  { name: 'the Nu HTML checker', run: deepSuite('second-opinion', java) },
  { name: 'two clones, the same bytes', run: deepSuite('reproducible') },
];

await runSteps(steps, 'deep-summary');
