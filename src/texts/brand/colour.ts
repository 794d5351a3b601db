import { transform } from 'lightningcss';

/** A colour that CSS computes, "oklch(from #1f3a6e 0.4 c h)", as the nearest one that every screen shows. */
export function shown(css: string): string {
  const { code } = transform({
    filename: 'colour.css',
    code: Buffer.from(`a{color:${css}}`),
    minify: true,
    targets: { chrome: 80 << 16 },
  });
  const short = /color:#([0-9a-f]{3,6})/.exec(code.toString())?.[1];
  if (!short) throw new Error(`“${css}” is no colour`);
  return `#${short.length === 3 ? [...short].map((digit) => digit + digit).join('') : short}`;
}

/** WCAG 2.2, relative luminance. */
const luminance = (hex: string): number =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, place) => {
    const value = Number.parseInt(hex.slice(1 + 2 * place, 3 + 2 * place), 16) / 255;
    return sum + weight * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  }, 0);

/** The contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The colour, or the nearest of its hue with this contrast: lighter under dark letters, darker under light ones. */
export function nearest(hex: string, against: string, ratio: number): string {
  const towards = luminance(hex) > luminance(against) ? 'white' : 'black';
  for (let share = 0; share < 100; share += 1) {
    const mixed =
      share === 0 ? hex : shown(`color-mix(in oklab, ${hex} ${100 - share}%, ${towards})`);
    if (contrast(mixed, against) >= ratio) return mixed;
  }
  return towards === 'white' ? '#ffffff' : '#000000';
}
