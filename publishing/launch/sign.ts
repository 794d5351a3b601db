import { parseArgs } from 'node:util';
import { figuresFor } from '#gates/judged.ts';
import { writeReviews } from '#gates/legal-review/reviews.ts';
import { dayOfBuild } from '#texts/day-of-build.ts';
import { figuresOn } from '#texts/figures/figures.ts';
import { ContentError } from '#texts/load/content-error.ts';
import { defaultPracticeFolder, loadPractice, practiceFileIn } from '#texts/load/practice.ts';
import { publishedPages } from '#texts/load/published-pages.ts';
import { loadSignatures, signaturesFileIn } from '#texts/load/signatures.ts';
import { nameWith } from '#texts/schema/practice.ts';
import { signerOf } from '#texts/signing/standing.ts';
import { untestedLinks } from './blockers/link-blockers.ts';
import { isSigned, signable } from './blockers/signature-blockers.ts';
import { readWritten } from './read-written.ts';
import { runTold } from './run-told.ts';
import { byHarm, shareOf } from './sitting/by-harm.ts';
import { readLinks } from './sitting/read-links.ts';
import { sit } from './sitting/sit.ts';
import { atTerminal } from './terminal.ts';
import {
  sign,
  signingLawyer,
  signLink,
  withSignature,
  writeSignatures,
} from './write-signature.ts';

const usage = `npm run sign                                   o que falta assinar
npm run sign -- <página ou arquivo>            assina o texto inteiro, por exemplo /beneficios/bpc-loas
  --uma-a-uma                                  as frases que esperam, da que mais prejudica à que menos; com --parte 1/2, a sua metade
  --enderecos                                  os endereços das normas que ninguém abriu, um por um
  --list                                       escreve em revisao-juridica/ o que espera, com o que abrir
  --frase "…"                                  assina só esta frase
  --corrigida                                  a frase foi corrigida; com --antes "…", a frase antiga
  --retirada                                   a frase saiu do texto
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

const kept = 'O que foi assinado até aqui está guardado.';

/** Whether a sitting is of this text: of all, where none is named. */
const isAsked = (file: string, given: string | undefined, texts: readonly string[]): boolean =>
  given === undefined || fileOf(given, texts) === file;

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
  return answer?.toLowerCase() === 'sim';
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      frase: { type: 'string' },
      antes: { type: 'string' },
      por: { type: 'string' },
      corrigida: { type: 'boolean' },
      retirada: { type: 'boolean' },
      li: { type: 'boolean' },
      list: { type: 'boolean' },
      'uma-a-uma': { type: 'boolean' },
      parte: { type: 'string' },
      enderecos: { type: 'boolean' },
    },
  });
  if (values.list) {
    console.log(writeReviews('revisao-juridica').join('\n'));
    return;
  }
  const { reviews, toConfirm } = readWritten(folder);
  const texts = signable({ reviews, toConfirm });
  const practice = loadPractice(folder);
  const signatures = loadSignatures(folder, practice);
  const figures = Object.assign(figuresOn(date), { signatures });
  const [given] = positionals;
  if (values.enderecos) {
    const lawyer = signingLawyer(practice, practiceFileIn(folder), values.por);
    const terminal = atTerminal(kept);
    await readLinks(untestedLinks(signatures), signatures, {
      ask: terminal.ask,
      tell: (said) => console.log(said),
      keep: (all) => writeSignatures(signaturesFileIn(folder), all),
      signLink: (name) => signLink(name, lawyer, date),
    });
    terminal.close();
    return;
  }
  if (values['uma-a-uma']) {
    const unsigned = toConfirm.filter(
      (one) =>
        texts.includes(one.file) && !isSigned(one, figures) && isAsked(one.file, given, texts),
    );
    const lawyer = signingLawyer(practice, practiceFileIn(folder), values.por);
    const terminal = atTerminal(kept);
    await sit(byHarm(shareOf(unsigned, partFrom(values.parte))), signatures, {
      ask: terminal.ask,
      tell: (said) => console.log(said),
      sign: ({ was, ...signing }) => sign({ ...signing, was }, lawyer, { date, figures }),
      keep: (all) => writeSignatures(signaturesFileIn(folder), all),
      now: Date.now,
    });
    terminal.close();
    return;
  }
  if (given === undefined) {
    const unsigned = texts.filter((file) => !signerOf(file, figures));
    console.log(`${usage}\n\nSem assinatura: ${unsigned.length} de ${texts.length} textos`);
    for (const file of unsigned) console.log(`  ${file}`);
    return;
  }
  const text = fileOf(given, texts);
  const lawyer = signingLawyer(practice, practiceFileIn(folder), values.por);
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
  writeSignatures(signaturesFileIn(folder), withSignature(signatures, signature));
  console.log(`Assinado por ${nameWith(lawyer.name, lawyer.oab)}, em ${date}.`);
}

// `npm run sign`: what a lawyer of the practice has read against the law.
await runTold(run, usage);
