import { titles } from 'virtual:letters';
import type { Alarm } from '#letters/alarm.ts';
import { courtSays } from '#letters/court-says.ts';
import type { LetterRead } from '#letters/letter-read.ts';
import type { Notice } from '#letters/notice.ts';
import { proceduralTerm } from '#rules/deadlines/term.ts';
import { benefitPath, deniedGuidePath, letterPath, securityPath, toolPath } from '#texts/paths.ts';
import { deadlineOpenings } from '#texts/tool-openings.ts';
import { shortDate, weekdayAndDate } from '#words/dates.ts';
import { courtTold } from './court-told.ts';
import type { Instead } from './instead.ts';
import { dayOf } from './told-by-letter.ts';
import { proofBesideFraud } from './true-beside.ts';

/** What is told of a paper in the place of its kind. */
export interface ToldInstead {
  title: string;
  text: string;
  more?: string;
  /** Of a court's paper: its days, and what it asks for in its own words. */
  term?: string | undefined;
  asked?: string | undefined;
  /** Where to read on. */
  links: string;
}

const opening = (event: keyof typeof deadlineOpenings): string =>
  `${toolPath('prazo-do-recurso')}#${deadlineOpenings[event]}`;

const isItAFraud = `[Veja como conferir se é golpe](${securityPath})`;

const courtLink = `[O INSS na Justiça, e o que levar](${benefitPath('na-justica')})`;

const inCourt = (isCounted: boolean): string =>
  `${courtLink}. ${isCounted ? `Saiu a sentença? [Conte o prazo](${opening('sentenced')}). ` : ''}${isItAFraud}`;

const letterLink = (slug: string): string => `[${titles[slug]}](${letterPath(slug)})`;

const loanLink = `[Empréstimo que você não fez](${benefitPath('descontos-e-emprestimos')})`;

const refusedReturn = `[O INSS deu alta e a empresa não aceita](${benefitPath('auxilio-doenca')}#a-empresa-nao-deixa-voltar)`;

/** What is told of a court's paper comes from what it says (`court-told.ts`). */
type OfCourt = 'court' | 'courtEnd';

/** What to do with a paper that is not the INSS's, or that only says so. */
const alarmWords: Readonly<Record<Exclude<Alarm, OfCourt> | 'foreign', ToldInstead>> = {
  scam: {
    title: 'Parece golpe. Não pague, não dê senha nem código e não toque no link.',
    text: 'O INSS não cobra para pagar nem pede senha. Confira no Meu INSS ou ligue você para o 135.',
    links: isItAFraud,
  },
  courtMoney: {
    title: 'Parece dinheiro de um processo na Justiça: RPV ou precatório.',
    text: 'Já foi depositado? Saca-se no banco, com documento, e ninguém cobra taxa, imposto nem PIX antes. Foi cancelado sem saque, ou dá prazo para conferir? Fale hoje com quem cuida do processo: o que foi cancelado pode ser pedido de novo.',
    links: `[Como a Justiça paga](${benefitPath('na-justica')}). ${isItAFraud}`,
  },
  accident: {
    title: 'Parece uma CAT, o aviso do acidente de trabalho.',
    text: 'Guarde a sua cópia: ela não é um pedido nem uma decisão. Vai ficar mais de 15 dias sem trabalhar? Peça o auxílio no Meu INSS ou no 135, com o laudo, e diga que foi no trabalho.',
    more: 'Quem tem carteira assinada recebe da empresa, em regra, os primeiros 15 dias. Há dado errado? Peça por escrito que corrijam.',
    links: `[Acidente ou doença do trabalho](${benefitPath('acidente-de-trabalho')})`,
  },
  loan: {
    title: 'Parece um papel de empréstimo com desconto no benefício.',
    text: 'Você fez este empréstimo? Guarde o papel. Não fez? Não gaste o dinheiro e avise o banco hoje, por escrito.',
    links: `${loanLink}. Mudou de ideia? [Veja até quando](${benefitPath('descontos-e-emprestimos')}#prazos)`,
  },
  loanOff: {
    title: 'Parece que um empréstimo no benefício foi cancelado.',
    text: 'Veja no Meu INSS, em “Extrato de Empréstimo”, se ele saiu e se as parcelas voltaram. Caiu dinheiro? Não gaste o dinheiro e avise o banco hoje, por escrito.',
    links: loanLink,
  },
  loanAsked: {
    title: 'Parece um empréstimo que ainda espera o seu sim.',
    text: 'Não pediu? Não faça a biometria, e recuse no aplicativo Meu INSS. Pediu? Confira a taxa e as parcelas antes.',
    links: loanLink,
  },
  fee: {
    title: 'Parece um desconto de associação ou sindicato no benefício.',
    text: 'Não autorizou? Diga isso no Meu INSS ou no 135. Se já pediu de volta, responda lá no prazo: sem resposta, o pedido pode acabar. O INSS não cobra taxa nem pede senha ou código.',
    links: `[Desconto que você não pediu](${benefitPath('descontos-e-emprestimos')})`,
  },
  payslip: {
    title: 'Parece um extrato de pagamento com desconto no benefício.',
    text: 'Você fez o empréstimo? Guarde o extrato. Não fez, ou é de associação? Reclame hoje, por escrito, a quem desconta e no 135, e bloqueie o benefício para empréstimo.',
    links: `[De quem é, e como parar](${benefitPath('descontos-e-emprestimos')})`,
  },
  contribution: {
    title: 'Parece uma guia para pagar o INSS, como a GPS ou a do MEI.',
    text: 'Vale o dia que está nela; se já pagou este mês, não pague de novo. Passou do dia? Gere outra, com multa e juros: mês antigo pode não contar. Gere sempre você, no site do governo.',
    links: `[Quando pagar, e se atrasou](${benefitPath('como-contribuir')}#prazos). ${isItAFraud}`,
  },
  defender: {
    title: 'Parece um papel da Defensoria Pública, e não do INSS.',
    text: 'Mande a ela o que pede, até o dia do papel. Não consegue? Avise antes. Ela não cobra: se veio de um número novo, confira no site dela.',
    links: `${courtLink}. ${isItAFraud}`,
  },
  company: {
    title: 'Parece um papel de uma empresa ou de outro órgão, e não do INSS.',
    text: 'Vale o dia que está nele, e o recurso vai a quem o mandou. O INSS não decide isso.',
    links: isItAFraud,
  },
  taxOffice: {
    title: 'Parece um papel da Receita Federal ou da dívida ativa da União, e não do INSS.',
    text: 'O prazo é o do papel, e a resposta vai a eles, não ao INSS. Discorda? Conteste no site deles antes de o prazo acabar. Digite você o endereço, que acaba em gov.br.',
    more: 'É guia do MEI? Pagar ou parcelar lá resolve a dívida, mas mês antigo pode não contar para o benefício.',
    links: `[Imposto de renda e doença](${benefitPath('imposto-de-renda-doenca')}). [Guia atrasada](${benefitPath('como-contribuir')}#prazos). ${isItAFraud}`,
  },
  callBack: {
    title: 'Parece um chamado da empresa para você voltar ao trabalho.',
    text: 'Apresente-se dentro do prazo do papel, mesmo sem estar bem, com o laudo. Leve uma resposta por escrito e guarde a cópia com o recebido.',
    more: 'O médico da empresa não aceitou a volta? Peça isso por escrito. Ainda não pode trabalhar? O pedido ou o recurso no INSS é outro caminho, com outro prazo.',
    links: `${refusedReturn}. Não prorrogaram? ${letterLink('prorrogacao-negada')}`,
  },
  keptOut: {
    title: 'Parece que a empresa não aceita a sua volta depois da alta do INSS.',
    text: 'Diga à empresa, por escrito, que você se apresentou e está à disposição, e guarde a cópia com o recebido. Guarde este papel e o exame dela. Não peça demissão nem assine acordo sem orientação.',
    more: 'Ainda não pode trabalhar? Peça o auxílio de novo, ou recorra, com o exame da empresa: o recurso vai até 30 dias depois que você soube da alta. O salário desses dias se discute com a empresa: procure o sindicato ou um advogado trabalhista.',
    links: `${refusedReturn}. [Conte o prazo](${opening('denied')})`,
  },
  story: {
    title: 'Parece uma notícia ou um boato, e não a sua carta.',
    text: 'Na dúvida, confira no Meu INSS ou no 135, e não passe seus dados. Se o INSS negou ou cortou de verdade, o prazo corre: conte pela carta. Tem a sua carta? Toque em “Ler outra carta” e mostre só ela.',
    links: `[O que fazer depois de um não](${deniedGuidePath})`,
  },
  foreign: {
    title: 'Não parece uma carta do INSS sobre um benefício.',
    text: 'Pede dinheiro ou dados em nome do INSS? Confira antes no Meu INSS ou no 135. É de outro órgão, banco ou empresa, e não pede nada disso? Vale o dia que está nele.',
    links: isItAFraud,
  },
};

/** What to do with a paper that only tells something. */
const noticeWords: Readonly<Record<Notice, ToldInstead>> = {
  reduced: {
    title: 'Parece que o INSS diminuiu o valor do benefício.',
    text: 'A carta abre defesa? Responda no prazo dela. Já decidiu? O recurso vai até 30 dias depois que você soube.',
    links: `[Conte o prazo da defesa](${opening('suspicion')}) ou [o do recurso](${opening('denied')}). Cobram o que passou? ${letterLink('cobranca-do-inss')}`,
  },
  reviewed: {
    title: 'Parece que o INSS mudou o benefício depois de uma revisão.',
    text: 'Confira quanto mudou e desde quando. Não aceitaram tudo, ou o valor caiu? O recurso vai até 30 dias depois que você soube.',
    links: `${letterLink('valor-menor-que-o-esperado')}. Recusaram uma parte? [Conte o prazo](${opening('denied')})`,
  },
  afterExam: {
    title: 'Parece que falta um acerto depois da perícia.',
    text: 'O exame já foi feito. O INSS pode precisar de um dado ou papel, como o último dia de trabalho. Veja hoje no Meu INSS, em “Consultar Pedidos”, o que ele pede e até quando.',
    links: `${letterLink('carta-de-exigencia')}. Já mandou? [Quanto esperar](${benefitPath('pedido-parado')})`,
  },
  returned: {
    title: 'Parece que um pagamento voltou ao INSS, por causa da conta.',
    text: 'Peça hoje outra conta no seu nome, no banco dela ou no Meu INSS. Depois veja, em “Extrato de Pagamento”, se o valor saiu de novo. Ninguém pede a sua senha para isso.',
    links: `[Trocar o banco do pagamento](${benefitPath('dia-do-pagamento')}). ${isItAFraud}`,
  },
  ending: {
    title: 'Parece que o auxílio tem um último dia.',
    text: 'Ainda não pode trabalhar? Antes desse dia, peça mais tempo no Meu INSS ou no 135: é a prorrogação. Passou? Peça de novo logo.',
    links: letterLink('auxilio-com-data-final'),
  },
  restored: {
    title: 'Parece que o benefício voltou.',
    text: 'Veja no Meu INSS, em “Extrato de Pagamento”, o dia, o banco e os meses que ficaram parados. Faltou algum mês? Peça por lá e guarde o protocolo.',
    links: letterLink('beneficio-suspenso'),
  },
  alive: {
    title: 'Parece que a prova de vida está feita.',
    text: 'Guarde este aviso. Por ela ninguém pede dinheiro, senha nem foto por mensagem.',
    links: letterLink('prova-de-vida'),
  },
  certificate: {
    title: 'Parece que a certidão saiu, ou que o tempo foi aceito.',
    text: 'Confira todos os períodos antes de entregar a outro órgão ou de pedir a aposentadoria. Faltou algum? O recurso vai até 30 dias depois que você soube.',
    links: `${letterLink('ctc')}. Faltou tempo? [Conte o prazo](${opening('denied')})`,
  },
  changed: {
    title: 'Parece que mudaram um dado seu no INSS, ou o banco do pagamento.',
    text: 'Foi você? Guarde o aviso. Não foi? Ligue hoje para o 135, troque a senha do gov.br e avise o banco.',
    links: isItAFraud,
  },
  received: {
    title: 'Parece que o INSS recebeu o pedido e ainda não decidiu.',
    text: 'Guarde o número e não faça outro pedido igual. Veja toda semana, no Meu INSS, se ele pede papéis: há prazo para responder. Passou de 30 dias? Reclame no 135 e na ouvidoria, o Fala.BR, com o número.',
    links: `[Quanto esperar, e o que fazer depois](${benefitPath('pedido-parado')})`,
  },
  ordered: {
    title: 'Parece que o INSS paga por ordem da Justiça.',
    text: 'Se a ordem é provisória, como a tutela, e cair depois, o pagamento para, e o INSS pode cobrar o que pagou. Valor errado, ou meses de antes? Em regra, isso se resolve no processo.',
    more: 'O papel dá prazo de recurso ou defesa? Siga o papel.',
    links: courtLink,
  },
  concluded: {
    title: '“Concluída” não diz se foi sim ou não.',
    text: 'Abra a decisão hoje: no Meu INSS, no pedido, toque em “Baixar documento”, ou ligue para o 135. Foi um não? O recurso vai até 30 dias, e o prazo pode já estar correndo. Por segurança, conte do dia da conclusão.',
    links: `[Conte o prazo](${opening('denied')}). Depois, mostre aqui a decisão`,
  },
  mistaken: {
    title: 'Parece que registraram a sua morte por engano.',
    text: 'Ligue hoje para o 135, diga que está vivo e guarde o protocolo. No Meu INSS, procure por “Reativar benefício”. Sem o aplicativo, vá à agência com documento com foto. Em regra, os meses parados são pagos depois.',
    links: letterLink('dado-como-morto'),
  },
  afterDeath: {
    title: 'Parece que o INSS pede de volta o que caiu depois da morte.',
    text: 'Não saque o que caiu depois. O que faltou até o dia da morte é da família: peça ao INSS. Responda à carta no prazo dela, e antes de pagar peça a conta.',
    more: 'Há viúva, viúvo ou filhos? Peça logo a pensão: há prazo para ela contar desde a morte.',
    links: `[O que fazer, e em que ordem](${benefitPath('morte-de-quem-recebia')}). [Pensão por morte](${benefitPath('pensao-por-morte')}). ${letterLink('cobranca-do-inss')}`,
  },
  prison: {
    title: 'Parece que o INSS espera uma nova declaração da prisão.',
    text: 'Peça hoje a declaração na unidade prisional e mande no Meu INSS ou pelo 135. Já parou? Em regra, o pagamento volta com ela.',
    links: letterLink('declaracao-carcere'),
  },
  missedRehab: {
    title: 'Parece que anotaram a sua falta na reabilitação.',
    text: 'Explique em até 7 dias seguidos, contados do dia seguinte à falta, no Meu INSS ou no 135. Basta contar o motivo verdadeiro, sem papel. Peça outra data e guarde o protocolo.',
    more: 'Passou dos 7 dias? Explique assim mesmo, hoje. O pagamento parou? A defesa vai até 60 dias depois da suspensão, com a prova do motivo.',
    links: letterLink('reabilitacao'),
  },
  relieved: {
    title: 'Parece que a carta desfaz, dispensa ou mantém algo.',
    text: 'O que ela desfez ou dispensou não precisa mais ser feito, pago ou contestado. Compare com a carta e veja no Meu INSS se ficou outra coisa a fazer, como um exame ou um papel.',
    links: isItAFraud,
  },
};

/** To explain a day of the rehabilitation that was missed; Portaria DIRBEN/INSS 1.333/2026, art. 10, § 1º. */
const daysToExplain = 7;

/** Hours to be there, as the company writes them. */
const hours =
  /\b(?:prazo(?: \p{L}+){0,3}:?|em(?: até)?|dentro de) (\d{1,2}) ?(?:\([^)]*\) ?)?horas\b/iu;
const mostHours = 96;

/** Money of a court, held back: until its heirs are admitted, or the judge lets it go. */
const ofDead = /esp[óo]lio|falecid|herdeir|habilita[çc]/i;
const isHeldBack = /(?:ordem|disposi[çc][ãa]o) d[oe] ju[íi]zo/i;
const heirsWords =
  'Quem movia o processo morreu? O banco não paga direto à família: antes, ela entra no processo. É a habilitação. Em regra, vem primeiro quem tem direito à pensão; sem ninguém, os herdeiros. No Juizado, a lei dá 30 dias: fale hoje com quem cuida do processo, ou com a vara. Ninguém cobra taxa, imposto nem PIX antes.';
const heldBackWords =
  '“À ordem do juízo” quer dizer que o banco só paga com um alvará, a ordem do juiz: peça no processo.';

/** What some frauds need said beside. */
function besideFraud({ text }: ToldInstead, said: string): Partial<ToldInstead> {
  if (/vida toda/i.test(said)) return { text: `${text} A “revisão da vida toda” acabou no STF.` };
  return /contrat(?:o|ante|ada)[\s\S]*advoca/i.test(said) && !/\bpix\b/i.test(said)
    ? { more: 'É um contrato de advogado? Não assine antes de mostrar à Defensoria ou à OAB.' }
    : {};
}

/** A small sum on its way; Lei 10.259/2001, art. 17. */
const isSmall = /\brpv\b|pequeno valor/i;
const isOnItsWay =
  /em processamento|aguardando (?:o )?(?:dep[óo]sito|pagamento)|autua[çc][ãa]o|autuada/i;
const onItsWayWords =
  'Ainda em processamento? Nenhum prazo corre para você. Em regra, a RPV sai até 60 dias depois da ordem do juiz.';

function heldBackIn(text: string): Partial<ToldInstead> {
  if (ofDead.test(text)) return { text: heirsWords };
  if (isHeldBack.test(text)) return { more: heldBackWords };
  return isSmall.test(text) && isOnItsWay.test(text) ? { more: onItsWayWords } : {};
}

/** The words of what is told in the place of a kind. */
export function toldOf(instead: Instead, read: LetterRead): ToldInstead {
  if (instead === 'court' || instead === 'courtEnd') {
    const { isCounted, ...court } = courtTold(courtSays(read));
    return { ...court, links: inCourt(isCounted) };
  }
  const told = { ...alarmWords, ...noticeWords }[instead];
  if (instead === 'courtMoney') return { ...told, ...heldBackIn(read.text) };
  const missed = instead === 'missedRehab' && dayOf(read, 'missed');
  if (missed) {
    const day = weekdayAndDate(proceduralTerm(missed, daysToExplain).safeDay);
    return { ...told, term: `Pela falta de ${shortDate(missed)}, explique até ${day}.` };
  }
  const proof = instead === 'scam' && proofBesideFraud(read.text);
  if (proof)
    return {
      ...told,
      more: `O aviso da prova de vida, que vem à parte, pode ser verdadeiro: ele diz até ${weekdayAndDate(proof)}. Faça antes, no Meu INSS ou no banco que paga. Não pode sair de casa? Ligue você para o 135.`,
      links: `${letterLink('prova-de-vida')}. ${told.links}`,
    };
  if (instead === 'scam') return { ...told, ...besideFraud(told, read.text) };
  const [, count] = (instead === 'callBack' && hours.exec(read.text)) || [];
  return count && Number(count) <= mostHours
    ? { ...told, term: `Prazo no papel: ${count} horas de quando você recebeu.` }
    : told;
}
