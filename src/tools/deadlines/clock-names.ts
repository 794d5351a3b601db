import { keysOf } from '#law/keyed.ts';
import type { ClockId } from '#rules/deadlines/clocks.ts';

/** What begins the names of its phrases and of its calendar file; from what it counts; to what. */
type Called = readonly [name: string, start: string, limit?: string];

/** Terms to keep. */
const terms = {
  appeal: ['recurso-inss', 'decisao'],
  appealAgainstOtherCut: ['recurso-inss', 'decisao'],
  appealAgainstCut: ['recurso-inss', 'decisao'],
  appealToChamber: ['recurso-camara', 'decisao'],
  courtAppeal: ['recurso-sentenca', 'decisao'],
  documentsAsked: ['exigencia-inss', 'decisao'],
  documentsAskedPrinted: ['exigencia-inss', 'aviso', 'limite-do-aviso'],
  exam: ['pericia-revisao-inss', 'aviso', 'limite-do-aviso'],
  lifeProof: ['prova-de-vida', 'aviso', 'limite-do-aviso'],
  defence: ['defesa-inss', 'decisao'],
  ruralDefence: ['defesa-inss', 'decisao'],
  bpcAssessment: ['defesa-bpc', 'decisao'],
  bpcRegistryInTown: ['cadunico-bpc', 'decisao'],
  bpcRegistryInCity: ['cadunico-bpc', 'decisao'],
  bpcBiometrics: ['biometria-bpc', 'decisao'],
  incapacityRequest: ['auxilio-doenca', 'parada'],
  extension: ['prorrogacao-auxilio', 'fim', 'limite-do-auxilio'],
  review: ['revisao-inss', 'pagamento'],
  reviewAnswered: ['resposta-revisao-inss', 'pagamento'],
  reviewAfterLabourCourt: ['revisao-acao-trabalhista', 'acao-trabalhista', 'limite-do-tema'],
  pension: ['pensao-inss', 'morte'],
  pensionOfChild: ['pensao-filho-menor', 'morte'],
  maternity: ['salario-maternidade', 'parto'],
  prison: ['auxilio-reclusao', 'prisao'],
  prisonOfChild: ['auxilio-reclusao-filho-menor', 'prisao'],
} as const satisfies Partial<Record<ClockId, Called>>;

const clockNames = {
  ...terms,
  waitAfterPapers: ['novo-pedido-inss', 'decisao'],
  waitAfterExamination: ['novo-pedido-inss', 'decisao'],
  waitAfterExtension: ['novo-pedido-papeis', 'fim'],
  newRequest: ['novo-pedido-inss', 'decisao'],
  pensionWithoutTerm: ['pensao-sem-prazo', 'morte'],
  inssAnswer: ['atraso-inss', 'pedido'],
  inssAnswerLonger: ['atraso-inss-prorrogado', 'pedido'],
  maternityAnswer: ['atraso-inss', 'pedido'],
  boardAnswer: ['atraso-recurso', 'pedido'],
  requestOpen: ['pedido-aberto', 'pedido'],
} as const satisfies Record<ClockId, Called>;

type Names = (typeof clockNames)[ClockId];
type Start = Names[1];

export const nameOf = (id: ClockId): Names[0] => clockNames[id][0];

export const startOf = (id: ClockId): Start => clockNames[id][1];

/** What the last day of a clock is called: as a rule that of the count by the law. */
export const limitOf = (id: ClockId) => clockNames[id][2] ?? 'limite-da-lei';

/** What begins the name of its calendar file. */
export const fileOf = (id: ClockId): string =>
  id === 'waitAfterExtension' ? 'novo-pedido-inss' : nameOf(id);

/** Where the message is sent for somebody else, these name the person. */
const ofPerson = ['fim', 'aviso'] as const satisfies Start[];

/** Whose phrase begins the message, where it is sent for somebody else. */
export const startForOther = (id: ClockId) => {
  const start = startOf(id);
  const named = ofPerson.find((one) => one === start);
  return named ? (`${named}.mensagem-da-pessoa` as const) : (`${start}.mensagem` as const);
};

const each = <const Of extends string, const Kind extends string>(
  names: readonly Of[],
  kinds: readonly Kind[],
) =>
  Object.fromEntries(
    names.flatMap((name) => kinds.map((kind) => [`${name}.${kind}`, true])),
  ) as Readonly<Record<`${Of}.${Kind}`, true>>;

const ids = keysOf<ClockId>(clockNames);

/** All that the text has to call a clock, and the day from which it counts. */
export const clockPhrases = {
  // "Recurso ao INSS"; "o prazo do recurso"; "devo recorrer".
  ...each(ids.map(nameOf), ['nome', 'do-que', 'dever']),
  // "Recorra até …"; "Recurso ao INSS: fazer até …".
  ...each(keysOf(terms).map(nameOf), ['faca', 'fazer']),
  ...each(ids.map(startOf), ['conta', 'mensagem']),
  ...each(ofPerson, ['mensagem-da-pessoa']),
  ...each(ids.map(limitOf), ['nome']),
};
