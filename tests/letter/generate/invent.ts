import { addDays, isoDate } from '#law/date.ts';
import type { LetterDate } from '#letters/letter-read.ts';
import { mayBeAbout } from '#letters/species.ts';
import { randomOf } from '#tests/cnis/generate/random.ts';
import { shortDate } from '#words/dates.ts';
import { type LetterKind, letterKinds } from '#words/letter/kinds.ts';
import type { KnownReason } from '#words/letter/match-letter.ts';
import { bodies } from './bodies.ts';
import { forms, type InventedLetter } from './invented.ts';

const species: readonly [InventedLetter['species'], ...InventedLetter['species'][]] = [
  { code: '31', name: 'Auxílio por Incapacidade Temporária', page: 'auxilio-doenca' },
  { code: '41', name: 'Aposentadoria por Idade', page: 'aposentadoria-por-idade' },
  { code: '42', name: 'Aposentadoria por Tempo de Contribuição', page: 'aposentadoria-por-tempo' },
  { code: '21', name: 'Pensão por Morte', page: 'pensao-por-morte' },
  { code: '80', name: 'Salário-Maternidade', page: 'salario-maternidade' },
  { code: '87', name: 'Benefício Assistencial à Pessoa com Deficiência', page: 'bpc-loas' },
];

/** Papers about something asked for after the benefit. */
const later: readonly LetterKind[] = ['extended', 'notExtended', 'reviewRefused', 'board'];

/** The letter of a seed: the kinds in turn, each in all its forms. */
export function inventLetter(seed: number, reasons: readonly KnownReason[]): InventedLetter {
  const random = randomOf(seed);
  const kind = letterKinds[seed % letterKinds.length] ?? 'denial';
  const form = forms[Math.floor(seed / letterKinds.length) % forms.length] ?? 'pdf';
  const other = species[random.between(0, species.length - 1)] ?? species[0];
  // Only a benefit for incapacity is prolonged.
  const own = kind === 'extended' || kind === 'notExtended' ? species[0] : other;
  const der = addDays(isoDate('2025-09-01'), random.between(0, 300));
  const decided = addDays(der, random.between(20, 90));
  const sentences = reasons
    .filter(({ kinds }) => kinds.length === 1 && kinds[0] === 'denial')
    .filter(({ benefits }) => mayBeAbout(benefits, own.page))
    .flatMap(({ slug, says }) => says.map((text) => ({ slug, text })));
  const reason = sentences[random.between(0, sentences.length - 1)] ?? { slug: '', text: '' };
  const {
    dates = [],
    items = [],
    table = [],
    ...body
  } = bodies[kind]({
    random,
    decided,
    der,
    benefit: own.name,
    reason,
  });
  const asked: LetterDate['what'] = later.includes(kind) ? 'requested' : 'der';
  const heading =
    form === 'email'
      ? [{ what: asked, day: der }]
      : [{ what: asked, day: der }, { what: 'decided', day: decided } as const];
  return {
    seed,
    kind,
    form,
    species: own,
    dates: [...heading, ...dates],
    items,
    table,
    ...body,
  };
}

function wrapped(text: string, width: number): string {
  return text.replaceAll(new RegExp(`(.{1,${width}})(?: +|$)`, 'gm'), '$1\n').trimEnd();
}

const person = {
  name: 'PESSOA DE TESTE',
  cpf: '000.000.000-00',
  benefit: '000.000.000-0',
  request: '123456789',
};

/** What of an invented letter may never be shown. */
export const secrets: readonly string[] = [...Object.values(person), '9999999999', '999999999-9'];

const dayOf = ({ dates }: InventedLetter, place: number): string =>
  shortDate(dates[place]?.day ?? '');

/** The text as it reaches people: of a PDF, of an e-mail in one line, of a screen. */
export function textOf(letter: InventedLetter): string {
  const { form, title, species: own, body, table } = letter;
  const { name, cpf, benefit, request } = person;
  if (form === 'email')
    return [
      `Protocolo : ${request} Serviço : ${own.name.toUpperCase()} Data do Protocolo : ${dayOf(letter, 0)} Unidade responsável : CIDADE DE TESTE Status atual : ${letter.kind === 'requirement' ? 'EXIGÊNCIA' : 'CONCLUÍDA'} Despacho :`,
      ...body,
      ...table,
    ].join(' ');
  if (form === 'screen')
    return [
      title,
      `Nome\n${name}`,
      `CPF\n${cpf}`,
      `Requerimento\n${request}`,
      `Espécie\n${own.code}`,
      `Data do requerimento\n${dayOf(letter, 0)}`,
      `Data da decisão\n${dayOf(letter, 1)}`,
      ...body,
      ...table,
    ].join('\n');
  return [
    'INSTITUTO NACIONAL DO SEGURO SOCIAL',
    title,
    `Nome: ${name}   CPF: ${cpf}`,
    `Número do Benefício: ${benefit}   Espécie: ${own.code} - ${own.name.toUpperCase()}`,
    `Número do Requerimento: ${request}`,
    `Data do requerimento: ${dayOf(letter, 0)}   Data da decisão: ${dayOf(letter, 1)}`,
    ...body.map((paragraph) => wrapped(paragraph, 95)),
    ...(table.length > 0 ? ['Seq. Data Salário Índice Sal. Corrigido Observação', ...table] : []),
  ].join('\n');
}
