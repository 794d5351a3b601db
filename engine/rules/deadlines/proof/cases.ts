import { day, facts, oneOf, yesNo } from '../../proof/facts.ts';
import { readCases } from '../../proof/read-cases.ts';
import type { DeadlineAnswers } from '../answers.ts';

export const cases = readCases(
  import.meta.dirname,
  facts<DeadlineAnswers>({
    happened: [
      'aconteceu',
      oneOf({
        negado: 'denied',
        'exigência de documentos': 'documentsAsked',
        'parou de trabalhar': 'stoppedWorking',
        'auxílio perto do fim': 'benefitEnding',
        'bloqueado ou cortado': 'stopped',
        chamado: 'called',
        'indício de irregularidade': 'suspicion',
        'aviso do BPC': 'bpcNotice',
        'a Junta negou': 'boardDenied',
        'saiu a sentença': 'sentenced',
        morte: 'death',
        prisão: 'prison',
        parto: 'birth',
        revisão: 'review',
        'pedir de novo': 'askAgain',
        'sem resposta': 'noAnswer',
      }),
      'needed',
    ],
    isOnPapers: ['só pelos papéis', yesNo],
    ciencia: ['ciência', day],
    printedLimit: ['data impressa', day],
    lastWorked: ['último dia de trabalho', day],
    benefitEnd: ['fim do auxílio', day],
    stop: ['está', oneOf({ bloqueado: 'blocked', cortado: 'ended' })],
    calledFor: [
      'chamado para',
      oneOf({ perícia: 'exam', 'prova de vida': 'lifeProof', BPC: 'bpc' }),
    ],
    isBpc: ['é BPC', yesNo],
    isRural: ['trabalha no campo', yesNo],
    bpcAsks: [
      'o aviso pede',
      oneOf({ CadÚnico: 'registry', biometria: 'biometrics', avaliação: 'assessment' }),
    ],
    isLargeCity: ['cidade grande', yesNo],
    death: ['morte', day],
    prison: ['prisão', day],
    hasYoungChild: ['filho menor de 16', yesNo],
    birth: ['parto', day],
    reviewOf: [
      'revisão de',
      oneOf({ valor: 'value', resposta: 'answer', 'ação trabalhista': 'labourCourt' }),
    ],
    firstPayment: ['primeiro pagamento', day],
    labourEnd: ['fim da ação', day],
    again: ['pedir', oneOf({ 'benefício por incapacidade': 'incapacity', outro: 'other' })],
    denial: [
      'negado por',
      oneOf({ papéis: 'papers', perícia: 'examination', prorrogação: 'extension' }),
    ],
    requestFor: [
      'pediu',
      oneOf({
        'benefício por incapacidade': 'incapacity',
        'pensão ou reclusão': 'family',
        aposentadoria: 'retirement',
        BPC: 'bpc',
        'salário-maternidade': 'maternity',
        recurso: 'appeal',
      }),
    ],
    request: ['pedido', day],
    since: ['depois', oneOf({ nada: 'nothing', feito: 'done', 'falta algo': 'missing' })],
    lastDone: ['último papel ou exame', day],
  }),
);
