import type { Ask, LetterParts, Passage, RequirementItem } from '../letter-read.ts';
import { passageOf } from '../same-length.ts';
import { footer } from './footers.ts';
import { papersAskedIn } from './papers.ts';
import { beginsWithBullet, segmentsOf } from './segments.ts';

const asking =
  /\b(?:solicit|apresent|anex|envi|junt|inform|comprov|encaminh|providenci|complement|requer|pedimos|precisamos|necessari|deve|agend|atualiz|regulariz|exige|falt)/;
const visit = /\b(?:agend|marc|exige|pendente|realiz|compare)/;
/** Proof of a union, not a request for a power of attorney; RPS, art. 22, § 3º. */
const unionProof = /procuracao ou fianca/;
const refusedSignature = /\bprocurac|\bassin\w+|validar\.iti/;
const exemptFrom = /\b(?:liberad|dispensad|isent)\w* d[aeo]/;

/** What is to be done of which an item speaks. */
function asksOf(words: string, papers: RequirementItem['papers']): Ask[] {
  const asks: readonly (readonly [Ask, boolean])[] = [
    [
      'exam',
      /\bpericia|\bexame medico pericial|\bavaliacao (?:biopsicossocial|medica)/.test(words) &&
        visit.test(words),
    ],
    ['socialVisit', /\bavaliacao (?:bio\w+|social)/.test(words) && visit.test(words)],
    ['signature', refusedSignature.test(words) && !unionProof.test(words)],
    ['biometrics', /\bbiometri/.test(words)],
    ['paper', papers.length > 0],
  ];
  return asks.filter(([, holds]) => holds).map(([ask]) => ask);
}

type Role = 'item' | 'exempt' | 'footer' | 'rest';

/** An opening names no paper and ends where its list begins. */
const opensList = (words: string): boolean =>
  /[:]$|\babaixo\.?$|\bseguintes?(?: \w+)?[:.]?$/.test(words);

/** Which part of the letter a segment is, after those before it. */
function roleOf(words: string, before: Role | 'list', papers: number, asks: number): Role | 'list' {
  if (footer.test(words)) return 'footer';
  if (exemptFrom.test(words)) return 'exempt';
  const isListed = beginsWithBullet.test(words);
  if (before === 'exempt' && !asking.test(words)) return 'exempt';
  if (opensList(words) && papers === 0) return asking.test(words) ? 'list' : 'rest';
  if (isListed) return 'item';
  if (before === 'list' || (before === 'item' && papers > 0)) return 'item';
  return asking.test(words) && (papers > 0 || asks > 0) ? 'item' : 'rest';
}

/** What follows the last of its kind at once is told with it. */
function add(shown: string, passages: Passage[], passage: Passage): void {
  const last = passages.at(-1);
  const isNext = last && !shown.slice(last.place.until, passage.place.from).trim();
  if (!isNext) passages.push(passage);
  else
    passages[passages.length - 1] = passageOf(shown, {
      from: last.place.from,
      until: passage.place.until,
    });
}

/**
 * A letter in its parts, which together are all of it: what a requirement asks for one by one, who is
 * exempt, what stands in every letter, and the rest, which is shown too.
 * @param flatText as `flat` gives it of the masked text
 * @param isRequirement whether it may be one; else nothing of it is an item
 */
export function partsOf(shown: string, flatText: string, isRequirement: boolean): LetterParts {
  const items: RequirementItem[] = [];
  const others: Record<Exclude<Role, 'item'>, Passage[]> = { exempt: [], footer: [], rest: [] };
  let before: Role | 'list' = 'rest';
  for (const span of segmentsOf(shown)) {
    const passage = passageOf(shown, span);
    const words = flatText.slice(passage.place.from, passage.place.until).replaceAll(/\s+/g, ' ');
    const papers = papersAskedIn(words);
    const asks = asksOf(words, papers);
    before = roleOf(words, before, papers.length, asks.length);
    if (!isRequirement && before !== 'footer') before = 'rest';
    if (before === 'exempt') others.exempt.push(passage);
    else if (before === 'item') items.push({ ...passage, asks, papers });
    else add(shown, others[before === 'list' ? 'rest' : before], passage);
  }
  return { items, exempt: others.exempt, footers: others.footer, rest: others.rest };
}
