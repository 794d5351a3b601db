import type { ClockId } from '#rules/deadlines/clocks.ts';

/** Terms by the name of their calendar file, which begins that of their phrases in the text. */
const terms = [
  'recurso-inss',
  'recurso-camara',
  'recurso-sentenca',
  'exigencia-inss',
  'pericia-revisao-inss',
  'prova-de-vida',
  'defesa-inss',
  'defesa-bpc',
  'cadunico-bpc',
  'biometria-bpc',
  'prorrogacao-auxilio',
  'revisao-inss',
  'resposta-revisao-inss',
  'revisao-acao-trabalhista',
  'pensao-inss',
  'pensao-filho-menor',
  'salario-maternidade',
  'auxilio-reclusao',
  'auxilio-reclusao-filho-menor',
] as const;

/** The same of what is no term to keep. */
const others = [
  'novo-pedido-inss',
  'novo-pedido-papeis',
  'pensao-sem-prazo',
  'atraso-inss',
  'atraso-inss-prorrogado',
  'atraso-recurso',
  'pedido-aberto',
] as const;

type Name = (typeof terms | typeof others)[number];

/** "Recurso ao INSS"; "o prazo do recurso"; "devo recorrer". */
const phrases = ['nome', 'do-que', 'dever'] as const;

/** "Recorra até …"; "Recurso ao INSS: fazer até …". */
const phrasesOfTerms = ['faca', 'fazer'] as const;

export type Phrase = (typeof phrases | typeof phrasesOfTerms)[number];

/** From what a clock counts, as it is told. */
const starts = [
  'decisao',
  'morte',
  'prisao',
  'parto',
  'pagamento',
  'acao-trabalhista',
  'fim',
  'aviso',
  'pedido',
] as const;

type Start = (typeof starts)[number];

/** What the last day of a clock is called: of the count by the law, or another. */
const limits = ['limite-da-lei', 'limite-do-aviso', 'limite-do-auxilio', 'limite-do-tema'] as const;

type Limit = (typeof limits)[number];

/** Where the message is sent for somebody else, these name the person. */
const ofPerson = ['fim', 'aviso'] as const;

const each = <const Of extends string, const Kind extends string>(
  names: readonly Of[],
  kinds: readonly Kind[],
) =>
  Object.fromEntries(
    names.flatMap((name) => kinds.map((kind) => [`${name}.${kind}`, true])),
  ) as Readonly<Record<`${Of}.${Kind}`, true>>;

/** All that the text has to call a clock, and the day from which it counts. */
export const clockPhrases = {
  ...each([...terms, ...others], phrases),
  ...each(terms, phrasesOfTerms),
  ...each(starts, ['conta', 'mensagem']),
  ...each(ofPerson, ['mensagem-da-pessoa']),
  ...each(limits, ['nome']),
};

/** How each clock is called, from what it counts, and to what. */
const clockNames: Readonly<Record<ClockId, readonly [Name, Start, Limit?]>> = {
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
  extension: ['prorrogacao-auxilio', 'fim', 'limite-do-auxilio'],
  waitAfterPapers: ['novo-pedido-inss', 'decisao'],
  waitAfterExamination: ['novo-pedido-inss', 'decisao'],
  waitAfterExtension: ['novo-pedido-papeis', 'fim'],
  newRequest: ['novo-pedido-inss', 'decisao'],
  review: ['revisao-inss', 'pagamento'],
  reviewAnswered: ['resposta-revisao-inss', 'pagamento'],
  reviewAfterLabourCourt: ['revisao-acao-trabalhista', 'acao-trabalhista', 'limite-do-tema'],
  pension: ['pensao-inss', 'morte'],
  pensionOfChild: ['pensao-filho-menor', 'morte'],
  pensionWithoutTerm: ['pensao-sem-prazo', 'morte'],
  maternity: ['salario-maternidade', 'parto'],
  prison: ['auxilio-reclusao', 'prisao'],
  prisonOfChild: ['auxilio-reclusao-filho-menor', 'prisao'],
  inssAnswer: ['atraso-inss', 'pedido'],
  inssAnswerLonger: ['atraso-inss-prorrogado', 'pedido'],
  maternityAnswer: ['atraso-inss', 'pedido'],
  boardAnswer: ['atraso-recurso', 'pedido'],
  requestOpen: ['pedido-aberto', 'pedido'],
};

export const nameOf = (id: ClockId): Name => clockNames[id][0];

/** What begins the name of its calendar file. */
export const fileOf = (id: ClockId): string =>
  id === 'waitAfterExtension' ? 'novo-pedido-inss' : nameOf(id);

export const startOf = (id: ClockId): Start => clockNames[id][1];

export const limitOf = (id: ClockId): Limit => clockNames[id][2] ?? 'limite-da-lei';

/** Whose phrase it is, where the message is for somebody else. */
export const startForOther = (id: ClockId) => {
  const start = startOf(id);
  return start === 'fim' || start === 'aviso'
    ? (`${start}.mensagem-da-pessoa` as const)
    : (`${start}.mensagem` as const);
};
