import { describe, expect, it } from 'vitest';
import { composeMessage, countLetters, messageLimit } from '#chat/contact-message.ts';
import { fieldIds, normalise, validate } from './validate.ts';

const greeting = 'Olá! Escrevo pelo site Previdência Clara.';
const good = {
  name: 'Ana',
  phone: '+55 (11) 98765-4321',
  subject: 'Outro',
  situation: 'Fui à perícia.',
};
const fields = (answers: typeof good) => validate(answers, greeting).map(({ fieldId }) => fieldId);

describe('formulário de contato', () => {
  it('aceita tudo preenchido', () => {
    expect(validate(good, greeting)).toEqual([]);
  });

  it('pede cada campo que falta, na ordem do formulário', () => {
    expect(fields({ name: ' ', phone: '', subject: '', situation: '\n' })).toEqual([
      fieldIds.name,
      fieldIds.phone,
      fieldIds.subject,
      fieldIds.situation,
    ]);
  });

  it('recusa telefone sem DDD e diz como escrever', () => {
    const [error] = validate({ ...good, phone: '98765-4321' }, greeting);
    expect(error).toEqual({
      fieldId: 'telefone',
      message: expect.stringContaining('11 98765-4321'),
    });
  });

  it('recusa assunto que não está na lista', () => {
    expect(fields({ ...good, subject: 'Divórcio' })).toEqual([fieldIds.subject]);
  });

  it('manda o telefone na forma usual', () => {
    expect(normalise(good).phone).toBe('(11) 98765-4321');
  });

  describe('limite da mensagem', () => {
    const room =
      messageLimit -
      countLetters(composeMessage(greeting, normalise({ ...good, situation: 'x' }))) +
      1;

    it('uma letra abaixo e no limite passam', () => {
      expect(fields({ ...good, situation: 'a'.repeat(room - 1) })).toEqual([]);
      expect(fields({ ...good, situation: 'a'.repeat(room) })).toEqual([]);
    });

    it('uma letra acima não passa e diz quanto tirar', () => {
      const [error] = validate({ ...good, situation: 'a'.repeat(room + 1) }, greeting);
      expect(error?.message).toContain('Tire 1 letra');
    });

    it('um texto de 100.000 letras recebe uma resposta clara', () => {
      const [error] = validate({ ...good, situation: 'a'.repeat(100_000) }, greeting);
      expect(error?.message).toMatch(/Tire 99\.\d{3} letras/);
    });
  });
});
