import { type HandedOver, handed, named, type ResultWords } from '../sentences/result-words.ts';

/** Papers that are not the INSS's, or only say so (`engine/letters/alarm.ts`), and notices (`notice.ts`). */
const papers = named(
  'exemption arrears scam courtMoney buyer accident loan loanOff loanAsked loanOffer fee payslip contribution defender company',
  'taxOffice callBack keptOut story foreign reduced reviewed afterExam returned ending restored',
  'alive certificate dependants noDependants statement changed received ordered concluded mistaken afterDeath prison missedRehab',
  'relieved record incomeReport representative inclusion nexus toEmployer split',
  'agenda companyExam workForm lastDayWorked accountBlock protest',
);

/** What the paper of a court says (`court-says.ts`), or no more than that it is a court's. */
const courts = named(
  'court court-won court-part court-lost court-wonAbove court-partAbove court-keptAbove court-lostAbove',
  'court-sued court-ended court-endedAbsent court-appealed court-asks court-waits court-exam',
  'court-report court-offer court-agreed court-charged court-toDecide court-interest court-sums',
  'court-unclarified court-clarified',
);

const figures = handed('dia hora desde falta horas dias prazos');

export type InsteadFigures = HandedOver<keyof typeof figures>;

/** What is told of a paper in the place of its kind, picked by the name of the paper. */
export const insteadWords = {
  figures,
  parts: {
    answer: {
      ...papers,
      ...courts,
      ...named('court-appealed-won court-charged-inss company-unemployment company-family'),
    },
    reason: {
      ...papers,
      ...courts,
      ...named(
        'company-unemployment company-family scam.vida-toda scam.advogado courtMoney-heirs courtMoney-heirs.days courtMoney-deposited courtMoney-waiting court-toAppeal',
        'court-plain court-toAppeal-dated court-toAppeal-ordinary court-sued-days fee-answer',
      ),
    },
    decides: named(
      'reduced missedRehab inclusion callBack callBack-until callBack-over',
      'agenda-session agenda-over agenda-speak agenda-spoken agenda-ask',
      'court-own court-own-until court-own-over court-appeal-until court-others court-whose court-until court-lasts court-toExplain court-silence-agrees court-silence-judged court-silence-ends court-silence-refuses',
      'court-silence-goesOn court-offer-until',
    ),
    mayChange: named(
      'exemption arrears scam-sent scam-proof scam-contract courtMoney-heldBack courtMoney-onItsWay accident taxOffice callBack',
      'keptOut record ordered afterDeath missedRehab representative inclusion nexus court court-part court-lost court-lostAbove',
      'agenda companyExam companyExam-unfit accountBlock protest loanAsked loanAsked-lapses fee-answer',
      'court-sued court-ended court-endedAbsent court-waits court-exam court-offer court-agreed',
      'court-revoked court-judged court-wary court-charged court-toDecide court-interest court-sums',
      'court-lost-income court-lost-proof court-charged-inss court-sued-share court-wonAbove court-unclarified court-clarified court-exam-hearing court-exam-questions',
    ),
    links: { ...papers, ...named('scam-proof scam-sent court court-counted') },
  },
} as const satisfies ResultWords<InsteadFigures>;
