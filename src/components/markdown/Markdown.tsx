import type { Root } from 'hast';
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { ButtonRow, ReadButton } from '../buttons/ReadButton.tsx';
import { Callout } from '../callout/Callout.tsx';
import { Case } from '../callout/Case.tsx';
import { CheckItem, CheckList } from '../lists/CheckList.tsx';
import { FactList } from '../lists/FactList.tsx';
import { List } from '../lists/List.tsx';
import { PathList } from '../lists/PathList.tsx';
import { RequirementList } from '../lists/RequirementList.tsx';
import { StepList } from '../lists/StepList.tsx';
import { TwoLists } from '../lists/TwoLists.tsx';
import { PictureBox } from '../pictures/PictureBox.tsx';
import { CaptionedTable } from '../tables/CaptionedTable.tsx';
import { FigureValue } from './FigureValue.tsx';
import { TelephoneLink } from './TelephoneLink.tsx';

/** What draws each block that `src/texts/markdown/blocks.ts` names. */
const components = {
  'figure-value': FigureValue,
  'check-list': CheckList,
  'check-item': CheckItem,
  'step-list': StepList,
  'fact-list': FactList,
  'requirement-list': RequirementList,
  'path-list': PathList,
  'picture-box': PictureBox,
  'two-lists': TwoLists,
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
