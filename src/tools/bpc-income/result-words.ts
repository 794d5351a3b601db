import { keysOf } from '#law/keyed.ts';
import { hangsOnLawOnly } from '#rules/bpc-income/doubt-of-law.ts';
import { memberReasons } from '#rules/bpc-income/family.ts';
import { flagCitations } from '#rules/bpc-income/flags.ts';
import { incomeReasons } from '#rules/bpc-income/income-reasons.ts';
import { notConsidered } from '#rules/bpc-income/not-considered.ts';
import { formatCents } from '#words/money.ts';
import { joined } from '#words/phrases.ts';
import { moneyFigure, named, type ResultWords } from '../sentences/result-words.ts';
import { expenseNames } from './expense-names.ts';
import { kindName } from './income-words.ts';
import { divisionInWords, rangeInWords } from './per-person-words.ts';
import { relationName } from './relationship-words.ts';
import {
  both,
  hangsOnAge65,
  hasTwoWays,
  healthStillMissing,
  hinders,
  isOldEnough,
  isOpenBothWays,
  isRefused,
  type Known,
  keepsByOtherSum,
  mayHaveFamilyAllowance,
  of,
  oneWay,
  paysMore,
} from './when.ts';

/** "fralda R$ 120,00 e comida especial R$ 147,00" */
const fixedInWords = ({ result: { healthExpenses } }: Known): string | undefined =>
  healthExpenses &&
  joined(
    (healthExpenses.told.length > 0 ? healthExpenses.told : healthExpenses.table).map(
      ({ kind, cents }) => `${expenseNames[kind]} ${formatCents(cents)}`,
    ),
  );

/** Another's benefit that the sum leaves out (LOAS, art. 20, § 14): often what the INSS counted. */
const benefitsLeftOut = ({ result: { incomes, members } }: Known): string[] =>
  incomes.flatMap(({ personId, kind, reason }) => {
    if (reason !== 'benefitUpToOneWage' && reason !== 'bpcOfAnotherMember') return [];
    const relation = members.find((member) => member.personId === personId)?.relationship;
    return relation && relation !== 'applicant'
      ? [`${kindName(kind)} (${relationName(relation)})`]
      : [];
  });

const room = ({ changes }: Known): number => changes?.room ?? Number.NaN;
const withOneWage = ({ changes }: Known) => changes?.ifEarnsOneWage;

/** Who has the BPC is judged by another sum. */
const isCompared = ({ result }: Known): boolean => !result.beside.hindrances.includes('hasBpc');

const tellsOnlyWithout = ({ result }: Known): boolean =>
  result.withBolsaFamilia.tellsNothing && !result.withoutBolsaFamilia.tellsNothing;

export const resultWords = {
  figures: {
    ano: ({ year }) => String(year),
    'salario-minimo': ({ result }) => formatCents(result.wage.value),
    limite: ({ way }) => formatCents(way.quarter.perPerson),
    metade: ({ way }) => formatCents(way.half.perPerson),
    'por-pessoa': ({ way }) => rangeInWords(way),
    acima: ({ way }) => formatCents(way.lowest.perPerson - way.quarter.perPerson),
    'com-bolsa': ({ result }) => rangeInWords(result.withBolsaFamilia),
    'sem-bolsa': ({ result }) => rangeInWords(result.withoutBolsaFamilia),
    divisao: ({ result }) => divisionInWords(result.withBolsaFamilia.lowest),
    cabe: (known) => formatCents(room(known)),
    passa: (known) => formatCents(-room(known)),
    'com-um-salario': (known) => moneyFigure(withOneWage(known)?.perPerson),
    'com-um-a-menos': ({ changes }) => moneyFigure(changes?.ifIdleLeaves?.perPerson),
    'menor-conta': ({ way }) => moneyFigure(way.lowest.perPerson),
    'maior-conta': ({ way }) => moneyFigure(way.highest?.perPerson),
    'gastos-que-faltam': (known) => moneyFigure(healthStillMissing(known)),
    'de-fora': (known) => joined(benefitsLeftOut(known)),
    gastos: fixedInWords,
    desconto: ({ result }) => moneyFigure(result.healthExpenses?.cents),
    'com-gastos': ({ way }) => way.lessHealth && rangeInWords(way.lessHealth),
  },
  parts: {
    answer: {
      'falta-renda': ({ way }) => way.tellsNothing,
      'manter-aos-65': (known) => keepsByOtherSum(known.result) && hangsOnAge65(known),
      'manter-pede-outra-conta': ({ result }) => keepsByOtherSum(result),
      'lei-deixa-duvida': (known) => isOpenBothWays(known) && hangsOnLawOnly(known.result),
      'falta-conferir': isOpenBothWays,
      'depende-do-bolsa': oneWay('unknown'),
      'passa-so-com-bolsa': both(oneWay('unmet'), oneWay('met')),
      cabe: oneWay('met'),
      passa: true,
      'gastos-podem': true,
    },
    decides: {
      'so-o-limite': (known) => isCompared(known) && known.way.tellsNothing,
      comparados: isCompared,
    },
    reason: {
      'aos-65': hangsOnAge65,
      'alem-da-renda.tem-bpc': hinders('hasBpc'),
      'alem-da-renda.auxilio-inclusao': hinders('hasAuxilioInclusao'),
      'alem-da-renda.nem-idade-nem-deficiencia': hinders('neitherAgeNorDisability'),
      'alem-da-renda.outro-beneficio': hinders('ownBenefit'),
      'alem-da-renda.trabalho': hinders('ownWork'),
      'alem-da-renda.falta-deficiencia': hinders('disabilityNotTold'),
      'alem-da-renda.avaliacao': ({ result: { beside, ageOrDisability } }) =>
        beside.hindrances.length === 0 && ageOrDisability.reason === 'disabilityNeedsAssessment',
      'fora-da-soma': (known) => benefitsLeftOut(known).length > 0,
      'conta.sem-bolsa': ({ result }) =>
        hasTwoWays(result) &&
        !result.withoutBolsaFamilia.tellsNothing &&
        !result.withBolsaFamilia.tellsNothing,
      'conta.falta-o-bolsa': tellsOnlyWithout,
      'conta.divisao': ({ result }) => !hasTwoWays(result) && result.withBolsaFamilia.isSettled,
      'salario-familia': mayHaveFamilyAllowance,
    },
    first: {
      negado: isRefused,
      'tem-bpc': of('hasBpc'),
      'auxilio-inclusao': of('hasAuxilioInclusao'),
      'nem-idade-nem-deficiencia': of('neitherAgeNorDisability'),
      'outro-beneficio-maior': both(of('ownBenefit'), paysMore),
      'outro-beneficio': of('ownBenefit'),
      trabalho: of('ownWork'),
      'falta-conferir': of('open'),
      gastos: of('fitsByHealth'),
      passa: of('passes'),
      cadunico: true,
    },
    second: {
      'tem-bpc-na-conta': ({ result: { beside } }) =>
        beside.hindrances[0] === 'hasBpc' && beside.noOtherBenefit.verdict === 'unmet',
      'tem-bpc-e-trabalha': both(of('hasBpc'), hinders('ownWork')),
      'tem-bpc': of('hasBpc'),
      'auxilio-inclusao': of('hasAuxilioInclusao'),
      'nem-idade-nem-deficiencia': of('neitherAgeNorDisability'),
      'outro-beneficio': of('ownBenefit'),
      trabalho: of('ownWork'),
      'negado-cabe': both(isRefused, of('fits', 'openByLaw')),
      'negado-gastos': both(isRefused, of('fitsByHealth')),
      'negado-falta': both(isRefused, of('open')),
      'negado-passa': isRefused,
      'cabe-com-idade': both(of('fits'), isOldEnough),
      cabe: of('fits'),
      'lei-deixa-duvida-com-idade': both(of('openByLaw'), isOldEnough),
      'lei-deixa-duvida': of('openByLaw'),
      'falta-conferir': of('open'),
      'gastos-com-idade': both(of('fitsByHealth'), isOldEnough),
      gastos: of('fitsByHealth'),
      cadunico: true,
    },
    third: {
      'negado-cadunico': both(isRefused, of('fits', 'openByLaw', 'open', 'fitsByHealth')),
      'na-justica': of('hasBpc', 'passes'),
      'nem-idade-nem-deficiencia': of('neitherAgeNorDisability'),
      'outro-beneficio-maior': both(of('ownBenefit'), paysMore),
      cadunico: of('hasAuxilioInclusao', 'ownBenefit', 'fitsByHealth'),
      'lei-deixa-duvida': of('openByLaw'),
      papeis: true,
    },
    account: {
      ...named('sem-valor menor maior maior-nao-fecha quarto metade salario'),
      ...named(...keysOf(memberReasons).map((reason) => `pessoa-${reason}` as const)),
      ...named(...keysOf(incomeReasons).map((reason) => `renda-${reason}` as const)),
    },
    mayChange: {
      cabe: (known) => room(known) > 0,
      'no-limite': (known) => room(known) === 0,
      passa: (known) => room(known) < 0,
      'um-salario-cabe': (known) => withOneWage(known)?.verdict === 'met',
      'um-salario-passa': (known) => withOneWage(known)?.verdict === 'unmet',
      'sai-alguem-cabe': ({ changes }) => changes?.ifIdleLeaves?.verdict === 'met',
      'sai-alguem-passa': ({ changes }) => changes?.ifIdleLeaves?.verdict === 'unmet',
      'trabalho-suspende': ({ changes }) => changes?.ownWork === 'suspends',
      'trabalho-entra': ({ changes }) => changes?.ownWork === 'entersTheSum',
      estagio: withOneWage,
      cadunico: ({ changes }) => changes,
      bolsa: (known) => hasTwoWays(known.result) && withOneWage(known),
    },
    summary: {
      'falta-renda': ({ way }) => way.tellsNothing,
      'falta-o-bolsa': tellsOnlyWithout,
      'com-e-sem-bolsa': ({ result }) => hasTwoWays(result),
      renda: true,
      assunto: true,
      limite: true,
    },
    message: { assunto: true },
    words: {
      ...named(
        'casa gastos-cabe gastos-passa gastos-aberto gastos-podem gastos-nao-sei gastos-tabela',
        'gastos-prova gastos-faltam gastos-mais gastos-antes pede-idade idade-aged65OrOlder',
        'idade-disabilityNeedsAssessment idade-neither idade-notTold pede-renda',
        'pede-renda-com-bolsa pede-renda-sem-bolsa limite-falta-renda limite-aberto limite-exato',
        'limite-cabe limite-passa limite-menor-passa pede-sem-beneficio beneficio-met',
        'beneficio-unmet beneficio-unknown pede-cadunico cadunico cadunico-mora-so',
        'duvida-otherProofOfNeed confira-severalSpouses confira-manyParents',
        'confira-applicantAlreadyReceives confira-keepsWithoutReason confira-bpcWithOtherBenefit',
      ),
      ...named(...keysOf(flagCitations).map((flag) => `duvida-${flag}` as const)),
      ...named(...notConsidered.map(({ id }) => `fora-${id}` as const)),
    },
  },
} as const satisfies ResultWords<Known>;
