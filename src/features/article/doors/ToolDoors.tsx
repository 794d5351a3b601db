import type { Tool } from '#content/load/tools.ts';
import { toolPath } from '#content/paths.ts';
import { NamedDrawing } from '#site/drawings/NamedDrawing.tsx';
import styles from './tool-doors.module.css';

export type LinkedTool = Pick<Tool, 'slug' | 'title' | 'drawing'>;

/** The tools that answer a question of the page: they look like its doors, and lead elsewhere. */
export const ToolDoors = ({ tools }: { tools: readonly LinkedTool[] }) =>
  tools.map(({ slug, title, drawing }) => (
    <a key={slug} className={styles.tool} href={toolPath(slug)}>
      <NamedDrawing name={drawing} />
      <span>{title}</span>
    </a>
  ));
