import type { FoundKind } from '#words/letter/kinds.ts';

/** What a paper seems to be that is no extract. */
const paperWords: Readonly<Record<FoundKind, string>> = {
  grant: 'Parece uma carta que concede um benefício.',
  denial: 'Parece uma carta que nega um pedido.',
  requirement: 'Parece uma carta que pede papéis ou um exame.',
  archived: 'Parece o aviso de um pedido encerrado sem análise.',
  extended: 'Parece a resposta de uma prorrogação aceita.',
  notExtended: 'Parece a resposta de uma prorrogação negada.',
  defence: 'Parece um aviso com prazo de defesa.',
  cut: 'Parece o aviso de um benefício cortado.',
  summons: 'Parece uma convocação.',
  board: 'Parece a decisão de um recurso.',
  reviewRefused: 'Parece a resposta de uma revisão negada.',
  foreign: 'Não parece um papel do INSS sobre benefício.',
};

/**
 * What a text seems to be, in a sentence; undefined where it is not sure. Fetches what tells it.
 * @param text of a paper that is no extract
 */
export async function paperIn(text: string): Promise<string | undefined> {
  const { kindOf } = await import('#words/letter/kind-of.ts');
  const { kinds, isSure } = kindOf(text);
  const [kind] = kinds;
  return isSure && kind ? paperWords[kind] : undefined;
}
