import type { Board } from '#letters/board.ts';
import type { LetterSigns } from '#letters/signs.ts';
import { officialChannels } from '#site/navigation.ts';
import { benefitPath, flowPath, letterPath } from '#texts/paths.ts';
import type { LetterKind } from '#words/letter/kinds.ts';
import type { Answer } from '../result/AnswerCard.tsx';
import { atInss } from '../result/at-inss.ts';

const markTheEnd = `**Marque o último dia.** Não vai poder trabalhar? [Peça mais tempo antes dele](${letterPath('auxilio-com-data-final')}).`;

const keepLetter = 'Guarde a carta inteira. Ninguém do INSS liga para liberar dinheiro: é golpe.';

/** What to do with a paper that starts no clock. */
export const kindSteps: Readonly<Partial<Record<LetterKind, Answer['steps']>>> = {
  archived: [
    `**Veja o que faltou** ${atInss}, em “Consultar Pedidos”.`,
    '**Peça de novo, com tudo.** Pedir não custa nada.',
    'Guarde o protocolo do pedido novo e o do antigo.',
  ],
  grant: [
    `**Confira o começo, o valor e o último dia:** [o que conferir na carta](${letterPath('concessao')}).`,
    `**Veja o dia e o banco do pagamento** ${atInss}, em “Extrato de Pagamento”.`,
    keepLetter,
  ],
  extended: [
    markTheEnd,
    `**Confira o dia** ${atInss}.`,
    'Continue o tratamento e guarde laudos e receitas novos.',
  ],
  summons: [
    '**Vá no dia marcado,** com documento com foto e os laudos.',
    `**Não pode ir?** Remarque antes ${atInss}. [O que levar, e se está internado](${flowPath}/pericia-marcada).`,
    'Guarde o comprovante de que foi.',
  ],
};

/** A grant that ends on a day and may be prolonged. */
export const extendableSteps: Answer['steps'] = [
  markTheEnd,
  `**Confira o começo e o valor:** [o que conferir na carta](${letterPath('concessao')}).`,
  keepLetter,
];

/** The same, where no last day was read: the law sets one; Lei 8.213/1991, art. 60, § 9º. */
export const endUnreadSteps: Answer['steps'] = [
  `**Ache o último dia.** Sem dia escrito, em regra acaba em 120 dias. Não vai poder trabalhar? [Peça mais tempo antes](${letterPath('auxilio-com-data-final')}).`,
  extendableSteps[1],
  extendableSteps[2],
];

/** A share of a pension that ends with an age. */
export const byAgeSteps: Answer['steps'] = [
  `**Tem invalidez ou deficiência?** Peça antes desse dia, ${atInss}, com laudos.`,
  `**Confira o dia e a idade:** [o que pode mudar isso](${letterPath('pensao-com-fim')}).`,
  'Guarde o protocolo, com o dia.',
];

/** An auxílio that reached the day that had been set for its end. */
export const endedSteps: Answer['steps'] = [
  `**Peça o auxílio de novo,** com laudo recente, ${atInss}.`,
  '**Pediu mais tempo antes do fim?** Cobre hoje, com o protocolo: em regra, o auxílio segue até o exame.',
  `**Discorda da data?** O recurso é outro caminho: [o que fazer, e até quando](${letterPath('auxilio-com-data-final')}).`,
];

/** An auxílio was cut before its day: who is still ill has two ways, and each has its term. */
export const stillIllSteps: Answer['steps'] = [
  `**Ainda não pode trabalhar? Peça também de novo,** com laudo recente, ${atInss}. Em até 30 dias do fim, pode contar desde ele.`,
  `**Baixe o aviso e o processo,** e junte o que mostra o erro: [o que levar](${letterPath('beneficio-cessado')}).`,
  'Mande o recurso pelo mesmo caminho, no prazo dele. O corte continua até o julgamento.',
];

/** What a call asks for, where it is not to be there on a day. */
export const callSteps: Readonly<Record<NonNullable<LetterSigns['call']>, Answer['steps']>> = {
  registry: [
    '**Vá ao CRAS ou ao posto do CadÚnico,** com os documentos de todos da casa.',
    'Peça e guarde o comprovante, com o dia.',
    `**Não fez no prazo?** Vá assim mesmo, hoje: [o que fazer](${letterPath('cadunico')}).`,
  ],
  schedule: [
    `**Marque hoje,** ${atInss}. Conte também os dias que a carta dá.`,
    'Guarde o protocolo com o dia e a hora.',
    '**Vá no dia,** com documento com foto e os laudos. Não pode ir? Remarque antes.',
  ],
  biometrics: [
    '**Marque já a CIN,** a nova identidade, e guarde o comprovante.',
    `**Tem título ou CNH com biometria?** Pode servir: [até quando, e quem é dispensado](${letterPath('biometria')}).`,
    `**Responda no prazo do aviso,** ${atInss}, mesmo com a CIN só marcada.`,
  ],
  lifeProof: [
    `**Faça a prova de vida** no [Meu INSS](${officialChannels.meuInss}) ou no banco que paga.`,
    'Guarde o comprovante, com o dia.',
    `**Não consegue?** [Veja os outros jeitos](${letterPath('prova-de-vida')}).`,
  ],
};

const visitNames = {
  exam: 'a perícia',
  socialVisit: 'a avaliação social',
  both: 'a perícia e a avaliação',
};

/** A requirement that asks to schedule: papers alone do not answer it. */
export const scheduleSteps = (visit: keyof typeof visitNames): Answer['steps'] => [
  `**Marque ${visitNames[visit]} que a carta pede,** ${atInss}, em “Cumprir Exigência”.`,
  'Guarde o comprovante. Só mandar papéis não basta.',
  '**Não consegue marcar?** Ligue no 135 e anote o protocolo antes do último dia.',
];

/** A day to be there that has passed. */
export const missedSteps: Answer['steps'] = [
  `**Não foi?** Peça hoje outro dia e diga o motivo, ${atInss}.`,
  'Junte a prova do motivo: internação, doença ou falta de transporte.',
  `**O pagamento parou?** [Veja o que fazer](${letterPath('beneficio-suspenso')}).`,
];

/** A no of which its paper says that it has no appeal. */
export const finalSteps: Answer['steps'] = [
  '**A carta diz que não cabe recurso.** Peça de novo logo, com o que faltou.',
  `**Confirme isso** ${atInss}, antes de deixar o prazo do recurso passar.`,
  'Guarde o protocolo do pedido novo e o do antigo.',
];

/** What is left where the term may be over. */
export const lateStep = `**Passou mesmo do prazo?** Peça de novo, com o que faltou, ou veja [o caminho da Justiça](${benefitPath('na-justica')}).`;

/** To ask anew; as a rule it is paid from that request on. */
export const askAnew = `**Peça de novo hoje,** ${atInss}. Em regra, o pagamento conta do pedido novo.`;

/** A no that is years old. */
export const oldSteps: Answer['steps'] = [
  askAnew,
  `**E os meses de antes?** Veja [o caminho da Justiça](${benefitPath('na-justica')}), com a carta na mão.`,
  'Só soube agora, e pode provar? Diga o dia, logo abaixo: o recurso ainda pode caber.',
];

/**
 * After some reasons a new request mostly serves more than the appeal. When it may be made differs by
 * benefit, so it is to be asked.
 */
export const anewStep = `**Pergunte hoje** ${atInss}: dá para remarcar, ou pedir de novo já? Em regra, o pedido novo só conta do dia dele.`;

/** The same runs already: a new request would be refused too, while the days of the first one pass. */
export const repeatedSteps: Answer['steps'] = [
  `**Veja hoje o primeiro pedido** ${atInss}. Ainda em análise? Junte os papéis nele.`,
  '**Ele foi negado?** Recorra nele: são 30 dias, e o seguro é contar da decisão dele.',
  `**Não desista do primeiro:** a data dele se perde. [Quando pedir de novo](${letterPath('pedido-repetido')}).`,
];

/** Nobody came to the exam, and the request ended. */
export const absentSteps: Answer['steps'] = [
  anewStep,
  `**Teve motivo, ou não foi avisado?** Junte a prova, e recorra em até 30 dias: [o que provar](${letterPath('nao-compareceu-pericia')}).`,
  'Guarde o protocolo do pedido novo e o do antigo.',
];

/** What is paid falls in steps; Lei 8.213/1991, art. 47. */
export const recoveredSteps: Answer['steps'] = [
  `**Baixe a carta e o processo** ${atInss}. Veja quanto cai em cada etapa, e o último dia.`,
  `**Ainda não pode trabalhar?** Mande o recurso, com laudos novos: [o que levar](${letterPath('beneficio-cessado')}).`,
  `**Não espere o último pagamento:** o prazo corre já. [A Justiça é outro caminho](${benefitPath('na-justica')}).`,
];

/** What a dead person was still owed was refused to the family. */
export const residueSteps: Answer['steps'] = [
  '**Há quem receba pensão dela?** Quem recebe pede, sem alvará.',
  `**Não há?** Em regra, o INSS pede alvará do juiz ou escritura do cartório: [o que a família pede](${benefitPath('morte-de-quem-recebia')}).`,
  `**Já tem o papel?** Mande-o com o recurso, ou peça de novo, ${atInss}.`,
];

/** A pension that ends on a day: its length may be contested while it is paid. */
export const pensionEndSteps: Answer['steps'] = [
  `**Confira por que ela acaba:** [a conta dos meses](${letterPath('pensao-com-fim')}) e do tempo juntos.`,
  '**Não concorda só com o tempo?** Recorra em até 30 dias da decisão, e continue recebendo.',
  keepLetter,
];

/** A request that ended because its person gave it up. */
export const withdrawnSteps: Answer['steps'] = [
  `**Não foi você que desistiu?** Diga isso hoje, ${atInss}. Anote o protocolo.`,
  '**Quer o benefício?** Peça de novo, com tudo. Pedir não custa nada.',
  'Guarde o protocolo do pedido novo e o do antigo.',
];

/** Money is asked back. */
export const billSteps: Answer['steps'] = [
  `**Confira se a cobrança é verdadeira** ${atInss}. Pague só por guia que o INSS confirmou.`,
  `**Não concorda?** Peça a cópia do processo, com a conta, e [veja o que responder](${letterPath('cobranca-do-inss')}).`,
  'Antes de parcelar ou aceitar que descontem do benefício, procure orientação: pode valer como aceitar a dívida.',
];

/** By what a board's decision says; of a no, the deadlines' tool tells. */
export const boardStepsBy: Readonly<Record<Exclude<Board, 'no'>, Answer['steps']>> = {
  yes: [
    `**Acompanhe o cumprimento** ${atInss}.`,
    `**Não cumpriram?** [Veja o prazo e como reclamar](${letterPath('junta-sem-cumprimento')}).`,
    'Leia o fim da decisão. Se ela diz “em parte”, a parte negada tem prazo.',
  ],
  part: [
    `**Leia qual parte foi negada.** Só em certos casos cabe outro recurso dela: [o que fazer](${letterPath('junta-negou')}).`,
    `**Acompanhe o cumprimento** do que foi aceito, ${atInss}.`,
    'Guarde a decisão inteira.',
  ],
  last: [
    `**Veja o caminho da Justiça:** [como entrar](${benefitPath('na-justica')}).`,
    'A decisão esqueceu algo ou se contradiz? Há um pedido para isso, com prazo curto: procure orientação hoje.',
    'Guarde a cópia inteira do processo.',
  ],
  asks: [
    `**Pediu a você?** Mande ${atInss}, mesmo que falte algo, e explique o que falta. Pediu ao INSS? Separe já os papéis.`,
    'Guarde o protocolo, com o dia.',
    `**O papel é de outro, como a empresa?** Peça por escrito e guarde o pedido: [como responder](${letterPath('carta-de-exigencia')}).`,
  ],
  appealed: [
    `**Leia o recurso do INSS** ${atInss}, e responda por lá: diga por que a decisão está certa.`,
    'Não é preciso ter razão nova: aponte as provas que a Junta aceitou.',
    'Guarde o protocolo. Antes de responder, se puder, procure orientação.',
  ],
};

/** It is held back for the CadÚnico: there are days to say that the notice was seen, and more for the CadÚnico. */
export const unregisteredSteps: Answer['steps'] = [
  `**Peça o desbloqueio hoje,** ${atInss}. Anote o protocolo.`,
  `**Vá ao CRAS atualizar o CadÚnico:** [o prazo de cada aviso](${letterPath('convocacao-bpc')}).`,
  'Guarde o comprovante da atualização, com o dia.',
];

/** It is suspended for the CadÚnico: brought up to date before the suspension ends, nothing is lost. */
export const outdatedSteps: Answer['steps'] = [
  '**Vá ao CRAS hoje atualizar o CadÚnico,** e guarde o comprovante, com o dia.',
  `**Avise o INSS e peça que o BPC volte,** ${atInss}. [O prazo de cada aviso](${letterPath('convocacao-bpc')}).`,
  'O aviso abre recurso? Mande-o também, no prazo dele.',
];

/** Money is asked back, and there is a term for the defence. */
export const claimSteps: Answer['steps'] = [
  `**Mande no prazo a defesa, ou o recurso,** como a carta diz, mesmo sem todos os papéis, ${atInss}.`,
  `**Peça a cópia do processo, com a conta,** e [veja o que responder](${letterPath('cobranca-do-inss')}).`,
  'O prazo da guia é outro, e ela não tira a sua defesa. Antes de pagar ou assinar, procure orientação: pode valer como aceitar a dívida.',
];

/** It stopped because nobody withdrew the money. */
export const unclaimedSteps: Answer['steps'] = [
  `**Peça que o benefício volte** e o que ficou sem sacar, ${atInss}.`,
  'Guarde o protocolo, com o dia. Pergunte em que banco e em que dia cai.',
  `**Não pode ir ao banco?** [Quem pode receber por você](${benefitPath('por-outra-pessoa')}).`,
];

/** A board's decision of which it is not sure what it says. */
export const boardSteps: Answer['steps'] = [
  '**Veja quem recorreu.** “Deu provimento” é sim para quem recorreu, e “negou” é não. Foi o INSS? Para você, é o contrário.',
  `**Deu razão a você, e inteira?** Você não precisa recorrer. Acompanhe ${atInss}.`,
  `**Não deu?** Só em certos casos cabe outro recurso: [o que fazer](${letterPath('junta-negou')}).`,
];
