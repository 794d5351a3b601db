// @vitest-environment node
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, get } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createSampleSite, sampleFiles } from '#tests/fixtures/sample-site.ts';
import { listen } from '#tests/machine/ports.ts';
import { sealSite } from './seal.ts';

const site = createSampleSite();
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

function start(env: Record<string, string>, dist = site.dist) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts'), dist], {
    env: { PATH: process.env.PATH, ...env },
  });
  running.add(child);
  const output = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    output.err += text;
  });
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child);
    return { code, ...output };
  });
  return { child, ended };
}

async function startAndWait(env: Record<string, string> = {}, dist = site.dist) {
  const { child, ended } = start({ PORT: '0', ...env }, dist);
  const [line] = await once(child.stdout, 'data');
  return { child, ended, url: String(line).trim() };
}

describe('what cannot work is said in one line', () => {
  const oneLine = /^[^\n]+\n$/;

  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['HOST', 'http://localhost'],
    ['HOST', 'a b'],
  ])('%s=%s', async (name, value) => {
    const { code, out, err } = await start({ [name]: value }).ended;
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(oneLine);
    expect(err).toContain(name);
    expect(err).toContain(value);
  });

  test('a port in use', async () => {
    const other = createServer();
    const port = await listen(other);
    const { code, out, err } = await start({ PORT: `${port}` }).ended;
    other.close();
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(oneLine);
    expect(err).toContain(`http://localhost:${port}`);
    expect(err).toContain('já usa esta porta');
  });

  test('an address that is not ours', async () => {
    const { code, err } = await start({ HOST: '192.0.2.1' }).ended;
    expect(code).toBe(1);
    expect(err).toMatch(oneLine);
  });

  test.each(['nothing built', 'half built'])('%s', async (state) => {
    const half = createSampleSite(join(site.root, state));
    rmSync(state === 'half built' ? join(half.dist, 'robots.txt') : half.dist, { recursive: true });
    const { code, err } = await start({}, half.dist).ended;
    expect(code).toBe(1);
    expect(err).toMatch(oneLine);
    expect(err).toContain('npm run build');
  });
});

test('prints the address and serves the site there', async () => {
  const { child, ended, url } = await startAndWait();
  expect(url).toMatch(/^http:\/\/localhost:\d+$/);
  const answer = await fetch(`${url}/beneficios/bpc-loas`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(sampleFiles['beneficios/bpc-loas.html']);
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0, err: '' });
});

test.each([
  [{}, '127.0.0.1'],
  [{ HOST: '127.0.0.2' }, '127.0.0.2'],
])('%o listens on %s and on no other interface', async (env, address) => {
  const { child, ended, url } = await startAndWait(env);
  const port = Number(new URL(url).port);
  expect((await fetch(`http://${address}:${port}/`)).status).toBe(200);
  const [error] = await once(connect(port, '127.0.0.3'), 'error');
  expect((error as NodeJS.ErrnoException).code).toBe('ECONNREFUSED');
  child.kill('SIGINT');
  expect((await ended).code).toBe(0);
});

test('Ctrl-C ends it cleanly, although visitors are connected and npm repeats the signal', async () => {
  const { child, ended, url } = await startAndWait();
  const silent = connect(Number(new URL(url).port), 'localhost').on('error', () => {});
  await once(silent, 'connect');
  // An unread body keeps this connection busy until it is cut.
  const unread = get(url, { agent: new Agent({ keepAlive: true }) }).on('error', () => {});
  await once(unread, 'response');
  child.kill('SIGINT');
  setTimeout(() => child.kill('SIGINT'), 100);
  expect(await ended).toMatchObject({ code: 0, err: '' });
});

test('while the folder is rebuilt, every page stays whole; the new build comes at once', async () => {
  const old = createSampleSite(join(site.root, 'old'));
  const next = createSampleSite(join(site.root, 'next'));
  const home = sampleFiles['index.html'];
  const newHome = `${home}<script>renewed()</script>`;
  const newScript = 'export const renewed = true;';
  writeFileSync(join(next.dist, 'index.html'), newHome);
  writeFileSync(join(next.dist, '_astro/form.NEW.js'), newScript);
  for (const ending of ['.br', '.gz']) rmSync(join(next.dist, `index.html${ending}`));
  sealSite(next.dist);

  const { child, ended, url } = await startAndWait({}, old.dist);
  const ask = async (path: string) => {
    const answer = await fetch(url + path);
    const policy = answer.headers.get('content-security-policy') ?? '';
    return { status: answer.status, text: await answer.text(), policy };
  };
  const before = await ask('/');
  expect(before.text).toBe(home);

  writeFileSync(join(old.dist, 'index.html'), home.slice(0, 20));
  expect(await ask('/')).toEqual(before);
  rmSync(old.dist, { recursive: true });
  expect(await ask('/')).toEqual(before);

  // Sealed, but not all there yet.
  const late = join(next.dist, '_astro/form.NEW.js');
  rmSync(late);
  renameSync(next.dist, old.dist);
  await new Promise((resume) => setTimeout(resume, 1500));
  expect(await ask('/')).toEqual(before);

  writeFileSync(join(old.dist, '_astro/form.NEW.js'), newScript);
  await expect.poll(async () => (await ask('/')).text, { timeout: 20_000 }).toBe(newHome);
  expect((await ask('/')).policy).not.toBe(before.policy);
  expect((await ask('/_astro/form.NEW.js')).text).toBe(newScript);
  child.kill('SIGINT');
  expect(await ended).toMatchObject({ code: 0, err: '' });
}, 30_000);
