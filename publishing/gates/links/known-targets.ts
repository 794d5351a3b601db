import { type CitationKey, citation, citations } from '#law/citations.ts';
import { keysOf } from '#law/keyed.ts';
import { type Fault, inRows } from '../fault.ts';

/** Services that the texts send people to; the words of a link have these targets and no other. */
const services: Readonly<Record<string, string>> = {
  'Meu INSS': 'https://meu.inss.gov.br',
  'Fala.BR': 'https://falabr.cgu.gov.br',
  DPU: 'https://www.dpu.def.br',
  'Defensoria Pública da União': 'https://www.dpu.def.br',
  'Defensoria Pública da União (DPU)': 'https://www.dpu.def.br',
  'Cadastro Nacional dos Advogados': 'https://cna.oab.org.br',
  'consumidor.gov.br': 'https://www.consumidor.gov.br',
  Registrato: 'https://www.bcb.gov.br/meubc/registrato',
};

/** The only target of a link with these words: a service's, or the telephone that they are. */
const targetOf = (words: string): string | undefined =>
  /^\d{3}$/.test(words) ? `tel:${words}` : services[words];

const hostOf = (url: string): string => new URL(url).host;

const knownHosts: ReadonlySet<string> = new Set([
  ...keysOf<CitationKey>(citations).map((key) => hostOf(citation(key).url)),
  ...Object.values(services).map(hostOf),
]);

const link = /\[([^[\]]+)\]\(([^()\s]+)\)/g;
const address = /https:\/\/[^\s)"'`<>\]/]+/g;

/** Links that leave for a host nobody knows, or whose words say another place. */
export const strayTargets = (file: string, source: string): Fault[] =>
  inRows(file, source, (row) => {
    const sentence = row.trim();
    const misled = [...row.matchAll(link)].flatMap(([, words = '', target = '']) => {
      const right = targetOf(words.replaceAll('**', ''));
      if (right === undefined || target === right) return [];
      const reason = `o link “${words}” leva a ${target}.`;
      return [{ sentence, reason, remedy: `“${words}” leva sempre a ${right}.` }];
    });
    // A practice leads to what is its own.
    if (misled.length > 0 || !file.startsWith('content/')) return misled;
    return (row.match(address) ?? [])
      .map(hostOf)
      .filter((host) => !knownHosts.has(host))
      .map((host) => ({
        sentence,
        reason: `leva a ${host}, um site que nem as leis citadas nem os serviços do site conhecem.`,
        remedy: 'Confira o endereço letra por letra, e use o do governo que os outros textos usam.',
      }));
  });
