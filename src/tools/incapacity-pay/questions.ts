import type { YearsMonthsDays } from '#rules/legal-days.ts';
import type { Cause } from '#rules/permanent-incapacity/answers.ts';
import type { Sex } from '#rules/retirement/answers.ts';
import { toolOpenings } from '#texts/tool-openings.ts';
import type { At, Questions } from '../questions/question.ts';
import { sexQuestion } from '../questions/sex-question.ts';

export interface Told {
  /** The auxílio while one is ill, or the retirement. */
  aim: 'aid' | 'permanent';
  isSpecial: boolean;
  cause?: Cause;
  category?: 'covered' | 'ownAccount';
  beganBefore?: boolean;
  sex?: Sex;
  time?: YearsMonthsDays;
  known?: 'aid' | 'mean';
  aidCents?: number;
  isNewAid?: boolean;
  lastTwelveCents?: number;
  meanCents?: number;
  needsHelp?: boolean;
}

/** Until it is told, what happens most: how many questions are left is said from the first. */
const isAid = ({ told }: At<Told>): boolean => (told.aim ?? 'aid') === 'aid';
const isPermanent = (at: At<Told>): boolean => !isAid(at);
const isPaid = ({ told }: At<Told>): boolean => told.isSpecial !== true;
const hasMean = (at: At<Told>): boolean => isPermanent(at) && isPaid(at);
/** Where the cause is work and the INSS takes it for that, the share does not hang on the time. */
const hangsOnTime = (at: At<Told>): boolean =>
  hasMean(at) && !(at.told.cause === 'work' && at.told.category === 'covered');

const wrong = 'Confira o valor em reais. Exemplo: 2.500,00';
const inReais = {
  isWageLikely: true,
  missing: 'Escreva o valor em reais, ou escolha “Não sei o valor”',
  wrong,
  refuse: (cents: number) => (cents === 0 ? wrong : undefined),
};

const meanHelp = {
  title: 'Onde vejo a média?',
  text: 'Na carta de concessão, com o nome de salário de benefício. Vale a carta de benefício concedido depois de 13/11/2019. O valor é o daquela data, sem reajuste. O telefone 135 informa onde achar a carta no Meu INSS.',
};

export const questions: Questions<Told> = {
  aim: {
    kind: 'choice',
    id: 'conta',
    openings: toolOpenings['valor-da-incapacidade'],
    label: 'Qual conta você quer fazer?',
    hint: 'É o INSS que diz qual dos dois cabe. Na dúvida, comece pelo primeiro.',
    short: 'Conta',
    choices: {
      aid: 'Auxílio-doença: por um tempo sem poder trabalhar',
      permanent: 'Aposentadoria por invalidez: sem volta ao trabalho',
    },
    missing: 'Escolha uma das duas contas',
  },
  isSpecial: {
    kind: 'yesNo',
    id: 'campo',
    label: 'Você trabalhava no campo ou na pesca em família, sem pagar guia?',
    hint: 'Se tinha carteira ou pagava guia, responda “Não”.',
    short: 'Campo ou pesca em família, sem pagar guia',
    isSure: true,
    missing: 'Escolha “Sim” ou “Não”',
  },
  cause: {
    kind: 'choice',
    id: 'causa',
    isSensitive: true,
    when: hasMean,
    label: 'O que causou a incapacidade?',
    hint: 'É o que mais muda o valor.',
    short: 'Causa',
    choices: {
      other: 'Doença ou acidente fora do trabalho',
      work: 'Acidente de trabalho, ou doença do trabalho',
    },
    unknown: 'Não sei',
    missing: 'Escolha a causa, ou “Não sei”',
    help: {
      title: 'O que conta como causa do trabalho?',
      text: 'Acidente no serviço ou no caminho, doença da profissão, e doença que veio do jeito de trabalhar. A CAT, o aviso de acidente, ajuda a provar. Se a empresa não faz, você, a família, o sindicato ou o médico podem fazer.',
    },
  },
  category: {
    kind: 'choice',
    id: 'como-trabalhava',
    isSensitive: true,
    when: (at) => hasMean(at) && at.told.cause === 'work',
    label: 'Como você estava no INSS nesse trabalho?',
    hint: 'Para MEI, autônomo ou facultativo, o INSS pode não tratar como acidente de trabalho.',
    short: 'Jeito de estar no INSS',
    choices: {
      covered: 'Empregado, doméstico ou avulso',
      ownAccount: 'MEI, autônomo ou facultativo',
    },
    unknown: 'Não sei',
    missing: 'Escolha como estava no INSS, ou “Não sei”',
  },
  beganBefore: {
    kind: 'yesNo',
    id: 'antes-da-reforma',
    isSensitive: true,
    when: hasMean,
    label: 'A incapacidade começou antes de 13/11/2019?',
    hint: 'É o dia da reforma. Conta o dia em que você deixou de poder trabalhar.',
    short: 'Começou antes de 13/11/2019',
    missing: 'Escolha “Sim”, “Não” ou “Não sei”',
  },
  sex: { ...sexQuestion, when: hangsOnTime },
  time: {
    kind: 'duration',
    id: 'tempo',
    fact: 'time',
    when: hangsOnTime,
    label: 'Quanto tempo de contribuição você tem?',
    hint: 'No Meu INSS, “Simular Aposentadoria” mostra o total.',
    short: 'Tempo de contribuição',
    what: 'o tempo',
  },
  known: {
    kind: 'choice',
    id: 'o-que-sabe',
    isSensitive: true,
    when: hasMean,
    label: 'Qual destes valores você sabe?',
    hint: 'A conta parte da média das contribuições. O auxílio-doença ajuda a chegar perto dela.',
    choices: {
      aid: 'Quanto recebo de auxílio-doença',
      mean: 'A média das minhas contribuições',
    },
    unknown: 'Nenhum dos dois',
    missing: 'Escolha o que você sabe, ou “Nenhum dos dois”',
    help: meanHelp,
  },
  aidCents: {
    kind: 'money',
    id: 'auxilio',
    isSensitive: true,
    when: (at) => hasMean(at) && at.told.known === 'aid',
    label: 'Quanto você recebe de auxílio-doença por mês?',
    hint: 'O valor bruto, que está no extrato de pagamento. Exemplo: 2.500,00.',
    short: 'Auxílio-doença por mês',
    ...inReais,
  },
  isNewAid: {
    kind: 'yesNo',
    id: 'auxilio-depois',
    isSensitive: true,
    when: (at) => hasMean(at) && at.told.known === 'aid' && at.told.beganBefore !== false,
    label: 'Esse auxílio começou depois de 13/11/2019?',
    hint: 'No mais antigo, a média era outra, e a conta não parte dele.',
    short: 'Auxílio depois de 13/11/2019',
    missing: 'Escolha “Sim”, “Não” ou “Não sei”',
  },
  lastTwelveCents: {
    kind: 'money',
    id: 'ultimos-12',
    isSensitive: true,
    when: (at) => isAid(at) && isPaid(at),
    label: 'Quanto você ganhava por mês, em média, nos últimos 12 meses de contribuição?',
    hint: 'O valor bruto, do contracheque. Em guia, o valor sobre o qual pagou. Exemplo: 2.400,00.',
    short: 'Média dos últimos 12 meses',
    ...inReais,
    help: {
      title: 'O valor mudava de mês para mês?',
      text: 'Some os 12 últimos salários brutos, com horas extras e comissões, e divida por 12. Se são menos, divida por quantos são. Com mais de um trabalho, some os salários do mês. O MEI conta um salário mínimo.',
    },
  },
  meanCents: {
    kind: 'money',
    id: 'media',
    isSensitive: true,
    when: (at) => isPaid(at) && (isAid(at) || at.told.known === 'mean'),
    label: 'Qual é a média das suas contribuições?',
    hint: 'É a média de todas, desde julho de 1994. Exemplo: 2.500,00.',
    short: 'Média das contribuições',
    ...inReais,
    help: meanHelp,
  },
  needsHelp: {
    kind: 'yesNo',
    id: 'ajuda',
    isSensitive: true,
    when: isPermanent,
    label: 'Precisa da ajuda permanente de outra pessoa, no dia a dia?',
    hint: 'Para comer, tomar banho, se vestir, andar. Pode ser alguém da família.',
    short: 'Ajuda permanente de outra pessoa',
    missing: 'Escolha “Sim”, “Não” ou “Não sei”',
  },
};
