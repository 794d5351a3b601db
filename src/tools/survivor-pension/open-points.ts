import type { CitationKey } from '#law/citations.ts';
import type { IsoDate } from '#law/date.ts';
import { reform } from '#law/reform.ts';
import { notConsidered } from '#rules/survivor-pension/analysis.ts';
import type { DependantCriterion } from '#rules/survivor-pension/dependant.ts';
import type { Compared } from '#rules/survivor-pension/survivor-pension.ts';

/** A point left to a person, in words. */
export interface OpenPoint {
  id: string;
  lead: string;
  text: string;
  citations: readonly CitationKey[];
}

/** Of who was under guarda where the death is of after the reform and before the law of 2025. */
export const guardaOpen =
  'O STF ainda vai decidir (STF, Tema 1271), e os processos estão parados. O prazo do recurso não para.';

/** The same, of a later death: Lei 15.108/2025. */
export const undeclared = 'Não se sabe se houve a declaração que a lei pede. Peça assim mesmo.';

const analysisWords: Record<Compared['analysis'][number]['id'], { lead: string; text: string }> = {
  formerPartnerWithAlimony: {
    lead: 'Casamento ou união anterior.',
    text: 'Quem recebia pensão alimentícia, ou ajuda regular, pode dividir em partes iguais, e a conta não incluiu essa pessoa. Se a pensão alimentícia tinha prazo, vale só o tempo que restava. Se essa pessoa entra, pais e irmãos, em regra, ficam de fora.',
  },
  formerPartnerNotTold: {
    lead: 'Casamento ou união anterior.',
    text: 'Confira se alguém recebia pensão alimentícia ou ajuda regular. Pode dividir também quem passou a precisar depois, mesmo sem pensão no divórcio.',
  },
  guarda: {
    lead: 'Menor sob guarda judicial.',
    text: `${guardaOpen} Há duas contas.`,
  },
  undeclaredGuarda: { lead: 'Menor sob guarda judicial.', text: undeclared },
  bornAfterDeath: {
    lead: 'Nascimento depois da morte.',
    text: 'A criança ficou fora da conta. Leve a certidão ao INSS.',
  },
  bornSoonAfterDeath: {
    lead: 'Nascimento depois da morte.',
    text: 'Se nasceu até 300 dias depois, também divide. A lei não diz se desde o nascimento ou a morte, nem de qual conta o prazo. Peça logo, com a certidão.',
  },
  paymentStartsDiffer: {
    lead: 'Datas de início diferentes.',
    text: 'Quem está fora do prazo entra só no dia do pedido.',
  },
  requestNotTold: {
    lead: 'Dia do pedido.',
    text: 'Ele decide desde quando se paga. Veja no Meu INSS, em “Consultar Pedidos”.',
  },
};

type UnionProof = Extract<DependantCriterion, { id: 'unionProof' }>;

/** Which papers of the união estável to look for, and whether one without any still may ask. */
function papersOf({ withinMonths, needsDocument }: UnionProof): string {
  const since = withinMonths ? `dos ${withinMonths} meses antes` : 'de antes';
  const papers = `Procure papéis ${since} da morte: endereço, conta, plano de saúde, seguro ou fotos com data.`;
  if (withinMonths) return papers;
  return needsDocument
    ? `${papers} Os mais seguros são dos 24 meses antes.`
    : `${papers} Só tem testemunhas? Não desista: na Justiça, elas podem bastar (TNU, Súmula 63).`;
}

/** What asks for a person's eye in these answers. */
export function analysisPoints({ analysis, dependants, insured }: Compared): OpenPoint[] {
  const points: OpenPoint[] = analysis.map(({ id, citations }) => ({
    id,
    citations,
    ...analysisWords[id],
  }));
  const proof = dependants
    .flatMap(({ criteria }) => criteria)
    .find((one): one is UnionProof => one.id === 'unionProof' && one.verdict === 'unknown');
  if (proof) {
    points.unshift({
      id: proof.id,
      lead: 'Documentos da união estável.',
      text: papersOf(proof),
      citations: proof.citations,
    });
  }
  if (insured.verdict !== 'met') {
    points.unshift({
      id: insured.id,
      lead: 'Cobertura do INSS.',
      text: 'Ela continua por um tempo depois de parar de pagar. O extrato CNIS da pessoa mostra as datas: pergunte no 135. Já podia se aposentar, ou parou de pagar por doença? Pode haver pensão mesmo assim.',
      citations: insured.citations,
    });
  }
  return points;
}

/** What is often taken for cover of the deceased, and is none; beside every result. */
export const noCover: OpenPoint = {
  id: 'noCover',
  lead: 'A pessoa recebia só o BPC (LOAS) ou uma pensão?',
  text: 'O BPC não deixa pensão, e a pensão que a pessoa recebia, em regra, também não. Só há pensão se ela tinha direito a outro benefício ou ainda estava coberta.',
  citations: ['loas-21', 'lei-8213-15', 'lei-8213-102-2'],
};

/** Beside every result of who is left alone: of these two pensions one is chosen. */
export const otherPension: OpenPoint = {
  id: 'otherPension',
  lead: 'Quem ficou já recebe pensão de outro casamento ou união?',
  text: 'Duas do INSS não se somam: escolhe-se uma. Compare valor e duração antes. Se a outra é de servidor ou militar, em regra as duas são pagas, e a menor pode ser reduzida.',
  citations: ['lei-8213-124', 'ec-103-24', 'ec-103-24-1'],
};

const leftOutWords: Record<(typeof notConsidered)[number]['id'], { lead: string; text: string }> = {
  accumulationWithRetirement: {
    lead: 'Pensão junto com aposentadoria.',
    text: 'A menor é reduzida. Aqui entra só a aposentadoria que você informar.',
  },
  baseOfNonRetired: {
    lead: 'A base de quem não era aposentado.',
    text: 'O INSS calcula a aposentadoria por incapacidade que a pessoa teria.',
  },
  yearlyAdjustment: { lead: 'Reajustes.', text: 'Os valores mudam todo ano.' },
  separationInFact: { lead: 'Separação sem divórcio.', text: 'Pode mudar quem divide.' },
  presumedDeath: {
    lead: 'Desaparecimento, com morte presumida.',
    text: 'Paga-se desde a decisão do juiz.',
  },
  homicideOrFraud: { lead: 'Perda por crime ou por fraude.', text: 'A lei trata à parte.' },
};

/** The order in which most people meet them. */
const leftOutOrder = Object.keys(leftOutWords);

/** Of a death before the reform it hangs on when the right to the retirement came. */
const besideOldPension =
  'Se o direito à aposentadoria de quem ficou também veio antes de 13 de novembro de 2019, em regra as duas são pagas inteiras. Se veio depois, a menor pode ser reduzida.';

/** What no answer of the form reaches; all its sources stand in the text of the page. */
export const leftOutFor = (death: IsoDate): OpenPoint[] =>
  notConsidered
    .map(({ id, citations }) => ({
      id,
      citations: id === 'accumulationWithRetirement' ? citations : [],
      ...leftOutWords[id],
      ...(id === 'accumulationWithRetirement' && death < reform && { text: besideOldPension }),
    }))
    .sort((one, other) => leftOutOrder.indexOf(one.id) - leftOutOrder.indexOf(other.id));
