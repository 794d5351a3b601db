import type { Invented } from './invented.ts';
import { type Frame, presentFrame } from './paper.ts';

/**
 * Models other than the present one, of which words and order are known from text copied out of them,
 * and no place on the page: the print of the INSS's own desk, "CNIS Cidadão" of 2014, and the extracts of
 * 2017 and 2019. What they share with the present model stands where that has it.
 */
export type Model = 'desk' | '2014' | '2017' | '2019';

const olderFooter = [
  'O INSS poderá rever a qualquer tempo as informações constantes deste extrato, conforme art. 19, § 3° do Decreto 3.048/99.',
];

const older: Frame = { ...presentFrame, footer: olderFooter };

const frames: Readonly<Record<Model, Frame>> = {
  desk: { ...older, nit: 'Nit:' },
  '2014': { ...older, title: 'Extrato Previdenciário - CNIS Cidadão' },
  '2017': older,
  '2019': older,
};

export const frameOf = (model: Model | undefined): Frame => (model ? frames[model] : presentFrame);

/** "123.45678.90-1" as "1.234.567.890-1" */
const regrouped = (nit: string): string =>
  nit.replaceAll(/\D/g, '').replace(/^(\d)(\d{3})(\d{3})(\d{3})(\d)$/, '$1.$2.$3.$4-$5');

/** What the desk prints of an extract: no "Últ. Remun.", and the digits of each NIT in other groups. */
export const printedAtDesk = (invented: Invented): Invented => ({
  ...invented,
  identity: { ...invented.identity, nit: regrouped(invented.identity.nit) },
  relations: invented.relations.map(({ lastPaid: _, nit, ...relation }) => ({
    ...relation,
    nit: regrouped(nit),
  })),
});
