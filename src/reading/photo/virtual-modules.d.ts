/** Addresses of what the reader of photographs runs: see engine-files.ts. */
declare module 'virtual:photo-engine' {
  /** The engine as WebAssembly, with SIMD and without. */
  export const simd: string;
  export const plain: string;
  /** The letters of Portuguese, as it learned them. */
  export const model: string;
}
