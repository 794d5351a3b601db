import { useEffect, useLayoutEffect, useRef } from 'react';
import { OrderedList } from '#components/lists/List.tsx';
import styles from './papers.module.css';
import type { Page, usePages } from './use-pages.ts';

/** The longer side of the small picture, in dots. */
const small = 300;

/** Draws a page, turned, into a small canvas. */
async function draw({ photo, turns, isEven }: Page, canvas: HTMLCanvasElement): Promise<void> {
  const picture = await createImageBitmap(isEven ? photo.even : photo.taken);
  const scale = Math.min(1, small / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width * scale, picture.height * scale];
  const isOnItsSide = turns % 2 === 1;
  canvas.width = isOnItsSide ? height : width;
  canvas.height = isOnItsSide ? width : height;
  const context = canvas.getContext('2d');
  context?.translate(canvas.width / 2, canvas.height / 2);
  context?.rotate((turns * Math.PI) / 2);
  context?.drawImage(picture, -width / 2, -height / 2, width, height);
  picture.close();
}

const Picture = ({ page, name }: { page: Page; name: string }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    // What the device cannot draw small is in the PDF all the same.
    if (canvas.current) draw(page, canvas.current).catch(() => {});
  }, [page]);
  return <canvas ref={canvas} className={styles.picture} role="img" aria-label={name} />;
};

interface Props {
  pages: ReturnType<typeof usePages>;
  /** Tells what has happened, for who does not see it. */
  say: (text: string) => void;
  /** The id of what takes the focus when no page is left. */
  elseId: string;
}

/** The pages in their order, each to be turned, moved or taken out; the focus stays with what was pressed. */
export const PagesList = ({
  pages: { pages, turn, changeLight, move, remove },
  say,
  elseId,
}: Props) => {
  /** The id of the button that was pressed, which may have moved. */
  const pressed = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (pressed.current) document.getElementById(pressed.current)?.focus();
    pressed.current = undefined;
  });
  const moveTo = (at: number, to: number) => {
    const number = pages[at]?.photo.number;
    if (to < 0 || to >= pages.length)
      return say(`A foto ${number} já é a ${to < 0 ? 'primeira' : 'última'} página.`);
    move(at, to);
    say(`A foto ${number} agora é a página ${to + 1} de ${pages.length}.`);
  };
  const takeOut = (at: number) => {
    const next = pages[at + 1] ?? pages[at - 1];
    pressed.current = next ? `${next.photo.id}-tirar` : elseId;
    remove(at);
    say(`A foto ${pages[at]?.photo.number} saiu. Páginas agora: ${pages.length - 1}.`);
  };
  return (
    <OrderedList className={styles.pages}>
      {pages.map((page, at) => {
        const { photo, turns, isEven } = page;
        const name = `Página ${at + 1}, foto ${photo.number}`;
        const acts: readonly Act[] = [
          { id: 'subir', label: 'Subir', act: () => moveTo(at, at - 1), isOff: at === 0 },
          {
            id: 'descer',
            label: 'Descer',
            act: () => moveTo(at, at + 1),
            isOff: at === pages.length - 1,
          },
          {
            id: 'girar',
            label: 'Girar',
            act: () => {
              turn(at);
              say(`${name}: virada ${((turns + 1) % 4) * 90} graus.`);
            },
          },
          { id: 'clarear', label: 'Sem sombra', act: () => changeLight(at), isOn: isEven },
          { id: 'tirar', label: 'Tirar', act: () => takeOut(at) },
        ];
        return (
          <li key={photo.id}>
            <Picture page={page} name={name} />
            <div>
              <b>{name}</b>
              <p className={styles.acts}>
                {acts.map(({ id, label, act, isOff, isOn }) => (
                  <button
                    key={id}
                    id={`${photo.id}-${id}`}
                    type="button"
                    aria-disabled={isOff}
                    aria-pressed={isOn}
                    onClick={() => {
                      pressed.current = `${photo.id}-${id}`;
                      act();
                    }}
                  >
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

interface Act {
  readonly id: string;
  readonly label: string;
  readonly act: () => void;
  /** It would change nothing: it keeps the focus, and says so. */
  readonly isOff?: boolean;
  /** It is on or off. */
  readonly isOn?: boolean;
}
