/** Made by `letter-rows.ts` when the site is built; `unpackReasons` reads it. */
declare module 'virtual:letters' {
  export const reasons: import('#words/letter/match-letter.ts').PackedReasons;
}
