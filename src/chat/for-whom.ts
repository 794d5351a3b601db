/**
 * The first words of a message, which for somebody else say so right after the greeting.
 * @param isForOther the case is a relative's or a neighbour's, not the writer's own
 */
export const opening = (greeting: string, isForOther: boolean): string =>
  isForOther ? greeting.replace(/^(?:Olá! )?/, '$&Estou escrevendo por outra pessoa. ') : greeting;
