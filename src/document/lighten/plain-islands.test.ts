import { expect, it } from 'vitest';
import { plainProps, withPlainIslands } from './plain-islands.ts';

const runtime = '<script>self.Astro</script><script>`astro-island`</script>';
const island = (props: string) =>
  `<astro-island uid="Z1" prefix="r1" component-url="/_astro/A.js" component-export="A" renderer-url="/_astro/r.js" props="${props}" ssr client="load" opts="{}" await-children><p>`;

it('keeps what starts an island, and turns its properties into JSON', () => {
  const given = island('{&quot;a&quot;:[0,{&quot;b&quot;:[1,[[0,&quot;&amp;&quot;],[0,2]]]}]}');
  expect(withPlainIslands(runtime + given)).toBe(
    '<astro-island prefix="r1" component-url="/_astro/A.js" component-export="A" renderer-url="/_astro/r.js" ssr props="{&quot;a&quot;:{&quot;b&quot;:[&quot;&amp;&quot;,2]}}"><p>',
  );
});

it('leaves other scripts and pages without islands alone', () => {
  const other = '<script>size()</script>';
  expect(withPlainIslands(other + runtime + island('{}'))).toMatch(/^<script>size/);
  expect(withPlainIslands(runtime)).toBe(runtime);
});

it('refuses what it does not know', () => {
  expect(() => withPlainIslands(island('{}'))).toThrow('no runtime');
  expect(() => plainProps({ day: [3, '2026-01-01'] })).toThrow('no JSON');
});
