import 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { knowWithResolvers } from '#cnis/pdf/older-browsers.ts';

const iterators: object = Object.getPrototypeOf(Object.getPrototypeOf([].values()));

/** What Chrome 109, Safari 15.4 or Firefox 115 lacks of what a library of today might take for granted. */
const newer: readonly (readonly [owner: object, members: readonly string[]])[] = [
  [Promise, ['withResolvers', 'try']],
  [Array, ['fromAsync']],
  [Array.prototype, ['toSorted', 'toSpliced', 'toReversed', 'with']],
  [Object.getPrototypeOf(Uint8Array).prototype, ['toSorted', 'toReversed', 'with']],
  [Uint8Array, ['fromBase64', 'fromHex']],
  [Uint8Array.prototype, ['toBase64', 'toHex', 'setFromBase64', 'setFromHex']],
  [Map.prototype, ['getOrInsert', 'getOrInsertComputed']],
  [WeakMap.prototype, ['getOrInsert', 'getOrInsertComputed']],
  [Math, ['sumPrecise', 'f16round']],
  [URL, ['parse', 'canParse']],
  [AbortSignal, ['any', 'timeout']],
  [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isDisjointFrom']],
  [iterators, ['map', 'filter', 'take', 'drop', 'flatMap', 'toArray', 'some', 'find']],
  [Object, ['groupBy']],
  [Map, ['groupBy']],
  [ArrayBuffer.prototype, ['transfer', 'transferToFixedLength', 'resize']],
  [String.prototype, ['isWellFormed', 'toWellFormed']],
  [Response.prototype, ['bytes']],
  [Blob.prototype, ['bytes']],
  [RegExp, ['escape']],
  [globalThis, ['Iterator', 'OffscreenCanvas', 'DecompressionStream', 'CompressionStream']],
];

for (const [owner, members] of newer) {
  for (const member of members) Reflect.deleteProperty(owner, member);
}
Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);

knowWithResolvers();
const { pagesOfPdf } = await import('#tests/cnis/pages-of-pdf.ts');
const { readExtract } = await import('#cnis/read/read-extract.ts');
const { extract } = readExtract(await pagesOfPdf(workerData));
parentPort?.postMessage(extract?.relations.flatMap(({ months }) => months).length);
