import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeHTML } from 'entities';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { siteFolder } from '../browser/site-folder.ts';
import { sitePaths } from '../browser/site-paths.ts';
import { onEveryPage } from './on-every-page.ts';
import { builtPages } from './pages.ts';

/**
 * Reads a page the way WhatsApp does: the bytes of the file from its beginning, no script, only
 * meta elements of the head. Values by name; a name said twice fails.
 * @see https://developers.facebook.com/documentation/business-messaging/whatsapp/link-previews/
 */
function readPreview(bytes: Buffer): Map<string, string> {
  const head = bytes.toString('utf8').split('</head>')[0] ?? '';
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of head.matchAll(
    /<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)"/g,
  )) {
    expect(values.has(name), `${name} twice`).toBe(false);
    values.set(name, decodeHTML(value));
  }
  return values;
}

const origin = new URL(
  /<loc>([^<]+)</.exec(readFileSync(join(siteFolder, 'sitemap.xml'), 'utf8'))?.[1] ?? '',
).origin;

const attribute = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1];

onEveryPage(
  'a prévia de conversa está completa nos primeiros 4 KB',
  builtPages,
  ({ path, html }) => {
    const preview = readPreview(Buffer.from(html).subarray(0, 4096));
    const value = (name: string) => preview.get(name) ?? '';

    expect(value('og:title')).not.toBe('');
    expect(value('og:title')).not.toContain('Previdência Clara');
    expect(value('og:title').length).toBeLessThanOrEqual(60);
    expect(value('og:description')).not.toBe('');
    expect(value('og:description').length).toBeLessThanOrEqual(155);
    expect(value('og:url')).toBe(origin + path);
    expect(value('og:locale')).toBe('pt_BR');
    expect(value('og:site_name')).toBe('Previdência Clara');
    expect(value('og:image:alt')).toMatch(/^.{3,} – Previdência Clara$/);
    expect(value('twitter:card')).toBe('summary_large_image');
    const canonical = attribute(html, /<link rel="canonical" href="([^"]+)"/);
    if (sitePaths().includes(path)) expect(canonical).toBe(value('og:url'));
    else expect(canonical).toBeUndefined();
  },
);

onEveryPage(
  'a imagem da prévia existe, é leve e é como foi anunciada',
  builtPages,
  async ({ html }) => {
    const preview = readPreview(Buffer.from(html));
    const url = preview.get('og:image') ?? '';
    expect(url.startsWith(`${origin}/og/`)).toBe(true);
    const bytes = readFileSync(join(siteFolder, new URL(url).pathname));
    expect(bytes.length).toBeLessThanOrEqual(100_000);
    const { format, width, height, isPalette } = await sharp(bytes).metadata();
    expect(format).toBe('png');
    expect(isPalette).toBe(true);
    expect([String(width), String(height)]).toEqual(['1200', '630']);
    expect(preview.get('og:image:width')).toBe(String(width));
    expect(preview.get('og:image:height')).toBe(String(height));
    // Chats keep what they fetched: other bytes must have another address.
    expect(url).toContain(`.${createHash('sha256').update(bytes).digest('hex').slice(0, 10)}.png`);
  },
);

test('cada página do mapa tem a sua própria imagem, as siglas do CNIS têm uma só, e nenhuma sobra', () => {
  const withOwn = sitePaths().filter((path) => !path.startsWith('/indicadores/'));
  const imageOf = (paths: readonly string[]) =>
    builtPages
      .filter(({ path }) => paths.includes(path))
      .map(({ html }) => attribute(html, /property="og:image" content="[^"]*\/og\/([^"]+)"/));
  const images = imageOf(withOwn);
  expect(images).toHaveLength(withOwn.length);
  expect(new Set(imageOf(sitePaths().filter((path) => path.startsWith('/indicadores')))).size).toBe(
    1,
  );
  expect(new Set(images).size).toBe(images.length);
  expect(readdirSync(join(siteFolder, 'og')).sort()).toEqual([...images].sort());
});

test('quase toda descrição de prévia cabe nas duas linhas que a conversa mostra', () => {
  const long = builtPages.filter(
    ({ html }) => (readPreview(Buffer.from(html)).get('og:description') ?? '').length > 84,
  );
  expect(long.length).toBeLessThanOrEqual(builtPages.length / 5);
});

test('na imagem, fora do quadrado do meio só há o chão, a parede e a mesa', async () => {
  for (const file of readdirSync(join(siteFolder, 'og'))) {
    const { data, info } = await sharp(join(siteFolder, 'og', file))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    // Ink, clay, corn and white belong to words and drawings: no point is darker than the table
    // or, above it, than a leaf of the wall.
    let darkest = 255;
    for (let green = 1; green < info.width * 470 * 3; green += 3) {
      const column = ((green - 1) / 3) % info.width;
      const isBeside = column < 285 || column >= info.width - 285;
      if (isBeside) darkest = Math.min(darkest, data[green] ?? 255);
    }
    expect(darkest, file).toBeGreaterThan(190);
  }
});

test('o manifesto e os ícones existem e têm o tamanho que dizem', async () => {
  const manifest = JSON.parse(readFileSync(join(siteFolder, 'manifest.webmanifest'), 'utf8')) as {
    name: string;
    lang: string;
    start_url: string;
    display: string;
    icons: { src: string; type: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({
    name: 'Previdência Clara',
    lang: 'pt-BR',
    start_url: '/',
    display: 'minimal-ui',
  });
  const sizes = manifest.icons.map(({ sizes: size, purpose = 'any' }) => `${size} ${purpose}`);
  expect(sizes).toEqual(['any any', '192x192 any', '512x512 any', '512x512 maskable']);
  for (const { src, type, sizes: size } of manifest.icons) {
    const { format, width, height } = await sharp(join(siteFolder, src)).metadata();
    expect(type).toBe(format === 'svg' ? 'image/svg+xml' : `image/${format}`);
    if (size !== 'any') expect(`${width}x${height}`).toBe(size);
  }
  const apple = await sharp(join(siteFolder, 'apple-touch-icon.png')).metadata();
  expect(apple).toMatchObject({ format: 'png', width: 180, height: 180 });
  expect(readFileSync(join(siteFolder, 'favicon.ico')).subarray(0, 4)).toEqual(
    Buffer.from([0, 0, 1, 0]),
  );
  for (const { html, path } of builtPages) {
    for (const [, href = ''] of html.matchAll(
      /<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g,
    )) {
      expect(existsSync(join(siteFolder, href)), `${href} em ${path}`).toBe(true);
    }
  }
});

test('o mapa do site diz de cada página de texto o dia da última mudança', () => {
  const map = readFileSync(join(siteFolder, 'sitemap.xml'), 'utf8');
  const days = new Map(
    [...map.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(
      ([, url = '', day]) => [new URL(url).pathname, day],
    ),
  );
  expect(days.size).toBe(sitePaths().length);
  for (const [path, day] of days) {
    // The home page and the list of tools carry no date of their own where there is no history.
    if (day === undefined) expect(['/', '/ferramentas']).toContain(path);
    else {
      expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
    }
  }
});
