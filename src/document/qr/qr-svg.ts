import { correction, generate } from 'lean-qr';

/** Modules of white that readers need around the code (ISO/IEC 18004). */
const quiet = 4;

/** A QR code as an SVG: one path of dark modules on white. Equal texts give equal drawings. */
export function qrSvg(text: string): string {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const side = code.size + 2 * quiet;
  let path = '';
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      const start = x;
      while (code.get(x, y)) x += 1;
      if (x > start) path += `M${start + quiet} ${y + quiet}h${x - start}v1H${start + quiet}z`;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>\n`;
}
