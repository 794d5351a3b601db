import { registrations } from '#texts/schema/lawyer.ts';
import { townOf } from '#texts/schema/office.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { isSurelyPrivate } from '#texts/schema/practice-kind.ts';
import type { Fault } from '../fault.ts';
import type { PublishedText } from '../published-text/text.ts';
import { fold } from '../wording/fold.ts';

export interface Page {
  path: string;
  html: string;
  texts: readonly PublishedText[];
}

interface MustAppear {
  id: string;
  /** Pages it belongs on; all of them if absent. */
  on?: (path: string) => boolean;
  isThere: (page: Page, practice: Practice) => boolean;
  source: string;
  /** What is missing, in Portuguese, and where it is written. */
  remedy: string;
}

// Header and footer are on every page.
const folded = new Map<string, string>();
const foldOnce = (text: string): string => {
  const known = folded.get(text) ?? fold(text);
  folded.set(text, known);
  return known;
};

const says = ({ texts }: Pick<Page, 'texts'>, words: string): boolean => {
  const wanted = foldOnce(words);
  return texts.some(({ text }) => foldOnce(text).includes(wanted));
};

const links = ({ html }: Page, href: string): boolean => html.includes(`href="${href}"`);

const statesLaw = (path: string): boolean =>
  /^\/(?:beneficios|conteudos|ferramentas)\/|^\/(?:privacidade|acessibilidade|seguranca)$/.test(
    path,
  );

const footer = 'src/site/footer/Footer.tsx';

/** What every page of a lawyer's site must show. */
export const mustAppear: readonly MustAppear[] = [
  {
    id: 'nome e, se houver, OAB de cada pessoa que responde',
    isThere: (page, { lawyers }) =>
      lawyers.every((lawyer) =>
        [lawyer.name, ...registrations(lawyer)].every((text) => says(page, text)),
      ),
    source:
      'Lei 8.906/1994, art. 14, parágrafo único; Código de Ética e Disciplina da OAB, art. 44',
    remedy: `Confira practice/practice.yaml e ${footer}.`,
  },
  {
    id: 'nome do escritório e, se houver, o registro na OAB',
    isThere: (page, { practiceName, practiceRegistration }) =>
      says(page, practiceName) && (!practiceRegistration || says(page, practiceRegistration)),
    source: 'Lei 8.906/1994, arts. 14 e 16',
    remedy: `Confira practice/practice.yaml e ${footer}.`,
  },
  {
    id: 'cidade, estado e contato',
    isThere: (page, { offices, phone, email }) =>
      offices.every((office) => says(page, townOf(office))) &&
      says(page, phone) &&
      says(page, email),
    source: 'Código de Ética e Disciplina da OAB, art. 44, § 1º',
    remedy: `Confira practice/practice.yaml e ${footer}.`,
  },
  {
    id: 'aviso de que o conteúdo informa e não substitui a análise do caso',
    isThere: (page) =>
      says(page, 'Conteúdo informativo') && says(page, 'não substitui a análise do caso'),
    source: 'Provimento OAB 205/2021, art. 3º',
    remedy: `Devolva a frase a ${footer}.`,
  },
  {
    id: 'aviso de que cada caso depende do INSS ou da Justiça',
    isThere: (page) =>
      says(page, 'cada caso depende de análise e da decisão do INSS ou da Justiça'),
    source: 'Provimento OAB 205/2021, art. 6º',
    remedy: `Devolva a frase a ${footer}.`,
  },
  {
    id: 'aviso de que o site não é do INSS, com os canais oficiais',
    isThere: (page, { kind }) =>
      says(page, `Este site não é do INSS${isSurelyPrivate(kind) ? ' nem do governo' : ''}`) &&
      links(page, 'https://meu.inss.gov.br') &&
      links(page, 'tel:135'),
    source: 'Provimento OAB 205/2021, art. 3º, II',
    remedy: `Devolva a frase e os links a ${footer}.`,
  },
  {
    id: 'link para o aviso de privacidade',
    isThere: (page) => links(page, '/privacidade'),
    source: 'LGPD, art. 9º',
    remedy: `Devolva o link a ${footer}.`,
  },
  {
    id: 'símbolo e declaração de acessibilidade',
    isThere: ({ html }) => /<a [^>]*href="\/acessibilidade"[^>]*>\s*<svg/.test(html),
    source: 'LBI (Lei 13.146/2015), art. 63, § 1º',
    remedy: `Devolva o símbolo com o link a ${footer}.`,
  },
  {
    id: 'data da última revisão',
    isThere: (page) =>
      says(page, 'conferid') && /<time datetime="\d{4}-\d\d-\d\d"/i.test(page.html),
    source: 'Provimento OAB 205/2021, art. 1º, § 2º',
    remedy: `Passe “text” a Document e use Byline, ou devolva a frase a ${footer}.`,
  },
  {
    id: 'fontes do que a página afirma',
    on: statesLaw,
    isThere: (page) => page.html.includes('id="fontes"'),
    source: 'Provimento OAB 205/2021, art. 1º, § 2º',
    remedy: 'Use Sources, de src/features/article.',
  },
  {
    id: 'quem responde, junto do primeiro botão de conversa',
    on: (path) => path === '/',
    isThere: ({ texts }, { lawyers: [first] }) => {
      const start = texts.filter(({ section, inFrame }) => section === '' && !inFrame);
      return first !== undefined && says({ texts: start }, first.oab ?? first.name);
    },
    source: 'Lei 8.906/1994, art. 14, parágrafo único',
    remedy: 'Devolva nome e OAB a src/features/home/Hero.tsx.',
  },
  {
    id: 'aviso de estimativa junto da ferramenta',
    on: (path) => path.startsWith('/ferramentas/'),
    isThere: (page) =>
      says(page, 'Estimativa com as regras de') && says(page, 'Não é decisão nem parecer'),
    source: 'Provimento OAB 205/2021, Anexo Único (consultas automáticas)',
    remedy: 'Devolva a frase à parte “O que esta ferramenta não considera”.',
  },
];

export const missingOn = (page: Page, practice: Practice): Fault[] =>
  mustAppear
    .filter(({ on, isThere }) => (on?.(page.path) ?? true) && !isThere(page, practice))
    .map(({ id, source, remedy }) => ({
      place: page.path,
      reason: `falta ${id}.`,
      remedy: `${remedy} (${source})`,
    }));
