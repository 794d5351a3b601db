import { type Document, visit, type YAMLParseError } from 'yaml';

/** What the parser complains of in English, as whoever wrote the file can put it right. */
const remedies: Readonly<Record<string, string>> = {
  BAD_INDENT:
    'os espaços do começo da linha não combinam com os da linha de cima. Em uma lista, falta “- ” aqui, ou fechar um colchete acima',
  TAB_AS_INDENT: 'há uma tabulação no começo da linha. Troque por espaços',
  DUPLICATE_KEY: 'este campo já foi escrito acima. Apague um dos dois',
  BLOCK_AS_IMPLICIT_KEY:
    'a linha tem dois-pontos a mais, ou a linha seguinte tem espaços a mais no começo. Ponha a frase entre aspas retas',
  MULTILINE_IMPLICIT_KEY:
    'faltam os dois-pontos depois do nome do campo, ou um espaço depois deles',
  MISSING_CHAR: 'falta fechar aspas, colchete ou chave, ou o espaço depois dos dois-pontos',
  BAD_SCALAR_START:
    'a frase começa com um sinal que o YAML reserva. Ponha a frase entre aspas retas',
  BLOCK_IN_FLOW: 'falta fechar um colchete ou uma chave acima',
  UNEXPECTED_TOKEN:
    'há um sinal fora do lugar, como uma vírgula a mais. Uma frase vai entre aspas retas',
  BAD_DQ_ESCAPE: 'há uma barra invertida dentro das aspas. Apague a barra',
  BAD_ALIAS: 'a frase começa com * ou &. Ponha a frase entre aspas retas',
};

const general = 'confira os dois-pontos, as aspas e os espaços do começo da linha';

/** One line in Portuguese for a fault of syntax. */
export const describeYamlFault = ({ code }: Pick<YAMLParseError, 'code'>): string =>
  `a escrita do YAML está errada: ${remedies[code] ?? general}.`;

const rank = ({ code }: Pick<YAMLParseError, 'code'>): number => {
  const place = Object.keys(remedies).indexOf(code);
  return place === -1 ? Number.POSITIVE_INFINITY : place;
};

/**
 * The faults without those that another brings about: beside a tab, fields that seem to stand twice or
 * too far in; on one line, all but the one that says most.
 */
export function causesOf<Fault extends Pick<YAMLParseError, 'code' | 'linePos'>>(
  faults: readonly Fault[],
): readonly Fault[] {
  const tabs = faults.filter(({ code }) => code === 'TAB_AS_INDENT');
  const lines = Map.groupBy(tabs.length > 0 ? tabs : faults, ({ linePos }) => linePos?.[0].line);
  return [...lines.values()].flatMap((own) =>
    own.toSorted((one, other) => rank(one) - rank(other)).slice(0, 1),
  );
}

/** Where YAML takes words out of a sentence in silence: after “#” as a remark, after “&” and “!” as a name of its own. */
export function swallowedAt(document: Document, text: string): number[] {
  const places: number[] = [];
  visit(document, {
    Scalar(_, { range, anchor, tag }) {
      const [start, valueEnd, end] = range ?? [0, 0, 0];
      if (anchor || tag || /^[ \t]+#\S/.test(text.slice(valueEnd, end))) places.push(start);
    },
  });
  return places;
}

export const swallowedFault =
  'o YAML não lê o que vem depois de “#”, nem a palavra que começa com “&” ou “!”. Ponha a frase entre aspas retas. É um recado seu? Ponha um espaço depois de “#”.';
