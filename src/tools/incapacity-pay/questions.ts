import words from '#questions/valor-da-incapacidade.json' with { type: 'json' };
import type { YearsMonthsDays } from '#rules/legal-days.ts';
import type { Cause } from '#rules/permanent-incapacity/answers.ts';
import type { Sex } from '#rules/retirement/answers.ts';
import { toolOpenings } from '#texts/tool-openings.ts';
import type { At, Questions } from '../questions/question.ts';
import { sexQuestion } from '../questions/sex-question.ts';
import { worded } from '../questions/worded.ts';

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

export const questions: Questions<Told> = worded(words)<Told>({
  aim: { kind: 'choice', id: 'conta', openings: toolOpenings['valor-da-incapacidade'] },
  isSpecial: { kind: 'yesNo', id: 'campo', isSure: true },
  cause: { kind: 'choice', id: 'causa', isSensitive: true, when: hasMean },
  category: {
    kind: 'choice',
    id: 'como-trabalhava',
    isSensitive: true,
    when: (at) => hasMean(at) && at.told.cause === 'work',
  },
  beganBefore: { kind: 'yesNo', id: 'antes-da-reforma', isSensitive: true, when: hasMean },
  sex: { ...sexQuestion, when: hangsOnTime },
  time: { kind: 'duration', id: 'tempo', fact: 'time', when: hangsOnTime },
  known: { kind: 'choice', id: 'o-que-sabe', isSensitive: true, when: hasMean, help: meanHelp },
  aidCents: {
    kind: 'money',
    id: 'auxilio',
    isSensitive: true,
    when: (at) => hasMean(at) && at.told.known === 'aid',
    ...inReais,
  },
  isNewAid: {
    kind: 'yesNo',
    id: 'auxilio-depois',
    isSensitive: true,
    when: (at) => hasMean(at) && at.told.known === 'aid' && at.told.beganBefore !== false,
  },
  lastTwelveCents: {
    kind: 'money',
    id: 'ultimos-12',
    isSensitive: true,
    when: (at) => isAid(at) && isPaid(at),
    ...inReais,
  },
  meanCents: {
    kind: 'money',
    id: 'media',
    isSensitive: true,
    when: (at) => isPaid(at) && (isAid(at) || at.told.known === 'mean'),
    ...inReais,
    help: meanHelp,
  },
  needsHelp: { kind: 'yesNo', id: 'ajuda', isSensitive: true, when: isPermanent },
});
