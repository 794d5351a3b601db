import type { Shown } from '../../frame/shown.ts';
import type { ToldLife } from './told-life.ts';

/** What every result of a life is shown with, counted or not. */
export interface ShownLife
  extends Pick<
    Shown<unknown, unknown>,
    'recounted' | 'heading' | 'onChange' | 'onClear' | 'setting' | 'today'
  > {
  told: ToldLife;
}
