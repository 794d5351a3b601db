import { z } from 'zod';
import { dateField } from '#law/schema/fields.ts';
import { joined } from '#words/phrases.ts';
import { text } from './fields.ts';
import { oab } from './oab.ts';
import { isPublicDefender, kindTitles, type PracticeKind, practiceKinds } from './practice-kind.ts';
import { clock, daysOf, eachDayOf } from './week.ts';

const hour = (example: string) =>
  text(example).regex(/^([01]?\d|2[0-3])h([0-5]\d)?$/, `escreva como ${example} ou ${example}30`);

const hoursField = z
  .array(
    z
      .strictObject({
        days: text('segunda a sexta')
          .refine(
            (days) => daysOf(days),
            'escreva dias da semana por extenso: “segunda a sexta”, “terça e quinta” ou “sábado”',
          )
          .meta({ title: 'Dias', description: '“segunda a sexta”, “terça e quinta”, “sábado”' }),
        opens: hour('8h').meta({ title: 'Abre' }),
        closes: hour('18h').meta({ title: 'Fecha' }),
      })
      .refine(({ opens, closes }) => !(clock(closes) <= clock(opens)), {
        path: ['closes'],
        error: 'fecha antes de abrir. Confira “opens” e “closes”',
      }),
    {
      error: 'falta a lista de horários. Cada um começa com “- ” e tem “days”, “opens” e “closes”',
    },
  )
  .min(1, 'informe ao menos um horário: “days”, “opens” e “closes”')
  .meta({ title: 'Horários', one: 'Horário', description: 'Um item para cada horário diferente' });

const phoneField = text('(11) 98765-4321').regex(
  /^\(\d{2}\) \d{4,5}-\d{4}$/,
  'escreva (DDD) número, por exemplo (11) 98765-4321',
);

const noOffice =
  'falta a lista de endereços. Cada um começa com “- ” e tem “address”, “city” e “state”';

/** Files of a folder of content, named without their ending. */
const slugList = (example: string) =>
  z
    .array(text(example), { error: `escreva uma lista, por exemplo [${example}]` })
    .min(1, 'escreva ao menos um ou apague a linha')
    .refine(
      (slugs) => new Set(slugs).size === slugs.length,
      'cada um aparece uma vez. Apague o repetido',
    )
    .optional();

/** Pages that a practice may do without, besides benefits, letters and tools, by their addresses. */
const topicNames = ['beneficio-indeferido', 'por-onde-comecar', 'carta', 'indicadores'] as const;

export type Topic = (typeof topicNames)[number];

/** Pages of text that a practice may do without, by their addresses; what the law or trust asks for is not among them. */
export const optionalPages = ['honorarios', 'dados', 'desempenho', 'embutir'] as const;

/** Names of which each stands once; an empty list is a choice too. */
const chosenList = <Name extends z.ZodType>(name: Name, title: string, description: string) =>
  z
    .array(name, { error: 'escreva uma lista, por exemplo [bpc-loas], ou apague a linha' })
    .refine(
      (names) => new Set(names).size === names.length,
      'cada um aparece uma vez. Apague o repetido',
    )
    .optional()
    .meta({ title, description: `${description} Sem a linha, todos` });

const publish = z
  .strictObject(
    {
      benefits: chosenList(
        text('bpc-loas').meta({ choices: 'benefits' }),
        'Benefícios e situações',
        'Nomes de arquivos de content/benefits, sem .md.',
      ),
      letters: chosenList(
        text('renda-bpc').meta({ choices: 'letters' }),
        'Motivos das cartas',
        'Nomes de arquivos de content/letters, sem .md.',
      ),
      tools: chosenList(
        text('prazo-do-recurso').meta({ choices: 'tools' }),
        'Ferramentas',
        'Nomes de arquivos de content/tools, sem .md.',
      ),
      topics: chosenList(
        z.enum(topicNames, { error: `use um destes: ${topicNames.join(', ')}` }),
        'Outras páginas',
        `Podem faltar: ${topicNames.join(', ')}.`,
      ),
      pages: chosenList(
        z.enum(optionalPages, {
          error: `use um destes: ${optionalPages.join(', ')}. As outras páginas estão sempre no site`,
        }),
        'Páginas sobre o site e sobre advogados',
        `Podem faltar: ${optionalPages.join(', ')}.`,
      ),
    },
    {
      error:
        'faltam as listas. Escreva-as embaixo, cada linha com dois espaços no começo, ou apague a linha',
    },
  )
  .optional()
  .meta({
    title: 'O que publicar',
    description:
      'Por quais textos o escritório responde. O que não está na lista não existe para quem visita nem para assinar',
  });

/** How to get to an office, in one line; a full stop is set where it is shown. */
const wayIn = (example: string, title: string, description: string) =>
  text(example, 90)
    .refine((words) => !words.endsWith('.'), 'tire o ponto do fim: o site o põe')
    .optional()
    .meta({ title, description });

const office = z.strictObject(
  {
    name: text('Centro')
      .optional()
      .meta({ title: 'Nome do endereço', description: 'Como se chama, se há mais de um' }),
    address: text('Rua do Exemplo, 100').meta({ title: 'Endereço' }),
    city: text('Belo Horizonte').meta({ title: 'Cidade' }),
    state: text('MG')
      .regex(/^[A-Z]{2}$/, 'use a sigla do estado, com duas letras maiúsculas, por exemplo MG')
      .meta({ title: 'Estado' }),
    phone: phoneField
      .optional()
      .meta({ title: 'Telefone', description: 'Telefone só deste endereço, se houver' }),
    map: z
      .url({
        protocol: /^https$/,
        error:
          'escreva o endereço completo do mapa, com https, por exemplo https://www.openstreetmap.org/way/1',
      })
      .optional()
      .meta({
        title: 'Link do mapa',
        description: 'Endereço com https que mostra o lugar. É um link: nada é carregado de lá',
      }),
    entrance: wayIn('Porta azul, ao lado da padaria', 'Entrada', 'Como achar a porta e a sala'),
    bus: wayIn('Linhas 10 e 22, ponto em frente', 'Ônibus ou metrô', 'Linhas e onde descer'),
    access: wayIn(
      'Rampa na entrada e banheiro adaptado',
      'Acesso',
      'Rampa, elevador, degraus, banheiro: o que há e o que falta',
    ),
  },
  { error: noOffice },
);

const lawyer = z.strictObject({
  name: text('Maria da Silva').meta({
    title: 'Nome',
    description: 'Nome como registrado na OAB ou na Defensoria',
  }),
  oab: oab.optional().meta({
    title: 'Inscrição na OAB',
    description: 'Inscrição principal, por exemplo OAB/SP 123.456. Só na Defensoria pode faltar',
  }),
  supplementaryOab: z
    .array(oab, { error: 'escreva uma lista, por exemplo [OAB/RJ 98.765]' })
    .min(1, 'escreva ao menos uma inscrição ou apague a linha')
    .optional()
    .meta({
      title: 'Outras inscrições',
      description:
        'Inscrições suplementares em outros estados (Lei 8.906/1994, art. 10, § 2º), se houver',
    }),
  since: z
    .int('escreva só o ano, por exemplo 2012')
    .min(1950, 'escreva o ano com quatro algarismos, por exemplo 2012')
    .optional()
    .meta({ title: 'Atua desde', description: 'O ano, com quatro algarismos' }),
  languages: z
    .array(
      text('espanhol').regex(
        /^\p{Ll}[\p{Ll} -]*$/u,
        'escreva só o nome da língua, em minúsculas, por exemplo espanhol',
      ),
      { error: 'escreva uma lista, por exemplo [espanhol, inglês]' },
    )
    .min(1, 'escreva ao menos uma língua ou apague a linha')
    .optional()
    .meta({ title: 'Línguas', one: 'Língua', description: 'Em que atende, além do português' }),
  libras: z.boolean({ error: 'escreva true ou false, ou apague a linha' }).optional().meta({
    title: 'Libras',
    description: 'true: atende em Libras, sem intérprete',
  }),
});

const noOab =
  'falta este campo. Só quem é da Defensoria pode não ter inscrição. Exemplo: OAB/SP 123.456';

/** Lacks the registration that the bar asks for, wherever the bar has a say. */
const isWithoutOab = (
  { oab: principal, supplementaryOab }: z.infer<typeof lawyer>,
  kind: PracticeKind,
): boolean =>
  principal === undefined && (!isPublicDefender(kind) || supplementaryOab !== undefined);

const facts = z.strictObject({
  demo: z.boolean({ error: 'escreva true (demonstração) ou false (site no ar)' }).meta({
    title: 'Demonstração',
    description: 'true: aviso de demonstração em cada página e sem indexação',
  }),
  siteAddress: z
    .url({
      protocol: /^https$/,
      error: 'escreva o endereço completo com https, por exemplo https://www.escritorio.com.br',
    })
    .refine((url) => !URL.canParse(url) || new URL(url).origin === url, {
      error:
        'escreva só o domínio, em minúsculas e sem barra no fim, por exemplo https://www.escritorio.com.br',
    })
    .meta({ title: 'Endereço do site', description: 'Endereço do site, sem barra no fim' }),
  projectName: text('Previdência Clara')
    .max(48, 'use no máximo 48 letras: o nome vai no alto de cada página e na imagem de prévia')
    .refine((name) => name.split(/[ -]/).every((word) => word.length <= 16), {
      error: 'tem uma palavra de mais de 16 letras, que não cabe no alto da página em um celular',
    })
    .meta({ title: 'Nome do site' }),
  shortName: text('INSS em Dia')
    .max(12, 'use no máximo 12 letras: é o nome sob o ícone, na tela do celular')
    .optional()
    .meta({
      title: 'Nome curto do site',
      description: 'Sob o ícone, na tela do celular. Sem a linha, o nome do site',
    }),
  kind: z
    .enum(practiceKinds, {
      error: `escreva o que é quem publica o site. Existem ${joined(practiceKinds)}`,
    })
    .default('escritorio')
    .meta({
      title: 'O que é',
      description: 'Como os textos chamam quem publica o site. Sem a linha, “o escritório”',
      names: kindTitles,
    }),
  practiceName: text('Silva Advocacia').meta({
    title: 'Nome do escritório, da clínica, do núcleo ou da Defensoria',
    description: 'Como no registro',
  }),
  practiceRegistration: oab.optional().meta({
    title: 'Registro da sociedade',
    description: 'Registro da sociedade na OAB, se houver',
  }),
  lawyers: z
    .array(lawyer, { error: 'falta a lista de quem responde. Cada pessoa tem “name” e “oab”' })
    .min(1, 'informe ao menos uma pessoa, com nome e número da OAB')
    .meta({
      title: 'Advogados ou defensores',
      one: 'Pessoa',
      description: 'O primeiro nome aparece no alto da página inicial',
    }),
  chatNumber: z
    .string({ error: 'escreva o número entre aspas, por exemplo "5511987654321"' })
    .regex(
      /^55(\d{2}9\d{8}|\d{2}[2-5]\d{7}|800\d{7})$/,
      'use 55 + DDD + número, só algarismos, por exemplo "5511987654321"',
    )
    .meta({ title: 'WhatsApp', description: '55 + DDD + número, só algarismos' }),
  phone: phoneField.meta({ title: 'Telefone', description: 'Telefone como aparece no site' }),
  email: z
    .email({ error: 'escreva um e-mail, por exemplo contato@escritorio.com.br' })
    .meta({ title: 'E-mail' }),
  offices: z
    .tuple([office], office, { error: noOffice })
    .meta({ title: 'Endereços', one: 'Endereço', description: 'O primeiro é o principal' }),
  hours: hoursField,
  answersWithin: text('um dia útil')
    .regex(
      /^(?:uma? (?:hora|dia(?: útil)?)|(?:dois|duas|três|quatro|cinco|[1-9]\d?) (?:horas|dias(?: úteis)?))$/,
      'escreva só o tempo, por exemplo “um dia útil” ou “24 horas”',
    )
    .optional()
    .meta({
      title: 'Em quanto tempo respondem',
      description: 'Só o que cumprem sempre. Aparece como “Respondemos em até um dia útil”',
    }),
  homeBenefits: slugList('bpc-loas').meta({
    title: 'Benefícios da página inicial',
    description:
      'Os benefícios da página inicial, na ordem: nomes de arquivos de content/benefits, sem .md. Sem a linha, os do projeto',
  }),
  homeTools: slugList('renda-bpc').meta({
    title: 'Ferramentas da página inicial',
    description:
      'As ferramentas da página inicial, na ordem: nomes de arquivos de content/tools, sem .md. Sem a linha, as seis primeiras',
  }),
  publish,
  onlySigned: z.boolean({ error: 'escreva true ou false, ou apague a linha' }).optional().meta({
    title: 'Só o que está assinado',
    description: 'true: uma página só entra no site depois que alguém a assinou',
  }),
  publishUnsigned: z
    .boolean({ error: 'escreva true ou false, ou apague a linha' })
    .optional()
    .meta({
      title: 'Publicar sem nenhuma assinatura',
      description:
        'true: o escritório sabe que ninguém conferiu os textos, e publica assim. Cada página diz isso',
    }),
  verifiedOn: dateField.meta({
    title: 'Conferido em',
    description:
      'Dia em que alguém conferiu estes dados, AAAA-MM-DD. O contato de segurança vale um ano a partir dele',
  }),
});

const notYet = 'é um ano que ainda não chegou. Confira';

const repeatedWords = {
  oab: 'é a mesma inscrição de outra pessoa. Cada uma tem a sua',
  days: 'estes dias já têm horário. Deixe um só, ou diga outros dias',
};

type Hours = z.infer<typeof hoursField>[number];

/** Two hours of a day that lie over each other; before and after noon they do not. */
const areAtOnce = (one: Hours, other: Hours): boolean =>
  eachDayOf(one.days).some((day) => eachDayOf(other.days).includes(day)) &&
  clock(one.opens) < clock(other.closes) &&
  clock(other.opens) < clock(one.closes);

/** A registration of two people; two hours for the same days. */
function repeated(
  lawyers: readonly z.infer<typeof lawyer>[],
  hours: z.infer<typeof hoursField>,
): [keyof typeof repeatedWords, (string | number)[]][] {
  const owners = lawyers.map(({ oab: own }) => own);
  const isTaken = (index: number): boolean =>
    hours.slice(0, index).some((other) => areAtOnce(other, hours[index] ?? other));
  return [
    ...owners.flatMap((own, index): ['oab', (string | number)[]][] =>
      own !== undefined && owners.indexOf(own) < index ? [['oab', ['lawyers', index, 'oab']]] : [],
    ),
    ...hours.flatMap((_, index): ['days', (string | number)[]][] =>
      isTaken(index) ? [['days', ['hours', index, 'days']]] : [],
    ),
  ];
}

/**
 * The practice's own facts, example values allowed. Phone and chat rules: Anatel's numbering plan, 55 + area code +
 * 9 digits (mobile) or 8 digits (landline); area code 00 exists only in demonstrations.
 */
export const practiceFields = facts.superRefine(
  ({ kind, lawyers, hours, verifiedOn }, context) => {
    for (const [field, path] of repeated(lawyers, hours))
      context.addIssue({ code: 'custom', path, message: repeatedWords[field] });
    for (const [index, { since }] of lawyers.entries()) {
      if (since !== undefined && since > Number(verifiedOn?.slice(0, 4)))
        context.addIssue({ code: 'custom', path: ['lawyers', index, 'since'], message: notYet });
    }
    for (const [index, one] of lawyers.entries()) {
      if (!isWithoutOab(one, kind)) continue;
      context.addIssue({ code: 'custom', path: ['lawyers', index, 'oab'], message: noOab });
    }
  },
  // Also beside faults of other fields, so that all are told at once.
  {
    when: ({ issues }) =>
      issues.every(({ code, path: [field] = [] }) =>
        field === undefined
          ? code === 'unrecognized_keys'
          : field !== 'kind' && field !== 'lawyers' && field !== 'hours',
      ),
  },
);

export type Practice = z.infer<typeof practiceFields>;

/** "São Paulo/SP", where an office stands. */
export const townOf = ({ city, state }: Practice['offices'][number]): string => `${city}/${state}`;

/** The numbers under which somebody is registered with the bar, the principal one first. */
export const registrations = ({
  oab: principal,
  supplementaryOab = [],
}: Practice['lawyers'][number]): readonly string[] =>
  principal === undefined ? [] : [principal, ...supplementaryOab];

/** "Maria da Silva, OAB/SP 123.456": a name, and what follows it if anything does. */
export const nameWith = (name: string, ...registered: readonly (string | undefined)[]): string =>
  [name, joined(registered.filter((one) => one !== undefined))].filter(Boolean).join(', ');

/** Where in practice.yaml each of them is written. */
export const registrationPaths = (
  lawyer: Practice['lawyers'][number],
  index: number,
): { path: (string | number)[]; value: string }[] =>
  registrations(lawyer).map((value, place) => ({
    path: ['lawyers', index, ...(place === 0 ? ['oab'] : ['supplementaryOab', place - 1])],
    value,
  }));

const exampleOab = /\/UF | 0[.\d]*$/;

/** What ships as an example and must not go online. */
const placeholders: Record<string, RegExp> = {
  siteAddress: /\.example\b|localhost/,
  practiceName: /^Nome d/,
  practiceRegistration: exampleOab,
  chatNumber: /^5500/,
  phone: /^\(00\)/,
  email: /\.example$/,
};

const officePlaceholders: Record<string, RegExp> = {
  address: /do Exemplo/,
  city: /^Cidade$/,
  state: /^UF$/,
  phone: /^\(00\)/,
};

interface ExampleValue {
  readonly path: readonly (string | number)[];
  readonly value: string;
}

const shipped = (
  facts: Readonly<Record<string, unknown>>,
  patterns: Readonly<Record<string, RegExp>>,
  path: readonly (string | number)[] = [],
): ExampleValue[] =>
  Object.entries(patterns).flatMap(([field, pattern]) => {
    const value = facts[field];
    return typeof value === 'string' && pattern.test(value)
      ? [{ path: [...path, field], value }]
      : [];
  });

/** Every field that still has the value it ships with. */
export function exampleValues(practice: Practice): ExampleValue[] {
  const fields = shipped(practice, placeholders);
  const offices = practice.offices.flatMap((one, index) =>
    shipped(one, officePlaceholders, ['offices', index]),
  );
  const lawyers = practice.lawyers.flatMap((lawyer, index) => [
    ...(/^Nome d/.test(lawyer.name)
      ? [{ path: ['lawyers', index, 'name'], value: lawyer.name }]
      : []),
    ...registrationPaths(lawyer, index).filter(({ value }) => exampleOab.test(value)),
  ]);
  return [...fields, ...offices, ...lawyers];
}

/** The practice's own facts, as the build takes them: outside a demonstration, no example value. */
export const practiceSchema = practiceFields.superRefine((practice, context) => {
  if (practice.demo) return;
  for (const { path, value } of exampleValues(practice)) {
    context.addIssue({
      code: 'custom',
      path: [...path],
      message: `“${value}” é um valor de exemplo. Troque pelo verdadeiro ou volte a demo: true`,
    });
  }
});

/** JSON Schema of the practice file, for completion in editors. */
export const practiceJsonSchema = (): object => z.toJSONSchema(practiceFields, { io: 'input' });
