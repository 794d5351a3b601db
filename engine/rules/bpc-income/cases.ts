import type { Verdict } from '../criterion.ts';
import type { BpcIncomeAnswers, Income, IncomeKind, Person, Resident } from './answers.ts';

/** One way to do the sum, with its verdicts against a quarter and half of the wage. */
interface ExpectedFigures {
  readonly sum: number;
  readonly members: number;
  readonly perPerson: number;
  /** Of the reading with most income per person, where it is another. Absent: the same. */
  readonly highest?: { readonly sum: number; readonly members: number } | 'open';
  readonly quarter: Verdict;
  readonly half: Verdict;
}

/** A worked case: all amounts in cents; the minimum wage of 2026 is 162 100, its quarter 40 525. */
interface WorkedCase {
  /** In Portuguese: it is the title of the test. */
  readonly title: string;
  /** Section of the law facts, or the arithmetic written out. */
  readonly source: string;
  readonly answers: BpcIncomeAnswers;
  readonly withBolsaFamilia: ExpectedFigures;
  /** Absent: the same as with it. */
  readonly withoutBolsaFamilia?: ExpectedFigures;
}

export const wage = 162_100;

export const income = (kind: IncomeKind, cents?: number): Income => ({ kind, cents });

/** Someone under 65 and without disability, unless told otherwise. */
export const person = (...incomes: Income[]): Person => ({
  ageBand: 'under65',
  hasDisability: false,
  incomes,
});

export const elder = (...incomes: Income[]): Person => ({
  ...person(...incomes),
  ageBand: 'over65',
});

export const withDisability = (...incomes: Income[]): Person => ({
  ...person(...incomes),
  hasDisability: true,
});

/** A single resident with the relationship, told apart by it. */
export const resident = (
  relationship: Resident['relationship'],
  someone: Person = person(),
  more: Partial<Resident> = {},
): Resident => ({ id: relationship, relationship, civilStatus: 'single', ...someone, ...more });

/** An applicant over 65 without income, a request, no Bolsa Família, no health expenses. */
export const answersWith = (
  residents: readonly Resident[],
  more: Partial<BpcIncomeAnswers> = {},
): BpcIncomeAnswers => ({
  applicant: elder(),
  residents,
  bolsaFamiliaCents: 0,
  isBpcAlreadyGranted: false,
  hasHealthExpenses: false,
  ...more,
});

export const cases: readonly WorkedCase[] = [
  {
    title: 'mora sozinha e não tem renda',
    source: '1.3: 0 ÷ 1 = 0',
    answers: answersWith([]),
    withBolsaFamilia: { sum: 0, members: 1, perPerson: 0, quarter: 'met', half: 'met' },
  },
  {
    title: 'Célia, José, Rita e Davi: exatamente um quarto do salário mínimo, “igual ou inferior”',
    source:
      '0 e 1.3: José, 70, 162 100 fora (§ 14); Rita 162 100 ÷ 4 pessoas = 40 525; o neto não entra',
    answers: answersWith([
      resident('spouseOrPartner', elder(income('inssBenefit', wage))),
      resident('child', person(income('work', wage)), { id: 'Rita' }),
      resident('child', person(), { id: 'Davi' }),
      resident('grandchild'),
    ]),
    withBolsaFamilia: { sum: 162_100, members: 4, perPerson: 40_525, quarter: 'met', half: 'met' },
  },
  {
    title: 'um centavo de soma acima de um quarto: o arredondamento não salva',
    source: '162 101 ÷ 4 = 40 525,25; 162 101 × 4 = 648 404 > 648 400 = 162 100 × 4',
    answers: answersWith([
      resident('spouseOrPartner'),
      resident('child', person(income('work', wage + 1)), { id: 'Rita' }),
      resident('child', person(), { id: 'Davi' }),
    ]),
    withBolsaFamilia: {
      sum: 162_101,
      members: 4,
      perPerson: 40_526,
      quarter: 'unmet',
      half: 'met',
    },
  },
  {
    title: 'divisão que não é exata, logo abaixo de um quarto',
    source: '121 574 ÷ 3 = 40 524,67; 121 574 × 4 = 486 296 < 486 300 = 162 100 × 3',
    answers: answersWith([
      resident('mother', person(income('work', 121_574))),
      resident('sibling'),
    ]),
    withBolsaFamilia: { sum: 121_574, members: 3, perPerson: 40_525, quarter: 'met', half: 'met' },
  },
  {
    title: 'divisão que não é exata, logo acima de um quarto',
    source: '121 576 ÷ 3 = 40 525,33; 121 576 × 4 = 486 304 > 486 300 = 162 100 × 3',
    answers: answersWith([
      resident('mother', person(income('work', 121_576))),
      resident('sibling'),
    ]),
    withBolsaFamilia: {
      sum: 121_576,
      members: 3,
      perPerson: 40_526,
      quarter: 'unmet',
      half: 'met',
    },
  },
  {
    title: 'exatamente meio salário mínimo por pessoa',
    source: '0: 162 100 ÷ 2 pessoas = 81 050',
    answers: answersWith([resident('spouseOrPartner', person(income('work', wage)))]),
    withBolsaFamilia: { sum: wage, members: 2, perPerson: 81_050, quarter: 'unmet', half: 'met' },
  },
  {
    title: 'um centavo acima de meio salário mínimo por pessoa',
    source: '162 101 ÷ 2 = 81 050,5; 162 101 × 2 = 324 202 > 324 200 = 162 100 × 2',
    answers: answersWith([resident('spouseOrPartner', person(income('work', wage + 1)))]),
    withBolsaFamilia: {
      sum: 162_101,
      members: 2,
      perPerson: 81_051,
      quarter: 'unmet',
      half: 'unmet',
    },
  },
  {
    title:
      'casal, e ele, acima de 65, recebe um salário mínimo do INSS: o benefício sai, a pessoa fica',
    source: '1.3, § 14: 0 ÷ 2 pessoas = 0',
    answers: answersWith([resident('spouseOrPartner', elder(income('inssBenefit', wage)))]),
    withBolsaFamilia: { sum: 0, members: 2, perPerson: 0, quarter: 'met', half: 'met' },
  },
  {
    title: 'benefício de um centavo acima do salário mínimo conta inteiro',
    source: '1.3, TNU Tema 369: 162 101 ÷ 2 = 81 050,5',
    answers: answersWith([resident('spouseOrPartner', elder(income('inssBenefit', wage + 1)))]),
    withBolsaFamilia: {
      sum: 162_101,
      members: 2,
      perPerson: 81_051,
      quarter: 'unmet',
      half: 'unmet',
    },
  },
  {
    title: 'pensão de até um salário mínimo de quem não passou de 65 nem tem deficiência conta',
    source: '1.3, § 14 (“acima de 65 anos”): 162 100 ÷ 2 = 81 050',
    answers: answersWith([resident('mother', person(income('inssBenefit', wage)))]),
    withBolsaFamilia: { sum: wage, members: 2, perPerson: 81_050, quarter: 'unmet', half: 'met' },
  },
  {
    title: 'a pensão de um salário mínimo de quem pede não fica de fora',
    source: '1.3, § 14 fala de outra pessoa da família: 162 100 ÷ 1 = 162 100',
    answers: answersWith([], { applicant: elder(income('inssBenefit', wage)) }),
    withBolsaFamilia: {
      sum: wage,
      members: 1,
      perPerson: wage,
      quarter: 'unmet',
      half: 'unmet',
    },
  },
  {
    title: 'outra pessoa da família já recebe BPC',
    source: '1.1 (§ 15) e 1.3 (§ 14): 0 ÷ 3 = 0',
    answers: answersWith([
      resident('mother'),
      resident('sibling', withDisability(income('bpc', wage))),
    ]),
    withBolsaFamilia: { sum: 0, members: 3, perPerson: 0, quarter: 'met', half: 'met' },
  },
  {
    title: 'Bolsa Família muda o resultado: acima com ele, dentro sem ele',
    source: '1.3: com, (60 000 + 65 000) ÷ 3 = 41 666,67; sem, 60 000 ÷ 3 = 20 000',
    answers: answersWith(
      [resident('mother', person(income('work', 60_000))), resident('sibling')],
      { bolsaFamiliaCents: 65_000 },
    ),
    withBolsaFamilia: {
      sum: 125_000,
      members: 3,
      perPerson: 41_667,
      quarter: 'unmet',
      half: 'met',
    },
    withoutBolsaFamilia: {
      sum: 60_000,
      members: 3,
      perPerson: 20_000,
      quarter: 'met',
      half: 'met',
    },
  },
  {
    title: 'Bolsa Família de valor não sabido: com ele falta conferir, sem ele há resultado',
    source: '1.3: com, de 60 000 ÷ 3 = 20 000 para cima; sem, 20 000',
    answers: answersWith(
      [resident('mother', person(income('work', 60_000))), resident('sibling')],
      { bolsaFamiliaCents: undefined },
    ),
    withBolsaFamilia: {
      sum: 60_000,
      members: 3,
      perPerson: 20_000,
      highest: 'open',
      quarter: 'unknown',
      half: 'unknown',
    },
    withoutBolsaFamilia: {
      sum: 60_000,
      members: 3,
      perPerson: 20_000,
      quarter: 'met',
      half: 'met',
    },
  },
  {
    title:
      'estágio, jovem aprendiz e auxílio de barragem ficam de fora, bico e pensão alimentícia não',
    source: '1.3: 20 000 + 30 000 = 50 000; 50 000 ÷ 4 = 12 500',
    answers: answersWith([
      resident('mother', person(income('occasionalWork', 20_000), income('damIndemnity', 90_000))),
      resident('sibling', person(income('estagioOuAprendizagem', 80_000)), { id: 'irma' }),
      resident('sibling', person(income('pensaoAlimenticia', 30_000)), { id: 'irmao' }),
    ]),
    withBolsaFamilia: { sum: 50_000, members: 4, perPerson: 12_500, quarter: 'met', half: 'met' },
  },
  {
    title: 'avó, genro, tio, sobrinho e neto moram na casa e nada mudam',
    source: '1.2, lista fechada: 0 ÷ 1 = 0',
    answers: answersWith([
      resident('grandparent', elder(income('inssBenefit', 300_000))),
      resident('childInLaw', person(income('work', 200_000))),
      resident('uncleOrAunt', person(income('work', 200_000))),
      resident('nephewOrNiece', person(income('work', 200_000))),
      resident('grandchild', person(income('work', 200_000))),
      resident('other', person(income('work', 200_000))),
    ]),
    withBolsaFamilia: { sum: 0, members: 1, perPerson: 0, quarter: 'met', half: 'met' },
  },
  {
    title: 'filha casada e irmão viúvo não entram; a renda deles também não',
    source: '1.2 (Portaria Conjunta 34/2025, art. 7º): 40 525 ÷ 1 = 40 525',
    answers: answersWith(
      [
        resident('child', person(income('work', 500_000)), {
          civilStatus: 'marriedOrUniaoEstavel',
        }),
        resident('sibling', person(income('work', 500_000)), { civilStatus: 'formerlyMarried' }),
      ],
      { applicant: elder(income('occasionalWork', 40_525)) },
    ),
    withBolsaFamilia: { sum: 40_525, members: 1, perPerson: 40_525, quarter: 'met', half: 'met' },
  },
  {
    title: 'padrasto entra na falta do pai; madrasta não entra, porque a mãe mora na casa',
    source: '1.2: 100 000 ÷ 3 (quem pede, mãe, padrasto) = 33 333,33',
    answers: answersWith(
      [
        resident('mother'),
        resident('stepfather', person(income('work', 100_000))),
        resident('stepmother', person(income('work', 900_000))),
      ],
      { applicant: withDisability() },
    ),
    withBolsaFamilia: { sum: 100_000, members: 3, perPerson: 33_334, quarter: 'met', half: 'met' },
  },
  {
    title: 'menor sob guarda, sem renda: com ele a conta cabe em um quarto, sem ele não',
    source: '1.2 [U]: 100 000 ÷ 3 = 33 333,33 com; 100 000 ÷ 2 = 50 000 sem',
    answers: answersWith([
      resident('spouseOrPartner', person(income('work', 100_000))),
      resident('minorUnderGuarda'),
    ]),
    withBolsaFamilia: {
      sum: 100_000,
      members: 3,
      perPerson: 33_334,
      highest: { sum: 100_000, members: 2 },
      quarter: 'unknown',
      half: 'met',
    },
  },
  {
    title: 'menor sob guarda que não muda o resultado: dentro de um quarto com ele e sem ele',
    source: '1.2 [U]: 60 000 ÷ 3 = 20 000 com; 60 000 ÷ 2 = 30 000 sem',
    answers: answersWith([
      resident('spouseOrPartner', person(income('work', 60_000))),
      resident('minorUnderGuarda'),
    ]),
    withBolsaFamilia: {
      sum: 60_000,
      members: 3,
      perPerson: 20_000,
      highest: { sum: 60_000, members: 2 },
      quarter: 'met',
      half: 'met',
    },
  },
  {
    title:
      'auxílio-inclusão e o salário de quem o recebe ficam de fora para manter o BPC de outra pessoa',
    source: '1.3, art. 26-A, § 3º: 0 ÷ 2 = 0',
    answers: answersWith(
      [
        resident(
          'sibling',
          withDisability(
            income('auxilioInclusao', 81_050),
            income('workWithAuxilioInclusao', 200_000),
          ),
        ),
      ],
      { isBpcAlreadyGranted: true },
    ),
    withBolsaFamilia: { sum: 0, members: 2, perPerson: 0, quarter: 'met', half: 'met' },
  },
  {
    title: 'auxílio-inclusão e o salário de quem o recebe contam num pedido novo',
    source: '1.3, art. 26-A, § 3º (só para manutenção): (81 050 + 200 000) ÷ 2 = 140 525',
    answers: answersWith([
      resident(
        'sibling',
        withDisability(
          income('auxilioInclusao', 81_050),
          income('workWithAuxilioInclusao', 200_000),
        ),
      ),
    ]),
    withBolsaFamilia: {
      sum: 281_050,
      members: 2,
      perPerson: 140_525,
      quarter: 'unmet',
      half: 'unmet',
    },
  },
  {
    title: 'salário não sabido, mas o que já foi dito passa de um quarto',
    source: '200 000 ÷ 3 = 66 666,67 para cima: acima de 40 525 em qualquer caso',
    answers: answersWith([
      resident('mother', person(income('work', 200_000))),
      resident('sibling', person(income('work'))),
    ]),
    withBolsaFamilia: {
      sum: 200_000,
      members: 3,
      perPerson: 66_667,
      highest: 'open',
      quarter: 'unmet',
      half: 'unknown',
    },
  },
  {
    title: 'aposentadoria de servidor do marido de 66 anos, de um salário: as duas contas',
    source: 'law-facts-3 A, H5: de fora, 0 ÷ 2 = 0; na soma, 162 100 ÷ 2 = 81 050',
    answers: answersWith([
      resident('spouseOrPartner', elder(income('publicServantBenefit', wage))),
    ]),
    withBolsaFamilia: {
      sum: 0,
      members: 2,
      perPerson: 0,
      highest: { sum: 162_100, members: 2 },
      quarter: 'unknown',
      half: 'met',
    },
  },
  {
    title: 'a mesma, um centavo acima de um salário, conta inteira',
    source: 'law-facts 1.3: § 14 só até um salário; 162 101 ÷ 2 = 81 050,5, para cima 81 051',
    answers: answersWith([
      resident('spouseOrPartner', elder(income('publicServantBenefit', wage + 1))),
    ]),
    withBolsaFamilia: {
      sum: 162_101,
      members: 2,
      perPerson: 81_051,
      quarter: 'unmet',
      half: 'unmet',
    },
  },
  {
    title: 'aposentadoria de servidor de quem tem menos de 65 e nenhuma deficiência conta',
    source: 'law-facts 1.3: § 14 é de quem passou de 65 ou tem deficiência; 162 100 ÷ 2 = 81 050',
    answers: answersWith([
      resident('spouseOrPartner', person(income('publicServantBenefit', wage))),
    ]),
    withBolsaFamilia: {
      sum: 162_100,
      members: 2,
      perPerson: 81_050,
      quarter: 'unmet',
      half: 'met',
    },
  },
  {
    title: 'Pé-de-Meia da filha fica fora, e ela continua na divisão',
    source: 'law-facts-3 A, H6: Lei 14.818/2024, art. 3º, § 2º; 60 000 ÷ 3 = 20 000',
    answers: answersWith([
      resident('mother', person(income('work', 60_000))),
      resident('child', person(income('peDeMeia', 20_000)), { civilStatus: 'single' }),
    ]),
    withBolsaFamilia: {
      sum: 60_000,
      members: 3,
      perPerson: 20_000,
      quarter: 'met',
      half: 'met',
    },
  },
  {
    title: 'irmão de estado civil não dito, com salário: falta conferir',
    source: 'sem ele 0 ÷ 1 = 0; com ele 150 000 ÷ 2 = 75 000',
    answers: answersWith([
      resident('sibling', person(income('work', 150_000)), { civilStatus: undefined }),
    ]),
    withBolsaFamilia: {
      sum: 0,
      members: 1,
      perPerson: 0,
      highest: { sum: 150_000, members: 2 },
      quarter: 'unknown',
      half: 'met',
    },
  },
];
