import type { Board } from '#letters/board.ts';
import type { LetterSigns } from '#letters/signs.ts';
import { officialChannels } from '#site/navigation.ts';
import { benefitPath, flowPath, letterPath } from '#texts/paths.ts';
import type { LetterKind } from '#words/letter/kinds.ts';
import type { Answer } from '../result/AnswerCard.tsx';
import { InssLinks } from '../result/InssLinks.tsx';

const markTheEnd = (
  <>
    <b>Marque o último dia.</b> Não vai poder trabalhar?{' '}
    <a href={letterPath('auxilio-com-data-final')}>Peça mais tempo antes dele</a>.
  </>
);

const keepLetter = 'Guarde a carta inteira. Ninguém do INSS liga para liberar dinheiro: é golpe.';

/** What to do with a paper that starts no clock. */
export const kindSteps: Readonly<Partial<Record<LetterKind, Answer['steps']>>> = {
  archived: [
    <>
      <b>Veja o que faltou</b> <InssLinks />, em “Consultar Pedidos”.
    </>,
    <>
      <b>Peça de novo, com tudo.</b> Pedir não custa nada.
    </>,
    'Guarde o protocolo do pedido novo e o do antigo.',
  ],
  grant: [
    <>
      <b>Confira o começo, o valor e o último dia:</b>{' '}
      <a href={letterPath('concessao')}>o que conferir na carta</a>.
    </>,
    <>
      <b>Veja o dia e o banco do pagamento</b> <InssLinks />, em “Extrato de Pagamento”.
    </>,
    keepLetter,
  ],
  extended: [
    markTheEnd,
    <>
      <b>Confira o dia</b> <InssLinks />.
    </>,
    'Continue o tratamento e guarde laudos e receitas novos.',
  ],
  summons: [
    <>
      <b>Vá no dia marcado,</b> com documento com foto e os laudos.
    </>,
    <>
      <b>Não pode ir?</b> Remarque antes <InssLinks />.{' '}
      <a href={`${flowPath}/pericia-marcada`}>O que levar, e se está internado</a>.
    </>,
    'Guarde o comprovante de que foi.',
  ],
};

/** A grant that ends on a day and may be prolonged. */
export const extendableSteps: Answer['steps'] = [
  markTheEnd,
  <>
    <b>Confira o começo e o valor:</b> <a href={letterPath('concessao')}>o que conferir na carta</a>
    .
  </>,
  keepLetter,
];

/** The same, where no last day was read: the law sets one; Lei 8.213/1991, art. 60, § 9º. */
export const endUnreadSteps: Answer['steps'] = [
  <>
    <b>Ache o último dia.</b> Sem dia escrito, em regra acaba em 120 dias. Não vai poder trabalhar?{' '}
    <a href={letterPath('auxilio-com-data-final')}>Peça mais tempo antes</a>.
  </>,
  extendableSteps[1],
  extendableSteps[2],
];

/** A share of a pension that ends with an age. */
export const byAgeSteps: Answer['steps'] = [
  <>
    <b>Tem invalidez ou deficiência?</b> Peça antes desse dia, <InssLinks />, com laudos.
  </>,
  <>
    <b>Confira o dia e a idade:</b> <a href={letterPath('pensao-com-fim')}>o que pode mudar isso</a>
    .
  </>,
  'Guarde o protocolo, com o dia.',
];

/** An auxílio that reached the day that had been set for its end. */
export const endedSteps: Answer['steps'] = [
  <>
    <b>Peça o auxílio de novo,</b> com laudo recente, <InssLinks />.
  </>,
  <>
    <b>Pediu mais tempo antes do fim?</b> Cobre hoje, com o protocolo: em regra, o auxílio segue até
    o exame.
  </>,
  <>
    <b>Discorda da data?</b> O recurso é outro caminho:{' '}
    <a href={letterPath('auxilio-com-data-final')}>o que fazer, e até quando</a>.
  </>,
];

/** An auxílio was cut before its day: who is still ill has two ways, and each has its term. */
export const stillIllSteps: Answer['steps'] = [
  <>
    <b>Ainda não pode trabalhar? Peça também de novo,</b> com laudo recente, <InssLinks />. Em até
    30 dias do fim, pode contar desde ele.
  </>,
  <>
    <b>Baixe o aviso e o processo,</b> e junte o que mostra o erro:{' '}
    <a href={letterPath('beneficio-cessado')}>o que levar</a>.
  </>,
  'Mande o recurso pelo mesmo caminho, no prazo dele. O corte continua até o julgamento.',
];

/** What a call asks for, where it is not to be there on a day. */
export const callSteps: Readonly<Record<NonNullable<LetterSigns['call']>, Answer['steps']>> = {
  registry: [
    <>
      <b>Vá ao CRAS ou ao posto do CadÚnico,</b> com os documentos de todos da casa.
    </>,
    'Peça e guarde o comprovante, com o dia.',
    <>
      <b>Não fez no prazo?</b> Vá assim mesmo, hoje:{' '}
      <a href={letterPath('cadunico')}>o que fazer</a>.
    </>,
  ],
  schedule: [
    <>
      <b>Marque hoje,</b> <InssLinks />. Conte também os dias que a carta dá.
    </>,
    'Guarde o protocolo com o dia e a hora.',
    <>
      <b>Vá no dia,</b> com documento com foto e os laudos. Não pode ir? Remarque antes.
    </>,
  ],
  lifeProof: [
    <>
      <b>Faça a prova de vida</b> no <a href={officialChannels.meuInss}>Meu INSS</a> ou no banco que
      paga.
    </>,
    'Guarde o comprovante, com o dia.',
    <>
      <b>Não consegue?</b> <a href={letterPath('prova-de-vida')}>Veja os outros jeitos</a>.
    </>,
  ],
};

const visitNames = {
  exam: 'a perícia',
  socialVisit: 'a avaliação social',
  both: 'a perícia e a avaliação',
};

/** A requirement that asks to schedule: papers alone do not answer it. */
export const scheduleSteps = (visit: keyof typeof visitNames): Answer['steps'] => [
  <>
    <b>Marque {visitNames[visit]} que a carta pede,</b> <InssLinks />, em “Cumprir Exigência”.
  </>,
  'Guarde o comprovante. Só mandar papéis não basta.',
  <>
    <b>Não consegue marcar?</b> Ligue no 135 e anote o protocolo antes do último dia.
  </>,
];

/** A day to be there that has passed. */
export const missedSteps: Answer['steps'] = [
  <>
    <b>Não foi?</b> Peça hoje outro dia e diga o motivo, <InssLinks />.
  </>,
  'Junte a prova do motivo: internação, doença ou falta de transporte.',
  <>
    <b>O pagamento parou?</b> <a href={letterPath('beneficio-suspenso')}>Veja o que fazer</a>.
  </>,
];

/** A no of which its paper says that it has no appeal. */
export const finalSteps: Answer['steps'] = [
  <>
    <b>A carta diz que não cabe recurso.</b> Peça de novo logo, com o que faltou.
  </>,
  <>
    <b>Confirme isso</b> <InssLinks />, antes de deixar o prazo do recurso passar.
  </>,
  'Guarde o protocolo do pedido novo e o do antigo.',
];

/** What is left where the term may be over. */
export const lateStep = (
  <>
    <b>Passou mesmo do prazo?</b> Peça de novo, com o que faltou, ou veja{' '}
    <a href={benefitPath('na-justica')}>o caminho da Justiça</a>.
  </>
);

/** To ask anew; as a rule it is paid from that request on. */
export const askAnew = (
  <>
    <b>Peça de novo hoje,</b> <InssLinks />. Em regra, o pagamento conta do pedido novo.
  </>
);

/** A no that is years old. */
export const oldSteps: Answer['steps'] = [
  askAnew,
  <>
    <b>E os meses de antes?</b> Veja <a href={benefitPath('na-justica')}>o caminho da Justiça</a>,
    com a carta na mão.
  </>,
  'Só soube agora, e pode provar? Diga o dia, logo abaixo: o recurso ainda pode caber.',
];

/**
 * After some reasons a new request mostly serves more than the appeal. When it may be made differs by
 * benefit, so it is to be asked.
 */
export const anewStep = (
  <>
    <b>Pergunte hoje</b> <InssLinks />: dá para remarcar, ou pedir de novo já? Em regra, o pedido
    novo só conta do dia dele.
  </>
);

/** The same runs already: a new request would be refused too, while the days of the first one pass. */
export const repeatedSteps: Answer['steps'] = [
  <>
    <b>Veja hoje o primeiro pedido</b> <InssLinks />. Ainda em análise? Junte os papéis nele.
  </>,
  <>
    <b>Ele foi negado?</b> Recorra nele: são 30 dias, e o seguro é contar da decisão dele.
  </>,
  <>
    <b>Não desista do primeiro:</b> a data dele se perde.{' '}
    <a href={letterPath('pedido-repetido')}>Quando pedir de novo</a>.
  </>,
];

/** Nobody came to the exam, and the request ended. */
export const absentSteps: Answer['steps'] = [
  anewStep,
  <>
    <b>Teve motivo, ou não foi avisado?</b> Junte a prova, e recorra em até 30 dias:{' '}
    <a href={letterPath('nao-compareceu-pericia')}>o que provar</a>.
  </>,
  'Guarde o protocolo do pedido novo e o do antigo.',
];

/** What is paid falls in steps; Lei 8.213/1991, art. 47. */
export const recoveredSteps: Answer['steps'] = [
  <>
    <b>Baixe a carta e o processo</b> <InssLinks />. Veja quanto cai em cada etapa, e o último dia.
  </>,
  <>
    <b>Ainda não pode trabalhar?</b> Mande o recurso, com laudos novos:{' '}
    <a href={letterPath('beneficio-cessado')}>o que levar</a>.
  </>,
  <>
    <b>Não espere o último pagamento:</b> o prazo corre já.{' '}
    <a href={benefitPath('na-justica')}>A Justiça é outro caminho</a>.
  </>,
];

/** What a dead person was still owed was refused to the family. */
export const residueSteps: Answer['steps'] = [
  <>
    <b>Há quem receba pensão dela?</b> Quem recebe pede, sem alvará.
  </>,
  <>
    <b>Não há?</b> Em regra, o INSS pede alvará do juiz ou escritura do cartório:{' '}
    <a href={benefitPath('morte-de-quem-recebia')}>o que a família pede</a>.
  </>,
  <>
    <b>Já tem o papel?</b> Mande-o com o recurso, ou peça de novo, <InssLinks />.
  </>,
];

/** A pension that ends on a day: its length may be contested while it is paid. */
export const pensionEndSteps: Answer['steps'] = [
  <>
    <b>Confira por que ela acaba:</b> <a href={letterPath('pensao-com-fim')}>a conta dos meses</a> e
    do tempo juntos.
  </>,
  <>
    <b>Não concorda só com o tempo?</b> Recorra em até 30 dias da decisão, e continue recebendo.
  </>,
  keepLetter,
];

/** A request that ended because its person gave it up. */
export const withdrawnSteps: Answer['steps'] = [
  <>
    <b>Não foi você que desistiu?</b> Diga isso hoje, <InssLinks />. Anote o protocolo.
  </>,
  <>
    <b>Quer o benefício?</b> Peça de novo, com tudo. Pedir não custa nada.
  </>,
  'Guarde o protocolo do pedido novo e o do antigo.',
];

/** Money is asked back. */
export const billSteps: Answer['steps'] = [
  <>
    <b>Confira se a cobrança é verdadeira</b> <InssLinks />. Pague só por guia que o INSS confirmou.
  </>,
  <>
    <b>Não concorda?</b> Peça a cópia do processo, com a conta, e{' '}
    <a href={letterPath('cobranca-do-inss')}>veja o que responder</a>.
  </>,
  'Antes de parcelar ou aceitar que descontem do benefício, procure orientação: pode valer como aceitar a dívida.',
];

/** By what a board's decision says; of a no, the deadlines' tool tells. */
export const boardStepsBy: Readonly<Record<Exclude<Board, 'no'>, Answer['steps']>> = {
  yes: [
    <>
      <b>Acompanhe o cumprimento</b> <InssLinks />.
    </>,
    <>
      <b>Não cumpriram?</b>{' '}
      <a href={letterPath('junta-sem-cumprimento')}>Veja o prazo e como reclamar</a>.
    </>,
    'Leia o fim da decisão. Se ela diz “em parte”, a parte negada tem prazo.',
  ],
  part: [
    <>
      <b>Leia qual parte foi negada.</b> Só em certos casos cabe outro recurso dela:{' '}
      <a href={letterPath('junta-negou')}>o que fazer</a>.
    </>,
    <>
      <b>Acompanhe o cumprimento</b> do que foi aceito, <InssLinks />.
    </>,
    'Guarde a decisão inteira.',
  ],
  last: [
    <>
      <b>Veja o caminho da Justiça:</b> <a href={benefitPath('na-justica')}>como entrar</a>.
    </>,
    'A decisão esqueceu algo ou se contradiz? Há um pedido para isso, com prazo curto: procure orientação hoje.',
    'Guarde a cópia inteira do processo.',
  ],
  asks: [
    <>
      <b>Pediu a você?</b> Mande <InssLinks />, mesmo que falte algo, e explique o que falta. Pediu
      ao INSS? Separe já os papéis.
    </>,
    'Guarde o protocolo, com o dia.',
    <>
      <b>O papel é de outro, como a empresa?</b> Peça por escrito e guarde o pedido:{' '}
      <a href={letterPath('carta-de-exigencia')}>como responder</a>.
    </>,
  ],
  appealed: [
    <>
      <b>Leia o recurso do INSS</b> <InssLinks />, e responda por lá: diga por que a decisão está
      certa.
    </>,
    'Não é preciso ter razão nova: aponte as provas que a Junta aceitou.',
    'Guarde o protocolo. Antes de responder, se puder, procure orientação.',
  ],
};

/** It is held back for the CadÚnico: there are days to say that the notice was seen, and more for the CadÚnico. */
export const unregisteredSteps: Answer['steps'] = [
  <>
    <b>Peça o desbloqueio hoje,</b> <InssLinks />. Anote o protocolo.
  </>,
  <>
    <b>Vá ao CRAS atualizar o CadÚnico:</b>{' '}
    <a href={letterPath('convocacao-bpc')}>o prazo de cada aviso</a>.
  </>,
  'Guarde o comprovante da atualização, com o dia.',
];

/** It is suspended for the CadÚnico: brought up to date before the suspension ends, nothing is lost. */
export const outdatedSteps: Answer['steps'] = [
  <>
    <b>Vá ao CRAS hoje atualizar o CadÚnico,</b> e guarde o comprovante, com o dia.
  </>,
  <>
    <b>Avise o INSS e peça que o BPC volte,</b> <InssLinks />.{' '}
    <a href={letterPath('convocacao-bpc')}>O prazo de cada aviso</a>.
  </>,
  'O aviso abre recurso? Mande-o também, no prazo dele.',
];

/** Money is asked back, and there is a term for the defence. */
export const claimSteps: Answer['steps'] = [
  <>
    <b>Mande no prazo a defesa, ou o recurso,</b> como a carta diz, mesmo sem todos os papéis,{' '}
    <InssLinks />.
  </>,
  <>
    <b>Peça a cópia do processo, com a conta,</b> e{' '}
    <a href={letterPath('cobranca-do-inss')}>veja o que responder</a>.
  </>,
  'O prazo da guia é outro, e ela não tira a sua defesa. Antes de pagar ou assinar, procure orientação: pode valer como aceitar a dívida.',
];

/** It stopped because nobody withdrew the money. */
export const unclaimedSteps: Answer['steps'] = [
  <>
    <b>Peça que o benefício volte</b> e o que ficou sem sacar, <InssLinks />.
  </>,
  'Guarde o protocolo, com o dia. Pergunte em que banco e em que dia cai.',
  <>
    <b>Não pode ir ao banco?</b>{' '}
    <a href={benefitPath('por-outra-pessoa')}>Quem pode receber por você</a>.
  </>,
];

/** A board's decision of which it is not sure what it says. */
export const boardSteps: Answer['steps'] = [
  <>
    <b>Veja quem recorreu.</b> “Deu provimento” é sim para quem recorreu, e “negou” é não. Foi o
    INSS? Para você, é o contrário.
  </>,
  <>
    <b>Deu razão a você, e inteira?</b> Você não precisa recorrer. Acompanhe <InssLinks />.
  </>,
  <>
    <b>Não deu?</b> Só em certos casos cabe outro recurso:{' '}
    <a href={letterPath('junta-negou')}>o que fazer</a>.
  </>,
];
