import { anew, titles } from 'virtual:letters';
import type { LetterRead } from '#letters/letter-read.ts';
import { letterPath, toolPath } from '#texts/paths.ts';
import { isHere } from '../left-out/is-here.ts';
import type { Answer } from '../result/AnswerCard.tsx';
import { isOver, type WholeCase } from './counted-letter.ts';
import { isRefusal, refusedPart } from './letter-pages.ts';
import type { Steps } from './letter-words.ts';
import { say, sayNext } from './say.ts';
import { leftAfter, stepsFor } from './within-kind.ts';

/** Reasons that rest on the income of a house: where its sum can be made anew. */
const sums: Readonly<Record<string, 'motivo-renda-pedir' | 'motivo-renda-manter'>> = {
  'renda-bpc': 'motivo-renda-pedir',
  'cessado-bpc-mob': 'motivo-renda-manter',
};

const reasonStep = (slug: string): string =>
  say('first', (isHere(toolPath('renda-bpc')) && sums[slug]) || 'motivo', {
    'pagina-do-motivo': `[${titles[slug]}](${letterPath(slug)})`,
  });

const isOnIncapacity = ({ species, signs }: LetterRead): boolean =>
  species ? species.benefit === 'auxilio-doenca' : signs.isIncapacity;

/** Of a yes with a no beside it. */
function stepsOfBoth(read: LetterRead): Answer['steps'] {
  const [first, second, third] = sayNext('sim-e-nao');
  const isRetirement = read.species?.benefit?.startsWith('aposentadoria') ?? !isOnIncapacity(read);
  const check = isRetirement ? `${second} ${say('second', 'nao-se-desiste')}` : second;
  const refused = refusedPart(read);
  return refused ? [first, reasonStep(refused), check] : [first, check, third];
}

/** A birth is paid whole, whenever it is asked for in its five years. */
function stepsOfPast({ species }: LetterRead): Answer['steps'] {
  const [first, second, third] = sayNext('prazo-passado');
  return species?.benefit === 'salario-maternidade'
    ? [say('first', 'maternidade-passada'), second, say('third', 'maternidade-carencia')]
    : [first, second, third];
}

/** What the kind wants done; of what is over, the deadlines' tool says what is left. */
function allSteps({ kind, read, today, clock, counted, old }: WholeCase): Answer['steps'] {
  const isPast = clock !== undefined && isOver(clock.told, today);
  const said = (name: Steps | undefined) => name && sayNext(name);
  const { own, usual } = stepsFor(kind, read, today, clock?.rests === 'ciencia' && !isPast);
  const left = leftAfter(kind, read);
  if (left) return sayNext(left.steps);
  if (old && !clock) return sayNext('carta-antiga');
  if (isPast && isRefusal.has(kind) && !isOnIncapacity(read)) return stepsOfPast(read);
  if (own === 'sim-e-nao') return stepsOfBoth(read);
  const steps = said(own) ?? (isPast ? counted?.steps : said(usual)) ?? counted?.steps;
  if (!steps) throw new Error(`a letter of the kind ${kind} has no steps`);
  // What was missed comes before the copy of the file.
  if (kind === 'cut' && !own && read.signs.why === 'absent') return [steps[1], steps[0], steps[2]];
  return old && !isPast ? [say('first', 'carta-antiga'), steps[0], steps[1]] : steps;
}

/** A reason that is sure comes first, but after what a paper of its own sort wants done; the copy of the file stays before the act itself. */
function withReason(
  [first, second, third]: Answer['steps'],
  reason: string,
  isOwn: boolean,
): Answer['steps'] {
  // What the kind wants done may lead there already.
  if (typeof first === 'string' && first.includes(`(${letterPath(reason)})`))
    return [first, second, third];
  const step = reasonStep(reason);
  if (isOwn) return [first, second, step];
  return anew.includes(reason)
    ? [say('first', 'falta-ao-exame'), step, first]
    : [step, first, third];
}

/** A no past its day, which only a reading of how the notice came leaves open to an appeal. */
const isLate = ({ clockKind, hint, running, old, left }: WholeCase): boolean =>
  isRefusal.has(clockKind) &&
  !old &&
  !left &&
  (hint?.isOver === true || running.some(({ situation }) => situation === 'mayStillCount'));

/** What to do, with the page of the reason that is sure; where a no may be long past, what is left stands with the appeal. */
export function stepsOf(letter: WholeCase, reason: string | undefined): Answer['steps'] {
  const all = allSteps(letter);
  const { call } = letter.read.signs;
  const [first, second, third] = reason ? withReason(all, reason, call === 'registry') : all;
  return [first, second, isLate(letter) ? say('third', 'passou-do-prazo') : third];
}
