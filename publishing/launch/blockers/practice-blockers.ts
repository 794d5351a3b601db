import { getMunicipalities, getStates } from '@brazilian-utils/brazilian-utils';
import { parsePhone } from '#chat/phone.ts';
import { mustNever } from '#gates/ethics/must-never.ts';
import { wordingFaults } from '#gates/wording/find-breaches.ts';
import { nameWith, registrationPaths } from '#texts/schema/lawyer.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { exampleValues } from '#texts/schema/published-practice.ts';
import type { Blocker } from './blocker.ts';

const isState = (code: string): boolean => getStates().some((state) => state.code === code);

/** The towns of the Distrito Federal are no municipalities. */
const isCityOf = (state: string, city: string): boolean => {
  const all = getMunicipalities().filter(({ stateCode }) => stateCode === state);
  return all.length <= 1 || all.some(({ name }) => name === city);
};

// Anatel's numbering plan: 13 digits for a mobile, 12 for a landline or a 0800.
const chatShape = /^55(?:[1-9]{2}(?:9\d{8}|[2-5]\d{7})|800\d{7})$/;

/** Digits with the country code: as registered today, with an area code that exists. */
const isChatNumber = (digits: string): boolean =>
  chatShape.test(digits) &&
  (digits.startsWith('55800') || parsePhone(digits.slice(2)) !== undefined);

const isOnline = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return (
    protocol === 'https:' &&
    /\.[a-z]{2,}$/.test(hostname) &&
    !/\.(?:example|invalid|local|test)$/.test(hostname)
  );
};

const isOab = (number: string): boolean =>
  isState(/^OAB\/([A-Z]{2}) [1-9][\d.]*$/.exec(number)?.[1] ?? '');

// Ends of which no address of ours was ever made, and what fingers make of the great mail services.
const slipped =
  /\.(?:con|comm?br|cmo|cim|vom|com\.b)$|@(?:gmial|gmai|gamil|gmal|hotmial|hotmal|outlok|yaho)\./;

/** The examples of docs/como-editar.md, which look like facts. */
const guideExamples: readonly [field: keyof Practice, pattern: RegExp][] = [
  ['siteAddress', /\bescritorio\.com\.br$/],
  ['practiceName', /^Silva Advocacia$/],
  ['practiceRegistration', /^OAB\/SP 1\.234$/],
  ['chatNumber', /^5511987654321$/],
  ['phone', /^\(11\) 98765-4321$/],
  ['email', /@escritorio\.com\.br$/],
];
const guideLawyer = { name: 'Maria da Silva', oab: 'OAB/SP 123.456' };

interface Fault {
  /** As in the messages of the build: `lawyers.0.oab`. */
  field: string;
  problem: string;
  remedy: string;
}

const example = (field: string, value: string): Fault => ({
  field,
  problem: `“${value}” é um valor de exemplo`,
  remedy: 'troque pelo verdadeiro',
});

function exampleFaults(practice: Practice): Fault[] {
  const shipped = exampleValues(practice).map(({ path, value }) => example(path.join('.'), value));
  const fromGuide = guideExamples.flatMap(([field, pattern]) => {
    const value = practice[field];
    return typeof value === 'string' && pattern.test(value) ? [example(field, value)] : [];
  });
  const lawyers = practice.lawyers.flatMap(({ name, oab }, index) =>
    name === guideLawyer.name && oab === guideLawyer.oab
      ? [example(`lawyers.${index}`, nameWith(name, oab))]
      : [],
  );
  return [...shipped, ...fromGuide, ...lawyers];
}

type Rule = [field: string, fits: boolean, problem: string, remedy: string];

const oabRule = (field: string, value: string): Rule => [
  field,
  isOab(value),
  `“${value}” não é uma inscrição da OAB`,
  'escreva OAB, a sigla do estado e o número, por exemplo OAB/SP 123.456',
];

const phoneRule = (field: string, phone: string): Rule => [
  field,
  parsePhone(phone) === phone,
  `“${phone}” não é um telefone do Brasil`,
  'confira o DDD e a quantidade de algarismos, por exemplo (11) 98765-4321',
];

function formFaults(practice: Practice): Fault[] {
  const { siteAddress, chatNumber, phone, email, practiceRegistration, lawyers, offices } =
    practice;
  const rules: Rule[] = [
    [
      'siteAddress',
      isOnline(siteAddress),
      `“${siteAddress}” não é um endereço com https que exista na internet`,
      'escreva https:// e o domínio registrado, por exemplo https://www.escritorio.com.br',
    ],
    [
      'chatNumber',
      isChatNumber(chatNumber),
      `“${chatNumber}” não é um número de WhatsApp no Brasil`,
      'escreva 55, DDD e número: 13 algarismos no celular, 12 no fixo, ou 55800 e mais 7 no 0800',
    ],
    phoneRule('phone', phone),
    [
      'email',
      !slipped.test(email),
      `“${email}” não parece um e-mail que exista`,
      'confira letra por letra o que vem depois do @, e mande uma mensagem para ele',
    ],
    ...offices.flatMap((office, index): Rule[] => [
      [
        `offices.${index}.state`,
        isState(office.state),
        `“${office.state}” não é a sigla de um estado`,
        'escreva as duas letras do estado, por exemplo MG',
      ],
      [
        `offices.${index}.city`,
        isCityOf(office.state, office.city),
        `“${office.city}” não é uma cidade de ${office.state}`,
        'escreva só o nome dela, com os acentos, e confira o estado',
      ],
      ...(office.phone ? [phoneRule(`offices.${index}.phone`, office.phone)] : []),
    ]),
    ...(practiceRegistration ? [oabRule('practiceRegistration', practiceRegistration)] : []),
    ...lawyers.flatMap(registrationPaths).map(({ path, value }) => oabRule(path.join('.'), value)),
  ];
  return rules
    .filter(([, fits]) => !fits)
    .map(([field, , problem, remedy]) => ({ field, problem, remedy }));
}

/** Telephones, mail, registrations and states that do not exist: also of a site that is online and changes one. */
export const impossibleFacts = (practice: Practice): Fault[] =>
  formFaults(practice).filter(({ field }) => field !== 'siteAddress');

/** The texts of the facts by their field, "offices.0.address". */
const textsOf = (value: unknown, field = ''): { field: string; text: string }[] => {
  if (typeof value === 'string') return [{ field, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, field ? `${field}.${key}` : key),
  );
};

/** Names that the bar's rules on advertising forbid. */
const wordFaults = (practice: Practice): Fault[] =>
  textsOf(practice).flatMap(({ field, text }) =>
    wordingFaults(mustNever, { place: field, text }).map(({ reason, remedy = '' }) => ({
      field,
      problem: `“${text}” ${reason}`,
      remedy,
    })),
  );

/** What in the practice's own facts is not yet real: one fault for each field. */
export function practiceBlockers(practice: Practice, file: string): Blocker[] {
  const demo: Fault[] = practice.demo
    ? [
        {
          field: 'demo',
          problem: 'o site está em modo de demonstração, com faixa e fora dos buscadores',
          remedy: 'quando os dados forem verdadeiros, escreva demo: false',
        },
      ]
    : [];
  const examples = exampleFaults(practice);
  const known = new Set(examples.map(({ field }) => field));
  const others = formFaults(practice).filter(({ field }) => !known.has(field));
  return [...demo, ...examples, ...others, ...wordFaults(practice)].map(
    ({ field, problem, remedy }) => ({
      group: 'Dados do escritório',
      file,
      problem: `campo “${field}”: ${problem}`,
      remedy,
    }),
  );
}
