/** What one file may ask of a phone. */
export const limits = {
  bytes: 15 * 1024 * 1024,
  pages: 200,
  /** Milliseconds until a reading is given up. */
  time: 60_000,
} as const;
