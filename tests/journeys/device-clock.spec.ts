import { siteNow } from '#tests/site-date.ts';
import { expect, test } from '../browser/test.ts';
import { openTool } from '../browser/tool.ts';

const path = '/ferramentas/prazo-do-recurso';

test('relógio do aparelho muito antes ou depois dos valores: a ferramenta avisa; no seu tempo, cala', async ({
  page,
}) => {
  const fault = page.locator('main [data-clock-fault]');
  for (const [clock, isShown] of [
    ['2015-05-03T12:00:00Z', true],
    [siteNow, false],
    ['2031-05-03T12:00:00Z', true],
  ] as const) {
    await openTool(page, path, clock);
    await expect(fault, clock).toBeVisible({ visible: isShown });
    await expect(fault.and(page.getByRole('alert', { includeHidden: true }))).toHaveCount(1);
  }
});
