import term from '#components/term/term.module.css';
import { allStyles } from './site-sheet.ts';
import { usedStyles } from './used-styles.ts';

/** Around each first screen, and in it: terms are explained when the page is whole. */
const always = `<html><body><main><span class="${term.closing}"><button class="${term.term}"><span popover="auto"><b>`;

export const firstStyles = (firstScreen: string): Promise<string> =>
  usedStyles(allStyles, always + firstScreen);
