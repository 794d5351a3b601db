import { z } from 'zod';
import { dateField } from '#law/schema/fields.ts';
import { joined } from '#words/phrases.ts';
import { text } from './fields.ts';
import { areAtOnce, hoursField } from './hours.ts';
import { isWithoutOab, lawyer, noOab } from './lawyer.ts';
import { oab } from './oab.ts';
import { offices, phoneField } from './office.ts';
import { kindTitles, practiceKinds } from './practice-kind.ts';
import { publish } from './publish.ts';

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
  offices,
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

/** JSON Schema of the practice file, for completion in editors. */
export const practiceJsonSchema = (): object => z.toJSONSchema(practiceFields, { io: 'input' });
