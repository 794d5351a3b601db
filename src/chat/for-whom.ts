/** The first words of a message; for somebody else (a relative, a neighbour) they say so right after the greeting. */
export const opening = (greeting: string, isForOther: boolean): string =>
  isForOther ? greeting.replace(/^(?:Olá! )?/, '$&Estou escrevendo por outra pessoa. ') : greeting;
