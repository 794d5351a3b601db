import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { keysOf } from '#law/keyed.ts';
import type { IncomePerPerson } from '#rules/bpc-income/bpc-income.ts';
import { cases } from '#rules/bpc-income/proof/cases.ts';
import {
  answersWith,
  elder,
  income,
  person,
  resident,
  wage,
} from '#rules/bpc-income/proof/households.ts';
import { anyCases } from '#tests/tools/any-case.ts';
import { figuresOf } from '#tests/tools/figures.ts';
import { celia, tereza } from '#tests/tools/households.ts';
import { plain } from '#tests/tools/plain.ts';
import { resultPage, testsDay } from '#tests/tools/result-page.tsx';
import { saidBy } from '#tests/tools/said-by.tsx';
import { benefitPath, toolPath } from '#texts/paths.ts';
import { formatCents } from '#words/money.ts';
import { titleOf } from './Account.tsx';
import { assess } from './assess.ts';
import { answerOf, citationsOf, result as part } from './BpcIncomeResultView.tsx';
import { bpcIncomeCitations } from './citations.ts';
import { criteriaInWords, doubtsOf, limitInWords } from './criteria.ts';
import { divisionInWords, namesOf, sumInWords } from './per-person-words.ts';
import { questions } from './questions.ts';
import { relationName } from './relationship-words.ts';
import { sayOf } from './say.ts';
import { hasTwoWays, mayHaveFamilyAllowance } from './when.ts';

const money = (cents: number) => plain(formatCents(cents));

const people = [
  ...cases.map(({ facts }) => facts),
  ...anyCases(questions, part, 300).map(({ answers }) => answers),
].map((answers) => ({ answers, ...assess(answers, testsDay) }));

/** Each way to count, with its sums. */
const waysOf = ({ result }: (typeof people)[number]) => [
  result.withBolsaFamilia,
  ...(hasTwoWays(result) ? [result.withoutBolsaFamilia] : []),
];
const endsOf = ({ lowest, highest = lowest }: IncomePerPerson) => [lowest, highest];
const isKnown = ({ tellsNothing }: IncomePerPerson) => !tellsNothing;

/** What a way comes to, in figures: one, or from the least to the most. */
const rangeOf = (way: IncomePerPerson) => [
  ...new Set(endsOf(way).map(({ perPerson }) => money(perPerson))),
];

describe('a conta escrita, de quaisquer respostas', () => {
  it('a soma tem o que cada um tem, e a divisão o que a regra dividiu, e diz se arredondou', () => {
    for (const each of people)
      for (const sum of waysOf(each).flatMap(endsOf)) {
        const amounts = [...sum.terms.map(({ cents }) => cents), sum.ofFamily].filter(
          (cents, place) => place < sum.terms.length || cents > 0,
        );
        const written = sumInWords(sum, namesOf(each.result.members));
        expect(plain(written).match(/R\$ [\d.,]+/g)).toEqual(amounts.map(money));
        expect(figuresOf(divisionInWords(sum))).toEqual([
          money(sum.sum),
          String(sum.members),
          money(sum.perPerson),
        ]);
        expect(divisionInWords(sum).includes('arredondado')).toBe(!sum.isExact);
      }
  });

  it('a linha diz cada modo de contar, na sua ordem; o que não tem fim, “ou mais”', () => {
    for (const each of people) {
      const ways = waysOf(each);
      const told = ways.some(isKnown) ? ways.filter((way, place) => place > 0 || isKnown(way)) : [];
      const line = sayOf(each).first('summary') ?? '';
      expect(figuresOf(line)).toEqual(told.flatMap(rangeOf));
      expect(line.match(/ou mais/g) ?? []).toHaveLength(told.filter((way) => !way.highest).length);
      expect(line.includes('Falta saber')).toBe(told.length < ways.length);
      expect(criteriaInWords(each).filter(({ asks }) => asks.includes('R$'))).toHaveLength(
        ways.length,
      );
      for (const way of ways.filter(isKnown)) {
        const excess = way.lowest.perPerson - way.quarter.perPerson;
        const isOver = rangeOf(way).length === 1 && way.highest && way.quarter.verdict === 'unmet';
        expect(figuresOf(limitInWords({ ...each, way }))).toEqual([
          ...rangeOf(way),
          ...(isOver ? [money(excess)] : []),
        ]);
      }
    }
  });

  it('exatamente o limite não se diz como o que fica abaixo', () => {
    const [below, exactly, least] = [40_524, 40_525, 1].map((cents) => {
      const applicant = elder(income('work', cents));
      return limitInWords(assess(answersWith([], { applicant }), testsDay)).replace(
        /R\$\s[\d.,]+/,
        '',
      );
    });
    expect([below === exactly, below === least]).toEqual([false, true]);
  });
});

describe('quem e o quê, de quaisquer respostas', () => {
  it('cada pessoa e cada renda: dentro, fora ou por conferir, como a regra diz', () => {
    const who = { met: /^Entra/, unmet: /^Não entra/, unknown: /^Falta/ };
    const what = { counts: /^Entra/, leftOut: /^Fica fora/, unknown: /^Falta/ };
    for (const each of people) {
      const { members, incomes } = each.result;
      const names = namesOf(members);
      const say = sayOf(each);
      expect(new Set(names.values()).size).toBe(names.size);
      for (const { reason, verdict } of members)
        expect(say.one('account', `pessoa-${reason}`)).toMatch(who[verdict]);
      for (const one of incomes) {
        expect(say.one('account', `renda-${one.reason}`)).toMatch(what[one.treatment]);
        if (one.cents !== undefined) expect(plain(titleOf(one, names))).toContain(money(one.cents));
      }
    }
  });

  it('cada dúvida só quando as respostas a tocam, e cada fonte viaja com a página', () => {
    for (const each of people) {
      const { flags, withBolsaFamilia } = each.result;
      const isSaid = (id: string) => doubtsOf(each.result).some((doubt) => doubt.id === id);
      expect(isSaid('otherProofOfNeed')).toBe(withBolsaFamilia.quarter.verdict !== 'met');
      for (const flag of keysOf(flags).filter((one) => one !== 'countsBolsaFamilia'))
        expect(isSaid(flag), flag).toBe(flags[flag]);
      expect(isSaid('countsBolsaFamilia')).toBe(
        flags.countsBolsaFamilia && !flags.bolsaFamiliaDecides,
      );
      expect(citationsOf(each).filter((key) => !bpcIncomeCitations.includes(key))).toEqual([]);
    }
  });

  it.each([
    ['no limite', celia],
    ['com e sem Bolsa Família', tereza],
  ])('%s: tudo está na página', async (_, told) => {
    const said = (await resultPage('renda-bpc', questions, part, told)).text();
    const known = assess(part.answersFrom(told, testsDay), testsDay);
    const { one } = sayOf(known);
    const { members, incomes } = known.result;
    for (const words of [
      ...criteriaInWords(known).map((criterion) => criterion.told),
      ...members.map(({ reason }) => one('account', `pessoa-${reason}`)),
      ...incomes.map(({ reason }) => one('account', `renda-${reason}`)),
      ...doubtsOf(known.result).map(({ id }) => one('words', `duvida-${id}`).split('** ')[1] ?? ''),
    ])
      expect(said).toContain(plain(words));
  });
});

describe('a resposta, quaisquer que sejam as outras', () => {
  const answers = people.map((each) => ({
    ...each,
    ...saidBy(answerOf(each)),
    ways: [each.result.withBolsaFamilia, each.result.withoutBolsaFamilia].map(
      ({ quarter }) => quarter.verdict,
    ),
  }));

  it('só quem não tem nada contra, e cabe, lê para pedir; os outros, o que há em lugar disso', () => {
    const instead = {
      hasBpc: toolPath('prazo-do-recurso'),
      hasAuxilioInclusao: benefitPath('auxilio-inclusao'),
      neitherAgeNorDisability: benefitPath('auxilio-doenca'),
      ownBenefit: money(wage),
      ownWork: '**Pergunte sobre o trabalho**',
      disabilityNotTold: '',
    };
    for (const { result, steps, ways } of answers) {
      const [hindrance = 'disabilityNotTold'] = result.beside.hindrances;
      const asks = steps.some((step) => /^\*\*Peça o BPC/.test(step));
      expect(steps.join()).toContain(instead[hindrance]);
      if (hindrance !== 'disabilityNotTold') expect(asks, hindrance).toBe(false);
      else if (ways.includes('met')) expect(asks).toBe(true);
    }
  });

  it('para quem já recebe, passar neste mês não é um veredito', () => {
    for (const { result, verdict, ways } of answers)
      if (ways.every((way) => way === 'unmet'))
        expect(/passa/.test(verdict)).toBe(!result.beside.hindrances.includes('hasBpc'));
  });

  it('acima do limite, os gastos de saúde que se provam: ditos, se alguém não disse que não há', () => {
    for (const { answers: told, result, card, ways } of answers)
      if (ways.every((way) => way === 'unmet') && !result.beside.hindrances.includes('hasBpc'))
        expect(/gastos|fralda/i.test(card)).toBe(told.hasHealthExpenses !== false);
  });
});

it('o benefício de outra pessoa que a lei deixa de fora está na resposta, e só ele', () => {
  for (const each of people) {
    const leftOut = each.result.incomes
      .filter(({ reason }) => ['benefitUpToOneWage', 'bpcOfAnotherMember'].includes(reason))
      .map(({ personId }) => personId);
    const { card } = saidBy(answerOf(each));
    for (const { personId, relationship } of each.result.members)
      if (leftOut.includes(personId) && relationship !== 'applicant')
        expect(card).toContain(`(${relationName(relationship)})`);
    expect(/\([a-zãç ]+\),/.test(card)).toBe(leftOut.length > 0);
  }
});

const earner = person(income('work', wage));
it.each([
  ['pai de criança que pede', [resident('father', earner)], true],
  ['mulher, com criança', [resident('spouseOrPartner', earner), resident('child')], true],
  ['filho adulto, sem criança', [resident('child', earner)], false],
])('salário de %s: fala do salário-família?', (_, residents, isTold) => {
  expect(mayHaveFamilyAllowance(assess(answersWith(residents), testsDay))).toBe(isTold);
});

it('quem já recebe, com alguém de 65 anos: os dois valores estão na resposta', () => {
  const spouse = resident('spouseOrPartner', {
    ...person(income('inssBenefit', wage)),
    ageBand: 'aged65',
  });
  const known = assess(answersWith([spouse], { isBpcAlreadyGranted: true }), testsDay);
  expect(figuresOf(saidBy(answerOf(known)).verdict)).toEqual(
    expect.arrayContaining(rangeOf(known.way)),
  );
});

it('na mensagem, a conta depois de um não não é um pedido', async () => {
  const [asked, refused] = await Promise.all(
    (['request', 'refused'] as const).map((purpose) =>
      resultPage('renda-bpc', questions, part, { ...celia, purpose }),
    ),
  );
  expect(refused?.message.filter((line) => !asked?.message.includes(line))).toHaveLength(1);
});

describe('o ano do salário mínimo', () => {
  it.each([
    ['2026-12-31', undefined],
    ['2027-01-01', 2027],
    ['2020-03-01', 2020],
  ])('em %s: o último conhecido, e diz que falta o de %s', (date, missing) => {
    const { year, missingYear, result } = assess(answersWith([]), isoDate(date));
    expect([year, missingYear, result.wage.value]).toEqual([2026, missing, wage]);
  });

  it('outros erros não são engolidos', () => {
    const bad = { ...answersWith([]), applicant: undefined as never };
    expect(() => assess(bad, testsDay)).toThrow(TypeError);
  });
});
