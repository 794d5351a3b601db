import { withoutAccents } from '#words/accents.ts';

/** The addresses of the site, without trailing slash. Light enough for islands to import. */
export const benefitsPath = '/beneficios';
export const benefitPath = (slug: string): string => `${benefitsPath}/${slug}`;
export const deniedGuidePath = '/conteudos/beneficio-indeferido';
export const toolsPath = '/ferramentas';
/** The page of a tool, by its file name; with "#" and an opening, one that is already answered. */
export const toolPath = (slug: string): string => `${toolsPath}/${slug}`;
/** A tool alone, for the pages of others. */
export const embedPath = (slug: string): string => `/embutir/${slug}`;
export const lettersPath = '/carta';
export const letterPath = (slug: string): string => `${lettersPath}/${slug}`;
export const indicatorsPath = '/indicadores';
/** "PREC-COD1821_FORA_VIG" → "prec-cod1821-fora-vig", "PDARF-*" → "pdarf". */
export const indicatorSlug = (code: string): string =>
  withoutAccents(code).toLowerCase().replaceAll('_', '-').replace(/-\*$/, '');
/** The page of a code, as the extract prints it. */
export const indicatorPath = (code: string): string => `${indicatorsPath}/${indicatorSlug(code)}`;
/** Photographs of papers become one PDF. */
export const papersPath = '/papeis';
export const casePath = '/meu-caso';
/** The sheet with the papers of a reason on it. */
export const casePathFor = (slug: string): string => `${casePath}#motivo-${slug}`;
export const topicsPath = '/assuntos';
/** The field that looks for a topic: the browser puts the cursor in it. */
export const searchPath = `${topicsPath}#procurar`;
export const flowPath = '/por-onde-comecar';
export const glossaryPath = '/glossario';
export const securityPath = '/seguranca';
export const sourcesPath = '/fontes';
export const changesPath = '/mudancas';
export const changesOfYearPath = (year: string): string => `${changesPath}/${year}`;
/** The changes of the newest year, or of one before it. */
export const isOfChanges = (path: string): boolean => `${path}/`.startsWith(`${changesPath}/`);

/** The ways after a decision, told once for all letters. */
export const routesFile = 'content/guides/caminhos.md';

/** "/beneficios/bpc-loas" → "/qr/bpc-loas.svg": the code that is printed with its list. */
export const qrPath = (path: string): string => `/qr/${path.split('/').at(-1)}.svg`;
