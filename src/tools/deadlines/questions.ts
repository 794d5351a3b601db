import type { IsoDate } from '#law/date.ts';
import words from '#questions/prazo-do-recurso.json' with { type: 'json' };
import type { DeadlineAnswers } from '#rules/deadlines/answers.ts';
import { deadlineOpenings } from '#texts/tool-openings.ts';
import { longDate } from '#words/dates.ts';
import type { At, Questions } from '../questions/question.ts';
import { worded } from '../questions/worded.ts';

/** What the visitor tells; "não sei" and what was not asked are undefined. */
export interface Told extends Partial<Omit<DeadlineAnswers, 'happened'>> {
  happened: DeadlineAnswers['happened'];
  /** The notice prints the last day to answer. */
  isLimitPrinted?: boolean;
}

type Place = At<Told>;

const is =
  (...happened: Told['happened'][]) =>
  ({ told }: Place): boolean =>
    told.happened !== undefined && happened.includes(told.happened);

/** A notice about a BPC: told at once, as a call, or as what stopped the payment. */
const isBpcNotice = (at: Place): boolean =>
  is('bpcNotice')(at) ||
  (is('called')(at) && at.told.calledFor === 'bpc') ||
  (mayBeDefended(at) && is('stopped')(at) && at.told.isBpc === true);

/** What is not yet over may be answered with a defence. */
const mayBeDefended = (at: Place): boolean =>
  is('suspicion')(at) || (is('stopped')(at) && at.told.stop !== 'ended');

/** A call whose notice alone says until when. */
const isOtherCall = (at: Place): boolean => is('called')(at) && at.told.calledFor !== 'bpc';

const isReviewOf =
  (...of: NonNullable<Told['reviewOf']>[]) =>
  ({ told }: Place): boolean =>
    told.happened === 'review' && of.includes(told.reviewOf ?? 'value');

const isExtensionRefused = ({ told }: Place): boolean =>
  told.happened === 'askAgain' && told.again === 'incapacity' && told.denial === 'extension';

/**
 * Thirty days from the decision itself; Portaria Conjunta MPS/INSS 13/2026, arts. 6º, VI, and 9º. Who
 * does not know how it was decided counts from that day as well, which is never the later one.
 */
const isFromDecision = ({ happened, again, denial, isOnPapers }: Partial<Told>): boolean =>
  (happened === 'denied' && isOnPapers !== false) ||
  (happened === 'askAgain' && again === 'incapacity' && denial === 'papers');

/** Whether what is counted starts on the day on which something became known. */
const startsWhenKnown = (at: Place): boolean =>
  is('denied', 'stopped', 'suspicion', 'boardDenied', 'sentenced')(at) ||
  isBpcNotice(at) ||
  (is('documentsAsked')(at) && !at.told.isLimitPrinted) ||
  isReviewOf('answer')(at) ||
  is('askAgain')(at);

const appeared = (what: string): string =>
  `Em que dia ${what} apareceu no Meu INSS, ou a carta chegou?`;

const whenKnown: Partial<Record<Told['happened'], string>> = {
  documentsAsked: 'Em que dia o INSS pediu os papéis?',
  suspicion: appeared('o aviso'),
  called: appeared('o aviso'),
  bpcNotice: appeared('o aviso'),
  stopped: appeared('o aviso'),
  boardDenied: appeared('a decisão da Junta'),
  sentenced: 'Em que dia veio o primeiro aviso da sentença?',
  review: appeared('a resposta'),
};

const notAhead =
  (what: string) =>
  (date: IsoDate, { today }: Place): string | undefined =>
    date > today
      ? `Essa data ainda não chegou: hoje é ${longDate(today)}. Use o dia ${what}`
      : undefined;

export const questions: Questions<Told> = worded(words)<Told>({
  happened: {
    kind: 'choice',
    id: 'o-que-houve',
    frequent: ['denied', 'documentsAsked', 'stoppedWorking', 'benefitEnding', 'stopped', 'death'],
    openings: deadlineOpenings,
  },
  calledFor: { kind: 'choice', id: 'chamado', when: is('called') },
  stop: { kind: 'choice', id: 'corte', when: is('stopped') },
  isBpc: { kind: 'yesNo', id: 'bpc', when: is('stopped', 'suspicion') },
  bpcAsks: { kind: 'choice', id: 'bpc-pede', when: isBpcNotice },
  isLargeCity: {
    kind: 'yesNo',
    id: 'cidade',
    when: (at) => isBpcNotice(at) && (at.told.bpcAsks ?? 'registry') === 'registry',
  },
  isRural: {
    kind: 'yesNo',
    id: 'campo',
    when: (at) => mayBeDefended(at) && at.told.isBpc !== true,
  },
  reviewOf: { kind: 'choice', id: 'revisao-de', when: is('review') },
  again: { kind: 'choice', id: 'que-pedido', when: is('askAgain') },
  denial: {
    kind: 'choice',
    id: 'negativa',
    when: (at) => is('askAgain')(at) && at.told.again === 'incapacity',
  },
  isOnPapers: { kind: 'yesNo', id: 'so-papeis', when: is('denied') },
  requestFor: { kind: 'choice', id: 'pediu', when: is('noAnswer') },
  request: {
    kind: 'date',
    id: 'pedido',
    label: ({ told }) =>
      told.requestFor === 'appeal' ? 'Em que dia mandou o recurso?' : 'Em que dia fez o pedido?',
    when: is('noAnswer'),
    refuse: notAhead('do pedido'),
  },
  since: {
    kind: 'choice',
    id: 'depois',
    when: (at) => is('noAnswer')(at) && at.told.requestFor !== 'appeal',
  },
  lastDone: {
    kind: 'date',
    id: 'ultimo',
    when: (at) => is('noAnswer')(at) && at.told.requestFor !== 'appeal' && at.told.since === 'done',
    refuse: (date, at) =>
      at.told.request && date < at.told.request
        ? `Esse dia é antes do pedido, de ${longDate(at.told.request)}`
        : notAhead('em que aconteceu')(date, at),
  },
  isLimitPrinted: {
    kind: 'yesNo',
    id: 'data-na-tela',
    when: (at) => is('documentsAsked')(at) || isOtherCall(at),
    isSure: true,
  },
  printedLimit: {
    kind: 'date',
    id: 'data-limite',
    when: (at) => (is('documentsAsked')(at) || isOtherCall(at)) && at.told.isLimitPrinted === true,
  },
  lastWorked: {
    kind: 'date',
    id: 'ultimo-trabalho',
    when: is('stoppedWorking'),
    refuse: notAhead('em que trabalhou por último'),
  },
  benefitEnd: {
    kind: 'date',
    id: 'fim-do-auxilio',
    label: (at) =>
      isExtensionRefused(at) ? 'Em que dia o auxílio acabou?' : 'Até que dia vai o seu auxílio?',
    when: (at) => is('benefitEnding')(at) || isExtensionRefused(at),
  },
  death: {
    kind: 'date',
    id: 'morte',
    fact: 'death',
    when: is('death'),
    refuse: (date, at) =>
      date < '1926-01-01'
        ? 'Confira o ano da morte: essa data tem quase um século ou mais'
        : notAhead('da certidão')(date, at),
  },
  prison: {
    kind: 'date',
    id: 'prisao',
    when: is('prison'),
    refuse: notAhead('em que a prisão aconteceu'),
  },
  hasYoungChild: {
    kind: 'yesNo',
    id: 'filho-menor',
    label: ({ told }) =>
      told.happened === 'prison'
        ? 'A pessoa tem filho com menos de 16 anos?'
        : 'A pessoa deixou filho com menos de 16 anos?',
    when: is('death', 'prison'),
    isSure: true,
  },
  birth: {
    kind: 'date',
    id: 'nascimento',
    fact: 'maternityDay',
    when: is('birth'),
    refuse: notAhead('em que aconteceu'),
  },
  firstPayment: {
    kind: 'date',
    id: 'primeiro-pagamento',
    when: is('review'),
    refuse: notAhead('do primeiro pagamento'),
  },
  labourEnd: {
    kind: 'date',
    id: 'fim-da-acao',
    when: isReviewOf('labourCourt'),
    refuse: notAhead('em que a ação acabou'),
  },
  ciencia: {
    kind: 'date',
    id: 'ciencia',
    label: ({ told }) => {
      if (isFromDecision(told)) return 'Em que dia o INSS decidiu?';
      return (told.happened && whenKnown[told.happened]) || appeared('a decisão');
    },
    hint: ({ told }) => {
      if (isFromDecision(told))
        return 'É a data da decisão, na carta. Na dúvida, o dia mais antigo. Exemplo: 20 11 2026.';
      return told.happened === 'stopped' && told.stop !== 'ended'
        ? 'Use o dia do aviso, se ele veio antes do corte. Mesmo que você só tenha aberto depois. Na dúvida, o dia mais antigo.'
        : 'Mesmo que você só tenha aberto depois. Na dúvida, o dia mais antigo. Exemplo: 20 11 2026.';
    },
    isRecent: true,
    when: startsWhenKnown,
    refuse: notAhead('em que apareceu ou chegou'),
    help: {
      title: 'Não sei a data',
      text: (at) =>
        is('sentenced')(at)
          ? 'Não está no Meu INSS. Pergunte hoje na secretaria do Juizado, ou a quem cuida do processo. Não achou? Conte do dia da sentença.'
          : 'No Meu INSS, abra “Consultar Pedidos” e depois o pedido. A tela mostra o dia do aviso ou da decisão. Use esse dia: assim a conta erra para o lado seguro. O telefone 135 também informa.',
    },
  },
});
