import { Loudspeaker } from '#components/buttons/Loudspeaker.tsx';
import styles from './listen.module.css';

/**
 * Shown where a script finds a voice of the device's own, in a place kept for it: nothing moves when it comes.
 * @param isOfShown what is folded stays so, and is not read: of a list only its title.
 */
export const ListenToPage = ({ isOfShown = false }: { isOfShown?: boolean }) => (
  <button type="button" className={styles.listen} hidden data-listen={isOfShown ? 'shown' : true}>
    <Loudspeaker /> Ouvir<span className="visually-hidden"> esta página</span>
  </button>
);
