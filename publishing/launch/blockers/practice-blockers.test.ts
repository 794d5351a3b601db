import { describe, expect, it } from 'vitest';
import { loadPractice } from '#texts/load/practice.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { practiceBlockers } from './practice-blockers.ts';

const file = 'practice/practice.yaml';
const real: Practice = {
  ...loadPractice('tests/fixtures/practice'),
  chatNumber: '5531991234567',
};
/** The facts that the project ships with. */
const shipped: Practice = {
  ...real,
  demo: true,
  siteAddress: 'https://previdenciaclara.example',
  projectName: 'Nome do Site',
  practiceName: 'Nome do Escritório',
  practiceRegistration: 'OAB/UF 0.000',
  lawyers: [
    { name: 'Nome da Advogada', oab: 'OAB/UF 000.000' },
    { name: 'Nome do Advogado', oab: 'OAB/UF 000.001' },
  ],
  chatNumber: '5500900000000',
  phone: '(00) 90000-0000',
  email: 'contato@escritorio.example',
  offices: [{ address: 'Rua do Exemplo, 100', city: 'Cidade', state: 'UF' }],
};
const problemsOf = (changes: Partial<Practice>) =>
  practiceBlockers({ ...real, ...changes }, file).map(({ problem }) => problem);

describe('dados do escritório', () => {
  it('verdadeiros, não impedem nada', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ practiceRegistration: undefined })).toEqual([]);
  });

  it('na demonstração, aponta o modo e cada valor de exemplo, uma vez cada', () => {
    const blockers = practiceBlockers(shipped, file);
    expect(blockers.map(({ problem }) => /^campo “([^”]+)”/.exec(problem)?.[1])).toEqual([
      'demo',
      'siteAddress',
      'projectName',
      'practiceName',
      'practiceRegistration',
      'chatNumber',
      'phone',
      'email',
      'offices.0.address',
      'offices.0.city',
      'offices.0.state',
      'lawyers.0.name',
      'lawyers.0.oab',
      'lawyers.1.name',
      'lawyers.1.oab',
    ]);
    for (const blocker of blockers) {
      expect(blocker).toMatchObject({ file, group: 'Dados do escritório' });
      expect(blocker.remedy).not.toBe('');
    }
  });

  it.each<[keyof Practice, string]>([
    ['siteAddress', 'https://www.escritorio.com.br'],
    ['practiceName', 'Silva Advocacia'],
    ['practiceRegistration', 'OAB/SP 1.234'],
    ['chatNumber', '5511987654321'],
    ['phone', '(11) 98765-4321'],
    ['email', 'contato@escritorio.com.br'],
  ])('%s: recusa o exemplo do guia, %s', (field, value) => {
    expect(problemsOf({ [field]: value })).toEqual([
      `campo “${field}”: “${value}” é um valor de exemplo`,
    ]);
  });

  it('recusa a advogada do guia, mas não quem só divide com ela o nome ou o número', () => {
    const guide = { name: 'Maria da Silva', oab: 'OAB/SP 123.456' };
    expect(problemsOf({ lawyers: [guide] })[0]).toContain('“lawyers.0”');
    expect(problemsOf({ lawyers: [{ ...guide, oab: 'OAB/SP 234.567' }] })).toEqual([]);
    expect(problemsOf({ lawyers: [{ ...guide, name: 'Maria Jequitibá' }] })).toEqual([]);
  });
});

describe('número da conversa', () => {
  it.each([
    ['celular, 13 algarismos', '5531991234567'],
    ['celular do DDD 55', '5555991234567'],
    ['fixo, 12 algarismos', '553132345678'],
    ['0800', '558001234567'],
  ])('aceita %s: %s', (_, chatNumber) => {
    expect(problemsOf({ chatNumber })).toEqual([]);
  });

  it.each([
    ['celular sem o 9', '553191234567'],
    ['um algarismo a menos', '553199123456'],
    ['um algarismo a mais', '55319912345678'],
    ['sem o 55', '31991234567'],
    ['DDD com zero', '5530991234567'],
    ['DDD que não existe', '5523991234567'],
    ['fixo que começa com 6', '553162345678'],
    ['0800 com algarismo a menos', '55800123456'],
    ['com sinais', '+5531991234567'],
  ])('recusa %s: %s', (_, chatNumber) => {
    expect(problemsOf({ chatNumber })).toEqual([
      `campo “chatNumber”: “${chatNumber}” não é um número de WhatsApp no Brasil`,
    ]);
  });
});

describe('endereço, telefone, estado e OAB', () => {
  it.each([
    'http://www.previdenciaclara.com.br',
    'https://previdenciaclara',
    'https://previdenciaclara.test',
    'https://previdenciaclara.local',
    'https://203.0.113.7',
  ])('recusa o endereço %s', (siteAddress) => {
    expect(problemsOf({ siteAddress })[0]).toContain('endereço com https que exista');
  });

  it.each(['https://localhost:4321', 'https://www.nome.example'])(
    'recusa o endereço de exemplo %s, uma vez só',
    (siteAddress) => {
      expect(problemsOf({ siteAddress })).toEqual([
        `campo “siteAddress”: “${siteAddress}” é um valor de exemplo`,
      ]);
    },
  );

  it.each(['(23) 99123-4567', '(31) 9912-34567', '(31) 9123-456'])(
    'recusa o telefone %s',
    (phone) => {
      expect(problemsOf({ phone })[0]).toContain('não é um telefone do Brasil');
    },
  );

  it('recusa sigla que não é de estado', () => {
    const [office] = real.offices;
    expect(problemsOf({ offices: [office, { ...office, state: 'XX' }] })).toEqual([
      'campo “offices.1.state”: “XX” não é a sigla de um estado',
    ]);
  });

  it('confere o telefone de cada endereço', () => {
    const [office] = real.offices;
    expect(problemsOf({ offices: [{ ...office, phone: '(23) 3234-5678' }] })[0]).toContain(
      '“offices.0.phone”: “(23) 3234-5678” não é um telefone do Brasil',
    );
  });

  it.each(['OAB/XX 123.456', '123.456', ''])('recusa a inscrição “%s”', (oab) => {
    expect(problemsOf({ lawyers: [{ name: 'Araçá do Exemplo', oab }] })[0]).toContain(
      'não é uma inscrição da OAB',
    );
  });

  it.each([
    ['projectName', 'Benefício Garantido'],
    ['practiceName', 'Causa Ganha Advocacia'],
    ['practiceName', 'Especialistas em INSS'],
  ])('recusa em %s o que a OAB proíbe: %s', (field, name) => {
    expect(problemsOf({ [field]: name })).toEqual([
      expect.stringContaining(`campo “${field}”: “${name}”`),
    ]);
  });

  it('confere também as inscrições suplementares', () => {
    const lawyer = { name: 'Araçá do Exemplo', oab: 'OAB/SP 123.456' };
    const supplementaryOab = ['OAB/RJ 98.765', 'OAB/XX 54.321', 'OAB/UF 000.001'];
    expect(problemsOf({ lawyers: [{ ...lawyer, supplementaryOab }] })).toEqual([
      'campo “lawyers.0.supplementaryOab.2”: “OAB/UF 000.001” é um valor de exemplo',
      'campo “lawyers.0.supplementaryOab.1”: “OAB/XX 54.321” não é uma inscrição da OAB',
    ]);
  });

  it.each(['OAB/SP 000.000', 'OAB/SP 000.012', 'OAB/UF 123.456'])(
    'recusa a inscrição de exemplo “%s”, também no registro da sociedade',
    (oab) => {
      expect(problemsOf({ lawyers: [{ name: 'Araçá do Exemplo', oab }] })).toEqual([
        `campo “lawyers.0.oab”: “${oab}” é um valor de exemplo`,
      ]);
      expect(problemsOf({ practiceRegistration: oab })).toHaveLength(1);
    },
  );
});
