import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { createOCREngine, type OCREngine } from 'tesseract-wasm';
import { engineFile, modelBytes } from '#reading/photo/engine-files.ts';
import { type Grey, greyOf } from '#reading/photo/picture/grey.ts';

/** The engine of the site, outside of a browser. */
export async function startEngine(): Promise<OCREngine> {
  const engine = await createOCREngine({ wasmBinary: readFileSync(engineFile) });
  engine.loadModel(modelBytes());
  return engine;
}

/** A photograph's dots, as the worker's canvas would give them. */
export async function decoded(file: Buffer): Promise<Grey> {
  const { data, info } = await sharp(file)
    .rotate()
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return greyOf({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) });
}
