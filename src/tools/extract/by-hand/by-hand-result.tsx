import type { ResultPart, Shown } from '../../frame/shown.ts';
import { LifeResult } from '../result/LifeResult.tsx';
import type { ToldLife } from '../result/told-life.ts';
import { lifeFromTold } from './life-from-told.ts';
import type { Told } from './questions.ts';

const ByHandResult = ({ answers, ...shown }: Shown<Told, ToldLife>) => (
  <LifeResult {...shown} told={answers} />
);

export const result: ResultPart<Told, ToldLife> = { answersFrom: lifeFromTold, View: ByHandResult };
