import { useRef, useState } from 'react';
import { type Photo, type PhotoFault, photoOf } from './photo.ts';

/** Pages of one paper; so many fit the memory of a cheap phone. */
export const mostPages = 30;

/** A photograph in its place, and what the person does with it. */
export interface Page {
  readonly photo: Photo;
  /** Quarter turns to the right, 0 to 3. */
  readonly turns: number;
  /** The shade is taken away. */
  readonly isEven: boolean;
}

/** A file that gave no page. */
interface Unopened {
  readonly name: string;
  readonly fault: PhotoFault;
}

function movedTo(pages: readonly Page[], from: number, to: number): readonly Page[] {
  const moved = [...pages];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

/** The photographs that become pages, in their order; they are in this memory alone. */
export function usePages(onProgress: (text: string) => void) {
  const [pages, setPages] = useState<readonly Page[]>([]);
  const [unopened, setUnopened] = useState<readonly Unopened[]>([]);
  /** What the pages are at this moment, for what began earlier. */
  const now = useRef(pages);
  const chosen = useRef(0);
  const opening = useRef(Promise.resolve());

  const change = (to: (pages: readonly Page[]) => readonly Page[]) => {
    now.current = to(now.current);
    setPages(now.current);
  };
  const changeOne = (at: number, to: (page: Page) => Partial<Page>) =>
    change((all) => all.map((page, index) => (index === at ? { ...page, ...to(page) } : page)));

  /** One after the other: a cheap phone has no memory for two large pictures. */
  const open = async (files: readonly File[]) => {
    setUnopened([]);
    for (const [at, file] of files.entries()) {
      onProgress(`Abrindo a foto ${at + 1} de ${files.length}.`);
      const photo =
        now.current.length < mostPages
          ? await photoOf(file, chosen.current + 1).catch((): PhotoFault => 'notAPicture')
          : 'tooMany';
      if (typeof photo === 'string') {
        setUnopened((others) => [...others, { name: file.name, fault: photo }]);
        continue;
      }
      chosen.current = photo.number;
      change((all) => [...all, { photo, turns: 0, isEven: true }]);
    }
    onProgress(now.current.length === 1 ? 'Há 1 página.' : `Há ${now.current.length} páginas.`);
  };

  return {
    pages,
    unopened,
    add: (files: readonly File[]) => {
      opening.current = opening.current.then(() => open(files));
    },
    turn: (at: number) => changeOne(at, ({ turns }) => ({ turns: (turns + 1) % 4 })),
    changeLight: (at: number) => changeOne(at, ({ isEven }) => ({ isEven: !isEven })),
    move: (from: number, to: number) => change((all) => movedTo(all, from, to)),
    remove: (at: number) => change((all) => all.filter((_, index) => index !== at)),
    clear: () => {
      chosen.current = 0;
      setUnopened([]);
      change(() => []);
    },
  };
}
