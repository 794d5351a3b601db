import { type RefObject, useEffect, useMemo } from 'react';
import type { Extract } from '#cnis/extract.ts';
import type { IsoDate } from '#law/date.ts';
import { pageLinks } from '../frame/page-links.ts';
import type { ToolSetting } from '../frame/tool-setting.ts';
import { LifeResult } from './result/LifeResult.tsx';
import { toldByExtract } from './result/told-by-extract.ts';

interface Props {
  extract: Extract;
  today: IsoDate;
  setting: ToolSetting;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Back to the ways in, with nothing kept. */
  onClear: () => void;
}

/** What a read extract comes to. */
export const ExtractResultView = ({ extract, today, setting, heading, onClear }: Props) => {
  const told = useMemo(() => toldByExtract(extract, today), [extract, today]);
  useEffect(() => {
    heading.current?.focus();
  }, [heading]);
  return (
    <LifeResult
      told={told}
      recounted={[]}
      today={today}
      heading={heading}
      setting={{ ...setting, links: pageLinks() }}
      onChange={onClear}
      onClear={onClear}
      changeLabel="Ler outro extrato"
    />
  );
};
