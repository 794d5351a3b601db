import type { IncapacityAnswers } from '#rules/permanent-incapacity/answers.ts';

// law-facts-2, 2.2: EC 103, art. 26; Lei 8.213, arts. 39, 45 and 61. In whole numbers throughout:
// hundredths of a cent, so that nothing is rounded before the end.

type World = 'special' | 'other' | 'work' | 'beforeReform';

interface Money {
  wage: number;
  ceiling: number;
}

/** Half a cent and more is a cent. */
const nearest = (part: number, whole: number): number =>
  Math.floor((2 * part + whole) / (2 * whole));

/** Years told off one by one, each past the base worth two more in a hundred. */
function percentByLaw({ sex, time }: IncapacityAnswers): number | undefined {
  if (!sex || !time) return undefined;
  let percent = 60;
  for (let year = 1; year <= time.years; year += 1)
    if (year > (sex === 'woman' ? 15 : 20)) percent += 2;
  return percent;
}

function meanByLaw({ known }: IncapacityAnswers, wage: number): number | undefined {
  if (!known) return undefined;
  if ('mean' in known) return known.mean;
  if (!known.isNew) return undefined;
  return known.aid > wage ? nearest(known.aid * 100, 91) : wage;
}

function worldsOf({ isSpecial, cause, isOwnAccount, beganBefore }: IncapacityAnswers): World[] {
  if (isSpecial) return ['special'];
  const worlds: World[] = [];
  if (cause !== 'work' || isOwnAccount !== false) worlds.push('other');
  if (cause !== 'other') worlds.push('work');
  if (beganBefore) worlds.push('beforeReform');
  return worlds;
}

/** Each world that the answers leave open: the share, a month, and a month with a quarter more. */
export function incapacityByLaw(answers: IncapacityAnswers, { wage, ceiling }: Money) {
  return worldsOf(answers).map((world) => {
    if (world === 'special') return [world, undefined, wage, nearest(wage * 5, 4)];
    const percent = world === 'other' ? percentByLaw(answers) : 100;
    const mean = world === 'beforeReform' ? undefined : meanByLaw(answers, wage);
    if (percent === undefined || mean === undefined) return [world, percent, undefined, undefined];
    const share = nearest(mean * percent, 100);
    const month = share < wage ? wage : Math.min(share, ceiling);
    return [world, percent, month, nearest(month * 5, 4)];
  });
}
