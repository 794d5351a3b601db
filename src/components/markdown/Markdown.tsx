import type { Root } from 'hast';
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { ButtonRow, ReadButton } from '../buttons/ReadButton.tsx';
import { Callout } from '../callout/Callout.tsx';
import { Case } from '../callout/Case.tsx';
import { CheckItem, CheckList } from '../lists/CheckList.tsx';
import { FactList } from '../lists/FactList.tsx';
import { List, OrderedList } from '../lists/List.tsx';
import pathList from '../lists/path-list.module.css';
import requirementList from '../lists/requirement-list.module.css';
import { StepList } from '../lists/StepList.tsx';
import twoLists from '../lists/two-lists.module.css';
import { PictureBox } from '../pictures/PictureBox.tsx';
import { CaptionedTable } from '../tables/CaptionedTable.tsx';
import { FigureValue } from './FigureValue.tsx';
import { TelephoneLink } from './TelephoneLink.tsx';

interface Held {
  children: ReactNode;
}

/** What draws each block that `src/texts/markdown/blocks.ts` names. */
const components = {
  'figure-value': FigureValue,
  'check-list': CheckList,
  'check-item': CheckItem,
  'step-list': StepList,
  'fact-list': FactList,
  /** What the law asks for, one requirement an item; each starts with its name in bold. */
  'requirement-list': (held: Held) => <List {...held} className={requirementList.list} />,
  /** The stations of a way; the one in bold is where the reader stands. */
  'path-list': (held: Held) => <OrderedList {...held} className={pathList.path} />,
  'picture-box': PictureBox,
  /** Two opposite lists: what goes in on water, what stays out on rose. */
  'two-lists': (held: Held) => <div {...held} className={twoLists.pair} />,
  'list-half': 'div',
  'case-box': Case,
  'callout-box': Callout,
  'action-row': ButtonRow,
  'read-button': ReadButton,
  a: TelephoneLink,
  ul: List,
  table: CaptionedTable,
} as unknown as Components;

/** The same one level down: what is an h3 elsewhere. */
const deeper = {
  ...components,
  h3: 'h4',
  'case-box': (props: ComponentProps<typeof Case>) => <Case {...props} level={4} />,
} as unknown as Components;

interface Props {
  tree: Root;
  /** Of the headings in it. */
  level?: 3 | 4;
}

export const Markdown = ({ tree, level = 3 }: Props) =>
  toJsxRuntime(tree, {
    Fragment,
    jsx,
    jsxs,
    components: level === 3 ? components : deeper,
    ignoreInvalidStyle: true,
  });
