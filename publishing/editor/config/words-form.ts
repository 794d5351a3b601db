import { z } from 'zod';

const names: Readonly<Record<string, string>> = {
  label: 'Pergunta',
  hint: 'Explicação',
  short: 'Nome curto',
  missing: 'Se falta a resposta',
  wrong: 'Se a resposta está errada',
  choices: 'Respostas',
  help: 'Ajuda',
  title: 'Título',
  text: 'Texto',
};

const most = 40;

/** The first words that something says of itself, from their first letter. */
function firstWords(value: unknown): string {
  if (typeof value === 'object' && value !== null)
    return Object.values(value).map(firstWords).find(Boolean) ?? '';
  const words = typeof value === 'string' ? value.replace(/^\P{L}+/u, '') : '';
  return words.length > most ? `${words.slice(0, most)}…` : words;
}

/** A form for words that a program reads by their names: each field is called by what it says. */
export function wordsForm(value: unknown, name = ''): z.ZodType {
  const title = names[name] ?? (firstWords(value) || 'Texto');
  if (typeof value === 'boolean') return z.boolean().meta({ title });
  if (typeof value !== 'object' || value === null) return z.string().meta({ title });
  const fields = Object.entries(value).map(([key, inner]) => [key, wordsForm(inner, key)] as const);
  return z.strictObject(Object.fromEntries(fields)).meta({ title });
}
