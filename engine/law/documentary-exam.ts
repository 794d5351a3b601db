import written from './values/documentary-exam-days.json' with { type: 'json' };
import { counts } from './written.ts';

/**
 * Atestmed: the most days of incapacity benefit granted on documents alone, all periods added up.
 * They end on 2027-09-19: 180 days of Portaria Conjunta 14/2026, published on 24 March 2026, plus the
 * 365 of 43/2026. That day counts as the first, the stricter reading: the other one ends a day later.
 */
export const documentaryExamDays = counts('documentary-exam-days', written);
