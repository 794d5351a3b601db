import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeMessage, countLetters } from './contact-message.ts';

const greeting = 'Olá! Escrevo pelo site Previdência Clara.';

describe('mensagem do formulário', () => {
  it('junta os campos, um por linha, e o texto por último', () => {
    expect(
      composeMessage(greeting, {
        name: ' Ana  Lima ',
        phone: '(11) 98765-4321',
        subject: 'BPC/LOAS',
        situation: 'Pedi em agosto.\r\nO INSS negou.',
      }),
    ).toBe(
      `${greeting}\nAssunto: BPC/LOAS\nNome: Ana Lima\nTelefone: (11) 98765-4321\nPedi em agosto.\nO INSS negou.`,
    );
  });

  it('diz os horários pedidos, cada um uma vez, e nada sem o primeiro', () => {
    const answers = { name: 'Ana', phone: '', subject: 'Outro', situation: 'Oi.' };
    const [time, otherTime] = ['terça de manhã', 'quinta à tarde'];
    const line = (times: object) => composeMessage(greeting, { ...answers, ...times });
    expect(line({ time, otherTime })).toContain(
      '\nPrefiro falar: terça de manhã ou quinta à tarde\n',
    );
    expect(line({ time, otherTime: time })).toContain('\nPrefiro falar: terça de manhã\n');
    expect(line({ otherTime })).not.toContain('Prefiro');
  });

  it('para outra pessoa, diz isso primeiro, e de quem são nome e telefone', () => {
    const answers = {
      name: 'Ana Lima',
      phone: '(11) 98765-4321',
      subject: 'BPC/LOAS',
      situation: 'Minha mãe pediu em agosto.',
    };
    expect(composeMessage(greeting, { ...answers, isForOther: true })).toBe(
      'Olá! Estou escrevendo por outra pessoa. Escrevo pelo site Previdência Clara.\n' +
        'Assunto: BPC/LOAS\nMeu nome: Ana Lima\nMeu telefone: (11) 98765-4321\nMinha mãe pediu em agosto.',
    );
    expect(composeMessage(greeting, { ...answers, isForOther: false })).toBe(
      composeMessage(greeting, answers),
    );
  });

  it('diz para quem é e desde quando se sabe, só onde isso importa', () => {
    const answers = {
      name: 'Ana',
      phone: '',
      subject: 'Pedido negado',
      situation: 'x',
      person: 'minha mãe, 72 anos',
      known: '12/11/2026',
      benefit: 'pensão',
    };
    const linesOf = (more: object) => composeMessage(greeting, { ...answers, ...more }).split('\n');
    expect(linesOf({ isForOther: true })).toEqual(
      expect.arrayContaining([
        'Para: minha mãe, 72 anos',
        'Benefício: pensão',
        'Soube da decisão: 12/11/2026',
      ]),
    );
    expect(linesOf({ subject: 'Outro' })).toEqual([greeting, 'Assunto: Outro', 'Nome: Ana', 'x']);
  });

  it('não deixa linha vazia no lugar de um campo vazio', () => {
    const empty = { name: '', phone: ' ', subject: '', situation: '' };
    expect(composeMessage(greeting, empty)).toBe(greeting);
  });

  it('guarda emoji, aspas, &, #, % e escrita da direita para a esquerda', () => {
    const situation = '“Não” & #1 100% 👵🏽 שלום';
    expect(composeMessage(greeting, { name: 'A', phone: '', subject: '', situation })).toContain(
      situation,
    );
  });

  it('nome e telefone ficam em uma linha só, escreva-se o que for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, phone) => {
        const lines = composeMessage(greeting, {
          name,
          phone,
          subject: 'Outro',
          situation: 'x',
        }).split('\n');
        expect(lines.length).toBeLessThanOrEqual(5);
        expect(lines.at(-1)).toBe('x');
      }),
    );
  });

  it('conta letras como as pessoas contam', () => {
    expect(countLetters('ação')).toBe(4);
    expect(countLetters('👍')).toBe(1);
  });
});
