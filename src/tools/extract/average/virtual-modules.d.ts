/** Chosen by `choose-door.ts` when the site is built. */
declare module 'virtual:average-door' {
  export const AverageDoor: typeof import('./AverageDoor.tsx').AverageDoor | undefined;
}
