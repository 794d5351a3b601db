import type { Definition, Link, RootContent } from 'mdast';
import { faultOfToolLink } from '../schema/tool-link.ts';
import { BlockError } from './block-error.ts';

// `//other` and `/\\other` lead to another site, like an address with a scheme.
const allowedAddress = /^(?:https:\/\/[^\s\\/]|mailto:|tel:|\/(?![/\\])|#)/;

/** Whose pages a text may lead to: public powers, and the bar's own. */
const official = /(?:^|\.)(?:(?:gov|jus|leg|mp|def|mil|tc)\.br|oab\.org\.br)$/;

const isOfficial = (address: string): boolean =>
  URL.canParse(address) && official.test(new URL(address).hostname);

/** Only links to official pages, our own pages, mail and phone: anything else could run, spy or sell. */
function faultOfLink({ url }: Link | Definition): string | undefined {
  if (!allowedAddress.test(url))
    return `o link “${url}” não é aceito. Use https://…, uma página daqui (/…), uma parte desta (#…), mailto: ou tel:`;
  if (url.startsWith('https:') && !isOfficial(url))
    return `o link “${url}” não é de um site oficial (gov.br, jus.br, def.br, mp.br, leg.br, oab.org.br). Use a página oficial ou tire o link`;
  const fault = faultOfToolLink(url);
  return fault && `o link “${url}” não leva a nada: ${fault}`;
}

/** What signs at the beginning of a line, or around words, make without anybody meaning it. */
const unmeant: Partial<Record<RootContent['type'], string>> = {
  blockquote: '“>” no começo da linha faz uma citação, que o site não tem. Tire o sinal',
  code: 'quatro espaços no começo da linha, ou “```”, fazem um trecho de programa. Tire-os',
  delete: '“~~” risca as palavras. Apague o que não vale',
};

function faultOf(node: RootContent): string | undefined {
  switch (node.type) {
    case 'html':
      return 'HTML não é aceito nos textos. Use Markdown';
    case 'image':
    case 'imageReference': {
      const name = node.type === 'image' ? node.url : node.identifier;
      return `a imagem “${name}” não é aceita nos textos. Descreva em palavras ou use um link`;
    }
    case 'footnoteReference':
    case 'footnoteDefinition':
      return 'nota de rodapé não é aceita. Ponha a explicação na frase';
    case 'listItem':
      return node.children.some(({ type }) => type === 'list')
        ? 'há uma lista dentro de outra. Faça uma lista só'
        : undefined;
    case 'link':
    case 'definition':
      return faultOfLink(node);
    case 'heading':
      return node.depth < 2 || node.depth > 3
        ? 'um título começa com “##”, ou com “###” se é menor'
        : undefined;
    default:
      return unmeant[node.type];
  }
}

/** Throws a BlockError at what a text may not hold. */
export function checkNode(node: RootContent): void {
  const fault = faultOf(node);
  if (fault) throw new BlockError(fault, node);
}
