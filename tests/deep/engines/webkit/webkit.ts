import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#tests/machine/ports.ts';
import type { EngineSettings, StartEngine } from '../engine.ts';
import { type Ask, askDriver, clickAt, keys, namedKeys } from './web-driver.ts';

/** WebKitGTK in a bare window on a screen that nobody sees, driven by its own WebDriver. */
export const startWebKit: StartEngine = async (settings) => {
  const screen = await startScreen();
  const driver = await startDriver(screen.display);
  const ask = askDriver(driver.origin);
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', wishes(settings));
  const session: Ask = (method, path, body) => ask(method, `/session/${sessionId}${path}`, body);

  const run = <Value>(expression: string) =>
    session<Value>('POST', '/execute/sync', { script: `return ${expression}`, args: [] });

  return {
    open: (url) => session('POST', '/url', { url }),
    back: () => session('POST', '/back', {}),
    forward: () => session('POST', '/forward', {}),
    async resize(width, height) {
      await session('POST', '/window/rect', { width, height });
      // The page hears of it a little later.
      for (let wait = 0; wait < 100; wait += 1) {
        if ((await run<number>('innerWidth')) === width) return;
        await pause(20);
      }
      throw new Error(`The window does not become ${width} px wide.`);
    },
    evaluate: run,
    click: (x, y) => session('POST', '/actions', clickAt(x, y)),
    type: (text) => session('POST', '/actions', keys(text)),
    press: (key) => session('POST', '/actions', keys([namedKeys[key]])),
    picture: async () => Buffer.from(await session<string>('GET', '/screenshot'), 'base64'),
    complaints: driver.complaints,
    async close() {
      await session('DELETE', '').catch(() => {});
      await end(driver.process);
      await end(screen.process);
    },
  };
};

const wishes = ({ scripts, proxyPort }: EngineSettings) => {
  const program = join(import.meta.dirname, 'browser.js');
  const args = ['-m', program, `http://127.0.0.1:${proxyPort}`, String(scripts)];
  const options = { binary: '/usr/bin/gjs', args };
  return { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } };
};

/**
 * What 2.50 says when Back or Forward brings a kept page: it skips the fade by itself and leaves its
 * own promise without anyone to hear of it. Nothing in the site calls `skipTransition`.
 */
const enginesOwn = 'AbortError: Skipping view transition because skipTransition() was called.';

async function startScreen() {
  const options = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const process = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(process.stdio[3] as NodeJS.ReadableStream, 'data');
  return { process, display: `:${String(number).trim()}` };
}

async function startDriver(display: string) {
  const port = await freePort();
  const child = spawn('WebKitWebDriver', [`--port=${port}`], {
    // Nothing of the desktop of whoever runs this: no settings, no other screen.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DISPLAY: display, LANG: 'C.UTF-8' },
    stdio: ['ignore', 'pipe', 'ignore'],
    // A group of its own, which ends whole: the window and the engine's own processes too.
    detached: true,
  });
  let complaints: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!line.startsWith('watch ')) return;
    const complaint = JSON.parse(line.slice('watch '.length));
    if (complaint !== enginesOwn) complaints.push(complaint);
  });
  const origin = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let wait = 0; wait < 100 && !(await isReady()); wait += 1) await pause(50);
  return {
    process: child,
    origin,
    complaints: () => {
      const those = complaints;
      complaints = [];
      return those;
    },
  };
}

/** Ends a process whatever state it is in, with the group it may lead. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  try {
    process.kill(-(child.pid as number), 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
  await gone;
}
