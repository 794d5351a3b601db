import { z } from 'zod';
import { joined } from '#words/phrases.ts';
import { text } from './fields.ts';
import { oab } from './oab.ts';
import { isPublicDefender, type PracticeKind } from './practice-kind.ts';

/** Who answers for the texts and to the people. */
export const lawyer = z.strictObject({
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
  photo: text('maria.jpg')
    .regex(
      /^[\w-]+\.(?:jpe?g|png|webp)$/i,
      'escreva o nome de um arquivo JPG, PNG ou WebP da pasta do escritório, por exemplo maria.jpg',
    )
    .optional()
    .meta({
      title: 'Fotografia',
      description: 'O nome do arquivo, na pasta do escritório. Só o rosto, em “Quem Somos”',
    }),
});

type Lawyer = z.infer<typeof lawyer>;

export const noOab =
  'falta este campo. Só quem é da Defensoria pode não ter inscrição. Exemplo: OAB/SP 123.456';

/** Lacks the registration that the bar asks for, wherever the bar has a say. */
export const isWithoutOab = (
  { oab: principal, supplementaryOab }: Lawyer,
  kind: PracticeKind,
): boolean =>
  principal === undefined && (!isPublicDefender(kind) || supplementaryOab !== undefined);

/** The numbers under which somebody is registered with the bar, the principal one first. */
export const registrations = ({
  oab: principal,
  supplementaryOab = [],
}: Lawyer): readonly string[] => (principal === undefined ? [] : [principal, ...supplementaryOab]);

/** "Maria da Silva, OAB/SP 123.456": a name, and what follows it if anything does. */
export const nameWith = (name: string, ...registered: readonly (string | undefined)[]): string =>
  [name, joined(registered.filter((one) => one !== undefined))].filter(Boolean).join(', ');

/** Where in practice.yaml each of them is written. */
export const registrationPaths = (
  lawyer: Lawyer,
  index: number,
): { path: (string | number)[]; value: string }[] =>
  registrations(lawyer).map((value, place) => ({
    path: ['lawyers', index, ...(place === 0 ? ['oab'] : ['supplementaryOab', place - 1])],
    value,
  }));
