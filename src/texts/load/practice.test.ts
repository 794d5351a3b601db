import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { asFile, refused } from '#tests/machine/content-file.ts';
import { practiceJsonSchema } from '../schema/practice.ts';
import { practiceKinds } from '../schema/practice-kind.ts';
import { ContentError } from './content-error.ts';
import { loadPractice } from './practice.ts';

const real = readFileSync('tests/fixtures/practice/practice.yaml', 'utf8');
const demo = readFileSync('tests/fixtures/demo-practice/practice.yaml', 'utf8');
const load = asFile('practice.yaml', (_, folder) => loadPractice(folder));

describe('dados do escritório', () => {
  it('aceita o arquivo de demonstração e um de verdade', () => {
    expect(load(demo).demo).toBe(true);
    expect(load(real).demo).toBe(false);
  });

  it('sem dizer o que é, é um escritório', () => {
    expect(load(real.replace(/^kind: .*\n/m, '')).kind).toBe('escritorio');
    expect(load(`${real}\nkind: clinica\n`).kind).toBe('clinica');
  });

  it('só na Defensoria alguém pode não ter inscrição na OAB', () => {
    const without = real.replace(/ {4}(?:oab|supplementaryOab): .*\n/g, '');
    expect(load(`${without}\nkind: defensoria\n`).lawyers).toEqual([{ name: 'Araçá do Exemplo' }]);
    expect(load(`${real}\nkind: defensoria\n`).lawyers[0]?.oab).toBe('OAB/SP 123.456');
    for (const kind of practiceKinds.filter((one) => one !== 'defensoria'))
      expect(() => load(`${without}\nkind: ${kind}\n`)).toThrow('“lawyers.0.oab”');
    // Another state's number alone is a slip everywhere.
    const onlyOthers = real.replace(/ {4}oab: .*\n/, '');
    expect(() => load(`${onlyOthers}\nkind: defensoria\n`)).toThrow('“lawyers.0.oab”');
    // Told with the other faults, and a file with nothing in it is a fault as any other.
    const two = without.replace(/^phone: .*\n/m, '');
    expect(() => load(two)).toThrow(/“phone”[\s\S]*“lawyers\.0\.oab”/);
    expect(() => load('')).toThrow(ContentError);
  });

  it.each(['uma hora', 'um dia', '24 horas', 'um dia útil', 'dois dias úteis'])(
    'responde em %s',
    (time) => {
      expect(load(`answersWithin: ${time}\n${real}`).answersWithin).toBe(time);
    },
  );

  it('atua desde um ano até o da conferência', () => {
    const since = (year: number) => load(real.replace('    oab:', `    since: ${year}\n    oab:`));
    expect(since(1950).lawyers[0]?.since).toBe(1950);
    expect(since(2026).lawyers[0]?.since).toBe(2026);
  });

  it('o arquivo do site está certo', () => {
    expect(() => loadPractice()).not.toThrow();
  });

  it.each([
    ['lawyers', /(?:^|\n)lawyers:[\s\S]*?(?=chatNumber)/, '\n', 'falta a lista de quem responde'],
    ['lawyers.0.oab', 'OAB/SP 123.456', '123456', 'OAB/SP 123.456'],
    ['lawyers.0.supplementaryOab.1', 'OAB/MG 54.321', 'MG 54.321', 'OAB/SP 123.456'],
    ['lawyers.0.supplementaryOab', '[OAB/RJ 98.765, OAB/MG 54.321]', 'OAB/RJ 98.765', 'uma lista'],
    ['chatNumber', '"5511987654321"', '"11 98765-4321"', '55 + DDD + número'],
    ['chatNumber', '"5511987654321"', '5511987654321', 'entre aspas'],
    ['kind', /^/, 'kind: banca\n', 'escritorio, clinica, nucleo e defensoria'],
    ['shortName', /^/, 'shortName: Previdência Clara\n', 'no máximo 12 letras'],
    ['phone', '(11) 3333-4444', '1133334444', '(DDD) número'],
    ['siteAddress', 'https://www.previdenciaclara.com.br', 'http://www.a.com.br', 'com https'],
    ...[
      'https://www.a.com.br/',
      'https://a@www.a.com.br',
      `'https://ev"il.a.br?a="><script>alert(1)</script>&x=1#z'`,
    ].map((address): [string, string, string, string] => [
      'siteAddress',
      'https://www.previdenciaclara.com.br',
      address,
      'https://www.escritorio.com.br',
    ]),
    ['offices.0.state', 'state: SP', 'state: São Paulo', 'duas letras'],
    ['offices', /offices:[\s\S]*?(?=hours)/, 'offices: []\n', 'falta a lista de endereços'],
    ['hours.0.opens', 'opens: 8h', 'opens: "8:00"', '8h ou 8h30'],
    ['hours.0.closes', 'closes: 18h', 'closes: 8h', 'antes de abrir'],
    ['hours.0.days', 'segunda a sexta', 'dias úteis', 'dias da semana por extenso'],
    ['hours', /hours:[\s\S]*?(?=verifiedOn)/, 'hours: das 8h às 18h\n', 'falta a lista'],
    [
      'hours.1.days',
      'verifiedOn:',
      '  - {days: quarta, opens: 9h, closes: 12h}\nverifiedOn:',
      'já têm horário',
    ],
    [
      'lawyers.1.oab',
      'chatNumber:',
      '  - {name: Outra Pessoa, oab: OAB/SP 123.456}\nchatNumber:',
      'a mesma inscrição',
    ],
    ['offices.0.map', 'state: SP', 'state: SP\n    map: http://mapa.com.br', 'com https'],
    ['offices.0.access', 'state: SP', 'state: SP\n    access: Tem rampa.', 'o ponto do fim'],
    ['answersWithin', 'demo:', 'answersWithin: na hora\ndemo:', 'um dia útil'],
    ['lawyers.0.since', '    oab:', '    since: 2027\n    oab:', 'ainda não chegou'],
    ['lawyers.0.languages.0', '    oab:', '    languages: [Inglês!]\n    oab:', 'em minúsculas'],
    ['lawyers.0.libras', '    oab:', '    libras: sim\n    oab:', 'true ou false'],
    ['practiceName', 'practiceName: ', 'practiceName: <b>', '“<”'],
    ['demo', 'demo: false', 'demo: talvez', 'true (demonstração) ou false'],
    ['homeBenefits.1', 'demo:', 'homeBenefits: [bpc-loas, bcp]\ndemo:', 'sem .md'],
    ['homeBenefits', 'demo:', 'homeBenefits: [bpc-loas, bpc-loas]\ndemo:', 'o repetido'],
    ['publish.pages.0', 'demo:', 'publish: {pages: [privacidade]}\ndemo:', 'estão sempre no site'],
    ['publish.tools.0', 'demo:', 'publish: {tools: [calculo]}\ndemo:', 'sem .md'],
    [
      'homeBenefits.0',
      'demo:',
      'publish: {benefits: [revisoes]}\nhomeBenefits: [bpc-loas]\ndemo:',
      'não está em “publish”',
    ],
    ['telefone', 'phone:', 'telefone: x\nphone:', 'não existe aqui'],
  ])(
    'recusa %s errado: diz arquivo, campo, o que houve e um exemplo',
    (field, found, replacement, remedy) =>
      refused(real, load, '/practice.yaml')(field, found, replacement, [field, remedy]),
  );

  it('diz a linha de um YAML mal escrito', () => {
    expect(() => load('demo: true\n  name: [x')).toThrow(/linha \d+/);
  });

  it('diz qual arquivo não foi encontrado', () => {
    expect(() => loadPractice('nao-existe')).toThrow('nao-existe/practice.yaml');
  });

  // Which they are, practice-blockers.test.ts holds.
  it('com demo: false, recusa os valores de exemplo', () => {
    const message = () => load(demo.replace('demo: true', 'demo: false'));
    for (const field of ['siteAddress', 'lawyers.1.oab']) expect(message).toThrow(`“${field}”`);
  });

  it('o esquema para editores acompanha as regras (npm run schema)', () => {
    const written = JSON.parse(readFileSync('content/practice.schema.json', 'utf8'));
    expect(written).toEqual(JSON.parse(JSON.stringify(practiceJsonSchema())));
  });
});
