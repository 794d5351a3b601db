import { partKind } from '#texts/part-kind.ts';
import {
  benefitPath,
  deniedGuidePath,
  glossaryPath,
  letterPath,
  securityPath,
  toolPath,
} from '#texts/paths.ts';
import { withoutAccents } from '#words/accents.ts';
import { meaningsIn, phraseOf, withoutCedilla } from './asked-words.ts';
import { byWords } from './by-words.ts';
import { nowhere, pageOf, pagesOf } from './learned.ts';
import { likelihoods } from './likelihoods.ts';

/** What can be found, as it travels to the device; names and other words apart by commas. */
export type Row = readonly [
  path: string,
  kind: string,
  title: string,
  answer: string,
  names: string,
];

/** More is no answer. */
export const most = 8;

/** Who was told no; of the others something was cut, or asked for. */
const denied = /\b(?:neg(?:a|ou)|indefer|recus|nao (?:me |foi )?(?:aceit|reconhec|aprov))/;

/** A no, and who said it: what is left is what it was said of. */
const denial =
  /\b(?:(?:neg(?:a|ou)|indefer|recus)\w*|nao (?:me |foi )?(?:aceit|reconhec|aprov)\w*|inss|pedidos?|foi|veio)\b/g;

/** Who tells of what was decided, or written to them; of others hardly any means the page of a letter. */
const decided = new RegExp(
  `${denied.source}|\\b(?:nao (?:deu|deram|deixa)|cort|susp|bloq|cess|par(?:ou|aram|ado)\\b|di(?:sse|z)|fal(?:o|ou|aram|aro|ando)\\b|veio|cheg|carta|consta|exig|convoc|cham(?:ad|ar)|pediram|cobr|apareceu|aviso|deu\\b|deram|mand(?:ou|aram))`,
);

/** How much that says for a page of a letter, or against it. */
const tellsOfLetter = 0.4;

/**
 * Who was called, or asked for what nobody serious asks for. Told first that the money stops, they
 * would believe the lie.
 */
const deceived =
  /\bgolp|\b(?:link|sms)\b|\bmand.* zap\b|\blig(?:aram|ou|acao|a(?:m|ndo) [dfo]\w+ndo)\b|\btao (?:me )?ligando|\btelefonema|\bped(?:iram|indo|iu)\b.* (?:codigo|foto|pix|selfie|senha)|prova de vida.* (?:chamada|telefone|video|whats|zap)/;

/** Who died, or was killed: of nobody else is a page of a woman's killing, and it hurts to be led there. */
const killed = /\b(?:feminic|mat(?:ou|aram|ada)|mort|morr|assassin|violen|agred|orf[ao]|falec)/;
/** Who was arrested lives: their family is led to no page of a death. */
const arrested = /\b(?:pres[oa]s?|prend\w+|cadeia|detid[oa]|penitenci\w+|presidi\w+)\b/;
const ofKilling = benefitPath('pensao-feminicidio');
const ofDeath = [
  ofKilling,
  benefitPath('pensao-por-morte'),
  benefitPath('morte-de-quem-recebia'),
  toolPath('pensao-por-morte'),
];

/** Who does not hear: no telephone answers them. */
const deaf = /\b(?:surd\w+|libras|auditiv[oa]|nao (?:ouc|ouv|escut)\w+)/;
const ofTelephone = ['tel:135'];

/** What would hurt whoever asked so, or is closed to them. */
const hurtful = (plain: string): readonly string[] => {
  const closed = deaf.test(plain) ? ofTelephone : [];
  if (killed.test(plain)) return closed;
  const ofLoss = arrested.test(plain) && !/\b(?:pensa|viuv)/.test(plain) ? ofDeath : [ofKilling];
  return [...closed, ...ofLoss];
};

/** How much the words of the pages weigh beside what was learned. */
const trust = 0.2;

/** Of a part that is asked for by its name: more than the words of any page say. */
const asNamed = 1.5;

/** What neither the words nor what was learned speak for: unlikely, and not impossible. */
const faint = { byWords: 0.2, learned: 1e-4 };

// What is much less likely than the best answer is noise beside it.
const worthwhile = 3;
const leastShare = 0.02;

// By less than that the first is likelier than that nothing here answers: it is only near what was asked,
// and nobody should be told that it answers.
const sure = 0.07;

/** One word explained is enough before the pages: those that only sound like what was asked come last. */
function withoutMoreWords(rows: readonly Row[]): Row[] {
  const words = rows.filter(([path]) => path.startsWith(`${glossaryPath}#`)).slice(1);
  return [...rows.filter((row) => !words.includes(row)), ...words];
}

/** What was found, the likeliest first. */
export interface Found {
  readonly rows: readonly Row[];
  /** Whether the first says what was asked, and is not only near. */
  readonly isSure: boolean;
  /** Whether a word alone was asked for, that is the name of no page: several may fit. */
  readonly isOpen: boolean;
}

/** Finds what was asked for among the rows. Keeps nothing of what was asked. */
export function finder(rows: readonly Row[], learned: string): (asked: string) => Found {
  const wordsSay = byWords(rows);
  const likelihoodsOf = likelihoods(pagesOf(rows.map(([path]) => path)), learned);
  const rowOf = (wanted: string) => rows.filter(([path]) => path === wanted);
  const first = [
    [deceived, rowOf(securityPath)],
    [/\bjuizado/, rowOf(benefitPath('na-justica'))],
  ] as const;
  const guide = rowOf(deniedGuidePath);
  // The first row of a name has it: pages come before words of the glossary.
  const named = new Map(
    [...rows].reverse().flatMap((row) => {
      const [, , title, , names] = row;
      return [title, ...names.split(', ')].map(
        (name) => [phraseOf(withoutCedilla(name)), [row]] as const,
      );
    }),
  );
  named.delete('');

  const namesOfParts = rows.flatMap(([, kind, , , names], id) =>
    kind === partKind ? [{ id, names: names.split(', ').map(meaningsIn) }] : [],
  );

  /** What the words of each row say; of a part, whether one of its names is asked for whole. */
  function saidIn(asked: string): Map<number, number> {
    const said = wordsSay(asked);
    const words = meaningsIn(asked);
    for (const { id, names } of namesOfParts) {
      if (names.some((name) => name.every((word) => words.includes(word)))) said.set(id, asNamed);
      else said.delete(id);
    }
    return said;
  }

  /** By what their words say and by what was learned of their pages. */
  function ranked(asked: string, plain: string, likely: ReadonlyMap<string, number>): Row[] {
    const said = saidIn(asked);
    const enough = leastShare * Math.max(0, ...likely.values());
    const hurting = hurtful(plain);
    const forLetters = decided.test(plain) ? tellsOfLetter : -tellsOfLetter;
    const scored = rows.flatMap((row, id) => {
      const [path] = row;
      if (hurting.includes(path)) return [];
      const byLearning = likely.get(pageOf(path)) ?? 0;
      const isLearned = path === pageOf(path) && byLearning > enough;
      if (!said.has(id) && !isLearned) return [];
      const byWords = said.get(id) ?? 0;
      const score =
        Math.log(byLearning + faint.learned) +
        trust * Math.log(byWords + faint.byWords) +
        (path.startsWith(letterPath('')) ? forLetters : 0);
      return { row, score };
    });
    const best = Math.max(...scored.map(({ score }) => score));
    return scored
      .filter(({ score }) => score > best - worthwhile)
      .sort((one, other) => other.score - one.score)
      .map(({ row }) => row);
  }

  return (asked) => {
    const plain = withoutAccents(asked.toLowerCase());
    const told = first.flatMap(([sign, page]) => (sign.test(plain) ? page : []));
    const exact = named.get(phraseOf(withoutCedilla(asked))) ?? named.get(phraseOf(asked)) ?? [];
    const likely = likelihoodsOf(asked);
    const order = [...told, ...exact, ...ranked(asked, plain, likely)];
    const isNamed = told.length + exact.length > 0;
    const best = likely.get(pageOf(order[0]?.[0] ?? nowhere)) ?? 0;
    const ahead = best - (likely.get(nowhere) ?? 0);
    // One word is too little to choose by: "auxílio" is asked of all of them.
    const isWord = !asked.trim().includes(' ');
    const enough = isWord ? 0 : sure;
    const isSure = isNamed || order.length === 0 || ahead >= enough;
    // Whatever the benefit, the guide of a no is among the first, and the first of one without a reason.
    const isDenied = denied.test(plain);
    const isBare = isDenied && !isSure && named.has(phraseOf(plain.replaceAll(denial, '')));
    const withGuide = isDenied ? order.toSpliced(isBare ? 0 : 2, 0, ...guide) : order;
    const found = [...new Set(withoutMoreWords(withGuide))].slice(0, most);
    return {
      rows: found,
      isSure: isSure || isBare,
      isOpen: isWord && !isNamed && found.length > 1,
    };
  };
}
