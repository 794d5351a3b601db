import type { InsuredKind } from '#rules/insured-status/answers.ts';
import type { Doubt, Extension, ExtensionId } from '#rules/insured-status/extensions.ts';
import type { InsuredStatus, Reading } from '#rules/insured-status/insured-status.ts';
import { nameOf } from './happening-words.ts';
import { ofOwnWill } from './own-will.ts';

/** What it is that may hold, as one says it after "Se…". */
const conditions: Readonly<Record<ExtensionId, string>> = {
  moreThan120: 'valerem os 12 meses de quem tem mais de 120 contribuições',
  unemployment: 'valerem os 12 meses do desemprego',
  termAfterBenefit: 'valerem 12 meses depois do benefício, e não 6',
};

const ofItself = ([id, ...others]: readonly ExtensionId[]): string | undefined =>
  id && (others.length > 0 ? 'valerem os dois acréscimos' : conditions[id]);

/** What one reading of the cover hangs on, as one says it after "Se…". */
export function conditionOf(
  { of: lead, happenings }: InsuredStatus,
  { of, ifHold, ifTermHolds }: Reading,
): string {
  const happening = of === lead ? undefined : happenings[of];
  const own = ofItself(ifHold);
  if (!happening) return own ?? 'valer só o mais seguro';
  const itsTerm = `o prazo d${nameOf(happening)}`;
  if (!ifTermHolds) return `${own}, n${itsTerm}`;
  return own ? `valer ${itsTerm}, e ${own}` : `valer ${itsTerm}`;
}

/** A later contribution may have taken the place of what was there before. */
export const takenPlace =
  'Pagou de outro jeito depois de um trabalho ou benefício? O prazo dele pode ser maior, e pode valer (Instrução Normativa 128/2022 do INSS, art. 184, § 7º).';

const ofBenefit =
  'A lei dá esse acréscimo a quem deixa de trabalhar. Depois de um benefício, quem o dá é o decreto: confirme no 135.';

const forAll =
  'Esses 12 meses valem também para doméstica, MEI, autônomo e quem trabalha no campo (Instrução Normativa 128/2022 do INSS, art. 184, § 10).';

/** Why something may hold and is not counted on, and what would settle it. */
const reasons: Readonly<Record<ExtensionId, Partial<Record<Doubt, string>>>> = {
  moreThan120: {
    notTold:
      'Some os meses do extrato (CNIS). Se passam de 120, sem perder a proteção no meio, são 12 meses a mais.',
    usedBefore:
      'Você juntou mais de 120 contribuições, perdeu a proteção e voltou. O STJ ainda vai decidir se os 12 meses a mais valem de novo (STJ, Tema 1352).',
    ruralMonths:
      'No campo, valem para esse acréscimo os meses pagos em guia. Se são mais de 120, mostre as guias ao INSS.',
    afterBenefit: ofBenefit,
  },
  unemployment: {
    notTold: 'Quem fica sem trabalho, e prova, pode ter 12 meses a mais.',
    notYet: 'Quem para e fica sem trabalho, e prova, pode ter 12 meses a mais.',
    hasToBeProved: `${forAll} O INSS costuma aceitar seguro-desemprego ou SINE. Outra prova também pode valer (STJ, Tema 1360; TNU, Súmula 27). Carteira sem registro, sozinha, pode não bastar.`,
    followed:
      'Outro trabalho ou um benefício veio depois: os 12 meses do desemprego podem ter acabado ali (Instrução Normativa 128/2022 do INSS, art. 184, § 8º).',
    afterBenefit: ofBenefit,
  },
  termAfterBenefit: {
    facultativoAfterBenefit:
      'A lei dá 6 meses ao facultativo. O decreto dá 12 depois do benefício, e não está claro se é para ele: confirme no 135.',
  },
};

/** Of these doubts, how the work ended may decide as well. */
const onOwnWill: readonly Doubt[] = ['notTold', 'notYet', 'hasToBeProved'];

/** The doubt of an extension, in words. */
export function reasonOf({ id, doubt }: Extension, kind: InsuredKind | undefined) {
  const reason = doubt && reasons[id][doubt];
  const isOfWill = reason && id === 'unemployment' && onOwnWill.includes(doubt);
  return isOfWill ? `${reason} ${ofOwnWill(kind)}`.trim() : reason;
}
