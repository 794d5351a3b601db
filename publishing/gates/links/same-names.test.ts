import { expect, test } from 'vitest';
import { sameNames } from './same-names.ts';

const text = (title: string, seo: string) => `---\ntitle: ${title}\nseo:\n  title: "${seo}"\n---\n`;

test('duas páginas não têm o mesmo nome, nem o mesmo título na busca', () => {
  const one = { file: 'content/benefits/a.md', text: text('A', 'A no INSS') };
  const copied = { file: 'content/benefits/b.md', text: text('A', 'A no INSS') };
  const elsewhere = { file: 'content/tools/a.md', text: text('A', 'Conta de A') };
  expect(sameNames([one, elsewhere])).toEqual([]);
  expect(sameNames([one, copied]).map(({ place }) => place)).toEqual([
    'content/benefits/b.md:2',
    'content/benefits/b.md:4',
  ]);
});
