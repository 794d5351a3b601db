import { globSync, readFileSync } from 'node:fs';
import { leadsToWords } from '#law/citations/leads-to.ts';
import { type CitationKey, citation, citations, citedNorm } from '#law/citations.ts';
import { keysOf } from '#law/keyed.ts';

interface OutsideLink {
  url: string;
  places: string[];
  /** What the reader is told of it: "cópia particular"; "texto oficial" of the text in force. */
  kind: string;
  /** Nobody has opened it yet. */
  isUntested: boolean;
}

const officialText = 'texto oficial';
const otherPage = 'página citada nos textos';

const inText = /https:\/\/[^\s)"'`<>\]]+/g;
// The chat and structured data: no page to read.
const noPage = /^https:\/\/(?:wa\.me|schema\.org|www\.w3\.org)\b|\$\{|…|\.example\b/;

type Mention = Omit<OutsideLink, 'places'> & { place: string };

const cited = (): Mention[] =>
  keysOf<CitationKey>(citations).map((key) => {
    const { url, leadsTo } = citation(key);
    const { isLinkRead } = citedNorm(key).norm;
    return {
      url,
      place: `engine/law/citations: ${key}`,
      kind: leadsTo ? leadsToWords[leadsTo] : officialText,
      isUntested: !isLinkRead,
    };
  });

const written = (): Mention[] =>
  globSync(['content/**/*.{md,yaml}', 'src/!(texts)/**/*.{ts,tsx}'])
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      (readFileSync(file, 'utf8').match(inText) ?? []).map((url) => ({
        url,
        place: file,
        kind: otherPage,
        isUntested: false,
      })),
    );

/** Every page of somebody else's that the site leads to, once each, without its anchor. */
export function outsideLinks(): OutsideLink[] {
  const links = new Map<string, OutsideLink>();
  for (const { url: address, place, kind, isUntested } of [...cited(), ...written()]) {
    if (noPage.test(address)) continue;
    const url = address
      .replace(/#.*$/, '')
      .replace(/[.,;:]+$/, '')
      .replace(/^(https:\/\/[^/]+)\/$/, '$1');
    const known = links.get(url) ?? { url, places: [], kind, isUntested };
    if (!known.places.includes(place)) known.places.push(place);
    links.set(url, known);
  }
  return [...links.values()].sort((one, other) => (one.url < other.url ? -1 : 1));
}
