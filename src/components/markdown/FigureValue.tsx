import styles from './figure-value.module.css';
import { TelephoneLink } from './TelephoneLink.tsx';

interface Props {
  text: string;
  /** Set on a yearly figure that is not yet updated. */
  notice?: string;
  href?: string;
}

/** A value put into a text; one that is not yet updated says so beside itself. */
export const FigureValue = ({ text, notice, href }: Props) => {
  if (href) return <TelephoneLink href={href}>{text}</TelephoneLink>;
  return notice === undefined ? (
    text
  ) : (
    <span>
      {text} <mark className={styles.notice}>({notice})</mark>
    </span>
  );
};
