import { useRef, useState } from 'react';
import type { Sex } from '#rules/retirement/answers.ts';
import type { ResultSetting } from '../../frame/tool-setting.ts';
import type { Counted } from '../result/count-life.ts';
import { PrintAlone } from '../result/PrintAlone.tsx';
import type { ToldLife } from '../result/told-life.ts';
import { Average } from './Average.tsx';

interface Props {
  told: ToldLife;
  counted: Counted;
  setting: ResultSetting;
}

/** The estimate, and what only the visitor can say: that an old table will do, and the sex. */
export const AverageView = ({ told: { life }, counted, setting }: Props) => {
  const [isOldTableAccepted, setAccepted] = useState(false);
  const [sex, setSex] = useState<Sex>();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <Average
        life={life}
        counted={counted}
        links={setting.links}
        mayBeUnchecked
        isOldTableAccepted={isOldTableAccepted}
        sex={sex}
        heading={heading}
        onAccept={() => {
          setAccepted(true);
          heading.current?.focus();
        }}
        onSex={(told) => {
          setSex(told);
          heading.current?.focus();
        }}
      />
      <PrintAlone>Imprimir só a estimativa</PrintAlone>
    </>
  );
};
