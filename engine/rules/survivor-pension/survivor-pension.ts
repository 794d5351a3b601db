import { type IsoDate, yearOf } from '#law/date.ts';
import { reform } from '#law/reform.ts';
import { accumulationBands } from '#law/survivor-pension.ts';
import { findLegalValue } from '#law/value.ts';
import { type Criterion, verdictOf } from '../criterion.ts';
import { type Figures, figuresOfEvent, figuresOn } from '../figures.ts';
import { type Base, baseFrom } from './amount.ts';
import { type AnalysisPoint, analysisOf } from './analysis.ts';
import type { PensionAnswers } from './answers.ts';
import { type AppliedRules, rulesFor } from './applied-rules.ts';
import { type DependantsByClass, dependantsOf } from './dependants.ts';
import { type Problem, problemsOf } from './problems.ts';
import { type PerScenario, perScenario } from './scenario.ts';
import { type Standing, standingOn } from './standing.ts';
import { type Stopped, stopFor } from './stop.ts';
import { type Segment, sameTimeline, timelineOf } from './timeline.ts';

interface Invalid {
  outcome: 'invalid';
  problems: readonly [Problem, ...Problem[]];
}

export interface Compared extends DependantsByClass {
  outcome: 'compared';
  rules: AppliedRules;
  /**
   * What the law asks of the deceased. Who shares and until when is shown as if it were met, for the
   * feature to say so; without cover no amount is computed.
   */
  insured: Criterion<'insured'>;
  /** Always met: no minimum number of contributions is asked for. */
  carencia: Criterion<'noCarencia'>;
  timelines: PerScenario<readonly Segment[]>;
  /** What is unknown makes no difference to who shares, how much and until when. */
  timelinesAgree: boolean;
  standing: PerScenario<Standing>;
  /** Only when a base was told and there are figures for the year or an earlier one. */
  base?: Base & {
    /** The death was in another year than the figures: yearly adjustments are not considered. */
    ofAnotherYear: boolean;
  };
  figures?: Figures;
  analysis: readonly AnalysisPoint[];
}

/**
 * Compares what was told with the rules of the pensão por morte: who shares it, how much and until
 * when. It lists criteria and never says that someone is entitled.
 * @param on day of the calculation: chooses the figures of the year and stands for a request still
 * to be made.
 * @throws {InvalidDateError} when a term passes the year 2199.
 */
export function survivorPension(
  answers: PensionAnswers,
  on: IsoDate,
): Invalid | Stopped | Compared {
  const [problem, ...problems] = problemsOf(answers, on);
  if (problem !== undefined) return { outcome: 'invalid', problems: [problem, ...problems] };
  const { death, request, baseCents } = answers;
  const stop = stopFor(death);
  if (stop !== undefined) return stop;

  const rules = rulesFor(death);
  const facts = { death, request, on, terms: rules.requestTerms.value };
  const { dependants, classTaking } = dependantsOf(answers, rules, facts);

  // A retirement of then, whole, is not below the minimum wage of then.
  const figures = death < reform ? figuresOfEvent(death, on) : figuresOn(on);
  const base =
    figures === undefined || baseCents === undefined ? undefined : baseFrom(baseCents, figures);
  const isCovered = answers.insured !== false;
  const money =
    isCovered && figures && base
      ? {
          base,
          figures,
          retirementCents: answers.partnerRetirementCents,
          bands: findLegalValue(accumulationBands, death)?.value,
        }
      : undefined;
  const timelines = perScenario((scenario) =>
    timelineOf(dependants, scenario, rules.quotas.value, money),
  );
  return {
    outcome: 'compared',
    rules,
    insured: {
      id: 'insured',
      verdict: verdictOf(answers.insured),
      citations: ['lei-8213-74', 'lei-8213-102-2', 'stj-sumula-416'],
    },
    carencia: { id: 'noCarencia', verdict: 'met', citations: ['lei-8213-26-i'] },
    dependants,
    classTaking,
    timelines,
    standing: perScenario((scenario) => standingOn(on, timelines[scenario], dependants, scenario)),
    timelinesAgree: sameTimeline(timelines.asTold, timelines.ifConfirmed),
    base: money && { ...money.base, ofAnotherYear: yearOf(death) !== money.figures.year },
    figures,
    analysis: analysisOf(answers, dependants, [...timelines.asTold, ...timelines.ifConfirmed]),
  };
}
