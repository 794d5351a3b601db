import type { IndicatorEffect, IndicatorLevel } from '#cnis/indicators/indicator.ts';
import labels from '#labels/siglas.json' with { type: 'json' };

/** What a code does to the person, as a title; the worst first. */
export const effectNames: Record<IndicatorEffect, string> = labels.effects;

/** What somebody asks who found it there. */
export const questionOf: Record<IndicatorLevel, string> = labels.questions;

/** Where it stands in the extract. */
export const placeOf: Record<IndicatorLevel, string> = labels.places;

const firstLetters: Readonly<Record<string, string>> = labels.firstLetters;

/** What the first letter says, where it says anything. */
export const firstLetterOf = (code: string): string | undefined => firstLetters[code.charAt(0)];
