import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNumbers } from './same-number.ts';

const own = {
  number: '5511987654321',
  phone: '(11) 3333-4444',
  email: 'contato@escritorio.example',
};
const kindOf = (text: string) => compareNumbers(text, own).kind;

describe('este número é de vocês?', () => {
  it.each([
    'Seu benefício foi liberado, faça um PIX da taxa de R$ 50,00',
    'Prova de vida pendente: toque em http://inss.example/r',
    'me passa o código que chegou',
    'INSS: mande uma foto do seu rosto para não perder o benefício',
  ])('sem número, mas com isca: “%s”', (text) => {
    expect(kindOf(text)).toBe('bait');
  });

  it.each([
    '11987654321',
    '(11) 98765-4321',
    '+55 11 98765-4321',
    '0055 11 98765 4321',
    '0 15 11 98765-4321',
    '011 98765-4321',
    '(11) 3333-4444',
    '+55 (11) 3333.4444',
    'wa.me/5511987654321',
    'https://api.whatsapp.com/send?phone=5511987654321&text=oi',
    'Contato@Escritorio.example',
    'Ligaram do (11) 98765-4321 hoje às 14h, é isso?',
  ])('é: “%s”', (text) => {
    expect(kindOf(text)).toBe('ours');
  });

  it.each([
    '(11) 98765-4322',
    '(21) 98765-4321',
    '+351 912 345 678',
    '+1 11 98765-4321',
    '551198765432100',
    'wa.me/5521999999999',
    'contato@escritorio.example.com',
    'contato@escritori0.example',
    'O número (11) 98765-4321 mudou. Agora chame no (11) 91234-5678.',
  ])('não é: “%s”', (text) => {
    expect(kindOf(text)).toBe('foreign');
  });

  it.each(['98765-4321', '3333-4444'])('sem o DDD não se sabe: “%s”', (text) => {
    expect(kindOf(text)).toBe('withoutAreaCode');
  });

  it.each([
    '',
    'Oi, sou do escritório',
    'processo 0001234-56.2026.4.03.6100',
    'dia 20/11/2026, R$ 12.345,67, CPF 000.000.000-00',
  ])('sem número: “%s”', (text) => {
    expect(kindOf(text)).toBe('nothing');
  });

  it('mostra só o que não é nosso', () => {
    expect(compareNumbers('98765-4321 ou (21) 90000-1111', own)).toEqual({
      kind: 'foreign',
      found: ['(21) 90000-1111'],
    });
  });

  it('um número a mais ou a menos nunca passa por nosso', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 }), fc.integer({ min: 0, max: 9 }), (place, digit) => {
        const digits = [...'11987654321'];
        fc.pre(digits[place] !== String(digit));
        digits[place] = String(digit);
        expect(kindOf(digits.join(''))).not.toBe('ours');
      }),
    );
  });
});
