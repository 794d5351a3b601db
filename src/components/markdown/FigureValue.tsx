import { PhoneNumber } from '../phone-number/PhoneNumber.tsx';
import styles from './figure-value.module.css';
import { TelephoneLink } from './TelephoneLink.tsx';

interface Props {
  text: string;
  /** Set on a yearly figure that is not yet updated. */
  notice?: string;
  href?: string;
}

const isPhoneNumber = (text: string) => /^[\d(][\d() -]{8,}$/.test(text);

/** A value put into a text; one that is not yet updated says so beside itself. */
export const FigureValue = ({ text, notice, href }: Props) => {
  const value = isPhoneNumber(text) ? <PhoneNumber>{text}</PhoneNumber> : text;
  if (href) return <TelephoneLink href={href}>{value}</TelephoneLink>;
  return notice === undefined ? (
    value
  ) : (
    <span>
      {text} <mark className={styles.notice}>({notice})</mark>
    </span>
  );
};
