import type { CourtAct, CourtSays } from '#letters/court-says.ts';
import { joined } from '#words/phrases.ts';

interface CourtWords {
  readonly title: string;
  readonly text: string;
  readonly more?: string;
}

const whoHelps = 'quem cuida do processo, ou com a Defensoria Pública da União';

/** An appeal, or an answer to one, is not made alone; Lei 9.099/1995, arts. 12-A, 41, § 2º, and 42. */
const toAppeal =
  'No Juizado, em regra, são 10 dias úteis: por segurança, conte 10 dias seguidos. Já passaram? Os dias úteis acabam depois: ainda pode dar. Sozinho não dá: fale hoje com um advogado ou com a Defensoria Pública da União.';

/** What to do, by what the paper of a court says. */
const acts: Readonly<Record<CourtAct, CourtWords>> = {
  won: {
    title: 'Parece que o juiz deu razão a você.',
    text: 'O INSS ainda pode recorrer. O prazo para implantar ou pagar é dele, e não seu. Faltou uma parte? O seu prazo para recorrer é curto: no Juizado, em regra, 10 dias úteis.',
  },
  part: {
    title: 'Parece que o juiz deu razão a você em parte.',
    text: 'O INSS ainda pode recorrer, e o prazo para implantar é dele.',
    more: `Quer recorrer da parte negada? ${toAppeal}`,
  },
  lost: {
    title: 'Parece que o juiz não deu razão a você.',
    text: `Ainda dá para recorrer, e o prazo é curto. ${toAppeal}`,
    more: 'A doença piorou, ou há prova nova? Um pedido novo ao INSS pode caber.',
  },
  wonAbove: {
    title: 'Parece que o recurso na Justiça foi decidido a seu favor.',
    text: `Confirme o resultado com ${whoHelps}. O prazo para implantar ou pagar é do INSS, e ele ainda pode recorrer em certos casos.`,
  },
  partAbove: {
    title: 'Parece que o recurso na Justiça foi decidido a seu favor em parte.',
    text: `Veja o que ficou de fora, e fale hoje com ${whoHelps}: o que ainda cabe tem prazo curto.`,
  },
  lostAbove: {
    title: 'Parece que o recurso na Justiça não foi decidido a seu favor.',
    text: 'O passo é no processo, e não no INSS. A decisão esqueceu algo? O pedido para esclarecer tem 5 dias úteis. Outro recurso só cabe em certos casos, e pode ter 15 dias úteis.',
    more: `Fale hoje com ${whoHelps}. Honorários “suspensos” pela gratuidade não se pagam agora.`,
  },
  sued: {
    title: 'Parece que processam você na Justiça.',
    text: 'Leve o papel hoje a um advogado ou à Defensoria, para responder: é a contestação. Em regra, são 15 dias úteis. Sem resposta, o juiz pode dar por certo o que o outro lado diz.',
    more: 'O papel diz de onde conta o prazo. Não pague nem assine acordo antes dessa conversa.',
  },
  ended: {
    title: 'Parece que a Justiça encerrou o processo sem olhar o seu direito.',
    text: 'Faltou pedir antes ao INSS? Peça hoje: em regra, conta do dia do pedido.',
    more: `Já tinha pedido, ou discorda? Para recorrer, o prazo é curto: no Juizado, em regra, 10 dias úteis. Fale hoje com ${whoHelps}.`,
  },
  endedAbsent: {
    title: 'Parece que a Justiça encerrou o processo por falta, sem olhar o seu direito.',
    text: `Teve motivo para faltar? Junte a prova e fale hoje com ${whoHelps}.`,
    more: 'Para recorrer, no Juizado, em regra, são 10 dias úteis. Em geral, também dá para entrar de novo: não espere, pois mês parado pode se perder.',
  },
  appealed: {
    title: 'Parece que o outro lado recorreu no processo.',
    text: `A decisão ainda pode mudar. Você pode responder: são as contrarrazões. ${toAppeal}`,
  },
  asks: {
    title: 'Parece que o juiz pede algo para o processo seguir.',
    text: `Responda no processo, e não no Meu INSS: sem isso, ele pode acabar. Não consegue o papel a tempo? Diga antes e peça mais prazo, com ${whoHelps}.`,
  },
  waits: {
    title: 'Parece que o processo fica à espera de outro julgamento.',
    text: 'Não é um não, e em regra não corre prazo para você. Mantenha telefone e endereço em dia no processo.',
    more: `É urgente, ou o seu caso é diferente? Fale com ${whoHelps}.`,
  },
  exam: {
    title: 'Parece um exame marcado pela Justiça, e não pelo INSS.',
    text: 'Vá com documento e os exames originais: faltar pode acabar com o processo.',
    more: `O 135 e o Meu INSS não mudam esse dia. Não pode ir? Antes dele, leve a prova do motivo e fale com ${whoHelps}.`,
  },
  report: {
    title: 'Parece que o juiz quer ouvir você sobre o laudo do perito.',
    text: `Leia o laudo. Discorda? Diga em quê, no prazo do papel, com exames e relatórios. Fale hoje com ${whoHelps}.`,
  },
  offer: {
    title: 'Parece uma proposta de acordo do INSS no processo.',
    text: 'Aceitar é escolha sua. Veja desde quando paga, até quando vai e quanto dos atrasados fica de fora: o que se abre mão não volta.',
    more: `Responda no prazo, também para dizer não. Antes, fale com ${whoHelps}.`,
  },
  agreed: {
    title: 'Parece que o juiz confirmou um acordo com o INSS.',
    text: 'O prazo para implantar é do INSS. Veja até que dia vai o benefício: antes dele, peça mais tempo.',
    more: `Não foi você que aceitou? Fale hoje com ${whoHelps}.`,
  },
};

/** A court's paper of which no more is understood. */
const plain: CourtWords = {
  title: 'Parece um papel da Justiça, e não do INSS.',
  text: 'Audiência ou perícia marcada? Vá no dia, salvo se o papel cancela: faltar pode acabar com o processo.',
  more: `O prazo é curto e vale o do papel. Fale hoje com ${whoHelps}.`,
};

const ofSentence = 'Contra a sentença do Juizado, em regra, são 10 dias úteis.';

/** STJ, Tema 692. */
const revoked =
  'Já recebia por ordem do juiz? O pagamento pode parar, e o INSS pode cobrar o que pagou: pergunte hoje.';

const wonAndAppealed = 'Parece que o juiz deu razão a você, e o INSS recorreu.';

const inDays = (days: readonly number[]): string => joined(days.map((count) => `${count} dias`));

/** Acts that give the other side days: to pay, to carry out. */
const ordersOthers: readonly CourtAct[] = ['won', 'part', 'appealed', 'wonAbove', 'agreed'];

/** Acts of which the tool of deadlines counts the days. */
const isCounted: readonly (CourtAct | undefined)[] = [
  undefined,
  'won',
  'part',
  'lost',
  'ended',
  'endedAbsent',
];

/** Days in a court's paper, and whose they are. */
function termWords({ act, own: [first], others }: CourtSays): string | undefined {
  const own =
    first &&
    `Prazo seu no papel: ${first} dias. Por segurança, conte dias seguidos, de quando soube.`;
  const isOther = others.length > 0 && act && ordersOthers.includes(act);
  const other = isOther && `O prazo de ${inDays(others)} não parece seu.`;
  if (own || other) return [own, other].filter(Boolean).join(' ');
  return others.length > 0 && (act === undefined || act === 'asks')
    ? `O papel dá ${inDays(others)}, e não diz bem a quem. Pergunte hoje se é a você.`
    : undefined;
}

/** What is told of a court's paper. */
export const courtTold = (says: CourtSays) => {
  const { act, isWon, isJudged, isRevoked, asked } = says;
  const words = act ? acts[act] : plain;
  const more = [isRevoked && revoked, !act && isJudged && ofSentence, words.more];
  return {
    ...words,
    more: more.filter(Boolean).join(' '),
    title: act === 'appealed' && isWon ? wonAndAppealed : words.title,
    term: termWords(says),
    isCounted: isCounted.includes(act) && (act !== undefined || isJudged),
    asked,
  };
};
