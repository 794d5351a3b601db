import { deniedGuidePath, flowPath, toolsPath } from './paths.ts';
import type { DrawingName } from './schema/drawing.ts';

export const registryFile = 'src/texts/registry.ts';

/** What stands for a page in its head and in the preview of a link: a ground and one of our drawings. */
export interface PreviewLook {
  /** A token of src/styles/tokens.css. */
  ground: `--${string}`;
  drawing: DrawingName;
  /** Where they are not the title. */
  words?: string;
}

/** A page that is not one of many: benefits and tools are found by their files. */
export interface RegisteredPage {
  path: string;
  /** Its name in lists of pages, where its text does not give it. */
  title?: string;
  preview: PreviewLook;
  /** The words of its link at the foot of every page. */
  footer?: string;
  /** The sentence that answers who looks for it, and what people call it, where no text of its own says so. */
  lead?: string;
  alsoCalled?: readonly string[];
  alsoAsked?: readonly string[];
  /** Words of the glossary that it explains, where no text of its own says so. */
  explains?: readonly string[];
  /** Where its words stand, if in code. */
  madeIn?: string;
}

/** A page of text, written in `content/pages/<name>.md` and published at `/<name>`. */
export interface PlainPage
  extends Omit<
    RegisteredPage,
    'title' | 'lead' | 'alsoCalled' | 'alsoAsked' | 'explains' | 'madeIn'
  > {
  name: string;
  /** The page that lists it, where it is not for the visitors of the lists of all pages and of the search. */
  listedOn?: string;
  /** src/pages/[page].astro draws its text and nothing more; without this it has a file of its own there. */
  isTextOnly?: true;
}

const plain = (
  name: string,
  ground: PreviewLook['ground'],
  drawing: DrawingName,
  {
    words,
    ...more
  }: Omit<PlainPage, 'name' | 'path' | 'preview'> & Pick<PreviewLook, 'words'> = {},
): PlainPage => ({
  name,
  path: `/${name}`,
  preview: { ground, drawing, ...(words && { words }) },
  ...more,
});

export const homePage = {
  path: '/',
  title: 'Início',
  preview: {
    ground: '--rose',
    drawing: 'letterAndCoffee',
    words: 'O INSS, explicado com calma.',
  },
  lead: 'O INSS, explicado com calma. Os contatos {{pratica.do}} estão no fim da página.',
  alsoCalled: ['advogado', 'contato', 'endereço', 'quem somos'],
  alsoAsked: ['atendimento', 'horário', 'WhatsApp', 'zap', 'mensagem', 'telefone'],
  explains: ['CNIS'],
  madeIn: 'src/features/home',
} as const satisfies RegisteredPage;

export const deniedGuidePage = {
  path: deniedGuidePath,
  preview: { ground: '--rose', drawing: 'letter' },
  footer: 'Meu pedido foi negado',
} as const satisfies RegisteredPage;

/** All questions and ends share its picture. */
export const flowPage = {
  path: flowPath,
  title: 'Por onde começar',
  preview: { ground: '--corn', drawing: 'signpost', words: 'INSS: por onde começar?' },
  footer: 'Por onde começar',
} as const satisfies RegisteredPage;

export const toolsPage = {
  path: toolsPath,
  title: 'Ferramentas',
  preview: { ground: '--water', drawing: 'notebook' },
  footer: 'Ferramentas',
  lead: 'Contas e prazos, feitos no seu aparelho: nada do que você escreve sai dele.',
  alsoCalled: ['calculadora', 'quanto vou receber', 'simulador'],
  madeIn: 'src/tools/ToolsIndexPage.tsx',
} as const satisfies RegisteredPage;

/** The tools that the pages of others may show in a frame; `src/pages/embutir/[slug].astro` draws each. */
export const embeddableTools = ['prazo-do-recurso', 'qualidade-de-segurado', 'renda-bpc'] as const;

export const plainPages: readonly PlainPage[] = [
  plain('beneficios', '--corn', 'openDoor', {
    words: 'Os benefícios do INSS',
    footer: 'Todos os benefícios',
  }),
  plain('assuntos', '--water', 'magnifier', {
    words: 'Assuntos do INSS, de A a Z',
    footer: 'Assuntos',
  }),
  plain('carta', '--rose', 'letter', {
    words: 'O que diz a carta do INSS?',
    footer: 'O que diz a sua carta',
  }),
  plain('indicadores', '--water', 'missingLine', { words: 'Siglas do CNIS' }),
  plain('papeis', '--corn', 'folder', { words: 'Papéis em um PDF', footer: 'Papéis em um PDF' }),
  plain('embutir', '--water', 'notebook'),
  plain('meu-caso', '--corn', 'folder', {
    words: 'Meu caso, no papel',
    footer: 'Meu caso, no papel',
  }),
  plain('seguranca', '--corn', 'shield', { footer: 'Golpes e segurança' }),
  plain('glossario', '--water', 'book', { words: 'Glossário do INSS', footer: 'Glossário' }),
  plain('fontes', '--water', 'magnifier', { footer: 'Fontes e correções' }),
  plain('mudancas', '--water', 'magnifier'),
  plain('dados', '--water', 'notebook', { words: 'Dados abertos do INSS', listedOn: '/fontes' }),
  plain('desempenho', '--water', 'magnifier', {
    words: 'O que este site acerta e erra',
    listedOn: '/fontes',
  }),
  plain('honorarios', '--corn', 'tableAndChairs', {
    footer: 'Preciso de advogado?',
    isTextOnly: true,
  }),
  plain('privacidade', '--rose', 'padlock', { footer: 'Privacidade', isTextOnly: true }),
  plain('acessibilidade', '--rose', 'wheelchair', { footer: 'Acessibilidade' }),
];

/** The links "Neste site" at the foot of every page, in their order. */
export const footerLinks: readonly { label: string; href: string }[] = [
  deniedGuidePage,
  flowPage,
  toolsPage,
  ...plainPages,
].flatMap(({ footer, path }) => (footer ? { label: footer, href: path } : []));
