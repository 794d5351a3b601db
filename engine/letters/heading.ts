import { benefitNamed } from './species.ts';

/** Fields over the body of a letter that say nothing of what it does. */
const fields =
  /\b(?:protocolo|(?:numero d[oe] )?(?:requerimento|beneficio|protocolo)|nb|cpf|nit|data d[aeo] (?:requerimento|decisao|protocolo|entrada)|der)\s*:?\s*[\d./-]{6,}|\b(?:unidade responsavel|aps)\s*:[^\n:]{0,60}(?=\n|\bstatus)|\b(?:nome|requerente|interessad[oa])\s*:[^\n]{0,40}(?=\n|\bcpf)/g;
const species = /\b(?:especie|servico|beneficio)\s*:?\s*(?:\d{2}(?: - )?)?([^\n:]{0,70})/g;

const cut = (text: string, from: number, until: number): string =>
  text.slice(0, from) + ' '.repeat(until - from) + text.slice(until);

/** The text without the fields over its body and the name of its benefit there. @param flatText as `flat` gives it */
export function withoutHeading(text: string, flatText: string): string {
  let body = text;
  for (const { index, 0: field } of flatText.matchAll(fields))
    body = cut(body, index, index + field.length);
  for (const { index, 0: field, 1: value = '' } of flatText.matchAll(species)) {
    const name = benefitNamed(value);
    const from = index + field.length - value.length;
    if (name) body = cut(body, index, from + name.length);
  }
  return body;
}
