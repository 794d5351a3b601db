const headerBytes = 22;

/**
 * An icon file that holds one PNG, for browsers that cannot draw SVG icons.
 * @param size side of the PNG in pixels, below 256
 * @see https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 */
export function icoFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per point
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(headerBytes, 18);
  return Buffer.concat([header, png]);
}
