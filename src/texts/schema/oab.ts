import { text } from './fields.ts';

export const oab = text('OAB/SP 123.456').regex(
  /^OAB\/[A-Z]{2} \d{1,3}(\.\d{3})*$/,
  'escreva “OAB/UF número”, por exemplo OAB/SP 123.456',
);
