import { flowFile } from '#texts/load/flow.ts';
import { readYaml } from '#texts/load/read-yaml.ts';
import { flowSchema } from '#texts/schema/flow.ts';
import type { Visitor } from '../visitor.ts';

const { questions, outcomes } = readYaml(flowFile, flowSchema);

const labelOf = (id: string): string | undefined =>
  questions.flatMap(({ answers }) => answers).find(({ to }) => to === id)?.label;

const titleOf = (id: string): string | undefined =>
  questions.find((one) => one.id === id)?.question ?? outcomes.find((one) => one.id === id)?.title;

export const arriveAt = (visitor: Visitor, id: string): Promise<void> =>
  visitor.see(['main'], ['heading', titleOf(id) ?? id]);

export async function answerTo(visitor: Visitor, id: string): Promise<void> {
  await visitor.press(['navigation', 'Respostas'], ['link', labelOf(id) ?? id]);
  await arriveAt(visitor, id);
}
