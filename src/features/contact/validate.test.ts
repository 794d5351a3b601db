import { describe, expect, it } from 'vitest';
import { composeMessage, messageLimit } from '#chat/contact-message.ts';
import { chatLink, encodeText } from '#chat/link.ts';
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
      message: expect.stringContaining('11\u00a098765\u20114321'),
    });
  });

  it('recusa assunto que não está na lista', () => {
    expect(fields({ ...good, subject: 'Divórcio' })).toEqual([fieldIds.subject]);
  });

  it('manda o telefone na forma usual', () => {
    expect(normalise(good).phone).toBe('(11) 98765-4321');
  });

  describe('limite da mensagem', () => {
    const start = composeMessage(greeting, normalise({ ...good, situation: '' }));
    const room = messageLimit - encodeText(`${start}\n`).length;

    it('uma letra abaixo e no limite passam', () => {
      expect(fields({ ...good, situation: 'a'.repeat(room - 1) })).toEqual([]);
      expect(fields({ ...good, situation: 'a'.repeat(room) })).toEqual([]);
    });

    it('uma letra acima não passa e diz quanto tirar', () => {
      const [error] = validate({ ...good, situation: 'a'.repeat(room + 1) }, greeting);
      expect(error?.message).toContain('Tire 1 letra');
    });

    it.each([
      ['sem acento', 'a'],
      ['com acento', 'é'],
      ['emoji', '👵🏽'],
      ['árabe', 'ﷺ'],
    ])('conta o que viaja no endereço, %s', (_name, letter) => {
      const bytes = encodeText(letter).length;
      const most = Math.floor(room / bytes);
      expect(fields({ ...good, situation: letter.repeat(most) })).toEqual([]);
      expect(fields({ ...good, situation: letter.repeat(most + 1) })).toEqual([fieldIds.situation]);
    });

    it('mil letras de um texto comum cabem, e o endereço fica abaixo de 2.000', () => {
      const usual =
        'Pedi o benefício em agosto, fiz a perícia em setembro e o INSS negou. Não sei o que fazer. ';
      const situation = usual.repeat(20).slice(0, 900);
      expect(fields({ ...good, situation })).toEqual([]);
      const longest = composeMessage(greeting, normalise({ ...good, situation: 'a'.repeat(room) }));
      expect(chatLink('5511987654321', longest).length).toBeLessThan(2000);
    });

    it('um texto de 100.000 letras recebe uma resposta clara', () => {
      const [error] = validate({ ...good, situation: 'a'.repeat(100_000) }, greeting);
      expect(error?.message).toMatch(/Tire umas 9\d\.\d{3} letras/);
    });
  });
});
