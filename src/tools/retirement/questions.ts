import type { IsoDate } from '#law/date.ts';
import { reform } from '#law/reform.ts';
import { dayNumberOf } from '#rules/calendar.ts';
import {
  inYearsMonthsDays,
  legalDays,
  legalDaysSince,
  legalMonths,
  type YearsMonthsDays,
} from '#rules/legal-days.ts';
import type { Degree, Sex } from '#rules/retirement/answers.ts';
import { mostRuralDays } from '#rules/retirement/claimed-time.ts';
import { ruralAge, ruralAgeOn, ruralLifeDecides } from '#rules/retirement/rural-rule.ts';
import { longDate } from '#words/dates.ts';
import { lengthInWords, toldLength } from '../questions/lengths.ts';
import type { At, Questions } from '../questions/question.ts';
import { sexQuestion } from '../questions/sex-question.ts';

export interface Told {
  sex: Sex;
  birthDate: IsoDate;
  firstInsured?: 'untilReform' | 'afterReform';
  time?: YearsMonthsDays;
  neverStopped?: boolean;
  timeAtReform?: YearsMonthsDays;
  contributesToday?: boolean;
  lastContribution?: IsoDate;
  reducedPlanMonths?: number;
  reducedPlanMonthsAtReform?: number;
  carenciaMonths?: number;
  claims?: 'none' | 'special' | 'rural' | 'both';
  specialTime?: YearsMonthsDays;
  ruralTime?: YearsMonthsDays;
  livesOffLand?: boolean;
  isTeacher: boolean;
  teaching?: YearsMonthsDays;
  taughtWithoutStop?: boolean;
  teachingAtReform?: YearsMonthsDays;
  disability?: 'none' | Degree | 'noDegree';
  disabilityTime?: YearsMonthsDays;
}

export const degreeNames: Record<Degree, string> = {
  mild: 'Leve',
  moderate: 'Moderada',
  severe: 'Grave',
};

const wasInsured = ({ told }: At<Told>) => told.firstInsured === 'untilReform';
const hadReducedPlan = ({ told }: At<Told>) => (told.reducedPlanMonths ?? 0) > 0;

const passedSinceReform = (today: IsoDate): number => legalDaysSince(reform)(dayNumberOf(today));

/** What was there on 13/11/2019 of a time that has grown every day since. */
export const atReform = (time: YearsMonthsDays, today: IsoDate): YearsMonthsDays =>
  inYearsMonthsDays(Math.max(0, legalDays(time) - passedSinceReform(today)));

/** Why a time cannot have grown every day since 13/11/2019; it may lack the month not yet paid. */
function tooShortToGrow(what: string, time: YearsMonthsDays | undefined, today: IsoDate) {
  const passed = passedSinceReform(today);
  return time !== undefined && legalDays(time) < passed - legalMonths(1)
    ? `Desde 13/11/2019 passaram ${lengthInWords(passed)}, e ${what} é menor. Responda “Não”, ou volte e confira o tempo`
    : undefined;
}

/** "Sim: em 13/11/2019 eram 25 anos"; the other answers as they are. */
function neverStoppedInWords(
  isSo: boolean | undefined,
  time: YearsMonthsDays | undefined,
  today: IsoDate,
) {
  if (!isSo || time === undefined) return isSo === undefined ? 'Não sei' : isSo ? 'Sim' : 'Não';
  return `Sim: em 13/11/2019 eram ${toldLength(atReform(time, today))}`;
}

/** Fewer months since 13/11/2019 than have passed: then it matters when they were. */
const hasGap = (at: At<Told>): boolean => {
  const { time, timeAtReform } = at.told;
  if (!wasInsured(at) || time === undefined || timeAtReform === undefined) return false;
  const passed = passedSinceReform(at.today);
  return legalDays(time) - legalDays(timeAtReform) < passed - legalMonths(1);
};

/** Whether there was time of this kind. */
export const hasClaimed = ({ claims }: Partial<Told>, what: 'special' | 'rural'): boolean =>
  claims === what || claims === 'both';

/** What was told of 13/11/2019, or follows from never having stopped. */
export const timeAtReformOf = (
  { time, timeAtReform, neverStopped }: Partial<Told>,
  today: IsoDate,
): YearsMonthsDays | undefined => (neverStopped && time ? atReform(time, today) : timeAtReform);

/** Undefined while sex or birth are not told. */
function personOf({ told: { sex, birthDate, time }, today }: At<Told>) {
  return sex && birthDate && { sex, birthDate, time, referenceDate: today };
}

const isTeacher = ({ told }: At<Told>) => told.isTeacher === true;

export const questions: Questions<Told> = {
  sex: sexQuestion,
  birthDate: {
    kind: 'date',
    id: 'nascimento',
    label: 'Em que dia você nasceu?',
    hint: 'Está no RG e no CPF. Exemplo: 15 3 1965.',
    short: 'Nascimento',
    what: 'a data em que nasceu',
    autoComplete: 'bday',
    refuse: (date, { today }) =>
      date > today
        ? `Essa data ainda não chegou: hoje é ${longDate(today)}. Escreva o dia em que você nasceu`
        : undefined,
    words: (date) => date && longDate(date),
  },
  firstInsured: {
    kind: 'choice',
    id: 'entrada',
    label: 'Quando você entrou no INSS?',
    hint: 'Vale o primeiro emprego com carteira ou a primeira contribuição. Está no extrato (CNIS).',
    short: 'Entrada no INSS',
    choices: { untilReform: 'Até 13/11/2019', afterReform: 'Depois de 13/11/2019' },
    unknown: 'Não sei',
    missing: 'Escolha quando entrou no INSS ou marque “Não sei”',
    help: {
      title: 'O que é o CNIS?',
      text: 'É a lista dos seus empregos e contribuições, guardada pelo INSS. No Meu INSS, abra “Extrato de Contribuição (CNIS)”. A ferramenta “Extrato (CNIS)”, neste site, lê o extrato e responde por você. Uma agência ou o telefone 135 também ajudam.',
    },
  },
  time: {
    kind: 'duration',
    id: 'tempo',
    fact: 'time',
    label: 'Quanto tempo de contribuição você tem hoje?',
    hint: 'No Meu INSS, “Simular Aposentadoria” mostra o total.',
    short: 'Tempo hoje',
    what: 'o tempo de hoje',
    help: {
      title: 'O que é tempo de contribuição?',
      text: 'É a soma dos meses em que houve trabalho registrado ou pagamento ao INSS. Não conte duas vezes o mês de dois empregos.',
    },
  },
  neverStopped: {
    kind: 'yesNo',
    id: 'sem-parar',
    when: (at) => wasInsured(at) && at.told.time !== undefined,
    label: 'Desde 13/11/2019, você contribuiu todos os meses, sem parar?',
    hint: 'Com “Sim”, a página faz por você a conta do tempo que havia nesse dia, o da reforma.',
    short: 'Sem parar desde 13/11/2019',
    missing: 'Diga se contribuiu sem parar desde 13/11/2019, ou escolha “Não sei”',
    refuse: (isSo, { told, today }) =>
      isSo ? tooShortToGrow('o tempo de hoje', told.time, today) : undefined,
    words: (isSo, { told, today }) => neverStoppedInWords(isSo, told.time, today),
  },
  timeAtReform: {
    kind: 'duration',
    id: 'tempo-reforma',
    when: (at) => wasInsured(at) && at.told.neverStopped !== true,
    label: 'Quanto tempo de contribuição você tinha em 13/11/2019?',
    hint: 'Some os períodos do extrato (CNIS) até esse dia.',
    short: 'Tempo em 13/11/2019',
    what: 'o tempo em 13/11/2019',
  },
  contributesToday: {
    kind: 'yesNo',
    id: 'contribui-hoje',
    when: hasGap,
    label: 'Você contribui até hoje?',
    hint: 'Pelos dois tempos, houve meses sem contribuir desde 13/11/2019. Quando foi muda a conta.',
    short: 'Contribui até hoje',
    missing: 'Marque se contribui até hoje, ou “Não sei”',
  },
  lastContribution: {
    kind: 'date',
    id: 'ultima-contribuicao',
    when: (at) => hasGap(at) && at.told.contributesToday === false,
    label: 'Até que dia você contribuiu?',
    hint: 'Use o último dia do último mês pago. Está no extrato (CNIS). Exemplo: 31 8 2024.',
    short: 'Contribuiu até',
    what: 'o dia até quando contribuiu',
    refuse: (date, { today }) =>
      date > today ? 'Essa data ainda não chegou. Se contribui até hoje, marque “Sim”' : undefined,
    words: (date) => date && longDate(date),
  },
  reducedPlanMonths: {
    kind: 'months',
    id: 'plano-reduzido',
    label: 'Quantos meses do tempo de hoje foram como MEI, ou no plano de 5% ou de 11%?',
    hint: 'Eles valem para a aposentadoria por idade. Não conte os já complementados até 20%, nem os 11% que a empresa desconta de quem presta serviço.',
    short: 'Meses de MEI, 5% ou 11%',
    what: 'os meses de MEI, 5% ou 11%',
    part: 'Meses de MEI, 5% ou 11%',
    none: 'Nunca paguei assim',
    most: 960,
    missing: 'Escreva os meses de MEI, 5% ou 11%, ou toque em “Nunca paguei assim” ou “Não sei”',
    wrong: 'Confira os meses de MEI, 5% ou 11%: escreva só o número, até 960. Exemplo: 24',
  },
  reducedPlanMonthsAtReform: {
    kind: 'months',
    id: 'plano-reduzido-reforma',
    when: (at) => wasInsured(at) && hadReducedPlan(at),
    label: 'Destes meses de MEI, 5% ou 11%, quantos foram até 13/11/2019?',
    hint: 'O pedágio depende do tempo completo que havia nesse dia.',
    short: 'Destes, até 13/11/2019',
    what: 'os meses até 13/11/2019',
    part: 'Meses até 13/11/2019',
    most: 960,
    missing: 'Escreva quantos foram até 13/11/2019, ou marque “Não sei”',
    wrong: 'Confira os meses até 13/11/2019: escreva só o número, até 960. Exemplo: 12',
  },
  carenciaMonths: {
    kind: 'months',
    id: 'carencia',
    label: 'Quantos meses de carência você tem?',
    hint: 'Carência é o número de contribuições mensais que valem. Conte no extrato (CNIS) os meses pagos em dia.',
    short: 'Carência',
    what: 'a carência',
    part: 'Meses de carência',
    most: 960,
    missing: 'Escreva os meses de carência ou marque “Não sei”',
    help: {
      title: 'Onde acho a carência?',
      text: 'A ferramenta “Extrato (CNIS)”, neste site, conta a carência por você. O telefone 135 também informa. Não achou? Marque “Não sei”: ela fica para conferir.',
    },
    wrong: 'Confira a carência: escreva só o número de meses, até 960. Exemplo: 180',
  },
  claims: {
    kind: 'choice',
    id: 'tempo-a-mais',
    when: ({ told }) => told.time !== undefined,
    label: 'Você trabalha ou já trabalhou com risco à saúde, ou na roça ou na pesca, em família?',
    hint: 'Risco é, por exemplo, ruído alto, calor, produto químico, hospital. Roça ou pesca podem contar sem guias.',
    short: 'Risco à saúde, roça ou pesca',
    choices: {
      none: 'Nenhum dos dois',
      special: 'Com risco à saúde',
      rural: 'Na roça ou na pesca',
      both: 'Os dois',
    },
    unknown: 'Não sei',
    missing: 'Escolha uma das respostas, ou “Não sei”',
  },
  specialTime: {
    kind: 'duration',
    id: 'tempo-risco',
    when: ({ told }) => hasClaimed(told, 'special') && told.firstInsured !== 'afterReform',
    label: 'Quanto tempo você trabalhou com risco à saúde, até 13/11/2019?',
    hint: 'Ele já está no seu tempo de hoje, contado sem aumento. Minas e amianto têm outra conta: não some aqui.',
    short: 'Tempo com risco',
    what: 'o tempo com risco',
    none: 'Só houve risco depois',
    refuse: (time, { told, today }) => {
      const then = timeAtReformOf(told, today);
      const whole = then ?? told.time;
      return time && whole && legalDays(time) > legalDays(whole)
        ? `${then ? 'Até 13/11/2019 eram' : 'Hoje são'} ${toldLength(whole)} ao todo, e o tempo com risco é maior. Confira o tempo`
        : undefined;
    },
  },
  ruralTime: {
    kind: 'duration',
    id: 'tempo-roca',
    when: ({ told }) => hasClaimed(told, 'rural'),
    label: 'Quanto tempo você trabalhou na roça ou na pesca, antes de novembro de 1991?',
    hint: 'Conte só o que não está no extrato (CNIS). O trabalho de criança pode contar, se provado.',
    short: 'Tempo na roça',
    what: 'o tempo na roça',
    none: 'Só trabalhei depois',
    refuse: (time, { told: { birthDate } }) => {
      const most = birthDate ? mostRuralDays({ birthDate }) : 0;
      if (!time || !birthDate || legalDays(time) <= most) return undefined;
      return most === 0
        ? 'Você nasceu depois de outubro de 1991. Toque em “Só trabalhei depois”'
        : `Do seu nascimento até outubro de 1991 passaram ${lengthInWords(most)}. Confira o tempo na roça`;
    },
  },
  livesOffLand: {
    kind: 'yesNo',
    id: 'vive-da-roca',
    when: (at) => {
      const person = hasClaimed(at.told, 'rural') && personOf(at);
      return Boolean(person && ruralLifeDecides(person, at.told.ruralTime));
    },
    label: (at) => {
      const person = personOf(at);
      return person && ruralAgeOn(person) <= at.today
        ? `Você vive da roça ou da pesca hoje, ou vivia quando fez ${ruralAge[person.sex]} anos?`
        : 'Você vive da roça ou da pesca hoje?';
    },
    hint: 'A aposentadoria do campo, em regra, é de quem vive dele até os 55 anos (mulher) ou 60 (homem), ou até o pedido. Parou pouco antes? Escolha “Não sei”.',
    short: 'Vive da roça ou da pesca',
    missing: 'Diga se vive da roça ou da pesca, ou escolha “Não sei”',
  },
  isTeacher: {
    kind: 'yesNo',
    id: 'magisterio',
    label: 'Você deu aula na educação básica?',
    hint: 'É a educação infantil, o ensino fundamental e o ensino médio. Direção e coordenação de escola, por professor de carreira, também contam.',
    short: 'Aula na educação básica',
    isSure: true,
    missing: 'Escolha se deu aula na educação básica',
  },
  teaching: {
    kind: 'duration',
    id: 'tempo-magisterio',
    when: isTeacher,
    label: 'Quanto desse tempo, até hoje, foi só no magistério?',
    hint: 'Some no extrato (CNIS) os empregos na educação básica.',
    short: 'Tempo de magistério',
    what: 'o tempo de magistério',
  },
  taughtWithoutStop: {
    kind: 'yesNo',
    id: 'magisterio-sem-parar',
    when: (at) => isTeacher(at) && at.told.neverStopped === true && at.told.teaching !== undefined,
    label: 'Desde 13/11/2019, você deu aula na educação básica todos os meses, sem parar?',
    hint: 'Com “Sim”, a página faz por você a conta do magistério até esse dia.',
    short: 'Aulas sem parar desde 13/11/2019',
    missing: 'Diga se deu aula sem parar desde 13/11/2019, ou escolha “Não sei”',
    refuse: (isSo, { told, today }) =>
      isSo ? tooShortToGrow('o tempo de magistério', told.teaching, today) : undefined,
    words: (isSo, { told, today }) => neverStoppedInWords(isSo, told.teaching, today),
  },
  teachingAtReform: {
    kind: 'duration',
    id: 'tempo-magisterio-reforma',
    when: (at) => isTeacher(at) && wasInsured(at) && at.told.taughtWithoutStop !== true,
    label: 'Quanto tempo de magistério você tinha em 13/11/2019?',
    hint: 'Some no extrato (CNIS) os empregos na educação básica até esse dia.',
    short: 'Magistério em 13/11/2019',
    what: 'o tempo de magistério em 13/11/2019',
  },
  disability: {
    kind: 'choice',
    id: 'deficiencia',
    label: 'Você tem alguma deficiência?',
    hint: 'Pode ser visão de um olho só, surdez, amputação, autismo, ou sequela que limita você há anos. Quem avalia o grau é o INSS. Já avaliou? Está em “Consultar Pedidos”, no Meu INSS.',
    short: 'Deficiência',
    choices: {
      none: 'Nenhuma',
      ...degreeNames,
      noDegree: 'Tenho, mas não sei o grau',
    },
    unknown: 'Não sei',
    missing: 'Escolha se tem deficiência ou marque “Não sei”',
  },
  disabilityTime: {
    kind: 'duration',
    id: 'tempo-deficiencia',
    when: ({ told }) => told.disability !== undefined && told.disability !== 'none',
    label: 'Quanto tempo você contribuiu já com a deficiência?',
    hint: 'Some no extrato (CNIS) os períodos a partir do começo da deficiência.',
    short: 'Tempo com a deficiência',
    what: 'o tempo com a deficiência',
  },
};
