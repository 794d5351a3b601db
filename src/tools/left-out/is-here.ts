import { leftOut } from 'virtual:left-out';

/** Whether a tool, the page that reads letters or a reason of theirs is one of this practice's: no line of a result is only about another. */
export const isHere = (path: string): boolean => !leftOut.includes(path);
