/** The links of the header; the last three are parts of the home page, from every page. */
export const mainNavigation = [
  { label: 'Início', href: '/' },
  { label: 'Benefícios', href: '/#beneficios' },
  { label: 'Quem Somos', href: '/#quem-somos' },
  { label: 'Contato', href: '/#contato' },
] as const;

/** Free official channels: always before the practice. */
export const officialChannels = {
  meuInss: 'https://meu.inss.gov.br',
  phone: 'tel:135',
  publicDefender: 'https://www.dpu.def.br',
  lawyersRegister: 'https://cna.oab.org.br',
} as const;
