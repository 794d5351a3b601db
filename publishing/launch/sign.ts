import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { figuresFor } from '#gates/judged.ts';
import { yearlyNorms } from '#law/citations/yearly.ts';
import { citation } from '#law/citations.ts';
import { dayOfBuild } from '#texts/day-of-build.ts';
import type { FigureSource } from '#texts/figures/figure.ts';
import { figuresOn } from '#texts/figures/figures.ts';
import { loadBenefits } from '#texts/load/benefits.ts';
import { ContentError } from '#texts/load/content-error.ts';
import { defaultPracticeFolder, loadPractice, practiceFileIn } from '#texts/load/practice.ts';
import { publishedPages } from '#texts/load/published-pages.ts';
import { loadSignatures, signaturesFileIn } from '#texts/load/signatures.ts';
import { loadTools } from '#texts/load/tools.ts';
import { nameWith } from '#texts/schema/lawyer.ts';
import type { Practice } from '#texts/schema/practice.ts';
import type { Signature } from '#texts/schema/signature.ts';
import { signedText } from '#texts/signing/seal.ts';
import { factKind, linkName, valueName } from '#texts/signing/seal-fact.ts';
import { signerOf } from '#texts/signing/standing.ts';
import { shortDate } from '#words/dates.ts';
import { formatCents } from '#words/money.ts';
import { once } from '#words/once.ts';
import type { WaitingSentence } from './blockers/confirm-blockers.ts';
import { isUnprinted, unprinted, unreadValues } from './blockers/law-blockers.ts';
import { untestedLinks } from './blockers/link-blockers.ts';
import { isSigned, signable } from './blockers/signature-blockers.ts';
import type { InUse } from './in-use.ts';
import { readWritten } from './read-written.ts';
import { runTold } from './run-told.ts';
import { byHarm, byPassage, shareOf } from './sitting/by-harm.ts';
import { onPaper } from './sitting/on-paper.ts';
import { newValues } from './sitting/only-values.ts';
import { minutesOf, usual, workOf } from './sitting/pace.ts';
import { type Fact, readFacts, together } from './sitting/read-facts.ts';
import { type Desk, sit } from './sitting/sit.ts';
import { sourcesOf } from './sitting/sources.ts';
import { inWords } from './sitting/value-in-words.ts';
import { settleItem } from './sitting/waiting-item.ts';
import { atTerminal, isYes } from './terminal.ts';
import {
  sign,
  signFact,
  signingLawyer,
  withSignature,
  writeSignatures,
} from './write-signature.ts';

const usage = `npm run sign                                   o que falta assinar
npm run sign -- <página ou arquivo>            assina o texto inteiro, por exemplo /beneficios/bpc-loas
npm run sign -- norma:<chave>                  assina o endereço de uma norma, que você abriu
  --uma-a-uma                                  as frases que esperam, da que mais prejudica à que menos; com --parte 1/2, a sua metade
  --enderecos                                  os endereços das normas que ninguém abriu, um por um
  --valores                                    os valores da lei que ninguém conferiu na fonte, um por um
  --so-o-valor                                 o ano mudou só os valores: uma pergunta para todos os textos
  --list                                       escreve em revisao-juridica.md o que espera, com o que abrir
  --frase "…"                                  assina só esta frase
  --corrigida                                  a frase foi corrigida; com --antes "…", a frase antiga
  --retirada                                   a frase saiu do texto
  --desfazer                                   desfaz a assinatura do texto; com --frase, a da frase
  --por "OAB/SP 123.456"                       quem assina, se há mais de uma pessoa; sem OAB, o nome
  --li                                         responde sim à pergunta “leu tudo?”`;

const folder = process.env.PRACTICE_FOLDER ?? defaultPracticeFolder;
const date = dayOfBuild();

/** The file of a page, by its address or by the file itself. */
function fileOf(given: string, texts: readonly string[]): string {
  if (texts.includes(given)) return given;
  const page = publishedPages(figuresFor(date)).find(({ path }) => path === given);
  if (page && texts.includes(page.file)) return page.file;
  throw new ContentError(given, ['não é uma página de texto deste site. Rode npm run sign']);
}

/** "1/2" → the first of two shares. */
function partFrom(written = '1/1'): { part: number; of: number } {
  const [, part = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(written) ?? []).map(Number);
  if (part >= 1 && part <= of) return { part, of };
  throw new ContentError('--parte', ['escreva a sua parte e quantas são, por exemplo 1/2']);
}

async function hasReadAll(): Promise<boolean> {
  const terminal = atTerminal();
  const answer = await terminal.ask('Você leu tudo isso com a norma ao lado? (sim ou não)');
  terminal.close();
  return isYes(answer);
}

interface Case {
  practice: Practice;
  toConfirm: readonly WaitingSentence[];
  texts: readonly string[];
  signatures: readonly Signature[];
  figures: FigureSource;
  inUse: () => InUse;
  /** As `--por` says it. */
  signer: string | undefined;
}

const keep = (all: readonly Signature[]): void => writeSignatures(signaturesFileIn(folder), all);

const lawyerOf = ({ practice, signer }: Case) =>
  signingLawyer(practice, practiceFileIn(folder), signer);

/** Somebody who answers one thing after the other, and whose answers stay. */
async function seated(
  work: (terminal: { ask: Desk['ask']; tell: Desk['tell']; keep: Desk['keep'] }) => Promise<void>,
): Promise<void> {
  const { ask, close } = atTerminal('O que foi assinado até aqui está guardado.');
  await work({ ask, tell: (said) => console.log(said), keep });
  close();
}

/** What lapsed with the year alone, in one question. */
async function signNewValues(own: Case, hasRead: boolean | undefined): Promise<void> {
  const lawyer = lawyerOf(own);
  const { lapsed, changes } = newValues(own.signatures, own.figures);
  console.log([`Só um valor mudou em ${lapsed.length} assinaturas:`, ...changes].join('\n  '));
  if (lapsed.length === 0 || !(hasRead || (await hasReadAll()))) return;
  const again = lapsed.map((one) => sign(one, lawyer, { date, figures: own.figures }));
  keep(again.reduce(withSignature, own.signatures));
  console.log(`Assinadas de novo: ${again.length}.`);
}

/** It bundles the tools to find out. */
const usedBy = once(({ inUse }: Case): InUse => inUse());

/** The addresses that nobody has opened, each once. */
const links = (own: Case): Fact[] =>
  together(
    untestedLinks(own.signatures, usedBy(own).norms).map(([key, { name, url, themeUrl }]) => ({
      names: [linkName(key)],
      says: [name],
      open: [url, themeUrl].filter((one) => one !== undefined),
      correct: [
        `engine/law/citations/${key in yearlyNorms ? 'yearly.json ou, no editor, em “Normas de cada ano”' : 'norms.json'}: “${key}”`,
      ],
    })),
  );

/** The values that nobody has held against their source, by source; nobody signs one that it does not print. */
const unread = (own: Case): Fact[] =>
  together(
    unreadValues(own.signatures, usedBy(own).series).map(({ series, value }) => {
      const { label, url } = citation(value.source);
      const { value: amount } = value;
      const isMoney = typeof amount === 'number' && series.unit.startsWith('reais');
      const says = isMoney ? formatCents(amount) : inWords(amount);
      const isNowhere = isUnprinted(series, value);
      return {
        names: isNowhere ? [] : [valueName(series, value)],
        says: [`${series.name}, desde ${shortDate(value.from)}: ${says}`],
        open: [`${label}: ${url}`, ...(isNowhere ? [unprinted] : [])],
        correct: [series.file],
      };
    }),
  );

async function signFacts(own: Case, facts: readonly Fact[], usual: number): Promise<void> {
  const lawyer = lawyerOf(own);
  await seated((terminal) =>
    readFacts(facts, own.signatures, {
      ...terminal,
      signFact: (name) => signFact(name, lawyer, date),
      now: Date.now,
      usual,
    }),
  );
}

/** The texts of benefits and tools, in the order in which the practice shows them. */
function visited({ homeBenefits, homeTools }: Practice): string[] {
  const all = figuresFor(date);
  return [...loadBenefits(all, homeBenefits), ...loadTools(all, homeTools)].map(({ file }) => file);
}

/** What several letters share is no text of its own, but its sentences are read once for all of them. */
const filesOf = ({ texts, toConfirm }: Case): string[] => [
  ...new Set([...texts, ...toConfirm.map(({ file }) => file)]),
];

async function signOneByOne(own: Case, given: string | undefined, share: string | undefined) {
  const { figures, signatures } = own;
  const lawyer = lawyerOf(own);
  const files = filesOf(own);
  const asked = given === undefined ? files : [fileOf(given, files)];
  const mine = shareOf(own.toConfirm, { ...partFrom(share), texts: files });
  // In an order that stays from one sitting to the next.
  const waiting = byPassage(byHarm(mine, visited(own.practice))).filter(
    (one) => asked.includes(one.file) && !isSigned(one, figures),
  );
  await seated((terminal) =>
    sit(waiting, signatures, {
      ...terminal,
      isUntested: (norm, all) => untestedLinks(all).some(([key]) => key === norm),
      signFact: (name) => signFact(name, lawyer, date),
      sign: ({ was, ...signing }) => sign({ ...signing, was }, lawyer, { date, figures }),
      settle: settleItem,
      now: Date.now,
    }),
  );
}

function writeList({ toConfirm, figures }: Case): void {
  const file = 'revisao-juridica.md';
  writeFileSync(file, onPaper(toConfirm.filter((one) => !isSigned(one, figures))));
  console.log(file);
}

/** Words that somebody reads in a minute. */
const readInAMinute = 200;

const wordsIn = (file: string): number =>
  signedText(file)
    .replaceAll(/\(\S+?\)|::base\S*/g, '')
    .match(/\p{L}[\p{L}-]*/gu)?.length ?? 0;

const kinds: readonly (readonly [keyof typeof usual, string])[] = [
  ['pages', 'normas e decisões que se abrem'],
  ['reached', 'passagens em que o link já abre'],
  ['places', 'passagens que se procuram na página'],
  ['claims', 'afirmações que se comparam com elas'],
  ['again', 'frases sobre o mesmo ponto que outra'],
  ['searches', 'consultas fora das normas'],
  ['links', 'outros endereços'],
  ['values', 'fontes de valores'],
];

/** What waits of each kind, and the minutes of a lawyer that it takes. */
function tellMinutes(own: Case, unsigned: readonly string[]): void {
  const waiting = own.toConfirm.filter((one) => !isSigned(one, own.figures));
  const sources = waiting.flatMap(({ open }) => sourcesOf(open));
  const named = new Set(sources.map(({ norm }) => linkName(norm)));
  const others = links(own).filter(({ names }) => !names.every((name) => named.has(name)));
  // What no source prints is looked for one by one.
  const values = unread(own).flatMap(({ names, says }) =>
    names.length > 0 ? names.slice(0, 1) : says,
  ).length;
  const work = { ...workOf(waiting), links: others.length, values };
  const rows = kinds.map(
    ([kind, name]) =>
      `  ${work[kind]} ${name}: ${(work[kind] * usual[kind]).toLocaleString('pt-BR')}`,
  );
  const words = unsigned.reduce((sum, file) => sum + wordsIn(file), 0);
  console.log(
    [
      `\nEsperam ${waiting.length} frases. Em minutos:`,
      ...rows,
      `Ao todo perto de ${Math.round(minutesOf(work))} minutos. Além disso se lê cada texto inteiro: ${words} palavras, perto de ${Math.ceil(words / readInAMinute)} minutos.`,
    ].join('\n'),
  );
}

function tellUnsigned(own: Case): void {
  const { texts, figures } = own;
  const unsigned = texts.filter((file) => !signerOf(file, figures));
  console.log(`${usage}\n\nSem assinatura: ${unsigned.length} de ${texts.length} textos`);
  for (const file of unsigned) console.log(`  ${file}`);
  tellMinutes(own, unsigned);
}

function readCase(signer: string | undefined): Case {
  const { reviews, toConfirm, inUse } = readWritten(folder);
  const practice = loadPractice(folder);
  const signatures = loadSignatures(folder, practice);
  const figures = Object.assign(figuresOn(date), { signatures });
  return {
    practice,
    toConfirm,
    texts: signable({ reviews, toConfirm }),
    signatures,
    figures,
    inUse,
    signer,
  };
}

const options = {
  frase: { type: 'string' },
  antes: { type: 'string' },
  por: { type: 'string' },
  corrigida: { type: 'boolean' },
  retirada: { type: 'boolean' },
  li: { type: 'boolean' },
  desfazer: { type: 'boolean' },
  list: { type: 'boolean' },
  'uma-a-uma': { type: 'boolean' },
  parte: { type: 'string' },
  enderecos: { type: 'boolean' },
  valores: { type: 'boolean' },
  'so-o-valor': { type: 'boolean' },
} as const;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [given] = positionals;
  const own = readCase(values.por);
  if (values.list) return writeList(own);
  if (values['so-o-valor']) return signNewValues(own, values.li);
  if (values.enderecos) return signFacts(own, links(own), usual.links);
  if (values.valores) return signFacts(own, unread(own), usual.values);
  if (values['uma-a-uma']) return signOneByOne(own, given, values.parte);
  if (given === undefined) return tellUnsigned(own);
  if (values.desfazer) return takeBack(own, given, values.frase);
  if (factKind(given) === 'link') return signAddress(own, given, values.li);
  return signText(own, given, values);
}

async function signAddress(own: Case, name: string, hasRead: boolean | undefined): Promise<void> {
  const signature = signFact(name, lawyerOf(own), date);
  if (hasRead || (await hasReadAll())) keep(withSignature(own.signatures, signature));
}

/** Takes back the signature of a text, of one sentence of it, of an address or of a value; what the text says stays. */
function takeBack({ signatures, texts }: Case, given: string, says: string | undefined): void {
  const isNamed = signatures.some(({ text }) => text === given);
  const text = isNamed ? given : fileOf(given, texts);
  const own = signatures.filter((one) => one.text === text);
  const found = own.find((one) => one.says === says);
  if (!found) {
    const sentences = own.map((one) => `--frase "${one.says}"`);
    const known = sentences.length > 0 ? `. Há a de ${sentences.join(', ')}` : '';
    throw new ContentError(text, [`não há esta assinatura${known}`]);
  }
  keep(signatures.filter((one) => one !== found));
  console.log(`Desfeita: a assinatura de ${nameWith(found.name, found.oab)}, em ${found.on}.`);
}

async function signText(
  own: Case,
  given: string,
  values: Partial<
    Record<'frase' | 'antes', string> & Record<'corrigida' | 'retirada' | 'li', boolean>
  >,
): Promise<void> {
  const { texts, toConfirm, figures, signatures } = own;
  const lawyer = lawyerOf(own);
  const text = fileOf(given, values.frase ? filesOf(own) : texts);
  const finding = values.retirada ? 'retirada' : values.corrigida ? 'corrigida' : 'conferida';
  const signature = sign({ text, says: values.frase, was: values.antes, finding }, lawyer, {
    date,
    figures,
  });
  const waiting = toConfirm.filter((one) => one.file === text && !isSigned(one, figures));
  console.log(`${text}${values.frase ? `\n  “${values.frase}”: ${finding}` : ''}`);
  if (!values.frase) {
    for (const { says, open } of waiting) console.log(`  • “${says}”\n    abra ${open}`);
  }
  if (!values.li && !(await hasReadAll())) {
    console.log('Nada foi assinado.');
    return;
  }
  keep(withSignature(signatures, signature));
  if (values.frase && finding !== 'conferida')
    settleItem(text, values.antes ?? values.frase, values.retirada ? undefined : values.frase);
  console.log(`Assinado por ${nameWith(lawyer.name, lawyer.oab)}, em ${date}.`);
}

// `npm run sign`: what a lawyer of the practice has read against the law.
await runTold(run, usage);
