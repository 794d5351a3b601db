import { expect, test } from '../browser/test.ts';
import { openTool } from '../browser/tool.ts';

const path = '/ferramentas/prazo-do-recurso';

for (const [clock, isShown] of [
  ['2015-05-03T12:00:00Z', true],
  ['2026-11-21T15:00:00Z', false],
  ['2031-05-03T12:00:00Z', true],
] as const) {
  test(`relógio do aparelho em ${clock}: a ferramenta ${isShown ? 'avisa' : 'cala'}`, async ({
    page,
  }) => {
    await openTool(page, path, clock);
    const fault = page.locator('main [data-clock-fault]');
    await expect(fault).toBeVisible({ visible: isShown });
    await expect(fault.and(page.getByRole('alert', { includeHidden: true }))).toHaveCount(1);
  });
}
