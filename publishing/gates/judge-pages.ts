import { loadGlossary } from '#texts/load/glossary.ts';
import { defaultPracticeFolder, loadPractice } from '#texts/load/practice.ts';
import { choiceOf } from '#texts/load/publication.ts';
import { publishedPages } from '#texts/load/published-pages.ts';
import { loadSignatures } from '#texts/load/signatures.ts';
import { missingOn, type Page } from './ethics/must-appear.ts';
import { mustNever } from './ethics/must-never.ts';
import { eachOnce, type Fault } from './fault.ts';
import { unusedExplains } from './glossary/explains.ts';
import { misplacedHints } from './glossary/misplaced.ts';
import { unexplainedFaults } from './glossary/unexplained.ts';
import { figuresFor, type Judged } from './judged.ts';
import { addressesIn, deadLink, deadLinks } from './links/dead-links.ts';
import { hardPlaces, longTexts } from './plain-language/judge.ts';
import { withoutNames } from './plain-language/names.ts';
import { builtPage, builtTexts, siteFolder } from './published-text/built-site.ts';
import { eachWording, placeOf } from './published-text/text.ts';
import { Written } from './published-text/where-written.ts';
import { falseSentences } from './truth/false-sentences.ts';
import { oldFigures } from './truth/old-figures.ts';
import { wordingFaults } from './wording/find-breaches.ts';

export async function builtPages(): Promise<Page[]> {
  const texts = await builtTexts();
  return [...Map.groupBy(texts, ({ page }) => page)].map(([path, own]) => ({
    path,
    html: builtPage(path),
    texts: own,
  }));
}

/** What only the finished pages tell: reading ease, what must stand on each, dead links, loose words. */
export async function pageFaults({ practiceFolder, date }: Judged): Promise<Fault[]> {
  const practice = loadPractice(practiceFolder);
  const yearly = figuresFor(date);
  const signatures = loadSignatures(practiceFolder ?? defaultPracticeFolder, practice);
  const leftOut = choiceOf(practice, Object.assign(yearly, { signatures }));
  const known = publishedPages(Object.assign(yearly, { leftOut }));
  const isWhole = (address: string) =>
    !known.some(({ path, ...page }) => page.leftOut && address.startsWith(`${path}#`));
  const glossary = loadGlossary(known.map(({ path }) => path));
  const pages = await builtPages();
  const texts = pages.flatMap((page) => page.texts);
  const written = new Written(known, practiceFolder);
  const lost = deadLinks(pages, addressesIn(siteFolder)).filter(({ href }) => isWhole(href));
  const dead = lost.flatMap(({ path, href, isPart }) => {
    const places = written.ofLink(href);
    return (places.length > 0 ? places : [path]).map((place) => deadLink(place, href, isPart));
  });
  const others = [
    ...eachWording(texts).flatMap((text) =>
      wordingFaults([...mustNever, ...falseSentences], { place: placeOf(text), text: text.text }),
    ),
    ...hardPlaces(withoutNames(texts, practice)),
    ...longTexts(texts),
    ...pages.flatMap((page) => missingOn(page, practice)),
  ].map((fault) => ({ ...fault, place: written.ofText(fault.place, fault.sentence) }));
  const unexplained = await unexplainedFaults(pages, known, glossary, (path, term, excerpt) =>
    written.ofWord(path, term, excerpt),
  );
  // A page that gathers from others says less where some are left out: no fault of its text.
  const useless = known.some((page) => page.leftOut)
    ? []
    : known.flatMap((page) => unusedExplains(page, builtPage(page.path), glossary));
  return eachOnce([
    ...dead,
    ...others,
    ...(await misplacedHints(pages, glossary)),
    ...unexplained,
    ...useless,
    ...oldFigures(pages, date),
  ]);
}
