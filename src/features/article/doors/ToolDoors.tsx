import { NamedDrawing } from '#site/drawings/NamedDrawing.tsx';
import type { LinkedTool } from '#texts/load/tools.ts';
import styles from './tool-doors.module.css';

/** A tool that answers a question of the page: it looks like one of its doors, and leads elsewhere. */
export const ToolDoor = ({ href, title, drawing, isFar }: LinkedTool & { isFar?: boolean }) => (
  <a className={styles.tool} href={href} data-not-printed>
    <NamedDrawing name={drawing} isFar={isFar} />
    <span>{title}</span>
  </a>
);

/** The tools of a page, one after the other, below its first screen. */
export const ToolDoors = ({ tools }: { tools: readonly LinkedTool[] }) =>
  tools.map((tool) => <ToolDoor key={tool.href} {...tool} isFar />);
