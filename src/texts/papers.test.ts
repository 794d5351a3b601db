import { expect, it } from 'vitest';
import { paperOf } from './papers.ts';

it.each([
  ['CPF e documento com foto', 'card'],
  ['Folha do CadÚnico atualizado', 'cadunico'],
  ['Carteira de trabalho, carnês e contracheques', 'workBook'],
  ['CTC, a certidão de quem foi servidor público', 'certificate'],
  ['Deficiência: laudos com o CID', 'medical'],
  ['Comprovante de endereço', 'address'],
  ['Comprovantes de renda da família', 'receipt'],
  ['Decisões da Justiça do Trabalho, se houver', 'letter'],
])('“%s” tem o desenho %s', (line, look) => {
  expect(paperOf(line).look).toBe(look);
});

it('diz onde conseguir só o que os textos dizem', () => {
  expect(paperOf('Extrato do CNIS').where).toBe('no Meu INSS');
  expect(paperOf('Certidão de óbito').where).toBeUndefined();
});
