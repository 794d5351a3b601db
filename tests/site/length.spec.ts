import { inWindows, letterPaths, sharesOfPaths } from '../browser/site-paths.ts';
import { test } from '../browser/test.ts';
import { expectShort } from './length.ts';

test.use({ viewport: { width: 360, height: 740 } });

// Of the pages of every run: `every-page.spec.ts`. The deep suite looks at every letter.
const others = sharesOfPaths.filter(({ tag }) => tag === '@deep').flatMap(({ paths }) => paths);
const paths = [...new Set([...others, ...letterPaths])];

for (const { paths: some, which, tag } of inWindows([{ paths, which: 'as outras', tag: '@deep' }]))
  test(`${which}: tão curta quanto a sua espécie, e o que importa na primeira tela`, {
    tag,
  }, async ({ page }) => {
    for (const path of some) {
      await page.goto(path);
      await expectShort(page, path);
    }
  });
