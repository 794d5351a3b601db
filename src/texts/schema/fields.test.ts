import { expect, it } from 'vitest';
import { chatInvitation } from './fields.ts';

const isTaken = (invite: string) =>
  chatInvitation.safeParse({ label: 'Perguntar', message: 'Olá! Tenho dúvidas.', invite }).success;

it.each([
  ['Mande foto do CPF e do laudo da criança.', false],
  ['Conte se é autismo.', false],
  ['Conte o que o INSS respondeu. Não mande senha.', true],
])('o convite “%s”', (invite, taken) => {
  expect(isTaken(invite)).toBe(taken);
});
