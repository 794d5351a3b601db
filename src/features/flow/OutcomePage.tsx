import { ReadLink } from '#components/buttons/ReadButton.tsx';
import { CheckItem, CheckList } from '#components/lists/CheckList.tsx';
import { FactList } from '#components/lists/FactList.tsx';
import { List } from '#components/lists/List.tsx';
import type { IsoDate } from '#law/date.ts';
import { crumbsOfOutcome } from '#site/crumbs.ts';
import { NamedDrawing } from '#site/drawings/NamedDrawing.tsx';
import { EndOfFirstScreen } from '#site/EndOfFirstScreen.tsx';
import { officialChannels } from '#site/navigation.ts';
import type { Flow, FlowOutcome } from '#texts/load/flow.ts';
import { flowPath } from '#texts/paths.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { isPublicDefender, practiceAs } from '#texts/schema/practice-kind.ts';
import { ArticleEnd } from '../article/ArticleEnd.tsx';
import { ArticleHead } from '../article/ArticleHead.tsx';
import { InReview } from '../article/InReview.tsx';
import { SectionFrame } from '../article/SectionFrame.tsx';
import { BackLink } from './BackLink.tsx';
import styles from './outcome-page.module.css';

interface Props {
  flow: Flow;
  outcome: FlowOutcome;
  practice: Practice;
  date: IsoDate;
}

/** Where else to ask first; a Defensoria does not send people to the Defensoria. */
const channelsBefore = ({ who }: FlowOutcome, { kind }: Practice): FlowOutcome['who'] =>
  isPublicDefender(kind) ? who.filter(({ href }) => href !== officialChannels.publicDefender) : who;

/** The end of a path: what to read, what to gather, whom to ask; official channels first. */
export const OutcomePage = ({ flow, outcome, practice, date }: Props) => (
  <>
    <ArticleHead
      crumbs={crumbsOfOutcome}
      title={outcome.title}
      lead={outcome.lead}
      byline={
        <>
          <p>Isto é um ponto de partida, e não uma decisão. Quem decide é o INSS ou a Justiça.</p>
          <InReview date={date} verifiedOn={flow.verifiedOn} />
        </>
      }
      drawing={<NamedDrawing name="signpost" />}
    />
    <div className={`wrap ${styles.page}`}>
      <div className={styles.ways} data-not-printed>
        <BackLink to={outcome.previous} />
        <p>
          <a href={flowPath}>Recomeçar as perguntas</a>
        </p>
      </div>
      <div>
        <SectionFrame id="o-que-ler" title="O que ler">
          <List className={styles.read}>
            {outcome.read.map(({ label, to }) => (
              <li key={to}>
                <ReadLink href={to}>{label}</ReadLink>
              </li>
            ))}
          </List>
        </SectionFrame>
        <EndOfFirstScreen />
        <SectionFrame id="o-que-separar" title="O que separar">
          <CheckList>
            {outcome.gather.map((paper) => (
              <CheckItem key={paper}>{paper}</CheckItem>
            ))}
          </CheckList>
        </SectionFrame>
        <SectionFrame id="quem-procurar" title="Quem procurar">
          <p>Primeiro, os canais oficiais. Eles não cobram pelo atendimento.</p>
          <FactList>
            {channelsBefore(outcome, practice).map((channel) => (
              <Channel key={channel.name} {...channel} />
            ))}
          </FactList>
        </SectionFrame>
      </div>
      <ArticleEnd
        isAlone
        text={{ ...flow, citations: outcome.citations }}
        practice={practice}
        title={`E ${practiceAs('o', practice)}`}
        chat={outcome.chat}
      />
    </div>
  </>
);

const Channel = ({ name, href, text, hours }: FlowOutcome['who'][number]) => (
  <>
    <dt>{href ? <a href={href}>{name}</a> : name}</dt>
    <dd>
      {text}
      {hours && ` Atende ${hours}.`}
    </dd>
  </>
);
