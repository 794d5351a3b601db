import type { Unreadable } from '#cnis/extract.ts';
import type { FileFault } from '#reading/pdf/outcome.ts';
import type { PhotoFault } from '#reading/photo/outcome.ts';

/** Why a paper is not explained here. */
export type UnreadPaper =
  | FileFault
  | PhotoFault
  | Unreadable
  /** It is an extract of contributions, which has a tool of its own. */
  | 'extract'
  /** Nothing was written. */
  | 'nothing'
  /** Letters in a PDF that nobody sees; its pictures can be read instead. */
  | 'hiddenText'
  /** The phone opened the page to share something, and handed nothing over. */
  | 'notShared';

interface FaultWords {
  readonly title: string;
  readonly text: string;
}

const copyFromPicture =
  'Seu telefone pode copiar as letras da foto: abra a foto, toque em “Lens” ou segure o dedo sobre o texto, copie e cole aqui.';
const photographWell =
  'Ponha a carta em lugar claro, perto da janela, sem sombra. Segure firme, com a folha inteira na foto.';
const damaged = 'O arquivo pode ter parado no meio do caminho. Baixe outra vez e escolha o novo.';

/** What happened, and the way that is left. */
export const faultWords: Readonly<Record<UnreadPaper, FaultWords>> = {
  extract: {
    title: 'Isto é o extrato do CNIS, a lista das suas contribuições.',
    text: 'Não é uma carta. Outra parte do site explica o extrato, e já recebe o que foi lido.',
  },
  nothing: {
    title: 'Falta o texto da carta.',
    text: 'Cole o texto, ou escreva a frase do motivo. Em geral, ela vem depois de “em razão de”.',
  },
  notShared: {
    title: 'O arquivo não chegou.',
    text: 'O telefone abriu esta página, mas não entregou a carta. Escolha o arquivo por aqui.',
  },
  notPdf: {
    title: 'Este arquivo não é PDF nem foto.',
    text: 'Aqui servem o PDF do Meu INSS, um print da tela ou uma foto.',
  },
  notAPicture: {
    title: 'Não consegui abrir esta foto.',
    text: `Pode ser de um tipo que este navegador não conhece. Fotografe de novo por aqui, ou mande um print. ${copyFromPicture}`,
  },
  tooLarge: {
    title: 'O arquivo é grande demais.',
    text: 'Uma carta costuma ter menos de 1 MB. Confira se é o arquivo certo, ou fotografe a carta.',
  },
  tooManyPages: {
    title: 'O arquivo tem páginas demais.',
    text: 'Se é um processo inteiro, escolha só a carta, ou fotografe a página dela.',
  },
  tooManyPhotos: {
    title: 'São fotos demais de uma vez.',
    text: 'Escolha só as páginas desta carta.',
  },
  locked: {
    title: 'O arquivo pede senha.',
    text: 'A carta do Meu INSS vem sem senha. Baixe de lá, ou fotografe a carta.',
  },
  damaged: { title: 'O arquivo veio com defeito.', text: damaged },
  noDates: { title: 'Não consegui ler as datas deste extrato.', text: damaged },
  otherModel: {
    title: 'É um extrato de um modelo que não sei ler.',
    text: 'Baixe no Meu INSS o “Extrato de Contribuição (CNIS)” com as remunerações.',
  },
  notAnExtract: {
    title: 'Não achei palavras neste arquivo.',
    text: 'Fotografe a carta, ou copie o texto e cole aqui.',
  },
  noText: {
    title: 'As páginas deste PDF são fotos.',
    text: `Faça um print da tela, ou fotografe a carta no papel. ${copyFromPicture}`,
  },
  noWorker: {
    title: 'Este navegador não consegue ler arquivos nem fotos.',
    text: `Atualize o navegador, ou abra esta página em outro. ${copyFromPicture}`,
  },
  tooManyDots: {
    title: 'A foto tem pontos demais para o aparelho abrir.',
    text: 'Abra a foto na tela, faça um print dela e escolha o print. Ou fotografe de novo, em qualidade normal.',
  },
  hiddenText: {
    title: 'Este PDF tem letras que não aparecem na página.',
    text: 'Elas podem dizer outra coisa. Por isso, leia as páginas como fotos, que é o que se vê.',
  },
  tooSlow: {
    title: 'A leitura demorou demais e parou.',
    text: `Feche outros programas e tente de novo, com uma página só. ${copyFromPicture}`,
  },
  noReader: {
    title: 'O leitor não chegou.',
    text: 'Confira a internet e tente de novo. Se não adiantar, feche outros programas. Colar o texto não precisa dele.',
  },
  noSupport: {
    title: 'Este navegador não consegue ler fotos.',
    text: copyFromPicture,
  },
  tooDarkOrBlurred: {
    title: 'A foto ficou escura ou tremida.',
    text: `Não dá para ler com segurança, e eu não adivinho. ${photographWell}`,
  },
  blank: {
    title: 'Não achei letras na foto.',
    text: photographWell,
  },
};
