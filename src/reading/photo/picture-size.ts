/** How a picture begins, in as many bytes as its size needs: a camera's own notes come first. */
export const headBytes = 256 * 1024;

const jpeg = 0xff_d8_ff;
const png = 0x89_50_4e_47;

/** Frames of a JPEG: C0 to CF but for what only defines tables (ISO/IEC 10918-1, B.1.1.3). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function dotsOfJpeg(head: DataView): number | undefined {
  for (let at = 2; at + 9 <= head.byteLength; at += 2 + head.getUint16(at + 2)) {
    if (head.getUint8(at) !== 0xff) return undefined;
    if (isFrame(head.getUint8(at + 1))) return head.getUint16(at + 5) * head.getUint16(at + 7);
  }
  return undefined;
}

/** How many dots a JPEG or PNG has, before it is opened; undefined of another kind, or a head that does not tell. */
export function dotsOf(bytes: ArrayBuffer): number | undefined {
  const head = new DataView(bytes);
  if (head.byteLength < 24) return undefined;
  if (head.getUint32(0) === png) return head.getUint32(16) * head.getUint32(20);
  return head.getUint32(0) >>> 8 === jpeg ? dotsOfJpeg(head) : undefined;
}
