import { useEffect, useRef } from 'react';
import styles from './choose-files.module.css';

interface Props {
  id: string;
  /** On the button. */
  label: string;
  /** What may be chosen, as `accept` takes it. */
  accept: string;
  /** Opens the camera where there is one. */
  isPhotograph?: boolean;
  areMany?: boolean;
  /** As wide as its place. */
  isWide?: boolean;
  /** Beside another that most take. */
  isSecond?: boolean;
  /** The id of what is said of it. */
  describedBy: string;
  onFiles: (files: readonly File[]) => void;
}

/** Files from the device's own list; those that were chosen while the program came are taken too. */
export const ChooseFiles = ({
  id,
  label,
  accept,
  isPhotograph,
  areMany,
  isWide = false,
  isSecond = false,
  describedBy,
  onFiles,
}: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const take = () => {
    const files = [...(input.current?.files ?? [])];
    if (files.length === 0 || !input.current) return;
    onFiles(files);
    // The same file may be chosen again.
    input.current.value = '';
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there before
  useEffect(take, []);
  return (
    <div>
      <label
        className={`${styles.choose} ${isWide ? styles.wide : ''} ${isSecond ? styles.second : ''}`.trim()}
      >
        <input
          ref={input}
          id={id}
          type="file"
          accept={accept}
          capture={isPhotograph ? 'environment' : undefined}
          multiple={areMany}
          className="visually-hidden"
          aria-describedby={describedBy}
          onChange={take}
        />
        <span data-heard>{label}</span>
      </label>
      {/* Below the first button: until the program is there, which says how far it is. */}
      {!areMany && (
        <p role="status">
          <span className={styles.opening}>Abrindo…</span>
        </p>
      )}
    </div>
  );
};
