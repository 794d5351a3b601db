import type { Hindrance } from '#rules/bpc-income/beside-income.ts';
import type { BpcIncomeResult } from '#rules/bpc-income/bpc-income.ts';
import { benefitPath, letterPath, toolPath } from '#texts/paths.ts';
import { formatCents } from '#words/money.ts';
import type { Answer } from '../result/AnswerCard.tsx';
import { InssLinks } from '../result/InssLinks.tsx';

export const papers = (
  <>
    <b>Separe os papéis:</b> <a href={`${benefitPath('bpc-loas')}#documentos`}>documentos do BPC</a>
    .
  </>
);

export const registry = (
  <>
    <b>Deixe o CadÚnico em dia</b> no CRAS, com todos os da casa e a renda certa. Vale por 24 meses.
  </>
);

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

const ifAsked = (
  <>
    <b>Chegou aviso ou corte?</b> Não espere: conte o prazo{' '}
    <a href={toolPath('prazo-do-recurso#aviso-do-bpc')}>da defesa</a> ou{' '}
    <a href={toolPath('prazo-do-recurso#cortado')}>do recurso</a>.
  </>
);

const byMean = (
  <>
    <b>Conte também a média:</b> de cada um, some 12 meses e divida por 12. Refaça a conta com ela.
  </>
);

/** LOAS, art. 20, § 11; STF, Tema 27. */
export const byJudge = (
  <>
    <b>O INSS diz não?</b> Para o juiz, a renda não é a única prova: um estudo da casa pode mostrar
    a necessidade. <a href={`${letterPath('renda-bpc')}#caminhos-e-prazos`}>Caminhos e prazos</a>.
  </>
);

function ownBenefitSteps({ beside, wage }: BpcIncomeResult): Answer['steps'] {
  const { ownCents } = beside.noOtherBenefit;
  const bpc = `O BPC vale ${formatCents(wage.value)}, sem 13º nem pensão para a família.`;
  const ask = (
    <>
      <b>Antes de trocar, pergunte</b> <InssLinks />. Nem sempre dá.
    </>
  );
  return ownCents !== undefined && ownCents >= wage.value
    ? [
        <>
          <b>Fique com o que você recebe,</b> enquanto durar. {bpc}
        </>,
        ask,
        <>
          <b>Outra pessoa da casa</b> tem 65 anos ou deficiência? Ela pode fazer o pedido dela.
        </>,
      ]
    : [
        <>
          <b>Compare os dois e escolha o melhor.</b> {bpc}
        </>,
        ask,
        registry,
      ];
}

/** What to do in place of a request, or before it; undefined where nothing stands against one. */
export function stepsBeside(result: BpcIncomeResult): Answer['steps'] | undefined {
  const [first] = result.beside.hindrances;
  switch (first) {
    case 'hasBpc':
      return [
        ifAsked,
        result.beside.noOtherBenefit.verdict === 'unmet' ? (
          <>
            <b>Tire o seu BPC da conta,</b> se o pôs como renda. {again}
          </>
        ) : (
          byMean
        ),
        byJudge,
      ];
    case 'hasAuxilioInclusao':
      return [
        <>
          <b>Acabou o trabalho?</b> Peça o BPC de volta <InssLinks />. Ele não volta sozinho.
        </>,
        <>
          <b>Ainda trabalha?</b>{' '}
          <a href={benefitPath('auxilio-inclusao')}>Como fica o auxílio-inclusão</a>.
        </>,
        registry,
      ];
    case 'neitherAgeNorDisability':
      return [
        <>
          <b>Tem doença ou limitação que dura 2 anos ou mais?</b> Pode ser deficiência para a lei:
          veja em <a href={benefitPath('bpc-loas')}>BPC</a>.
        </>,
        <>
          <b>Não consegue trabalhar e já pagou o INSS?</b> Veja o{' '}
          <a href={benefitPath('auxilio-doenca')}>auxílio-doença</a>.
        </>,
        <>
          <b>Deixe o CadÚnico em dia</b> no CRAS: ele serve também para o Bolsa Família.
        </>,
      ];
    case 'ownBenefit':
      return ownBenefitSteps(result);
    case 'ownWork':
      return [
        <>
          <b>Pergunte sobre o seu trabalho</b> antes de pedir, <InssLinks />.
        </>,
        registry,
        papers,
      ];
    default:
      return undefined;
  }
}
