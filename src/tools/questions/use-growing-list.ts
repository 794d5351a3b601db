import { useEffect, useState } from 'react';

interface List {
  ids: readonly string[];
  /** Given out so far, so that no id comes twice. */
  count: number;
  /** The control that the last change leads to. */
  focusId?: string;
  /** What the last change did, for those who do not see it. */
  status: string;
}

interface Options {
  idOf: (number: number) => string;
  /** How many groups there are at first. */
  start: 0 | 1;
  /** Id of the first control of a group. */
  firstControl: (id: string) => string;
  addButton: string;
}

/**
 * The ids of groups of controls that the visitor adds and removes. The focus goes to the first
 * control of a new group, and to the add button when a group is gone.
 */
export function useGrowingList({ idOf, start, firstControl, addButton }: Options) {
  const [list, setList] = useState<List>({
    ids: start === 0 ? [] : [idOf(1)],
    count: start,
    status: '',
  });

  useEffect(() => {
    if (list.focusId) document.getElementById(list.focusId)?.focus();
  }, [list]);

  return {
    ids: list.ids,
    status: list.status,
    add: (status: string) => {
      const id = idOf(list.count + 1);
      const ids = [...list.ids, id];
      setList({ ids, count: list.count + 1, focusId: firstControl(id), status });
    },
    remove: (gone: string, status: string) => {
      const ids = list.ids.filter((id) => id !== gone);
      setList({ ...list, ids, focusId: addButton, status });
    },
  };
}
