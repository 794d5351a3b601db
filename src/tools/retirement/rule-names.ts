import type { RuleId } from '#rules/retirement/result.ts';

export const ruleNames: Record<RuleId, string> = {
  acquiredTime: 'Direito adquirido até 13/11/2019, por tempo',
  teacherAcquiredTime: 'Direito adquirido até 13/11/2019, professores',
  ageUntilReform: 'Por idade',
  ageAfterReform: 'Por idade, para quem entrou depois da reforma',
  points: 'Por pontos',
  teacherPoints: 'Por pontos, para professores',
  progressiveAge: 'Por idade que sobe a cada ano',
  teacherProgressiveAge: 'Por idade que sobe a cada ano, para professores',
  toll50: 'Pedágio de 50%',
  toll100: 'Pedágio de 100%',
  teacherToll100: 'Pedágio de 100%, para professores',
  disabilityByTime: 'Pessoa com deficiência, por tempo',
  disabilityByAge: 'Pessoa com deficiência, por idade',
};

/** Rules whose very name tells of health. */
export const isOfHealth = (id: RuleId): boolean =>
  id === 'disabilityByTime' || id === 'disabilityByAge';
