import type { Tool } from '#content/load/tools.ts';
import { toolPath } from '#content/paths.ts';
import { NamedDrawing } from '#site/drawings/NamedDrawing.tsx';
import styles from './tool-doors.module.css';

export type LinkedTool = Pick<Tool, 'slug' | 'title' | 'drawing'>;

/** A tool that answers a question of the page: it looks like one of its doors, and leads elsewhere. */
export const ToolDoor = ({ slug, title, drawing }: LinkedTool) => (
  <a className={styles.tool} href={toolPath(slug)}>
    <NamedDrawing name={drawing} />
    <span>{title}</span>
  </a>
);

export const ToolDoors = ({ tools }: { tools: readonly LinkedTool[] }) =>
  tools.map((tool) => <ToolDoor key={tool.slug} {...tool} />);
