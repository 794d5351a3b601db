import type { IsoDate } from '#law/date.ts';
import type { Condition, PensionAnswers } from '#rules/survivor-pension/answers.ts';
import type { Compared } from '#rules/survivor-pension/survivor-pension.ts';
import { shortDate } from '#words/dates.ts';
import { formatCents } from '#words/money.ts';
import { countOfPeople, joined } from '#words/phrases.ts';
import type { ChatLine } from '../talk/TakeToChat.tsx';
import { moneyInWords, segmentShown } from './headline.ts';
import { analysisPoints } from './open-points.ts';
import { listed, type NamedPerson } from './people.ts';

export const greeting = 'Olá! Tenho dúvidas sobre a pensão por morte.';

/** What the message is written from. */
interface Source {
  answers: PensionAnswers;
  people: readonly NamedPerson[];
  today: IsoDate;
}

const hasCondition = (condition: Condition | undefined): boolean =>
  condition !== undefined && condition !== 'none';

/** Who has a disability or invalidez, by name. */
function withCondition({ answers, people }: Source): string[] {
  const { partner, children = [], parents = [], siblings = [] } = answers;
  const conditions = new Map<string, Condition | undefined>([
    ['partner', partner?.condition],
    ...children.map(({ condition }, index) => [`child-${index}`, condition] as const),
    ...parents.map(({ condition }, index) => [`parent-${index}`, condition] as const),
    ...siblings.map(({ condition }, index) => [`sibling-${index}`, condition] as const),
  ]);
  return people.filter(({ id }) => hasCondition(conditions.get(id))).map(({ name }) => name);
}

function requestLine({ answers: { request } }: Source): string {
  if (request === undefined) return 'Não sei se a pensão já foi pedida ao INSS.';
  return request === 'notYet'
    ? 'A pensão ainda não foi pedida ao INSS.'
    : `A pensão foi pedida ao INSS em ${shortDate(request)}.`;
}

/** The lines of the message; money, health and cause of death only if ticked. */
export function chatLines(form: Source, result: Compared): ChatLine[] {
  const { answers, people, today } = form;
  const segment = segmentShown(result, today)?.segment;
  const money = segment && moneyInWords(result, segment);
  const affected = withCondition(form);
  const points = analysisPoints(result);
  const lines: (ChatLine | false | undefined)[] = [
    { id: 'morte', text: `A morte foi em ${shortDate(answers.death)}.` },
    people.length > 0 && {
      id: 'quem',
      text: `Ficaram: ${listed(people.map(({ name }) => name)).toLowerCase()}.`,
    },
    { id: 'pedido', text: requestLine(form) },
    segment && {
      id: 'porcentagem',
      text: `Pela conta do site: ${segment.percentage}% da base, para ${countOfPeople(segment.dependants.length)}.`,
      // 100 % because of a condition tells of the condition.
      isSensitive: segment.reason.kind === 'condition',
    },
    points.length > 0 && {
      id: 'conferir',
      text: `Falta conferir: ${joined(points.map(({ lead }) => lead.replace(/\.$/, '').toLowerCase()))}.`,
    },
    answers.baseCents !== undefined && {
      id: 'base',
      text: `A aposentadoria da pessoa era de ${formatCents(answers.baseCents)} por mês.`,
      // Here “a pessoa” would be the one written for.
      forOther: `A aposentadoria de quem morreu era de ${formatCents(answers.baseCents)} por mês.`,
      isSensitive: true,
    },
    money !== undefined && {
      id: 'total',
      text: `Pela conta do site, seria: ${money}.`,
      isSensitive: true,
    },
    affected.length > 0 && {
      id: 'saude',
      text: `Com invalidez ou deficiência: ${listed(affected).toLowerCase()}.`,
      isSensitive: true,
    },
    answers.accident === true && {
      id: 'acidente',
      text: 'A morte foi por acidente ou doença do trabalho.',
      isSensitive: true,
    },
  ];
  return lines.filter((line): line is ChatLine => Boolean(line));
}
