import { lightColour } from '../preview/drawing-styles.ts';
import { loadSite } from '../site.ts';

/** A leaf under a quarter sun, in the practice's colours. */
const ownMark = (): string =>
  `<circle fill="${lightColour('--draw-clay')}" cx="40" r="22"/><path fill="${lightColour('--draw-white')}" d="M6 34a20 20 0 0 1 20-20A20 20 0 0 1 6 34z"/>`;

/** The one drawing that all icons are made of; its ground goes on beyond the square for `bleed`. */
export function markSvg(): string {
  const { practice, look } = loadSite();
  const title = practice.projectName.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const ground = `<path fill="${lightColour('--draw-forest')}" d="M-10-10h60v60h-60z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><title>${title}</title>${ground}${look.logo ?? ownMark()}</svg>`;
}
