import { expect, test } from 'vitest';
import { isoDate } from '#law/date.ts';
import { canonicalRedirect } from '#offline/canonical.ts';
import { homesOf, readSite } from '#server/read-site.ts';
import { figuresOn } from '#texts/figures/figures.ts';
import { loadIndicators } from '#texts/load/indicators.ts';
import { indicatorPath } from '#texts/paths.ts';
import { siteFolder } from '../browser/site-folder.ts';

test('every name that a code of the extract is printed with leads to its page, in capitals or not', () => {
  const homes = homesOf(readSite(siteFolder));
  const codes = loadIndicators(figuresOn(isoDate('2026-11-22')));
  const lost = codes.flatMap(({ code, others }) =>
    [code, ...others]
      .map((name) => name.replace(/-\*$/, '').normalize('NFD').replace(/\p{M}/gu, ''))
      .flatMap((name) => [name, name.toLowerCase()])
      .map((name) => `/indicadores/${name}`)
      .filter((path) => (canonicalRedirect(path, homes) ?? path) !== indicatorPath(code)),
  );
  expect(lost).toEqual([]);
  expect(canonicalRedirect('/indicadores/ILEI123', homes)).toBe('/indicadores/irec-lc123');
});
