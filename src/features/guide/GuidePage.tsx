import type { IsoDate } from '#law/date.ts';
import { BarRules } from '#site/BarRules.tsx';
import { crumbsOfPage } from '#site/crumbs.ts';
import type { Guide } from '#texts/load/guide.ts';
import type { LinkedTool } from '#texts/load/tools.ts';
import { deniedGuidePath } from '#texts/paths.ts';
import { guideDoors } from '#texts/schema/guide.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { DoorArticle } from '../article/doors/DoorArticle.tsx';
import { Foot } from '../article/Foot.tsx';
import { DenialReasons } from './DenialReasons.tsx';

interface Props {
  guide: Guide;
  tools: readonly LinkedTool[];
  practice: Practice;
  date: IsoDate;
}

/** The guide for denied applications. */
export const GuidePage = ({ guide, tools, practice, date }: Props) => (
  <DoorArticle
    text={guide}
    path={deniedGuidePath}
    crumbs={crumbsOfPage(guide.breadcrumb)}
    drawing="letter"
    doors={guideDoors}
    hasJumps
    afterText={{ Motivos: <DenialReasons reasons={guide.reasons} /> }}
    tools={tools}
    chatTitle="Enviar a carta para análise"
    practice={practice}
    date={date}
  >
    <Foot>
      <h2 id="aviso-de-etica">Aviso de ética</h2>
      <p>
        {guide.ethics} <BarRules {...practice} />
      </p>
    </Foot>
  </DoorArticle>
);
