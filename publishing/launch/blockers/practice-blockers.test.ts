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

  it('recusa a advogada do guia, mas não quem só divide com ela o nome ou o número', () => {
    const guide = { name: 'Maria da Silva', oab: 'OAB/SP 123.456' };
    expect(problemsOf({ lawyers: [guide] })[0]).toContain('“lawyers.0”');
    expect(problemsOf({ lawyers: [{ ...guide, oab: 'OAB/SP 234.567' }] })).toEqual([]);
    expect(problemsOf({ lawyers: [{ ...guide, name: 'Maria Jequitibá' }] })).toEqual([]);
  });

  it.each([
    ['celular, 13 algarismos', '5531991234567'],
    ['celular do DDD 55', '5555991234567'],
    ['fixo, 12 algarismos', '553132345678'],
    ['0800', '558001234567'],
  ])('aceita %s: %s', (_, chatNumber) => {
    expect(problemsOf({ chatNumber })).toEqual([]);
  });
});

const example = 'é um valor de exemplo';
const noChat = 'não é um número de WhatsApp no Brasil';
const noAddress = 'não é um endereço com https que exista';
const noPhone = 'não é um telefone do Brasil';
const [office] = real.offices as [Practice['offices'][number]];
const lawyer = (oab: string, ...supplementaryOab: string[]) => ({
  lawyers: [{ name: 'Araçá do Exemplo', oab, supplementaryOab }],
});

describe('recusa, uma vez só', () => {
  it.each<[facts: Partial<Practice>, field: string, value: string, told: string]>([
    ...(
      [
        ['siteAddress', 'https://www.escritorio.com.br', example],
        ['practiceName', 'Silva Advocacia', example],
        ['practiceRegistration', 'OAB/SP 1.234', example],
        ['chatNumber', '5511987654321', example],
        ['phone', '(11) 98765-4321', example],
        ['email', 'contato@escritorio.com.br', example],
        ['siteAddress', 'https://localhost:4321', example],
        ['siteAddress', 'https://www.nome.example', example],
        ['practiceRegistration', 'OAB/SP 000.012', example],
        // Without the 9, a digit less, one more, no 55, an area code with zero, one that does not exist.
        ['chatNumber', '553191234567', noChat],
        ['chatNumber', '553199123456', noChat],
        ['chatNumber', '55319912345678', noChat],
        ['chatNumber', '31991234567', noChat],
        ['chatNumber', '5530991234567', noChat],
        ['chatNumber', '5523991234567', noChat],
        // A landline from 6 on, a 0800 that is too short, signs.
        ['chatNumber', '553162345678', noChat],
        ['chatNumber', '55800123456', noChat],
        ['chatNumber', '+5531991234567', noChat],
        ['siteAddress', 'http://www.previdenciaclara.com.br', noAddress],
        ['siteAddress', 'https://previdenciaclara', noAddress],
        ['siteAddress', 'https://previdenciaclara.test', noAddress],
        ['siteAddress', 'https://previdenciaclara.local', noAddress],
        ['siteAddress', 'https://203.0.113.7', noAddress],
        ['phone', '(23) 99123-4567', noPhone],
        ['phone', '(31) 9912-34567', noPhone],
        ['phone', '(31) 9123-456', noPhone],
        ['projectName', 'Benefício Garantido', ''],
        ['practiceName', 'Causa Ganha Advocacia', ''],
        ['practiceName', 'Especialistas em INSS', ''],
      ] as const
    ).map(([field, value, told]): [Partial<Practice>, string, string, string] => [
      { [field]: value },
      field,
      value,
      told,
    ]),
    [{ offices: [office, { ...office, state: 'XX' }] }, 'offices.1.state', 'XX', 'não é a sigla'],
    [
      { offices: [{ ...office, phone: '(23) 3234-5678' }] },
      'offices.0.phone',
      '(23) 3234-5678',
      noPhone,
    ],
    [lawyer('OAB/XX 123.456'), 'lawyers.0.oab', 'OAB/XX 123.456', 'não é uma inscrição da OAB'],
    [lawyer('123.456'), 'lawyers.0.oab', '123.456', 'não é uma inscrição da OAB'],
    [lawyer(''), 'lawyers.0.oab', '', 'não é uma inscrição da OAB'],
    [lawyer('OAB/SP 000.000'), 'lawyers.0.oab', 'OAB/SP 000.000', example],
    [lawyer('OAB/UF 123.456'), 'lawyers.0.oab', 'OAB/UF 123.456', example],
    [
      lawyer('OAB/SP 123.456', 'OAB/RJ 98.765', 'OAB/XX 54.321'),
      'lawyers.0.supplementaryOab.1',
      'OAB/XX 54.321',
      'não é uma inscrição da OAB',
    ],
  ])('%o', (facts, field, value, told) => {
    expect(problemsOf(facts)).toEqual([
      expect.stringContaining(`campo “${field}”: “${value}” ${told}`),
    ]);
  });
});
