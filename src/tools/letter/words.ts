import type { DateMeaning, Hidden } from '#letters/letter-read.ts';
import type { LetterKind } from '#words/letter/kinds.ts';

/** Above all else, where a paper speaks of money or secrets as a fraud does. */
export const wary =
  'Pedem dinheiro, senha, código ou foto de cartão? É golpe. Confira no Meu INSS ou no 135.';

/** "O INSS negou o benefício." → "Parece que o INSS negou o benefício." */
export const seems = (seen: string): string =>
  `Parece que ${seen.charAt(0).toLowerCase()}${seen.slice(1)}`;

/** How a printed day is told; those that are not told say nothing to do by. */
export const dateWords: Readonly<Partial<Record<DateMeaning, string>>> = {
  der: 'Dia do pedido',
  decided: 'Dia da decisão',
  issued: 'Dia da carta',
  granted: 'Dia em que foi concedido',
  dib: 'O benefício conta desde',
  dip: 'O pagamento conta desde',
  dcb: 'Último dia do benefício',
  known: 'Dia da ciência',
  dueBy: 'Responder até',
  defenceBy: 'Defesa até',
  appealBy: 'Recurso até',
  extendBy: 'Pedir mais tempo até',
  payBy: 'Vencimento da guia',
  appointment: 'Dia marcado',
  examined: 'Dia do exame',
  missed: 'Dia a que se faltou',
  dii: 'Início da incapacidade',
  death: 'Dia da morte',
  firstPayment: 'Primeiro pagamento',
};

/** What was covered before anything was shown. */
export const hiddenWords: Readonly<Record<Hidden['what'], string>> = {
  name: 'nome',
  cpf: 'CPF',
  nit: 'NIT',
  benefit: 'número do benefício',
  request: 'número do pedido',
  birth: 'nascimento',
  contact: 'contato',
  other: 'outro número',
};

/** The day that the letter prints, where a safe one before it is told. */
export const printedWords = (day: string): string => `O dia impresso na carta é ${day}. Compare.`;

/** Where the day comes from on which a term is counted. */
export const restsWords = {
  decided:
    'Conta feita do dia da decisão, que está na carta: é o jeito mais seguro. Soube depois? Diga o dia.',
  ciencia: 'Conta feita do dia da ciência, que está na carta. Soube antes? Diga o dia.',
  known: 'Conta feita do dia em que você soube.',
  end: 'Conta feita do último dia do auxílio, que está na carta. Compare.',
} as const;

/** Kinds whose end nobody counts, and what is left to say of them. */
export const undatedVerdict: Readonly<Partial<Record<LetterKind, string>>> = {
  archived: 'Faça logo um novo pedido: em regra, ele só conta do dia dele.',
  grant: 'Confira a carta: o que veio errado tem prazo.',
  extended: 'Veja na carta até que dia vai o auxílio.',
  summons: 'Veja o dia e a hora na carta.',
  board: 'Veja quem recorreu. “Deu provimento” é sim para quem recorreu, e “negou” é não.',
};

/** What is seen where a call asks for something else than to be there. */
export const callWords = {
  registry: 'Pedem o CadÚnico em dia.',
  schedule: 'O INSS manda marcar um exame ou uma avaliação.',
  lifeProof: 'O INSS pede a prova de vida.',
  biometrics: 'O INSS pede a biometria de quem já recebe.',
} as const;

/** A kind whose clock waits for a day. */
export const dayMissing =
  'O prazo pode já estar correndo. Diga em que dia você soube, logo abaixo.';

/** A no whose term runs from its decision, without that day. */
export const decisionMissing =
  'O prazo conta do dia da decisão e pode já estar correndo. Diga esse dia, logo abaixo.';

/** What is seen on a board's decision that was understood, and what it means. */
export const boardWords = {
  yes: ['A Junta de Recursos deu razão a você.', 'O INSS ainda precisa cumprir a decisão.'],
  no: [
    'A Junta de Recursos não deu razão a você.',
    'Ela esqueceu algo? O pedido para esclarecer pode ter só 5 dias.',
  ],
  part: [
    'A Junta de Recursos deu razão a você em parte.',
    'A parte negada tem prazo. A outra, o INSS ainda precisa cumprir.',
  ],
  last: [
    'O Conselho de Recursos decidiu contra você, pela última vez.',
    'Dentro do INSS, em regra não cabe outro recurso. A Justiça ainda pode ver o caso.',
  ],
  asks: [
    'A Junta de Recursos ainda não decidiu: pediu mais provas.',
    'Sem elas, a Junta pode julgar com o que já há.',
  ],
  appealed: [
    'O INSS recorreu da decisão que deu razão a você.',
    'A decisão ainda pode mudar. Você pode responder: são as contrarrazões.',
  ],
} as const;

/** The same, of an appeal that only some cases have. */
const boardDayMissing =
  'Se couber outro recurso, são 30 dias de quando soube. Diga esse dia, logo abaixo.';

/** What is left to say of a board's decision whose end nobody counts. */
export const boardVerdicts = {
  yes: 'Você não precisa recorrer.',
  no: boardDayMissing,
  part: dayMissing,
  last: 'Procure orientação logo: a Justiça é outro caminho.',
  asks: 'Veja a quem ela pede as provas, e em que prazo: a você, ou ao INSS.',
  appealed: 'Em regra, responda em até 30 dias de quando soube do recurso do INSS.',
} as const;

/** An auxílio became a retirement. */
export const converted = 'O auxílio virou aposentadoria, e o pagamento segue.';

/** Money is asked back, and there is a term to answer first. */
export const claimWords = [
  'O INSS diz que pagou a mais e deu prazo para você responder.',
  'A conta pode estar errada, e a boa-fé pode mudar a resposta. Responda no prazo, e antes de pagar.',
] as const;

/** A bill in a letter that does something else. */
export const alsoCharged =
  'A carta também cobra um valor. Antes de pagar ou assinar, procure orientação: pode valer como aceitar a dívida.';

/** The last day of what was granted. */
export const lastOfGrant = (day: string): string => `A carta marca o último dia: ${day}.`;

/** Of what stopped and comes back when it is asked for. */
export const atOnce = 'Faça isso hoje. O recurso só é preciso se o INSS negar.';

/** The same was asked for before. */
export const repeatedWords = [
  'O INSS não aceitou este pedido porque já corre outro igual.',
  'Ele não olhou o seu direito. O prazo que importa é o do primeiro pedido.',
] as const;

export const repeatedUndated =
  'Veja hoje a resposta do primeiro pedido: o prazo dele pode estar correndo.';

/** Nobody came to the exam. */
export const absentWords = [
  'Encerraram o pedido porque não houve o exame no dia marcado.',
  'Não é uma resposta sobre a sua saúde.',
] as const;

export const absentUndated = 'Faça isso hoje: o recurso, se couber, vai até 30 dias.';

/** Able to work again, as the INSS says. */
export const recoveredWords = [
  'O INSS diz que você pode voltar a trabalhar, e o pagamento cai aos poucos até acabar.',
  'O recurso vai até 30 dias seguidos, e conta já, mesmo com o pagamento inteiro no começo.',
] as const;

/** What a dead person was still owed. */
export const residueWords = [
  'O INSS negou à família o que faltou pagar a quem morreu.',
  'Não é um não à pensão. O recurso vai até 30 dias seguidos.',
] as const;

/** Only the day of the request is printed, and it is years old. */
export const oldRequest = (day: string): string =>
  `O pedido é de ${day}. A resposta é daquele tempo? Então o prazo do recurso já passou: peça de novo. Se soube agora, diga o dia, logo abaixo.`;

/** Counted from the paper it would be over, though the person knew later. */
export const overByPaper =
  'Pela data da carta, o prazo pode já ter acabado. Mande hoje, e guarde a prova do dia em que soube.';

/** It stopped because nobody was seen to be alive. */
export const unprovenWords = [
  'O INSS parou o pagamento por falta da prova de vida.',
  'Feita a prova, em regra o pagamento volta, com o que ficou parado.',
] as const;

/** It is held back for the CadÚnico. */
export const unregisteredWords = [
  'O INSS bloqueou o BPC por causa do CadÚnico.',
  'Ainda não é o fim. Quem não faz o que o aviso pede pode ser suspenso.',
] as const;

/** It is suspended for the CadÚnico; LOAS, art. 21-B, § 3º. */
export const outdatedWords = [
  'O INSS suspendeu o BPC porque o CadÚnico não estava em dia.',
  'Quem atualiza antes do fim da suspensão, em regra, não perde o que ficou parado.',
] as const;

export const outdatedUndated = 'Faça isso hoje. O prazo do recurso corre junto.';

/** It stopped because nobody withdrew the money. */
export const unclaimedWords = [
  'O INSS parou o benefício porque o dinheiro não foi sacado.',
  'Em regra, é só pedir que volte, com o que ficou parado.',
] as const;

/** A bill for what was paid too much, and what it means. */
export const billWords = [
  'O INSS cobra de volta um valor.',
  'A conta pode estar errada, e há mais de um caminho. Não pague correndo nem deixe sem resposta.',
] as const;

/** The due day of a bill. */
export const billDayWords = {
  ahead: (day: string) => `O vencimento na carta é ${day}. Responda antes.`,
  past: (day: string) => `O vencimento, ${day}, já passou. Responda hoje.`,
};

/** A day that the letter sets for the defence. */
export const defenceWords = {
  ahead: (day: string) => `Mande a defesa até ${day}: é o dia da carta.`,
  past: (day: string) =>
    `O dia da carta, ${day}, já passou. Mande a defesa hoje e explique o atraso.`,
};

/** A day that the letter sets for the appeal. */
export const appealDayWords = {
  ahead: (day: string) => `Recorra até ${day}: é o dia da carta.`,
  past: (day: string) => `O dia da carta, ${day}, já passou. Recorra hoje e explique o atraso.`,
};

/** Counted from a day of the paper it would be over: only the person can tell when it was known. */
export const perhapsOver =
  'Pela data da carta, o prazo já teria acabado. Diga em que dia você soube, logo abaixo.';

/** The paper is more than a year old, and nothing tells when it was known. */
export const longOver = (day: string): string =>
  `A carta é de ${day}: o prazo do recurso, muito provavelmente, já passou. Peça de novo hoje.`;

/** It was known, as its person says, long after its day. */
export const knownLate = (day: string): string =>
  `A carta é de ${day}, e o INSS pode contar o prazo desde aquele tempo. O dia abaixo só vale se você soube só agora e pode provar. Peça também de novo, hoje.`;

/** Counted from the day of the paper, which comes after the decision or on its day. */
export const byPaper = (day: string): string =>
  `Pela data da carta, seria até ${day}. Soube antes dela? Acaba antes. Diga em que dia você soube, logo abaixo.`;

/** A share of a pension that ends with an age. */
export const byAgeWords = [
  'A parte na pensão tem dia para acabar, pela idade.',
  'Não é um corte. Quem tem invalidez ou deficiência pode continuar, se provar.',
] as const;

export const byAgeUndated =
  'Veja na carta o último dia. Há motivo para continuar? Peça antes dele.';

export const byAgeWithin = (day: string): string =>
  `O último dia na carta é ${day}. Há motivo para continuar? Peça antes dele.`;

/** An auxílio that reached the day that had been set for its end. */
export const endedWords = [
  'O auxílio acabou no dia que já estava marcado.',
  'Não é uma resposta sobre a sua saúde de hoje. Pedir de novo costuma valer mais que recorrer.',
] as const;

export const endedAtOnce =
  'Ainda não pode trabalhar? Peça de novo hoje: em regra, conta do dia do pedido.';

export const endedWithin = (day: string): string =>
  `Ainda não pode trabalhar? Peça de novo hoje. Até ${day}, pode contar desde o fim do auxílio.`;

/** The terms of a notice on the CadÚnico; Decreto 6.214/2007, art. 47-B. */
export const registryTerms =
  'Em regra, são 45 dias em cidade de até 50 mil habitantes, e 90 nas maiores. Conte de quando soube.';

/** More than one day to be there. */
export const twoVisits = (days: string): string => `A carta marca mais de um dia: ${days}.`;

/** A day to be there beside papers to send. */
export const alsoToBeThere = (days: string): string =>
  `A carta marca também um dia para você ir: ${days}.`;

/** More than one paper in one paste, or a day that belongs to none that was understood. */
export const oneAtATime = (isSeveral: boolean, day: string | undefined): string =>
  [
    ...(isSeveral ? ['Há mais de um papel aqui.'] : []),
    ...(day ? [`O papel tem outro dia por vir: ${day}. Veja o que ele pede.`] : []),
    isSeveral ? 'Cole um de cada vez.' : 'É de outro papel? Cole um de cada vez.',
  ].join(' ');

/** A requirement with terms of different lengths. */
export const shortestFirst = (days: string): string =>
  `A carta dá mais de um prazo: ${days}. O dia aqui é o do mais curto: veja o que ele pede.`;

/** Counted from the paper, the safe day has passed and the term may not have. */
export const perhapsToday =
  'Faça hoje: pela data da carta, o prazo acaba por estes dias. Soube depois? Diga o dia, logo abaixo.';

/** Beside a day counted from when it was known: that of the paper comes first. */
export const sooner = (day: string): string =>
  `Pela data da carta, seria até ${day}: se puder, faça até lá.`;

/** A day to be there. */
export const visitWords = {
  ahead: (day: string) => `O dia da carta é ${day}.`,
  past: (day: string) => `O dia da carta, ${day}, já passou. Não foi? Explique o motivo hoje.`,
};

/** A day to be there, and one before it by which something is sent. */
export const twoDays = (before: string, day: string): string =>
  `Mande o que a carta pede até ${before}. O dia marcado é ${day}.`;

/** A term in days, as the letter has it. */
export const daysGiven = (days: number): string =>
  `A carta dá ${days} dias. Conte do dia em que você soube dela.`;

/** The same, from a day that the letter says that it came. */
export const callBy = (days: number, day: string): string =>
  `Faça isso até ${day}: são ${days} dias de prazo.`;

/** Terms of different lengths: the shortest may be only to say that the letter came. */
export const twoTerms = (days: string): string =>
  `A carta dá mais de um prazo: ${days}. Conte do dia em que soube dela, e comece pelo mais curto.`;

/** The same, where the day is asked for below. */
export const daysFromKnowing = (days: number): string =>
  `A carta dá ${days} dias. Diga em que dia você soube dela, logo abaixo.`;

/** A last day to have done what a call asks for. */
export const callDayWords = {
  ahead: (day: string) => `Faça isso até ${day}: é o último dia da carta.`,
  past: (day: string) => `O último dia da carta, ${day}, já passou. Faça isso hoje.`,
};

/** More than one last day: each may be of another thing that is asked. */
export const lastDaysWords = (days: string): string =>
  `A carta marca mais de um último dia: ${days}. Faça tudo até o primeiro. Passou? Faça hoje.`;

/** A last day that is printed and was not read. */
export const lastDayUnread = (day: string): string =>
  `A carta tem um último dia impresso, que não li bem: “${day}”. Leia nela: vale esse dia.`;

/** Fewer days than the law gives; the law's are told beside them. */
export const lawGives = 'A lei, em regra, dá 30 dias: diga isso também na resposta.';

/** A term of the letter's own, or of an answer to an appeal, counted from when it was known. */
export const ownDaysWords = {
  ahead: (days: number, day: string) => `Responda até ${day}: são ${days} dias de prazo.`,
  late: (days: number, day: string) => `Responda hoje: o prazo de ${days} dias acaba em ${day}.`,
};

/** A bill whose due day was not read. */
export const billUndated = 'Veja o vencimento na guia, e responda antes dele.';
