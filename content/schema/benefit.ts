import { z } from 'zod';
import { chatInvitation, pageFields, text } from './fields.ts';

/** Colour and icon of a benefit: one tile each. */
export const tiles = ['bpc', 'aux', 'ida', 'pen', 'rev', 'pcd'] as const;
export type Tile = (typeof tiles)[number];

export const benefitSchema = z.strictObject({
  ...pageFields,
  officialName: text('Benefício de Prestação Continuada'),
  order: z.int({ error: 'escreva o lugar na página inicial: 1, 2, 3…' }).min(1),
  tile: z.enum(tiles, { error: `use um destes: ${tiles.join(', ')}` }),
  card: text('Uma frase para a página inicial.'),
  chat: chatInvitation,
  /** Tools that answer a question of this page: file names in content/tools. */
  tools: z.array(text('renda-bpc')).default([]),
  related: z.array(text('auxilio-doenca')).max(3, 'no máximo 3').default([]),
});

/** The skeleton every benefit page shares, so that a reader of one knows all. */
export const benefitSections = [
  'O que é',
  'Quem pode pedir',
  'Valor e duração',
  'Documentos',
  'Como pedir',
  'Se o INSS disser não',
  'Dúvidas comuns',
] as const;
