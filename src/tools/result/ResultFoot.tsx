import type { CitationKey } from '#law/citations.ts';
import type { IsoDate } from '#law/date.ts';
import { officialChannels } from '#site/navigation.ts';
import { longDate } from '#words/dates.ts';
import { type CitationLinks, inOneLine } from '../citations/citation-links.ts';
import styles from '../frame/tool.module.css';

interface Props {
  /** The day as of which the rules were applied. */
  today: IsoDate;
  /** The year whose values were used. */
  year: number;
  /** Every source of the result; may repeat. None where nothing was counted. */
  keys: readonly CitationKey[];
  links: CitationLinks;
}

/** Stands with every result: what it is worth and its day; on paper also where it was made, and from what. */
export const ResultFoot = ({ today, year, keys, links }: Props) => (
  <div className={styles.foot}>
    <div className={styles.estimate}>
      <p>
        {keys.length > 0 ? (
          <>
            <b>Estimativa com as regras de {year}.</b> Conta feita em
          </>
        ) : (
          'Leitura feita em'
        )}{' '}
        {longDate(today)}
        <span data-paper>
          {' '}
          em {location.host}
          {location.pathname}
        </span>
        . Não é decisão nem parecer. Quem decide é o INSS ou a Justiça. Confirme na carta, no Meu
        INSS ou no 135, {officialChannels.phoneHours}.
      </p>
    </div>
    {keys.length > 0 && (
      <p data-paper>
        <b>Fontes:</b> {inOneLine(links, keys)}
      </p>
    )}
  </div>
);
