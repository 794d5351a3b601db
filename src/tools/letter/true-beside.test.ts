import { expect, it } from 'vitest';
import { proofBesideFraud } from './true-beside.ts';

const notice =
  '*** AVISO INSS *** PROVA DE VIDA NAO LOCALIZADA.\nFACA NO MEU INSS OU NESTE BANCO ATE 31/12/2026. LIGUE 135.';
const fraud = 'Prova de vida pendente! Nosso motoboy credenciado recolhe o cartão em sua casa.';

it.each([
  [`${notice}\n==========\n[WhatsApp] ${fraud}`, '2026-12-31'],
  [`${notice}\n[WhatsApp, +55 00 90000-0000] ${fraud}`, '2026-12-31'],
  // In one message the day is the fraud's.
  [`${notice}\n\n${fraud}`, undefined],
  [`${notice} Pague a taxa por pix.\n==========\n${fraud}`, undefined],
  [fraud, undefined],
])('o aviso verdadeiro ao lado do golpe: %s', (text, day) => {
  expect(proofBesideFraud(text)).toBe(day);
});
