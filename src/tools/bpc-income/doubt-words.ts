import type { CitationKey } from '#law/citations.ts';
import { keysOf } from '#law/keyed.ts';
import type { BpcIncomeResult } from '#rules/bpc-income/bpc-income.ts';
import { type BpcIncomeFlags, flagCitations } from '#rules/bpc-income/flags.ts';
import type { notConsidered } from '#rules/bpc-income/not-considered.ts';

interface Doubt {
  title: string;
  text: string;
}

/** Told with the doubt about Bolsa Família itself. */
const decides = ' Nesta conta, ele muda a comparação com o limite.';

const doubts: Record<Exclude<keyof BpcIncomeFlags, 'bolsaFamiliaDecides'>, Doubt> = {
  countsBolsaFamilia: {
    title: 'Bolsa Família.',
    text: 'O INSS conta desde junho de 2025. Na Justiça há decisões diferentes.',
  },
  divisorDoubt: {
    title: 'Divisão.',
    text: 'O benefício sai da soma e a pessoa continua na divisão. A Justiça às vezes calcula de outro modo.',
  },
  healthExpensesDoubt: {
    title: 'Gastos de saúde.',
    text: 'O INSS desconta um valor fixo por mês pelo que o SUS não deu: remédio, consulta, fralda, comida especial ou Centro-Dia. Um gasto maior se prova com recibos. Se o INSS não aceita, a Justiça pode olhar.',
  },
  guardaDoubt: {
    title: 'Guarda.',
    text: 'A lei fala em tutela. Há dúvida se menor sob guarda também entra. Por isso há duas contas.',
  },
  stepparentDoubt: {
    title: 'Padrasto ou madrasta.',
    text: 'A lei não diz com clareza quem entra quando outra pessoa já ocupa o lugar.',
  },
  severalBenefitsDoubt: {
    title: 'Mais de um benefício.',
    text: 'A lei deixa de fora um benefício. Com dois ou mais da mesma pessoa, há dúvida.',
  },
  otherRegimeDoubt: {
    title: 'Benefício de servidor.',
    text: 'A lei fala em “benefício previdenciário”, sem dizer de qual regime. Por isso há duas contas. Peça que o INSS aplique a regra e guarde a resposta.',
  },
  aged65Doubt: {
    title: 'Aos 65 anos.',
    text: 'A lei fala em “acima de 65 anos”. Quem tem 65 pode ficar dentro ou fora, conforme a leitura.',
  },
  ownBenefitDoubt: {
    title: 'Seu benefício.',
    text: 'Em regra, o BPC não se soma a outro benefício de quem pede. Há quem possa escolher o melhor. Se houver troca, o benefício de hoje pode sair da conta da renda. Pergunte antes.',
  },
};

interface FoundedDoubt extends Doubt {
  id: string;
  citations: readonly CitationKey[];
}

/** Above the limit, or perhaps: other proof of need may be looked at. */
function otherProof({ withBolsaFamilia, notConsidered }: BpcIncomeResult): FoundedDoubt[] {
  if (withBolsaFamilia.quarter.verdict === 'met') return [];
  return notConsidered
    .filter(({ id }) => id === 'otherProofOfNeed')
    .map(({ id, citations }) => ({
      id,
      title: 'Acima do limite.',
      text: 'Isso não encerra a conversa. O INSS e a Justiça podem olhar outras provas, sem certeza de resultado.',
      citations,
    }));
}

/** The doubts that these answers touch, with where they come from. */
export const doubtsOf = (result: BpcIncomeResult): FoundedDoubt[] => [
  ...otherProof(result),
  ...keysOf(doubts)
    .filter((flag) => result.flags[flag])
    .map((flag) => ({
      id: flag,
      title: doubts[flag].title,
      text:
        flag === 'countsBolsaFamilia' && result.flags.bolsaFamiliaDecides
          ? doubts[flag].text + decides
          : doubts[flag].text,
      citations: flagCitations[flag],
    })),
];

type LeftAside = (typeof notConsidered)[number]['id'];

/** What the result leaves aside. */
export const notConsideredWords: Record<LeftAside, string> = {
  disabilityAssessment: 'A avaliação da deficiência.',
  cadUnicoCpfAndBiometrics: 'CadÚnico, CPF e biometria.',
  healthExpenses: 'O gasto de saúde acima do valor fixo.',
  widerLimit: 'Limite maior que um regulamento fixe.',
  otherProofOfNeed: 'Outras provas de necessidade.',
  courtsMayDivideOtherwise: 'Outro modo de dividir, na Justiça.',
  bolsaFamiliaTerm: 'Saída do Bolsa Família (fale com o CRAS antes de assinar um termo).',
  otherBenefitOfTheApplicant: 'Outro benefício seu, que em regra não se soma ao BPC.',
  monthOfTheIncome: 'O mês da renda: no pedido, vale a dessa data; para manter, a conta é outra.',
  peopleInInstitutions: 'Familiar internado ou acolhido em instituição, que não entra.',
};
