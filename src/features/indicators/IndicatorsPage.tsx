import type { Indicator } from '#texts/load/indicators.ts';
import { type PageProps, TextPage } from '../text-page/TextPage.tsx';
import { CodeSearch } from './CodeSearch.tsx';
import { IndicatorsByEffect } from './IndicatorsByEffect.tsx';

interface Props extends PageProps {
  indicators: readonly Indicator[];
}

/** "Siglas do CNIS": look for codes, or pick one from the lists. */
export const IndicatorsPage = ({ indicators, ...text }: Props) => (
  <TextPage
    {...text}
    first="procure-a-sua-sigla"
    open={['todas-as-siglas']}
    parts={{
      'procure-a-sua-sigla': <CodeSearch />,
      'todas-as-siglas': <IndicatorsByEffect indicators={indicators} />,
    }}
  />
);
