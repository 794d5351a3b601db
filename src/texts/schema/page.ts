import { z } from 'zod';
import { pageFields, text } from './fields.ts';
import { signposts } from './signpost.ts';

/** A plain page of text: privacy, accessibility. */
export const pageSchema = z.strictObject({
  ...pageFields,
  /** What to tell or ask about this page in the chat. */
  invite: text('Pergunte o que quiser sobre os seus dados.').meta({
    title: 'O que pedir que conte na conversa',
  }),
  signposts,
});
