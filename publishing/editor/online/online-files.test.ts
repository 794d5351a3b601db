import { expect, it } from 'vitest';
import type { EditorConfig } from '../config/config.ts';
import { onlineFiles } from './online-files.ts';

const place = { repo: 'dono/repositorio', branch: 'main', practice: 'practice' };

it.each([
  ['github', 'https://api.github.com'],
  ['gitlab', 'https://gitlab.com'],
])('no %s, cada mudança é um pedido, e a página só fala com o serviço', async (host, address) => {
  const files = await onlineFiles({ ...place, host });
  const { cms, preview } = JSON.parse(String(files.get('config.json'))) as EditorConfig;
  expect(cms).toMatchObject({
    publish_mode: 'editorial_workflow',
    backend: { name: host, repo: place.repo, branch: 'main', auth_methods: ['token'] },
  });
  expect(preview).toBeUndefined();
  expect(files.get('_headers')).toContain(`connect-src 'self' blob: data: ${address};`);
  for (const name of ['index.html', 'editor.js', 'editor.css']) expect(files.has(name)).toBe(true);
});

it('outro serviço é recusado pelo nome', async () => {
  await expect(onlineFiles({ ...place, host: 'outro' })).rejects.toThrow('github ou gitlab');
});
