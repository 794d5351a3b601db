// @vitest-environment node
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createSampleSite, sampleFiles } from './sample-site.ts';

const site = createSampleSite();
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  site.remove();
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

async function startAndWait(env: Record<string, string> = {}) {
  const { child, ended } = start({ PORT: '0', ...env });
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
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, out, err } = await start({ PORT: `${port}` }).ended;
    other.close();
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(oneLine);
    expect(err).toContain(`http://localhost:${port}`);
    expect(err).toContain('in use');
  });

  test('an address that is not ours', async () => {
    const { code, err } = await start({ HOST: '192.0.2.1' }).ended;
    expect(code).toBe(1);
    expect(err).toMatch(oneLine);
  });

  test('nothing built', async () => {
    const { code, err } = await start({}, join(site.root, 'none')).ended;
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

test('HOST chooses the interface', async () => {
  const { child, ended, url } = await startAndWait({ HOST: '127.0.0.1' });
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
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

test('huge headers are refused', async () => {
  const { child, ended, url } = await startAndWait();
  const answer = await fetch(url, { headers: { 'x-padding': 'a'.repeat(9000) } });
  expect(answer.status).toBe(431);
  child.kill('SIGINT');
  await ended;
});
