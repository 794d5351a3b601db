import { addDays, type IsoDate } from '#law/date.ts';
import type { Dependant } from '#rules/survivor-pension/dependant.ts';
import { hasFormerPartner } from '#rules/survivor-pension/former-partner.ts';
import { dayToAsk } from '#rules/survivor-pension/payment-start.ts';
import type { Compared } from '#rules/survivor-pension/survivor-pension.ts';
import { benefitPath, toolPath } from '#texts/paths.ts';
import { longDate, shortDate } from '#words/dates.ts';
import { capitalised } from '#words/phrases.ts';
import type { Answer } from '../result/AnswerCard.tsx';
import { atInss } from '../result/at-inss.ts';
import { CalendarButton } from '../result/CalendarButton.tsx';
import {
  besideRetirementInWords,
  headlineOf,
  isNobody,
  leftInWords,
  moneyInWords,
  segmentShown,
  whyInWords,
} from './headline.ts';
import { PartsPicture } from './PartsOverTime.tsx';
import { askBy, askInWords, isLate, notAskedFor } from './payment-wording.ts';
import type { NameOf } from './people.ts';
import { lastingInWords } from './share-wording.ts';

/** Of who was never covered nobody else is asked about: the shortest term, while it runs. */
function uncoveredBy({ insured, rules }: Compared, death: IsoDate, today: IsoDate) {
  const by = addDays(death, rules.requestTerms.value.days);
  return insured.verdict === 'unmet' && by >= today ? by : undefined;
}

/** No term runs against one of them, however long ago the death was. */
const hasNoTerm = (dependants: readonly Dependant[]): boolean =>
  notAskedFor(dependants).some(({ untilAge }) => untilAge !== undefined);

const noTermRan = ' Contra o filho que tinha menos de 16 anos, esse prazo não corria.';

const beforeSixteen = 'Antes dos 16 anos do filho, paga-se desde a morte.';

const disputed =
  'O INSS discute a invalidez que começou depois dos 21 anos. Se ela valer, podem ser 100%. Peça assim mesmo, com laudos antigos.';

/** What to gather. */
export const papers = `**Separe os papéis:** [documentos da pensão por morte](${benefitPath('pensao-por-morte')}#documentos).`;

const check = '**Confira “O que pode mudar isso”,** aqui embaixo.';

/** Everything hangs on whether the deceased was covered. */
const checkCover = `**Confira a cobertura:** [conte até quando ela ia](${toolPath('qualidade-de-segurado')}). Sem emprego, pode ir mais longe.`;

/** Without cover there is, as a rule, none: what may be so all the same, and what else there is. */
const withoutCover = (by: IsoDate | undefined, today: IsoDate): Answer['steps'] => [
  checkCover,
  `**A pessoa já podia se aposentar, ou parou por doença?** Pode haver pensão: peça ${by ? `**${askInWords(by, today)} **` : ''}e junte as provas.`,
  `**Não há mesmo?** Com pouca renda, e 65 anos ou deficiência, veja o [BPC](${benefitPath('bpc-loas')}).`,
];

/** Nobody was told of who could share it. */
const forNobody: Answer['steps'] = [
  '**Falta alguém?** Filho, enteado, menor sob tutela, pais ou irmãos que dependiam: toque em “Mudar as respostas”.',
  `**Na dúvida, pergunte** ${atInss}. Não custa nada.`,
  '**Ficou dinheiro do INSS sem receber?** Sem pensionista, em regra, é dos herdeiros.',
];

const longer =
  '**Confira o que faz durar anos:** 18 contribuições, 2 anos de união com o tempo antes de casar, acidente, invalidez.';

/** The part has run out before it was asked for: what would make it longer. */
const forLapsed: Answer['steps'] = [
  longer,
  `**Algo disso vale, ou ficou um filho?** Peça logo ${atInss}. Não custa nada.`,
  check,
];

/** When to ask, and what a day more costs. */
function askStep(
  { dependants }: Compared,
  by: IsoDate | undefined,
  today: IsoDate,
): Answer['steps'][number] {
  const isWithoutTerm = notAskedFor(dependants).some(
    ({ untilAge, verdict }) => untilAge !== undefined && verdict === 'met',
  );
  const isSomebodyLate = isLate(dependants);
  return by && isSomebodyLate
    ? `**Peça hoje** ${atInss}. Para um de vocês, o prazo para pagar desde a morte passou: cada dia conta. Para o filho menor de 16 anos, vai até ${longDate(by)}.`
    : by
      ? `**Peça ${askInWords(by, today)}** ${atInss}, para pagar desde a morte. Não espere: não custa nada.`
      : isSomebodyLate
        ? `**Peça hoje** ${atInss}. O prazo para pagar desde a morte passou: agora, em regra, paga só do pedido.${hasNoTerm(dependants) ? noTermRan : ''}`
        : `**Peça logo** ${atInss}. ${isWithoutTerm ? beforeSixteen : 'Não custa nada.'}`;
}

function stepsOf(
  result: Compared,
  isRequested: boolean,
  by: IsoDate | undefined,
  today: IsoDate,
): Answer['steps'] {
  if (isRequested)
    return [
      `**Acompanhe o pedido** ${atInss}, em “Consultar Pedidos”. Não custa nada.`,
      '**Se o INSS pedir um papel,** mande no prazo da carta.',
      check,
    ];
  if (result.insured.verdict === 'unmet') return withoutCover(by, today);
  if (isNobody(result)) return forNobody;
  if (result.standing.ifConfirmed.kind === 'lapsed' && !hasFormerPartner(result)) return forLapsed;
  return [
    askStep(result, by, today),
    papers,
    result.insured.verdict === 'unknown' ? checkCover : leftInWords(result, today) ? longer : check,
  ];
}

/** Until when the part of each one lasts who shares it now; nothing once it has ended. */
function lastingOf(result: Compared, today: IsoDate, nameOf: NameOf): string[] {
  const shown = segmentShown(result, today);
  if (!shown || result.standing[shown.scenario].kind !== 'open') return [];
  const { dependants } = shown.segment;
  return lastingInWords(
    result.dependants.flatMap(({ id, shares }) => {
      const share = shares[shown.scenario];
      return share && dependants.includes(id) ? [{ name: nameOf(id), end: share.end }] : [];
    }),
  );
}

/** What the card is told besides the result. */
interface Around {
  death: IsoDate;
  isRequested: boolean;
  /** Somebody's condition began at 21 or later, or nobody knows when. */
  isDisputed?: boolean;
  nameOf: NameOf;
}

/** Who, how much and until when; the day to ask by; what to do. */
export function answerOf(
  result: Compared,
  today: IsoDate,
  { death, isRequested, isDisputed, nameOf }: Around,
): Answer {
  const segment = segmentShown(result, today)?.segment;
  const money = segment && (leftInWords(result, today) ?? moneyInWords(result, segment));
  const beside = segment && besideRetirementInWords(segment);
  const by = isRequested
    ? undefined
    : (askBy(result.dependants) ?? uncoveredBy(result, death, today));
  const day = by && dayToAsk(by, today);
  const why = whyInWords(result, today);
  return {
    verdict: headlineOf(result, today),
    decides: money && `${capitalised(money)}.`,
    reason: (
      <>
        {lastingOf(result, today, nameOf).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {isDisputed && <p>{disputed}</p>}
        {beside && <p>{beside}</p>}
        {why && <p>{why}</p>}
      </>
    ),
    steps: stepsOf(result, isRequested, by, today),
    calendar: by && day && day > today && (
      <CalendarButton
        events={[
          {
            name: 'pensao-inss',
            countedFrom: death,
            safeDay: day,
            legalLimit: by,
            summary: `Pensão por morte: pedir até ${shortDate(day)}`,
            description:
              'Peça no Meu INSS (meu.inss.gov.br) ou pelo telefone 135. Não custa nada.\n' +
              'Estimativa: confirme no Meu INSS.',
          },
        ]}
      />
    ),
    picture: <PartsPicture result={result} nameOf={nameOf} />,
  };
}
