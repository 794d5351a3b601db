import { axeFindings, contrastFindings } from '../browser/axe.ts';
import { expect, test } from '../browser/test.ts';
import { longLines } from './line-length.ts';
import { addRules } from './rules.ts';
import { openAndWatch, shiftsToTheEnd } from './shifts.ts';
import { coveredOnFocus, smallTargets } from './targets.ts';

// Each look at the pages can fail: faults made on purpose are found.

test('linha comprida, alvo pequeno, o que se move, o foco sob o cabeçalho, a letra fraca e o nome que falta são achados', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAndWatch(page, '/beneficios/bpc-loas');
  expect(await shiftsToTheEnd(page)).toEqual([]);
  await addRules(page, 'main p { width: 60em; max-width: none !important }');
  expect(await longLines(page)).not.toEqual([]);
  await addRules(
    page,
    'footer a { min-height: 0 !important; padding: 0 !important; display: block }',
  );
  expect(await smallTargets(page)).not.toEqual([]);
  await addRules(page, 'main { margin-top: 40px !important }');
  await expect.poll(() => shiftsToTheEnd(page)).not.toEqual([]);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/beneficios/bpc-loas');
  await addRules(
    page,
    'header { position: fixed !important; inset: 0 0 auto; height: 70vh } html { scroll-padding: 0 !important }',
  );
  expect(await coveredOnFocus(page)).not.toEqual([]);

  await page.goto('/beneficios/bpc-loas');
  expect(await axeFindings(page)).toEqual([]);
  await addRules(page, 'main p { color: #6b6b6b !important }');
  await page.evaluate(() =>
    document.querySelector('main')?.append(document.createElement('button')),
  );
  const rules = (await axeFindings(page)).map((finding) => finding.replace(/:.*/s, ''));
  expect(rules).toEqual(expect.arrayContaining(['button-name', 'color-contrast-enhanced']));
  expect(await contrastFindings(page)).not.toEqual([]);
});
