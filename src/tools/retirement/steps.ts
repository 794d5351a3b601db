import { fullYears } from '#rules/calendar.ts';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import type { RuleId } from '#rules/retirement/result.ts';
import { officialChannels } from '#site/navigation.ts';
import { benefitPath, toolPath } from '#texts/paths.ts';
import type { Answer } from '../result/AnswerCard.tsx';
import { atInss } from '../result/at-inss.ts';
import type { Counted } from './claimed-words.ts';
import { isByDegree, type Outlook } from './outlook.ts';
import { ifOfTheLand, ownSteps, type RuralRule } from './rural-words.ts';

type Step = Answer['steps'][number];

const simulator = `**Confira no simulador oficial:** “Simular Aposentadoria”, no [Meu INSS](${officialChannels.meuInss}), ou pelo [135](tel:135).`;

const extract = '**Confira o extrato (CNIS):** todos os empregos estão lá?';

/** The extract names the school, and not what was done there. */
const ofSchool =
  '**Peça a declaração de cada escola,** com cargos e datas. E confira os empregos no extrato (CNIS).';

const extractTool = `[Abra o extrato (CNIS) nesta ferramenta](${toolPath('extrato-cnis')})`;

/** Without a day the way to one is the extract, which the site reads. */
const toDate = ({ time }: RetirementAnswers) =>
  `**${time === undefined ? 'Sem o tempo não há data.' : 'Falta uma resposta para haver data.'}** ${extractTool}: ela faz a conta.`;

/** What points and ages ask more of each year: who has met them keeps the right. */
const rising: ReadonlySet<RuleId> = new Set([
  'points',
  'teacherPoints',
  'progressiveAge',
  'teacherProgressiveAge',
]);

/** Lei 8.213/1991, art. 49. */
const askNow = (canAsk: 'now' | 'perhaps', isRising: boolean): string => {
  const compare = canAsk === 'now' ? 'Compare logo e peça' : 'Pode já dar para pedir: compare logo';
  const kept = isRising ? ' Quem já fechou não perde em janeiro.' : '';
  return `**${compare}** ${atInss}. Em regra, paga-se desde o pedido; de quem saiu do emprego há até 90 dias, da saída. Esperar pode subir o valor, mas perde meses.${kept}`;
};

const isRisingMet = ({ dated }: Outlook, { referenceDate }: RetirementAnswers): boolean =>
  dated.some(({ rule: { id }, day }) => day === referenceDate && rising.has(id));

const ofDegree = `**Junte provas de desde quando há deficiência.** [Como o INSS avalia o grau](${benefitPath('aposentadoria-pcd')}).`;

const checkCarencia = `**Confira a carência no extrato (CNIS):** são 180 meses. ${extractTool}: ela conta.`;

const compareAmounts =
  '**Compare quanto paga cada regra,** em “Ver a conta” e em “Simular Aposentadoria”, no Meu INSS.';

const ofBpc = `**Pouca renda em casa?** O [BPC](${benefitPath('bpc-loas')}), aos 65 anos, não pede contribuição.`;

const correct = `**Trabalhou, e não está no extrato?** [Veja como corrigir](${benefitPath('cnis-errado')}).`;

/** LOAS, art. 20. */
const bpcAge = 65;

const isOfBpcAge = ({ birthDate, referenceDate }: RetirementAnswers): boolean =>
  fullYears(birthDate, referenceDate) >= bpcAge;

/** Contributions, where the soonest day hangs on them; where it does not, what they are still good for. */
function goOn(
  { dated: [soonest] }: Outlook,
  { lastContribution }: RetirementAnswers,
  rural: RuralRule | undefined,
): Step {
  const pay = lastContribution ? 'Volte a contribuir,' : 'Siga contribuindo,';
  if (soonest?.needsMonths)
    return `**${rural ? `Não vive disso? ${pay}` : pay}** sem falhar um mês: ${soonest.restsOnCarencia ? 'a data supõe isso, e 180 meses de carência' : 'a data supõe isso'}.`;
  return `**${soonest?.restsOnCarencia ? 'Se a carência já tem 180 meses, falta só a idade.' : 'Para esta data, falta só a idade.'}** Contribuir pode mudar o valor, e protege se você adoecer.`;
}

/** What comes third: the proof of a degree, the amounts, the BPC for who is of age, or contributions. */
function last(outlook: Outlook, answers: RetirementAnswers, rural: RuralRule | undefined): Step {
  const { canAsk, dated, open, disabilityFrom, oldAgeRule } = outlook;
  if (open.some(isByDegree) || disabilityFrom) return ofDegree;
  if (canAsk && !oldAgeRule) return dated[0]?.restsOnCarencia ? checkCarencia : compareAmounts;
  if (isOfBpcAge(answers)) return ofBpc;
  return dated.length === 0 ? correct : goOn(outlook, answers, rural);
}

/**
 * What to do. A rule that is met, or may be, is asked for first: it pays from the request on. Without
 * a day the extract comes first; a rule of the land is told before contributions that it does not ask.
 */
export function stepsOf(
  outlook: Outlook,
  answers: RetirementAnswers,
  counted: Counted | undefined,
  rural: RuralRule | undefined,
): Answer['steps'] {
  if (rural?.isOwn) return ownSteps(rural, answers, isOfBpcAge(answers) ? ofBpc : undefined);
  if (counted?.ask) return [counted.ask, counted.proofs, simulator];
  const isWithoutDay = outlook.dated.length === 0;
  const second =
    counted?.proofs ??
    (rural && ifOfTheLand(answers)) ??
    (answers.teaching ? ofSchool : isWithoutDay && !outlook.canAsk ? simulator : extract);
  const first = outlook.canAsk
    ? askNow(outlook.canAsk, isRisingMet(outlook, answers))
    : isWithoutDay
      ? toDate(answers)
      : simulator;
  return [first, second, last(outlook, answers, rural)];
}
