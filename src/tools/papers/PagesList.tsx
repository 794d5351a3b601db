import { useEffect, useRef } from 'react';
import { OrderedList } from '#components/lists/List.tsx';
import styles from './papers.module.css';
import { draw, type Photo } from './picture-of-page.ts';
import type { usePhotos } from './use-photos.ts';

/** Dots of the small picture. */
const small = 240;

const Picture = ({ photo, name }: { photo: Photo; name: string }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) draw(photo, canvas.current, small);
  }, [photo]);
  return <canvas ref={canvas} className={styles.picture} role="img" aria-label={name} />;
};

/** The pages in their order, each to be turned, moved or taken out. */
export const PagesList = ({ pages }: { pages: ReturnType<typeof usePhotos> }) => {
  const { photos, turn, move, remove } = pages;
  return (
    <OrderedList className={styles.pages}>
      {photos.map((photo, at) => {
        const name = `Página ${at + 1}`;
        const acts = [
          ['Girar', () => turn(at), false],
          ['Subir', () => move(at, at - 1), at === 0],
          ['Descer', () => move(at, at + 1), at === photos.length - 1],
          ['Tirar', () => remove(at), false],
        ] as const;
        return (
          <li key={photo.id}>
            <Picture photo={photo} name={name} />
            <div>
              <b>{name}</b>
              <p className={styles.acts}>
                {acts.map(([label, act, isDisabled]) => (
                  <button key={label} type="button" onClick={act} disabled={isDisabled}>
                    {label}
                    <span className="visually-hidden">: {name}</span>
                  </button>
                ))}
              </p>
            </div>
          </li>
        );
      })}
    </OrderedList>
  );
};
