import { slug } from '../markdown/slug.ts';
import { toolsPath } from '../paths.ts';
import { toolOpenings } from '../tool-openings.ts';
import { type Door, sectionsOf } from './doors.ts';

/** What a tool page says below the tool, and without it. */
export const toolDoors: readonly Door[] = [
  {
    question: 'Como fazer a conta no papel?',
    drawing: 'papers',
    sections: ['A regra', 'Um exemplo', 'O que esta ferramenta não considera'],
  },
];

const openingsOf = (tool: string): string[] =>
  Object.entries(toolOpenings).flatMap(([name, answers]) =>
    name === tool ? Object.values(answers) : [],
  );

/** What is wrong with a link that opens a tool at a place, whole or after "/ferramentas/"; of other links nothing. */
export function faultOfToolLink(link: string): string | undefined {
  const [tool = '', place] = link.replace(`${toolsPath}/`, '').split('#');
  if (place === undefined || tool === '' || tool.includes('/')) return undefined;
  const known = [...openingsOf(tool), ...sectionsOf(toolDoors).map(slug)];
  return known.includes(place)
    ? undefined
    : `“${tool}” não abre em “#${place}”. Confira o nome da ferramenta; depois de “#” vale: ${known.join(', ')}`;
}
