import { createServer } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { listen } from '#tests/machine/ports.ts';
import { type Answer, checkLink, checkLinks, hasNetwork } from './check.ts';
import { outsideLinks } from './official-pages.ts';

const manners = { timeout: 300, retries: 1, pause: 1 };
const asked: string[] = [];
let stumbles = 0;
const server = createServer(({ method, url }, response) => {
  asked.push(`${method} ${url}`);
  if (url === '/sem-head' && method === 'HEAD') response.writeHead(405).end();
  else if (url === '/mudou') response.writeHead(301, { location: '/novo' }).end();
  else if (url === '/tropeca') response.writeHead(stumbles++ < 2 ? 503 : 200).end();
  else if (url === '/morto') response.writeHead(404).end();
  else if (url !== '/mudo') response.writeHead(200).end('ok');
});
const base = `http://127.0.0.1:${await listen(server)}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it.each<[string, string, Answer]>([
  ['uma página boa', '/', { isAlive: true }],
  ['uma que recusa HEAD', '/sem-head', { isAlive: true }],
  ['uma que tropeça e volta', '/tropeca', { isAlive: true }],
  ['uma que não existe', '/morto', { isAlive: false, reason: 'resposta 404' }],
])('pergunta por %s', async (_name, path, answer) => {
  expect(await checkLink(base + path, manners)).toEqual(answer);
});

it('diz para onde uma página mudou', async () => {
  expect(await checkLink(`${base}/mudou`, manners)).toEqual({
    isAlive: true,
    movedTo: `${base}/novo`,
  });
});

it('desiste de quem não responde e de quem não existe', async () => {
  expect((await checkLink(`${base}/mudo`, manners)).isAlive).toBe(false);
  expect((await checkLink('http://127.0.0.1:1/', manners)).isAlive).toBe(false);
});

it('pergunta ao mesmo servidor uma página de cada vez', async () => {
  asked.length = 0;
  await checkLinks([`${base}/a`, `${base}/b`], manners, () => {});
  expect(asked).toEqual(['HEAD /a', 'HEAD /b']);
});

it('sem rede não culpa endereço nenhum', async () => {
  const urls = ['https://um.example/a', 'https://outro.example/b'];
  const only = (known: string) => (host: string) =>
    host === known ? Promise.resolve() : Promise.reject(new Error('ENOTFOUND'));
  expect(await hasNetwork(urls, only('nenhum'))).toBe(false);
  expect(await hasNetwork(urls, only('outro.example'))).toBe(true);
});

it('junta as páginas oficiais das fontes e dos textos, cada uma só uma vez', () => {
  const urls = outsideLinks().map(({ url }) => url);
  expect(urls.length).toBeGreaterThan(40);
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls).toContain('https://meu.inss.gov.br');
  expect(urls).toContain('https://www.planalto.gov.br/ccivil_03/leis/L8742compilado.htm');
  expect(urls.filter((url) => /wa\.me|#/.test(url))).toEqual([]);
});

it('diz de cada uma o que ela abre', () => {
  const kindOf = new Map(outsideLinks().map(({ url, kind }) => [url, kind]));
  expect(kindOf.get('https://www.planalto.gov.br/ccivil_03/leis/L8742compilado.htm')).toBe(
    'texto oficial',
  );
  expect(kindOf.get('https://www.legisweb.com.br/legislacao/?id=495991')).toBe('cópia particular');
  expect(kindOf.get('https://meu.inss.gov.br')).toBe('página citada nos textos');
});
