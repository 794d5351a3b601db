/** How many were read as usual before it is known better. */
const believed = 3;

/**
 * How many minutes the rest takes: as many for each as those before took.
 * @param usual minutes for one, before anything was read
 */
export function paceOf(usual: number, now: () => number) {
  const start = now();
  return (done: number, left: number): number => {
    const spent = (now() - start) / 60_000;
    return Math.ceil(((spent + usual * believed) / (done + believed)) * left);
  };
}

/** What one takes somebody who opens it and compares. */
export const usualMinutes = { sentence: 4, link: 1, value: 2 };
