import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Chromium without a window of its own: opens a page in a third of the time. */
const bare = ['chromium-headless-shell'];
const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const places = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

const onPath = (name: string): string | undefined => {
  const { stdout, status } = spawnSync('which', [name], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/** An installed browser: CHROME_PATH first, then the names in their order, and the usual places. */
function installed(sought: readonly string[]): string | undefined {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROME_PATH names a file that does not exist: ${chosen}`);
  }
  const found = sought.map(onPath).find(Boolean) ?? places.find(existsSync);
  if (found) return found;
  const downloaded = chromium.executablePath();
  return existsSync(downloaded) ? downloaded : undefined;
}

const attempt = (label: string, command: string, args: string[]): void => {
  console.log(`No Chromium found. ${label} …`);
  try {
    execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 240_000 });
  } catch {
    console.log(`That did not work: ${command} ${args.join(' ')}`);
  }
};

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * The path of a Chromium or Chrome, the quickest there is, installing one where none is found:
 * Debian's packages, else Playwright's own download. Throws one clear message when it cannot be had.
 */
export const findChromium = (): string => find([...bare, ...names]);

/** The same for what only a browser with a window does, such as keeping pages for “back”. */
export const findWholeChromium = (): string => find([...names, ...bare]);

function find(sought: readonly string[]): string {
  const download = () =>
    attempt('Downloading Playwright’s', 'npx', ['playwright', 'install', 'chromium']);
  const debian = () => {
    attempt('Updating Debian’s package list', 'apt-get', ['update', '-qq']);
    const install = ['install', '-y', '-qq', '--no-install-recommends'];
    for (const name of ['chromium', ...bare]) {
      attempt(`Installing Debian’s ${name}`, 'apt-get', [...install, name]);
    }
  };
  // Debian's package brings the libraries that a bare container lacks for Playwright's own build.
  const ways = isRootOnDebian() ? [debian, download] : [download];
  let path = installed(sought);
  for (const way of ways) {
    if (path) break;
    way();
    path = installed(sought);
  }
  if (path) return path;
  throw new Error(
    'The browser tests need Chromium or Chrome. Install one, or set CHROME_PATH to its program file.',
  );
}

/** Flags for a browser that talks to nobody but us; as root it cannot sandbox. */
export const launchFlags: string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Parts of Chromium's own window that start with every new one and that no test looks at: programs
 * that await typing in the address bar, and a process kept for a next site. They cost 0.8 s of a
 * core for each test.
 */
const windowParts = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** What Playwright switches off by itself. Of several such lists Chromium reads the last. */
const offInPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** The flags of the tests: without what only costs time. */
export const testFlags: string[] = [
  ...launchFlags,
  // The bare browser would fit letters to whole pixels, and lines would break elsewhere.
  '--font-render-hinting=none',
  `--disable-features=${[...offInPlaywright, ...windowParts].join()}`,
];
