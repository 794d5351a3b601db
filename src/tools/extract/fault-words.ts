import type { Unreadable } from '#cnis/extract.ts';
import type { FileFault } from '#reading/pdf/outcome.ts';

/** Why there is nothing to show of a file, or of a text. */
export type UnreadFile = FileFault | Unreadable;

const askForPdf =
  'No Meu INSS, abra “Extrato de Contribuição (CNIS)”, peça o que traz as remunerações e baixe o PDF.';

interface FaultWords {
  readonly title: string;
  readonly text: string;
  /** The paper may be of another kind, which has a page of its own. */
  readonly isPerhapsLetter?: true;
}

/** What happened, and the way that is left. */
export const faultWords: Record<UnreadFile, FaultWords> = {
  notPdf: {
    title: 'Este arquivo não é um PDF.',
    text: `Uma foto ou um texto não dá para ler aqui. ${askForPdf}`,
  },
  tooLarge: {
    title: 'O arquivo é grande demais.',
    text: `Aqui cabem até 15 MB, e um extrato costuma ter menos de 1 MB. Confira se é o arquivo certo. ${askForPdf}`,
  },
  tooManyPages: {
    title: 'O arquivo tem páginas demais.',
    text: 'Aqui cabem até 200 páginas. Se é um processo inteiro, escolha só o extrato.',
  },
  locked: {
    title: 'O arquivo pede senha.',
    text: `O extrato do Meu INSS vem sem senha. ${askForPdf}`,
  },
  damaged: {
    title: 'O arquivo veio com defeito.',
    text: 'Pode ter parado no meio do caminho. Baixe o extrato outra vez e escolha o novo.',
  },
  tooSlow: {
    title: 'A leitura passou de um minuto e parou.',
    text: 'Feche outros programas e tente de novo, ou use um aparelho mais novo.',
  },
  noReader: {
    title: 'O leitor de PDF não chegou.',
    text: 'Confira a internet e escolha o arquivo de novo. Colar o texto e preencher à mão não precisam dele.',
  },
  noWorker: {
    title: 'Este navegador não consegue ler PDF.',
    text: 'Atualize o navegador, ou abra esta página em outro. Colar o texto e preencher à mão funcionam aqui.',
  },
  noText: {
    title: 'As páginas deste PDF são fotos.',
    text: `Não há letras para ler, só imagem. ${askForPdf}`,
  },
  notAnExtract: {
    title: 'Isto não é um extrato do CNIS.',
    text: `Confira se é o arquivo ou o texto certo. ${askForPdf}`,
    isPerhapsLetter: true,
  },
  noDates: {
    title: 'Não consegui ler as datas deste extrato.',
    text: `Sem elas, não faço conta nenhuma: sairia errada. O arquivo pode ter sido cortado ou mudado. ${askForPdf}`,
  },
  otherModel: {
    title: 'É um extrato de um modelo que não sei ler.',
    text: `Pode ser antigo, ou de outro programa. ${askForPdf}`,
  },
};
