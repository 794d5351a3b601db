import { flowPath, lettersPath, searchPath, securityPath, toolsPath } from '#texts/paths.ts';

/** The links of the header; those with a hash are parts of the home page, from every page. */
export const mainNavigation = [
  { label: 'Início', href: '/' },
  { label: 'Benefícios', href: '/#beneficios' },
  { label: 'Procurar', href: searchPath },
  { label: 'Por onde começar', href: flowPath },
  { label: 'Ferramentas', href: toolsPath },
  { label: 'Quem Somos', href: '/#quem-somos' },
  { label: 'Contato', href: '/#contato' },
] as const;

/** The links of the phone's menu, which has room for what most people come with. */
export const menuNavigation = [
  ...mainNavigation.slice(0, 1),
  { label: 'Minha carta', href: lettersPath },
  ...mainNavigation.slice(1),
  { label: 'Golpes', href: securityPath },
] as const;

/** Free official channels: always before the practice. */
export const officialChannels = {
  meuInss: 'https://meu.inss.gov.br',
  phone: 'tel:135',
  phoneHours: 'de segunda a sábado, das 7h às 22h',
  publicDefender: 'https://www.dpu.def.br',
  lawyersRegister: 'https://cna.oab.org.br',
} as const;
