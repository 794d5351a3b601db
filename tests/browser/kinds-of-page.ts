/** One page of each kind, for what the kind decides and not the words. */
export const kindsOfPage = [
  '/',
  '/beneficios/bpc-loas',
  '/conteudos/beneficio-indeferido',
  '/ferramentas/renda-bpc',
  '/glossario',
  '/por-onde-comecar',
] as const;
