import { List } from '#components/lists/List.tsx';
import fold from '#site/fold.module.css';
import { townOf } from '#texts/schema/office.ts';
import type { Practice } from '#texts/schema/practice.ts';
import styles from './contact-section.module.css';

type Office = Practice['offices'][number];

const waysIn = ({ entrance, bus, access }: Office): [label: string, words: string][] =>
  [
    ['Entrada', entrance],
    ['Ônibus', bus],
    ['Acesso', access],
  ].flatMap(([label = '', words]): [string, string][] => (words ? [[label, words]] : []));

const isTold = (office: Office): boolean => office.map !== undefined || waysIn(office).length > 0;

const Place = ({ office }: { office: Office }) => (
  <li>
    <b>{office.name ?? office.address}</b>
    {office.name ? `: ${office.address}, ${townOf(office)}.` : `, ${townOf(office)}.`}
    {waysIn(office).map(([label, words]) => (
      <span key={label} className={styles.wayIn}>
        {`${label}: ${words}.`}
      </span>
    ))}
    {office.map && (
      <span className={styles.wayIn}>
        <a href={office.map} rel="noreferrer">
          Ver no mapa<span className="visually-hidden">: {office.name ?? office.address}</span>
        </a>
      </span>
    )}
  </li>
);

/** How to get there; nothing where no office says more than its address, which the foot of the page has. */
export const VisitUs = ({ offices }: Pick<Practice, 'offices'>) =>
  offices.some(isTold) && (
    <details data-group open>
      <summary className={fold.fold}>
        <h3>Como chegar</h3>
      </summary>
      <List className={styles.places}>
        {offices.map((office) => (
          <Place key={office.address} office={office} />
        ))}
      </List>
      <p>Combine o dia antes de vir.</p>
    </details>
  );
