/** Words that tell a passage from others; more are only more that a page may print otherwise. */
const enough = { atLeast: 4, atMost: 8 };

/** Which paragraph or item it is: pages write “§ 1º” and “VI -” in several ways. */
const marker = /^(?:§ ?\d+º?|[IVXLC]+ ?[-–]|art\. \d+º?[^:]*:|parágrafo único[.:]?)\s*/i;

/** A browser reads “-” and “,” in a fragment as signs of its own. */
const written = (words: string): string => encodeURIComponent(words).replaceAll('-', '%2D');

/** The words that an address lets a browser look for, each where it stands: ":~:text=Os%20prazos&text=A%20lei". */
export const findingAll = (texts: readonly string[]): string =>
  texts.length === 0 ? '' : `:~:text=${texts.map(written).join('&text=')}`;

/** Of a passage as it was copied, words that stand together on the page: none of “…”, “[…]” and the mark of the paragraph. */
export function foundBy(passage: string): string | undefined {
  const runs = passage.split(/…|\[[^\]]*\]/).map((run) => run.trim().replace(marker, ''));
  const [longest = ''] = runs.sort((one, other) => other.length - one.length);
  const words = longest.split(/\s+/).slice(0, enough.atMost);
  return words.length < enough.atLeast ? undefined : words.join(' ').replace(/[.,;:]$/, '');
}
