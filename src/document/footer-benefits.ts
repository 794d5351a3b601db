import type { FooterLink } from '#site/footer/Footer.tsx';

/** The four benefit links of the footer, as the specification asks. */
export const footerBenefits: readonly FooterLink[] = [
  { label: 'BPC/LOAS', href: '/beneficios/bpc-loas' },
  { label: 'Auxílio-doença', href: '/beneficios/auxilio-doenca' },
  { label: 'Aposentadoria por idade', href: '/beneficios/aposentadoria-por-idade' },
  { label: 'Pensão por morte', href: '/beneficios/pensao-por-morte' },
];
