import type { Species } from './letter-read.ts';
import { spanOf } from './same-length.ts';

/** Species that are granted today, by number, with the page of their benefit. */
export const speciesPages: Readonly<Record<string, string>> = {
  18: 'auxilio-inclusao',
  21: 'pensao-por-morte',
  25: 'auxilio-reclusao',
  31: 'auxilio-doenca',
  32: 'aposentadoria-por-invalidez',
  36: 'auxilio-acidente',
  41: 'aposentadoria-por-idade',
  42: 'aposentadoria-por-tempo',
  46: 'aposentadoria-especial',
  57: 'aposentadoria-por-tempo',
  80: 'salario-maternidade',
  87: 'bpc-loas',
  88: 'bpc-loas',
  91: 'auxilio-doenca',
  92: 'aposentadoria-por-invalidez',
  93: 'pensao-por-morte',
  94: 'auxilio-acidente',
};

/** What is asked for, by its name: the first that stands in a line decides. */
const names: readonly (readonly [name: RegExp, benefit: string])[] = [
  [/auxilio[- ]?inclusao/, 'auxilio-inclusao'],
  [/pensao por morte/, 'pensao-por-morte'],
  [/auxilio[- ]?reclusao/, 'auxilio-reclusao'],
  [/auxilio[- ]?acidente/, 'auxilio-acidente'],
  [/incapacidade permanente|aposentadoria por invalidez/, 'aposentadoria-por-invalidez'],
  [/incapacidade temporaria|auxilio[- ]?doenca|beneficio por incapacidade/, 'auxilio-doenca'],
  [/aposentadoria especial/, 'aposentadoria-especial'],
  [/aposentadoria (?:\w+ ){0,4}pessoa com deficiencia/, 'aposentadoria-pcd'],
  [/aposentadoria (?:por idade )?(?:d[oa] )?(?:trabalhador )?rural/, 'aposentadoria-rural'],
  [/aposentadoria por idade/, 'aposentadoria-por-idade'],
  [/aposentadoria (?:por )?tempo de contribuicao/, 'aposentadoria-por-tempo'],
  [/(?:salario|auxilio)[- ]?maternidade/, 'salario-maternidade'],
  [
    /\bbpc\b|\bloas\b|beneficio assistencial|amparo (?:social|assistencial)|prestacao continuada/,
    'bpc-loas',
  ],
];

/** The pages that `findSpecies` may name. */
export const namedBenefits: ReadonlySet<string> = new Set(names.map(([, benefit]) => benefit));

const coded =
  /\besp(?:ecie|\.)?\s*:?\s*(?:b[- /]?)?(\d{2})\b|\bb[-/ ]?(\d{2})\b(?!\s?anos)|\bnb:?\s*(\d{2})\/\d{3}|\b(\d{2})\/\d{3}\.?\d{3}\.?\d{3}-\d\b|\((\d{2})\)\s*(?:numero|n[º°o.])|\b(\d{2}) - (?=aposent|auxilio|pensao|amparo|salario|beneficio)|\bbeneficio (\d{2})\b(?! dias| anos| meses)/g;

/** After these stands what was asked for. */
const label =
  /\b(?:servico|assunto|beneficio requerido|especie|requerimento de|pedido de)\b[ \t]*:?[ \t]*([^\n]{0,70})/g;

const namesIn = (words: string, at: number): Species[] =>
  names.flatMap(([name, benefit]) => {
    const match = name.exec(words);
    if (!match) return [];
    const { from, until } = spanOf(match);
    return [{ benefit, place: { from: at + from, until: at + until } }];
  });

/** The benefit by a name that stands after its label, else by the only one of the whole text. */
function byName(flatText: string): Species | undefined {
  for (const match of flatText.matchAll(label)) {
    const [first] = namesIn(match[1] ?? '', spanOf(match).until - (match[1] ?? '').length);
    if (first) return first;
  }
  const all = namesIn(flatText, 0);
  return new Set(all.map(({ benefit }) => benefit)).size === 1 ? all[0] : undefined;
}

/** The name of a benefit with which a text begins. */
export const benefitNamed = (flatText: string): string | undefined =>
  names.map(([name]) => name.exec(flatText)).find((match) => match?.index === 0)?.[0];

/** Benefits whose number is another's. */
const narrow = ['aposentadoria-rural', 'aposentadoria-pcd'];

/** After this stands a benefit that was, or somebody else's of the house. */
const ofAnother =
  /\b(?:anterior|(?:recebid[oa] pel[oa]|titularidade d[oa]|d[oa]) (?:conjuge|espos[oa]|marido|mulher|companheir[oa]|filh[oa]|mae|pai|irma[o]?))\b[^.;\n]*$/;

/** What the letter is about: by its species, where one number alone stands there; else by its name. */
export function findSpecies(flatText: string): Species | undefined {
  const found = [...flatText.matchAll(coded)]
    .filter(({ index }) => !ofAnother.test(flatText.slice(Math.max(0, index - 60), index)))
    .map((match) => ({ code: match.slice(1).find(Boolean) as string, place: spanOf(match) }));
  const [first] = found;
  const named = byName(flatText);
  if (!first || found.some(({ code }) => code !== first.code)) return named;
  const benefit = speciesPages[first.code];
  const narrower = narrow.find((one) => one === named?.benefit);
  return { ...first, ...(benefit && { benefit: narrower ?? benefit }) };
}

const maternity =
  /\b(?:salario|auxilio|licenca|beneficio|pedido|requerimento|servico|assunto|minha)\W{1,3}(?:d[aeo] )?maternidade\b|\bmaternidade (?:\w+ )?(?:negad|indefer|concedid)/;

/** Whether the benefit is salário-maternidade; a hospital of that name is none. */
export function isOfMaternity(flatText: string): boolean {
  const benefit = findSpecies(flatText)?.benefit;
  return benefit ? benefit === 'salario-maternidade' : maternity.test(flatText);
}

const retirement = ['aposentadoria', 'rural'];

/** The groups in which the pages of reasons are sorted, by the page of a benefit. */
const groupsOf: Readonly<Record<string, readonly string[]>> = {
  'aposentadoria-especial': ['aposentadoria'],
  'aposentadoria-pcd': ['aposentadoria'],
  'aposentadoria-por-idade': retirement,
  'aposentadoria-por-invalidez': ['incapacidade', 'aposentadoria', 'rural'],
  'aposentadoria-por-tempo': retirement,
  'aposentadoria-rural': retirement,
  'auxilio-acidente': ['acidente', 'incapacidade'],
  'auxilio-doenca': ['incapacidade', 'acidente', 'rural'],
  'auxilio-reclusao': ['reclusao', 'rural'],
  'bpc-loas': ['bpc'],
  'pensao-por-morte': ['pensao', 'rural'],
  'salario-maternidade': ['maternidade', 'rural'],
};

/**
 * Whether a page about these groups of benefits may explain a letter about this benefit; "qualquer" is
 * of all, and "recebo" alone of all that are paid.
 */
export function mayBeAbout(groups: readonly string[] | undefined, benefit?: string): boolean {
  const own = benefit && groupsOf[benefit];
  const named = groups?.filter((group) => group !== 'recebo') ?? [];
  return !own || named.length === 0 || named.some((one) => one === 'qualquer' || own.includes(one));
}
