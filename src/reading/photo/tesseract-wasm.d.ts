/** What is used of it: the package's own types stand outside of what it exports. */
declare module 'tesseract-wasm' {
  interface Rectangle {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  export interface TextItem {
    readonly rect: Rectangle;
    /** 1 at the start of a line, 2 at its end. */
    readonly flags: number;
    /** From 0 to 1. */
    readonly confidence: number;
    readonly text: string;
  }
  export interface OCREngine {
    /** @throws {Error} when it is not a model */
    loadModel(model: Uint8Array | ArrayBuffer): void;
    loadImage(image: Pick<ImageData, 'width' | 'height' | 'data'>): void;
    clearImage(): void;
    /** @param onProgress is told from 0 to 100 */
    getTextBoxes(unit: 'line' | 'word', onProgress?: (percent: number) => void): TextItem[];
    /** A quarter of a circle, or two or three. */
    getOrientation(): { readonly rotation: number; readonly confidence: number };
  }
  export function supportsFastBuild(): boolean;
  /** @throws when the engine may not run */
  export function createOCREngine(options: {
    readonly wasmBinary: Uint8Array | ArrayBuffer;
  }): Promise<OCREngine>;
}
