import type { Hindrance } from '#rules/bpc-income/beside-income.ts';
import type { BpcIncomeResult } from '#rules/bpc-income/bpc-income.ts';
import { benefitPath, letterPath, toolPath } from '#texts/paths.ts';
import { formatCents } from '#words/money.ts';
import type { Answer } from '../result/AnswerCard.tsx';
import { atInss } from '../result/at-inss.ts';

export const papers = `**Separe os papéis:** [documentos do BPC](${benefitPath('bpc-loas')}#documentos).`;

export const registry =
  '**Deixe o CadÚnico em dia** no CRAS, com todos os da casa e a renda certa. Vale por 24 meses.';

const sentences: Record<Hindrance, string> = {
  hasBpc:
    'Para manter o BPC, o INSS compara o último mês e a média de 12 meses e, em regra, usa o menor.',
  hasAuxilioInclusao: 'Enquanto você recebe o auxílio-inclusão, o BPC fica parado.',
  neitherAgeNorDisability: 'A lei pede também 65 anos ou deficiência, e isso não confere.',
  ownBenefit: 'Em regra, o BPC não se soma ao benefício que você já recebe.',
  ownWork: 'Antes dos 65 anos, trabalho pago, em regra, suspende o BPC.',
  disabilityNotTold: 'A lei pede também 65 anos ou deficiência. Falta conferir.',
};

/** What the law asks besides the income and does not hold, or is open; a sentence or two. */
export const besideInWords = ({ beside: { hindrances }, ageOrDisability }: BpcIncomeResult) =>
  hindrances.length > 0
    ? hindrances.slice(0, 2).map((one) => sentences[one])
    : ageOrDisability.reason === 'disabilityNeedsAssessment'
      ? ['A deficiência, só a avaliação do INSS confirma.']
      : [];

const again = 'Volte aqui e refaça a conta: toque em “Mudar as respostas”.';

const ifAsked = `**Chegou aviso ou corte?** Não espere: conte o prazo [da defesa](${toolPath('prazo-do-recurso#aviso-do-bpc')}) ou [do recurso](${toolPath('prazo-do-recurso#cortado')}).`;

const byMean =
  '**Conte também a média:** de cada um, some 12 meses e divida por 12. Refaça a conta com ela.';

/** LOAS, art. 20, § 11; STF, Tema 27. */
export const byJudge = `**O INSS disse não?** Na Justiça, [um estudo da casa](${letterPath('renda-bpc')}#caminhos-e-prazos) pode mostrar a necessidade.`;

function ownBenefitSteps({ beside, wage }: BpcIncomeResult): Answer['steps'] {
  const { ownCents } = beside.noOtherBenefit;
  const bpc = `O BPC vale ${formatCents(wage.value)}, sem 13º nem pensão para a família.`;
  const ask = `**Antes de trocar, pergunte** ${atInss}. Nem sempre dá.`;
  return ownCents !== undefined && ownCents >= wage.value
    ? [
        `**Fique com o que você recebe,** enquanto durar. ${bpc}`,
        ask,
        '**Outra pessoa da casa** tem 65 anos ou deficiência? Ela pode fazer o pedido dela.',
      ]
    : [`**Compare os dois e escolha o melhor.** ${bpc}`, ask, registry];
}

/** What to do in place of a request, or before it; undefined where nothing stands against one. */
export function stepsBeside(result: BpcIncomeResult): Answer['steps'] | undefined {
  const [first] = result.beside.hindrances;
  switch (first) {
    case 'hasBpc':
      return [
        ifAsked,
        result.beside.noOtherBenefit.verdict === 'unmet'
          ? `**Tire o seu BPC da conta,** se o pôs como renda. ${again}`
          : byMean,
        byJudge,
      ];
    case 'hasAuxilioInclusao':
      return [
        `**Acabou o trabalho?** Peça o BPC de volta ${atInss}. Ele não volta sozinho.`,
        `**Ainda trabalha?** [Como fica o auxílio-inclusão](${benefitPath('auxilio-inclusao')}).`,
        registry,
      ];
    case 'neitherAgeNorDisability':
      return [
        `**Tem doença ou limitação que dura 2 anos ou mais?** Pode ser deficiência para a lei: veja em [BPC](${benefitPath('bpc-loas')}).`,
        `**Não consegue trabalhar e já pagou o INSS?** Veja o [auxílio-doença](${benefitPath('auxilio-doenca')}).`,
        '**Deixe o CadÚnico em dia** no CRAS: ele serve também para o Bolsa Família.',
      ];
    case 'ownBenefit':
      return ownBenefitSteps(result);
    case 'ownWork':
      return [`**Pergunte sobre o seu trabalho** antes de pedir, ${atInss}.`, registry, papers];
    default:
      return undefined;
  }
}
