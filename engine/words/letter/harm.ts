import type { FoundKind, LetterKind } from './kinds.ts';

/** Told as decided, a paper that still waits for an answer would be left without one. */
const decided: readonly LetterKind[] = [
  'grant',
  'denial',
  'archived',
  'extended',
  'notExtended',
  'cut',
  'board',
  'reviewRefused',
];

/**
 * What harms: for each kind of paper, the kinds as which it must not be told, for what these advise
 * loses a term, a date or money. Told as "not of the INSS", every letter of it would be thrown away.
 */
const harms: Readonly<Record<FoundKind, readonly LetterKind[]>> = {
  grant: ['denial', 'archived', 'cut', 'notExtended', 'reviewRefused', 'board'],
  denial: ['grant', 'extended', 'requirement', 'archived', 'summons', 'board'],
  requirement: decided,
  archived: ['grant', 'requirement', 'extended', 'summons', 'defence'],
  extended: ['denial', 'archived', 'notExtended', 'cut', 'defence'],
  notExtended: ['grant', 'extended', 'requirement', 'archived', 'summons'],
  defence: decided,
  cut: ['grant', 'requirement', 'archived', 'extended', 'defence', 'summons'],
  summons: decided,
  board: ['grant', 'denial', 'requirement', 'archived', 'defence', 'summons'],
  reviewRefused: ['grant', 'requirement', 'archived', 'extended', 'summons'],
  // A fraud or a bill obeyed as if the INSS had sent it.
  foreign: ['grant', 'requirement', 'defence', 'summons'],
};

/** Whether a paper of one of these kinds is harmed by being told as this one. */
export const isHarm = (kinds: readonly FoundKind[], told: FoundKind): boolean =>
  !kinds.includes(told) &&
  (told === 'foreign' || kinds.every((kind) => harms[kind].includes(told)));
