/** What photographs may ask of a phone. */
export const limits = {
  /** Of one file. */
  bytes: 25 * 1024 * 1024,
  photos: 12,
  /** Of one photograph, before it is opened: each takes four bytes. */
  dots: 65_000_000,
  /** The longer side of what is kept of a photograph, in dots. */
  side: 3200,
  /** Milliseconds for each photograph until a reading is given up. */
  time: 90_000,
} as const;
