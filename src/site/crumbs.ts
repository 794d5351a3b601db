import { benefitsPath, flowPath, indicatorsPath, lettersPath, toolsPath } from '#texts/paths.ts';
import type { Crumb } from './Breadcrumb.tsx';

// The way back of each kind of page, once: it is drawn on the page and told to search engines.
const home: Crumb = { label: 'Início', href: '/' };

/** A page right below the home page. */
export const crumbsOfPage = (label: string): Crumb[] => [home, { label }];

/** One below the list of all pages of its kind. */
const below =
  (list: Crumb) =>
  (label: string): Crumb[] => [home, list, { label }];

export const crumbsOfBenefit = below({ label: 'Benefícios', href: benefitsPath });
export const crumbsOfTool = below({ label: 'Ferramentas', href: toolsPath });
export const crumbsOfLetter = below({ label: 'O que diz a sua carta', href: lettersPath });
export const crumbsOfIndicator = below({ label: 'Siglas do CNIS', href: indicatorsPath });

const belowStart = below({ label: 'Por onde começar', href: flowPath });

/** A question of "Por onde começar" after the first. */
export const crumbsOfQuestion = belowStart('Pergunta');

/** Where the questions end. */
export const crumbsOfOutcome = belowStart('Próximos passos');
