import { heldIn } from '#words/letter/clauses.ts';
import { plainWords } from '#words/letter/plain.ts';
import type { Ask, LetterParts, Passage, RequirementItem } from '../letter-read.ts';
import { passageOf } from '../same-length.ts';
import { footer } from './footers.ts';
import { papersAskedIn } from './papers.ts';
import { beginsWithBullet, segmentsOf } from './segments.ts';

const asking =
  /\b(?:solicit|apresent|anex|envi|junt|inform|comprov|encaminh|providenci|complement|requer|pedimos|precisamos|necessari|deve|agend|atualiz|regulariz|exige|falt|reapresent|esclare|mand)/;
/** A sentence that begins so asks for something, whatever its words. */
const order =
  /^(?:favor|queira|pedimos|solicit\w+|(?:re)?apresent(?:ar|e)|anex(?:ar|e)|(?:re)?envi(?:ar|e)|junt(?:ar|e)|inform(?:ar|e)|comprov(?:ar|e)|encaminh(?:ar|e)|providenci(?:ar|e)|complement(?:ar|e)|esclare(?:cer|ca)|declar(?:ar|e)|agend(?:ar|e)|marque|faca|atualiz(?:ar|e)|regulariz(?:ar|e)|retifi(?:car|que)|imprima) /;
const visit = /\b(?:agend|marc|marque|exige\b|pendente|realiz|compare|depende)/;
const refusedSignature =
  /\bprocuracao\b(?! ou fianca)|termo de representacao|\bvalidar iti|assinatura (?:eletronic|digita|manuscrit)|\bassin\w+ (?:de forma )?(?:manuscrit|digital|eletronic)|proprio punho|signatari/;
const exemptFrom = /\b(?:liberad|dispensad|isent)\w* (?:d[aeo]|a|os|pessoa)?\b/;
/** What ends a list: its term, or what happens without an answer. */
const closing =
  /\b(?:prazo|atendimento|decorrid|vencid|caso nao|sob pena|(?:este|o) pedido|(?:este|o) requerimento|sem (?:resposta|manifest))\b/;

function asksOf(words: string, papers: RequirementItem['papers']): Ask[] {
  const isVisit =
    visit.test(words) &&
    !/\bja (?:foi|foram|esta)\b|\bapos o cumprimento\b|\bser(?:a|ao) agendad/.test(words);
  const asks: readonly (readonly [Ask, boolean])[] = [
    [
      'exam',
      isVisit && /\bpericia|\bexame medico|\bavaliacao (?:biopsicossocial|medica)/.test(words),
    ],
    ['socialVisit', isVisit && /\bavaliacao (?:bio\w+|social)|assistente social/.test(words)],
    ['signature', refusedSignature.test(words)],
    ['biometrics', /\bbiometri/.test(words)],
    ['paper', papers.length > 0],
  ];
  return asks.filter(([, holds]) => holds).map(([ask]) => ask);
}

type Asked = Pick<RequirementItem, 'asks' | 'papers'>;

function askedIn(text: string): Asked {
  const plain = plainWords(text);
  // "cornprovante" too, but "carnê" as well.
  const words = `${plain} . ${plain.replaceAll('rn', 'm')}`;
  // Fingerprints are taken with these papers: they are not asked for themselves.
  const papers = papersAskedIn(words).filter(
    (one) => one !== 'identity' || !/\bbiometri/.test(words),
  );
  return { papers, asks: asksOf(words, papers) };
}

type Role = 'item' | 'exempt' | 'footer' | 'rest';

/** An opening names no paper and ends where its list begins. */
const opensList = (words: string): boolean =>
  /:$|\babaixo\.?$|\bseguintes?(?: \w+)?[:.]?$/.test(words);

interface Before {
  readonly role: Role;
  /** Whether a list was opened and not closed. */
  readonly inList: boolean;
}

/** What does not depend on its list: known footers, who is exempt, openings, orders. */
function roleByItself(words: string, { papers }: Asked, before: Before): Before | undefined {
  if (footer.test(words)) return { role: 'footer', inList: false };
  if (exemptFrom.test(words)) return { role: 'exempt', inList: opensList(words) };
  const goesOn = before.inList
    ? beginsWithBullet.test(words)
    : !asking.test(words) && !order.test(words);
  if (before.role === 'exempt' && goesOn) return before;
  const inList = before.role !== 'exempt' && before.inList;
  if (papers.length === 0 && opensList(words))
    return { role: 'rest', inList: inList || asking.test(words) };
  return beginsWithBullet.test(words) || order.test(words) ? { role: 'item', inList } : undefined;
}

/** What was sent already and is not accepted: what is asked for stands in other words. */
const notAccepted = /\b(?:enviad|apresentad|anexad)[oa]s? nao (?:atend|cumpr)/;

/** What a screen of the INSS lets one touch: "Atualizar contatos ] [ Desistir ]". */
const button = /^[^\]]{0,40}\] *(?:\[|$)|^\[[^\]]*\]$/;

function roleOf(words: string, asked: Asked, before: Before): Before {
  if (button.test(words)) return { role: 'rest', inList: before.inList };
  if (notAccepted.test(words) && !order.test(words)) return { role: 'rest', inList: before.inList };
  const isKnown = asked.asks.length > 0;
  // Steps below "Para agendar:".
  if (before.role === 'footer' && beginsWithBullet.test(words) && !isKnown) return before;
  const own = roleByItself(words, asked, before);
  if (own) return own;
  const { inList } = before;
  if (closing.test(words) && asked.papers.length === 0 && !/\bexige\b/.test(words))
    return { role: 'rest', inList: false };
  const isAsked = isKnown && (asking.test(words) || before.role === 'item');
  return inList || isAsked ? { role: 'item', inList } : { role: 'rest', inList };
}

/** Visits that were made or booked: "A perícia médica já foi realizada", "Já agendada: perícia médica". */
const madeOf = (visit: string): RegExp =>
  new RegExp(
    `\\b${visit} ja (?:foi|esta) (?:realizad|feit|agendad|marcad)a|\\bja (?:realizad|feit|agendad|marcad)[oa] ?:? (?:a )?${visit}`,
  );
const made: readonly (readonly [Ask, RegExp])[] = [
  ['exam', madeOf('pericia(?: medica)?')],
  ['socialVisit', madeOf('avaliacao social')],
];

/** What follows the last of its kind at once is told with it. */
function add(shown: string, passages: Passage[], passage: Passage): void {
  const last = passages.at(-1);
  const isNext = last && !shown.slice(last.place.until, passage.place.from).trim();
  if (!isNext) passages.push(passage);
  else
    passages[passages.length - 1] = passageOf(shown, {
      from: last.place.from,
      until: passage.place.until,
    });
}

/**
 * A letter in its parts, which together are all of it: what a requirement asks for one by one, who is
 * exempt, what stands in every letter, and the rest, which is shown too.
 * @param shown the masked text
 * @param flatText as `flat` gives it of that
 * @param isRequirement whether it may be one; else nothing of it is an item
 */
export function partsOf(shown: string, flatText: string, isRequirement: boolean): LetterParts {
  const done = made.filter(([, pattern]) => pattern.test(flatText)).map(([ask]) => ask);
  const items: RequirementItem[] = [];
  const exempt: Passage[] = [];
  const footers: Passage[] = [];
  const rest: Passage[] = [];
  const held = heldIn(flatText);
  let before: Before = { role: 'rest', inList: false };
  for (const span of segmentsOf(shown)) {
    const passage = passageOf(shown, span);
    const words = flatText.slice(passage.place.from, passage.place.until).replaceAll(/\s+/g, ' ');
    const asked = askedIn(passage.text);
    const isHeld = held.slice(passage.place.from, passage.place.until).trim().length > 3;
    before = roleOf(words, asked, before);
    if (before.role === 'footer') add(shown, footers, passage);
    else if (!isRequirement || before.role === 'rest' || !isHeld) add(shown, rest, passage);
    else if (before.role === 'exempt') exempt.push(passage);
    else
      items.push({
        ...passage,
        ...asked,
        asks: asked.asks.filter((ask) => !done.includes(ask)),
      });
  }
  return { items, exempt, footers, rest };
}
