import { useEffect, useState } from 'react';
import { addButton, rowId, rowNumber } from './control-ids.ts';
import type { AnyList } from './question.ts';

interface List {
  ids: readonly string[];
  /** Given out so far, so that no id comes twice. */
  count: number;
  /** The control that the last change leads to. */
  focusId?: string;
  /** What the last change did, for those who do not see it. */
  status: string;
}

/**
 * The ids of the groups of a list, at least one, which the visitor adds and removes. The focus goes
 * to the first control of a new group, and to the add button when a group is gone.
 */
export function useGrowingList(id: string, { questions }: AnyList, before: readonly string[]) {
  const [list, setList] = useState<List>(() => {
    const ids = before.length === 0 ? [rowId(id, 1)] : before;
    return { ids, count: Math.max(...ids.map((group) => rowNumber(id, group))), status: '' };
  });

  useEffect(() => {
    if (list.focusId) document.getElementById(list.focusId)?.focus();
  }, [list]);

  return {
    ids: list.ids,
    status: list.status,
    add: (status: string) => {
      const group = rowId(id, list.count + 1);
      const [first] = Object.values(questions);
      const ids = [...list.ids, group];
      setList({ ids, count: list.count + 1, focusId: `${group}-${first?.id}`, status });
    },
    remove: (gone: string, status: string) => {
      const ids = list.ids.filter((group) => group !== gone);
      setList({ ...list, ids, focusId: addButton(id), status });
    },
  };
}
