import type { IsoDate } from '#law/date.ts';
import type { PensionAnswers } from '#rules/survivor-pension/answers.ts';
import { shortDate } from '#words/dates.ts';
import { formatCents } from '#words/money.ts';
import { countOfPeople, given, joined, uncapitalised } from '#words/phrases.ts';
import { ifTicked } from '../talk/answer-lines.ts';
import type { ChatLine } from '../talk/TakeToChat.tsx';
import type { Known } from './known.ts';
import { analysisPoints, nameOfPoint } from './open-points.ts';
import { listed, type NamedPerson } from './people.ts';
import { sayOf } from './say.ts';

/** Who has a disability or invalidez, by name. */
function withCondition(answers: PensionAnswers, people: readonly NamedPerson[]): string[] {
  const { partner, children = [], parents = [], siblings = [] } = answers;
  const lists = { partner: [partner], child: children, parent: parents, sibling: siblings };
  return people
    .filter(({ id }) => {
      const [list = '', index = 0] = id.split('-');
      const condition = lists[list as keyof typeof lists][Number(index)]?.condition;
      return condition !== undefined && condition !== 'none';
    })
    .map(({ name }) => name);
}

function requestLine({ request }: PensionAnswers): string {
  if (request === undefined) return 'Não sei se a pensão já foi pedida ao INSS.';
  return request === 'notYet'
    ? 'A pensão ainda não foi pedida ao INSS.'
    : `A pensão foi pedida ao INSS em ${shortDate(request)}.`;
}

export const deathLine = (death: IsoDate): ChatLine => ({
  id: 'morte',
  text: `A morte foi em ${shortDate(death)}.`,
});

/** The lines of the message; money, health and cause of death only if ticked. */
export function chatLines(
  answers: PensionAnswers,
  people: readonly NamedPerson[],
  known: Known,
): ChatLine[] {
  const { segment } = known;
  const money = segment?.amount && sayOf({ ...known, left: undefined }).first('decides');
  const affected = withCondition(answers, people);
  const points = analysisPoints(known.result);
  return given<ChatLine>(
    deathLine(answers.death),
    people.length > 0 && {
      id: 'quem',
      text: `Ficaram: ${listed(people.map(({ name }) => name)).toLowerCase()}.`,
    },
    { id: 'pedido', text: requestLine(answers) },
    segment && {
      id: 'porcentagem',
      text: `Pela conta do site: ${segment.percentage}% da base, para ${countOfPeople(segment.dependants.length)}.`,
      // 100 % because of a condition tells of the condition.
      isSensitive: segment.reason.kind === 'condition',
    },
    points.length > 0 && {
      id: 'conferir',
      text: `Falta conferir: ${joined(points.map((one) => uncapitalised(nameOfPoint(one).replace(/\.$/, ''))))}.`,
    },
    answers.baseCents !== undefined && {
      ...ifTicked(
        'base',
        `A aposentadoria da pessoa era de ${formatCents(answers.baseCents)} por mês.`,
      ),
      // Here “a pessoa” would be the one written for.
      forOther: `A aposentadoria de quem morreu era de ${formatCents(answers.baseCents)} por mês.`,
    },
    money !== undefined && ifTicked('total', `Pela conta do site, seria: ${money}`),
    affected.length > 0 &&
      ifTicked('saude', `Com invalidez ou deficiência: ${listed(affected).toLowerCase()}.`),
    answers.accident === true &&
      ifTicked('acidente', 'A morte foi por acidente ou doença do trabalho.'),
  );
}
