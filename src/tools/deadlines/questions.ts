import type { IsoDate } from '#law/date.ts';
import type { DeadlineAnswers } from '#rules/deadlines/answers.ts';
import { deadlineOpenings } from '#texts/tool-openings.ts';
import { longDate } from '#words/dates.ts';
import type { At, Questions } from '../questions/question.ts';

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

export const questions: Questions<Told> = {
  happened: {
    kind: 'choice',
    id: 'o-que-houve',
    label: 'O que aconteceu?',
    hint: 'Toque no que mais parece com o seu caso.',
    choices: {
      denied: 'O INSS negou o meu pedido',
      documentsAsked: 'O INSS pediu papéis (exigência)',
      benefitEnding: 'Meu auxílio-doença vai acabar',
      stopped: 'Meu benefício foi cortado ou bloqueado',
      called: 'Chamaram: perícia, prova de vida, CadÚnico',
      suspicion: 'Chegou aviso de irregularidade',
      bpcNotice: 'Chegou aviso sobre o meu BPC',
      boardDenied: 'A Junta negou o meu recurso',
      sentenced: 'Saiu a sentença do juiz, contra mim',
      death: 'Perdi alguém da família (pensão)',
      prison: 'Prenderam alguém da família (reclusão)',
      birth: 'Nasceu ou adotei um filho (maternidade)',
      review: 'Acho que o valor está errado (revisão)',
      askAgain: 'Quero pedir de novo',
      noAnswer: 'Já pedi, e o INSS não responde',
    },
    missing: 'Toque no que aconteceu',
    frequent: ['denied', 'documentsAsked', 'benefitEnding', 'stopped', 'death'],
    openings: deadlineOpenings,
  },
  calledFor: {
    kind: 'choice',
    id: 'chamado',
    label: 'Para que o INSS chamou você?',
    hint: 'Está no aviso.',
    when: is('called'),
    choices: {
      exam: 'Perícia, para rever o benefício',
      lifeProof: 'Prova de vida',
      bpc: 'BPC: CadÚnico, biometria ou avaliação',
    },
    missing: 'Diga para que o INSS chamou você',
  },
  stop: {
    kind: 'choice',
    id: 'corte',
    label: 'O que o aviso diz?',
    hint: 'Está na carta e no Meu INSS, no seu benefício.',
    when: is('stopped'),
    choices: {
      blocked: 'Bloqueado: o dinheiro está preso',
      ended: 'Suspenso ou cessado: parou ou acabou',
    },
    unknown: 'Não sei',
    missing: 'Diga o que o aviso diz, ou escolha “Não sei”',
  },
  isBpc: {
    kind: 'yesNo',
    id: 'bpc',
    label: 'É o BPC (LOAS)?',
    hint: 'O prazo dele pode ser outro.',
    when: is('stopped', 'suspicion'),
    missing: 'Diga se é o BPC, ou escolha “Não sei”',
  },
  bpcAsks: {
    kind: 'choice',
    id: 'bpc-pede',
    label: 'O que o aviso pede?',
    hint: 'São os prazos de quem já recebe. O BPC ainda não saiu? Volte: é exigência.',
    when: isBpcNotice,
    choices: {
      registry: 'Atualizar o CadÚnico',
      biometrics: 'Fazer a biometria',
      assessment: 'Fazer defesa ou marcar avaliação',
    },
    unknown: 'Mais de uma coisa, ou não sei',
    missing: 'Diga o que o aviso pede',
  },
  isLargeCity: {
    kind: 'yesNo',
    id: 'cidade',
    label: 'Sua cidade tem mais de 50 mil moradores?',
    hint: 'O prazo do CadÚnico é maior na cidade grande. Na dúvida, contamos o menor.',
    when: (at) => isBpcNotice(at) && (at.told.bpcAsks ?? 'registry') === 'registry',
    missing: 'Diga se a cidade tem mais de 50 mil moradores, ou escolha “Não sei”',
  },
  isRural: {
    kind: 'yesNo',
    id: 'campo',
    label: 'É benefício de quem trabalha no campo por conta própria ou com a família?',
    hint: 'Não vale para o BPC.',
    when: (at) => mayBeDefended(at) && at.told.isBpc !== true,
    missing: 'Diga se é benefício do campo, ou escolha “Não sei”',
  },
  reviewOf: {
    kind: 'choice',
    id: 'revisao-de',
    label: 'O que você quer rever?',
    hint: 'Pedido negado é outro caso: volte e escolha “O INSS negou o meu pedido”.',
    when: is('review'),
    choices: {
      value: 'O valor, desde o começo',
      answer: 'A resposta a uma revisão que já pedi',
      labourCourt: 'O que ganhei na Justiça do Trabalho',
    },
    missing: 'Diga o que você quer rever',
  },
  again: {
    kind: 'choice',
    id: 'que-pedido',
    label: 'Que benefício você quer pedir de novo?',
    hint: 'A espera muda com o benefício.',
    when: is('askAgain'),
    choices: {
      incapacity: 'Auxílio-doença ou outro por incapacidade',
      other: 'Aposentadoria, pensão, BPC ou outro',
    },
    missing: 'Diga que benefício é',
  },
  denial: {
    kind: 'choice',
    id: 'negativa',
    label: 'Como o INSS negou?',
    hint: 'Está na carta.',
    when: (at) => is('askAgain')(at) && at.told.again === 'incapacity',
    choices: {
      papers: 'Só pelos papéis, sem perícia',
      examination: 'Depois da perícia, presencial ou por vídeo, ou por falta a ela',
      extension: 'Negou a prorrogação, depois da perícia',
    },
    missing: 'Diga como o INSS negou',
  },
  isOnPapers: {
    kind: 'yesNo',
    id: 'so-papeis',
    label: 'Foi auxílio-doença negado só pelos papéis, sem perícia?',
    hint: 'Perícia por vídeo conta como perícia. Negado só pelos papéis: os 30 dias contam da decisão.',
    when: is('denied'),
    missing: 'Diga se foi só pelos papéis, ou escolha “Não sei”',
  },
  requestFor: {
    kind: 'choice',
    id: 'pediu',
    label: 'O que você pediu?',
    hint: 'Está no Meu INSS, em “Consultar Pedidos”.',
    when: is('noAnswer'),
    choices: {
      incapacity: 'Auxílio-doença ou outro por incapacidade',
      retirement: 'Aposentadoria',
      bpc: 'BPC (LOAS)',
      family: 'Pensão, reclusão ou auxílio-acidente',
      maternity: 'Salário-maternidade',
      appeal: 'Um recurso, contra uma negativa',
    },
    unknown: 'Outra coisa',
    missing: 'Diga o que você pediu',
  },
  request: {
    kind: 'date',
    id: 'pedido',
    label: ({ told }) =>
      told.requestFor === 'appeal' ? 'Em que dia mandou o recurso?' : 'Em que dia fez o pedido?',
    hint: 'Está no protocolo e no Meu INSS. Exemplo: 10 6 2026.',
    what: 'a data do pedido',
    when: is('noAnswer'),
    refuse: notAhead('do pedido'),
  },
  since: {
    kind: 'choice',
    id: 'depois',
    label: 'Depois disso, o INSS pediu papel, exame ou avaliação?',
    hint: 'Abra “Consultar Pedidos” no Meu INSS, ou ligue para o 135. O prazo do INSS só corre com tudo pronto.',
    when: (at) => is('noAnswer')(at) && at.told.requestFor !== 'appeal',
    choices: {
      nothing: 'Não pediu nada',
      done: 'Pediu, e já fiz tudo',
      missing: 'Pediu, e falta fazer',
    },
    unknown: 'Não sei',
    missing: 'Diga se o INSS pediu algo, ou escolha “Não sei”',
  },
  lastDone: {
    kind: 'date',
    id: 'ultimo',
    label: 'Em que dia mandou o último papel ou fez o último exame?',
    hint: 'Na dúvida, o dia mais novo. Exemplo: 20 8 2026.',
    what: 'a data do último papel ou exame',
    when: (at) => is('noAnswer')(at) && at.told.requestFor !== 'appeal' && at.told.since === 'done',
    refuse: (date, at) =>
      at.told.request && date < at.told.request
        ? `Esse dia é antes do pedido, de ${longDate(at.told.request)}`
        : notAhead('em que aconteceu')(date, at),
  },
  isLimitPrinted: {
    kind: 'yesNo',
    id: 'data-na-tela',
    label: 'O aviso mostra até que dia responder?',
    hint: 'Veja na carta e no Meu INSS. A data do aviso vale mais que a nossa conta.',
    when: (at) => is('documentsAsked')(at) || isOtherCall(at),
    isSure: true,
    missing: 'Diga se o aviso mostra a data',
  },
  printedLimit: {
    kind: 'date',
    id: 'data-limite',
    label: 'Até que dia o aviso deixa responder?',
    hint: 'Copie do aviso. Exemplo: 20 12 2026.',
    what: 'a data que o aviso mostra',
    when: (at) => (is('documentsAsked')(at) || isOtherCall(at)) && at.told.isLimitPrinted === true,
  },
  benefitEnd: {
    kind: 'date',
    id: 'fim-do-auxilio',
    label: (at) =>
      isExtensionRefused(at) ? 'Em que dia o auxílio acabou?' : 'Até que dia vai o seu auxílio?',
    hint: 'A carta e o Meu INSS chamam de “data de cessação” ou DCB. Exemplo: 20 12 2026.',
    what: 'o último dia do auxílio',
    when: (at) => is('benefitEnding')(at) || isExtensionRefused(at),
  },
  death: {
    kind: 'date',
    id: 'morte',
    fact: 'death',
    label: 'Em que dia a pessoa morreu?',
    hint: 'Está na certidão de óbito. Exemplo: 1 10 2026.',
    what: 'a data da morte',
    when: is('death'),
    refuse: (date, at) =>
      date < '1926-01-01'
        ? 'Confira o ano da morte: essa data tem quase um século ou mais'
        : notAhead('da certidão')(date, at),
  },
  prison: {
    kind: 'date',
    id: 'prisao',
    label: 'Em que dia a pessoa foi presa?',
    hint: 'Está na certidão judicial ou na declaração da prisão. Exemplo: 1 10 2026.',
    what: 'a data da prisão',
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
    hint: 'Para ele, o prazo é outro. Conte também o bebê que nasceu depois.',
    when: is('death', 'prison'),
    isSure: true,
    missing: 'Diga se há filho com menos de 16 anos',
  },
  birth: {
    kind: 'date',
    id: 'nascimento',
    fact: 'maternityDay',
    label: 'Em que dia a criança nasceu ou chegou?',
    hint: 'O dia do parto, da adoção ou da guarda para adoção. Se a gravidez acabou antes, use esse dia.',
    what: 'essa data',
    when: is('birth'),
    refuse: notAhead('em que aconteceu'),
  },
  firstPayment: {
    kind: 'date',
    id: 'primeiro-pagamento',
    label: 'Em que dia caiu o primeiro pagamento?',
    hint: 'Não sabe o dia? O mês basta: ponha dia 1. Exemplo: 1 3 2018.',
    what: 'a data do primeiro pagamento',
    when: is('review'),
    refuse: notAhead('do primeiro pagamento'),
    help: {
      title: 'Não sei a data',
      text: 'No Meu INSS, abra “Extrato de Pagamento” e vá até o mais antigo. A carta de concessão também ajuda. O telefone 135 informa.',
    },
  },
  labourEnd: {
    kind: 'date',
    id: 'fim-da-acao',
    label: 'Em que dia a ação trabalhista acabou de vez?',
    hint: 'O dia em que já não cabia recurso. O processo chama de “trânsito em julgado”.',
    what: 'a data em que a ação acabou',
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
    what: 'o dia em que apareceu ou chegou',
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
};
