import type { ClockId } from '#rules/deadlines/clocks.ts';
import { inss as inssAnswers } from './clock-groups.ts';
import { isUndated } from './main-clock.ts';
import { both, type Known, of, phaseOf, type When } from './when.ts';

/** The names of what is said in each phase, a place after the other. */
const phases = (...parts: readonly string[]) => parts.map((part) => part.split(' '));

const documents = phases(
  'exigencia exigencia exigencia',
  'responda-hoje mande-o-que-tem -',
  'exigencia-tarde exigencia-tarde exigencia-tarde',
);
const defence = phases(
  'defesa defesa defesa',
  'defesa-hoje mande-o-que-tem -',
  'defesa-tarde defesa-tarde ja-suspendeu',
);
const registry = phases(
  'cadunico cadunico cadunico',
  'cadunico cadunico-hoje cadunico-hoje',
  'bpc-tarde cadunico-tarde bpc-tarde',
);
const review = phases(
  'revisao revisao revisao',
  'revisao-hoje revisao-hoje -',
  'revisao-tarde revisao-tarde revisao-tarde',
);
const wait = phases('novo-pedido novo-pedido novo-pedido');
const inss = phases('inss inss inss', 'inss-demora inss-demora inss-demora');
const pensionOfChild = phases(
  'pensao-hoje falta-papel -',
  'pensao-hoje falta-papel -',
  'pensao-hoje pensao-tarde pensao',
);
const prisonOfChild = phases(
  'peca-hoje falta-papel -',
  'peca-hoje falta-papel -',
  'peca-hoje reclusao-tarde reclusao',
);

/**
 * What to do first, then and last: with days to spare, with none to lose, once the term has passed, or
 * none runs; where a phase is not there, the one before it holds. A dash: the receipt is to be kept.
 */
const steps: Readonly<Record<ClockId, ReturnType<typeof phases>>> = {
  appeal: phases(
    'recurso recurso recurso',
    'recurso-hoje recurso-hoje -',
    'recurso-tarde justica-tarde recurso-tarde',
  ),
  appealAgainstOtherCut: phases(
    'corte outro-corte outro-corte',
    'recurso-hoje recurso-hoje -',
    'novo-pedido-tarde justica-tarde recurso-tarde',
  ),
  appealAgainstCut: phases(
    'corte corte corte',
    'recurso-hoje recurso-hoje -',
    'corte-tarde corte-tarde recurso-tarde',
  ),
  appealToChamber: phases(
    'junta junta junta',
    'junta junta junta',
    'novo-pedido-tarde justica-tarde junta-tarde',
  ),
  courtAppeal: phases(
    'sentenca sentenca sentenca',
    'sentenca sentenca-hoje sentenca',
    'sentenca-tarde sentenca-tarde sentenca-tarde',
  ),
  documentsAsked: documents,
  documentsAskedPrinted: documents,
  exam: phases(
    'pericia quem-e-dispensado pericia',
    'pericia-hoje quem-e-dispensado -',
    'pericia-tarde quem-e-dispensado ja-suspendeu',
  ),
  lifeProof: phases(
    'prova-de-vida prova-em-casa -',
    'prova-de-vida-hoje prova-em-casa -',
    'prova-de-vida-tarde prova-em-casa prova-de-vida-tarde',
  ),
  defence,
  ruralDefence: defence,
  bpcAssessment: phases(
    'bpc bpc -',
    'responda-hoje mande-o-que-tem -',
    'bpc-tarde bpc-tarde bpc-tarde',
  ),
  bpcRegistryInTown: registry,
  bpcRegistryInCity: registry,
  bpcBiometrics: phases(
    'biometria biometria biometria',
    'biometria-hoje biometria-hoje -',
    'bpc-tarde biometria-tarde bpc-tarde',
  ),
  incapacityRequest: phases(
    'auxilio falta-papel auxilio',
    'peca-hoje falta-papel -',
    'peca-hoje falta-papel auxilio',
  ),
  extension: phases(
    'prorrogacao prorrogacao -',
    'prorrogacao-hoje prorrogacao-hoje -',
    'prorrogacao-tarde prorrogacao-tarde prorrogacao-tarde',
  ),
  review,
  reviewAnswered: phases(
    'resposta resposta revisao',
    'resposta-hoje resposta -',
    'revisao-tarde revisao-tarde resposta-tarde',
  ),
  reviewAfterLabourCourt: review,
  pension: phases(
    'pensao falta-papel pensao',
    'pensao-hoje falta-papel -',
    'pensao-hoje pensao-tarde pensao',
  ),
  pensionOfChild,
  pensionWithoutTerm: pensionOfChild,
  maternity: phases(
    'maternidade maternidade maternidade',
    'peca-hoje falta-papel -',
    'maternidade-tarde maternidade-tarde maternidade-tarde',
  ),
  prison: phases(
    'reclusao reclusao reclusao',
    'peca-hoje falta-papel -',
    'peca-hoje reclusao-tarde reclusao',
  ),
  prisonOfChild,
  waitAfterPapers: wait,
  waitAfterExamination: wait,
  waitAfterExtension: wait,
  newRequest: wait,
  inssAnswer: inss,
  inssAnswerLonger: inss,
  maternityAnswer: phases(
    'inss inss inss',
    'inss-demora maternidade-demora inss-demora',
    'inss-demora inss-demora inss-demora',
  ),
  boardAnswer: phases('inss junta-espera inss-demora', 'inss-demora inss-demora inss-demora'),
  requestOpen: phases('papel-que-falta papel-que-falta -'),
};

/** The sentences of one place of the table, each said where it stands. */
function stepsAt(place: number): Readonly<Record<string, When>> {
  const stepOf = ({ one }: Known) => {
    const parts = steps[one.id];
    return (parts[phaseOf(one)] ?? parts.at(-1))?.[place];
  };
  const names = new Set(
    Object.values(steps).flatMap((parts) => parts.flatMap((part) => part[place] ?? [])),
  );
  names.delete('-');
  return Object.fromEntries([...names].map((name) => [name, (known) => stepOf(known) === name]));
}

/** Of a BPC held back, whatever its notice asks; Decreto 6.214/2007, arts. 47-B to 47-E. */
const isHeldBack = ({ told: { stop, isBpc } }: Known): boolean =>
  stop === 'blocked' && isBpc === true;

/**
 * Of an incapacity benefit another request is not refused (IN 128, art. 576-A, sole paragraph, II), but the
 * date is lost as well.
 */
const waitsForIncapacity = both(
  of(...inssAnswers),
  ({ one, told }) => phaseOf(one) === 0 && told.requestFor === 'incapacity',
);

/** Who was called by no notice has no term; Lei 8.212/1991, art. 69. */
const mayHaveNoNotice = both(of('lifeProof'), ({ one }) => isUndated(one));

export const first = {
  desbloqueio: isHeldBack,
  'prova-de-vida-sem-data': mayHaveNoNotice,
  ...stepsAt(0),
};
export const second = { 'incapacidade-espera': waitsForIncapacity, ...stepsAt(1) };
export const third = { ...stepsAt(2), 'guarde-o-comprovante': true } as const;
