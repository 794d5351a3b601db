import { benefitsPath, flowPath, indicatorsPath, lettersPath, toolsPath } from '#texts/paths.ts';
import type { Crumb } from './Breadcrumb.tsx';

// The way back of each kind of page, once: it is drawn on the page and told to search engines.
const home: Crumb = { label: 'Início', href: '/' };

/** A page right below the home page. */
export const crumbsOfPage = (label: string): Crumb[] => [home, { label }];

export const crumbsOfBenefit = (label: string): Crumb[] => [
  home,
  { label: 'Benefícios', href: benefitsPath },
  { label },
];

export const crumbsOfTool = (label: string): Crumb[] => [
  home,
  { label: 'Ferramentas', href: toolsPath },
  { label },
];

export const crumbsOfLetter = (label: string): Crumb[] => [
  home,
  { label: 'O que diz a sua carta', href: lettersPath },
  { label },
];

export const crumbsOfIndicator = (label: string): Crumb[] => [
  home,
  { label: 'Siglas do CNIS', href: indicatorsPath },
  { label },
];

const start: Crumb = { label: 'Por onde começar', href: flowPath };

/** A question of "Por onde começar" after the first. */
export const crumbsOfQuestion: Crumb[] = [home, start, { label: 'Pergunta' }];

/** Where the questions end. */
export const crumbsOfOutcome: Crumb[] = [home, start, { label: 'Próximos passos' }];
