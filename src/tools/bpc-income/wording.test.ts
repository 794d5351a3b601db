import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import {
  type BpcIncomeAnswers,
  incomeKinds,
  type Person,
  type Resident,
} from '#rules/bpc-income/answers.ts';
import { bpcIncome } from '#rules/bpc-income/bpc-income.ts';
import { incomeReasons } from '#rules/bpc-income/income-reasons.ts';
import { cases } from '#rules/bpc-income/proof/cases.ts';
import {
  answersWith,
  elder,
  income,
  person,
  resident,
  wage,
  withDisability,
} from '#rules/bpc-income/proof/households.ts';
import { figuresOf } from '#tests/tools/figures.ts';
import { recount } from '../questions/recount.ts';
import { assess } from './assess.ts';
import { chatLines } from './chat-lines.ts';
import { bpcIncomeCitations } from './citations.ts';
import { citationsOf } from './citations-of.ts';
import { criteriaInWords } from './criteria.ts';
import { doubtsOf, notConsideredWords } from './doubt-words.ts';
import { incomeEntryWords } from './income-reason-words.ts';
import { memberWords, namesOf } from './member-words.ts';
import { divisionInWords, headline, limitInWords, sumInWords } from './per-person-words.ts';
import { questions, type Told, type ToldPerson } from './questions.ts';

const personBy = ({ ageBand, hasDisability, incomes }: Person): ToldPerson => ({
  ageBand,
  hasDisability,
  hasIncome: incomes && incomes.length > 0,
  incomes: incomes?.map((income, index) => ({ ...income, id: String(index + 1) })),
});

/** What somebody with these answers about the income of a family would tell. */
const toldBy = (answers: BpcIncomeAnswers): Told => {
  const { isBpcAlreadyGranted: isGranted, bolsaFamiliaCents: cents } = answers;
  return {
    ...personBy(answers.applicant),
    purpose: isGranted === undefined ? undefined : isGranted ? 'keep' : 'request',
    residents: answers.residents.map(({ id, relationship, civilStatus, ...person }) => ({
      id,
      relationship,
      civilStatus,
      ...personBy(person),
    })),
    receivesBolsaFamilia: cents === undefined ? undefined : cents > 0,
    bolsaFamiliaCents: cents === 0 ? undefined : cents,
    hasHealthExpenses: answers.hasHealthExpenses,
  };
};

const today = isoDate('2026-11-20');
const assessed = (answers: BpcIncomeAnswers) => bpcIncome(answers, today);

const tereza = answersWith([resident('child', person(income('occasionalWork', 40_000)))], {
  bolsaFamiliaCents: 75_000,
});

/** Everything that the result says of these answers. */
function everyWord(answers: BpcIncomeAnswers): string[] {
  const result = assessed(answers);
  const names = namesOf(result.members);
  const ways = [result.withBolsaFamilia, result.withoutBolsaFamilia];
  return [
    headline(result),
    ...recount(questions, toldBy(answers), today).flatMap(({ question, answer }) => [
      question,
      answer,
    ]),
    ...result.members.flatMap((member) => Object.values(memberWords(member, names))),
    ...result.incomes.flatMap((each) => Object.values(incomeEntryWords(each, names, wage))),
    ...criteriaInWords(result).flatMap(({ asks, told }) => [asks, told]),
    ...doubtsOf(result).flatMap(({ title, text }) => [title, text]),
    ...ways.flatMap(({ lowest, highest = lowest }) =>
      [lowest, highest].flatMap((each) => [sumInWords(each, names), divisionInWords(each)]),
    ),
    ...chatLines(answers, assess(answers, today)).map(({ text }) => text),
  ];
}

describe('a conta escrita', () => {
  it('exemplo da Tereza: com e sem Bolsa Família', () => {
    const result = assessed(tereza);
    const names = namesOf(result.members);
    const { withBolsaFamilia, withoutBolsaFamilia } = result;
    expect(figuresOf(headline(result))).toEqual(['R$ 575,00', 'R$ 200,00']);
    const own = ['R$ 0,00', 'R$ 400,00', '1'];
    expect(figuresOf(sumInWords(withBolsaFamilia.lowest, names))).toEqual([...own, 'R$ 750,00']);
    expect(figuresOf(divisionInWords(withBolsaFamilia.lowest))).toEqual([
      'R$ 1.150,00',
      '2',
      'R$ 575,00',
    ]);
    expect(figuresOf(sumInWords(withoutBolsaFamilia.lowest, names))).toEqual(own);
    expect(figuresOf(limitInWords(withBolsaFamilia))).toEqual(['R$ 575,00', 'R$ 169,75']);
    expect(figuresOf(limitInWords(withoutBolsaFamilia))).toEqual(['R$ 200,00']);
  });

  it('sem Bolsa Família há uma conta só', () => {
    const result = assessed(answersWith([]));
    expect(figuresOf(headline(result))).toEqual(['R$ 0,00']);
    expect(figuresOf(divisionInWords(result.withBolsaFamilia.lowest))).toEqual([
      'R$ 0,00',
      '1',
      'R$ 0,00',
    ]);
    const ids = criteriaInWords(result).map(({ id }) => id);
    expect(ids).toContain('only');
    expect(ids).not.toContain('without');
  });

  it('exatamente o limite, e um centavo de soma a mais', () => {
    const wordsOf = (cents: number) =>
      limitInWords(
        assessed(answersWith([], { applicant: elder(income('work', cents)) })).withBolsaFamilia,
      );
    const wordsAlone = (cents: number) => wordsOf(cents).replace(/R\$\s[\d.,]+/, '');
    expect(figuresOf(wordsOf(40_526))).toEqual(['R$ 405,26', 'R$ 0,01']);
    expect(new Set([40_524, 40_525, 40_526].map(wordsAlone)).size).toBe(3);
    expect(wordsAlone(40_524)).toBe(wordsAlone(1));
  });

  it('centavo arredondado para cima, e dito', () => {
    const { lowest } = assessed(
      answersWith([resident('mother', person(income('work', 121_576))), resident('sibling')]),
    ).withBolsaFamilia;
    expect(figuresOf(divisionInWords(lowest))).toEqual(['R$ 1.215,76', '3', 'R$ 405,26']);
    expect(divisionInWords(lowest)).toContain('arredondado');
  });

  it('o que falta saber: de tanto a tanto, ou de tanto para cima', () => {
    const guarda = assessed(
      answersWith([
        resident('spouseOrPartner', person(income('work', 100_000))),
        resident('minorUnderGuarda'),
      ]),
    );
    for (const words of [headline(guarda), limitInWords(guarda.withBolsaFamilia)])
      expect(figuresOf(words)).toEqual(['R$ 333,34', 'R$ 500,00']);
    const open = assessed(
      answersWith([
        resident('mother', person(income('work', 200_000))),
        resident('sibling', person(income('work'))),
      ]),
    );
    for (const words of [headline(open), limitInWords(open.withBolsaFamilia)]) {
      expect(figuresOf(words)).toEqual(['R$ 666,67']);
      expect(words).toContain('ou mais');
    }
  });
});

describe('quem e o quê', () => {
  it('chama as pessoas pelo número e pelo parentesco, e diz quem não entra', () => {
    const { members } = assessed(answersWith([resident('mother'), resident('grandchild')]));
    const told = members.map((member) => memberWords(member, namesOf(members)));
    expect(told.map(({ title }) => title)).toEqual([
      'Você',
      'Pessoa 1 (mãe)',
      'Pessoa 2 (neto ou neta)',
    ]);
    expect(told.map(({ text }) => text.startsWith('Não'))).toEqual([false, false, true]);
  });

  it('diz que renda fica de fora e por quê', () => {
    const { members, incomes } = assessed(
      answersWith([resident('spouseOrPartner', elder(income('inssBenefit', wage)))]),
    );
    const [entry] = incomes.map((each) => incomeEntryWords(each, namesOf(members), wage));
    expect(figuresOf(entry?.title ?? '')).toEqual(['1', 'R$ 1.621,00']);
    expect(figuresOf(entry?.text ?? '')).toEqual(['R$ 1.621,00', '65']);
    expect(entry?.text).toContain('fora');
  });

  it('renda de que nada se sabe', () => {
    const { members, incomes } = assessed(
      answersWith([resident('mother', { incomes: undefined })]),
    );
    const told = incomes.map((each) => incomeEntryWords(each, namesOf(members), wage));
    expect(told.map(({ title }) => figuresOf(title))).toEqual([['1']]);
    expect(told[0]?.text).toContain('Falta');
  });
});

describe('conferir as respostas', () => {
  it('as rendas somadas, e cada pessoa pelo seu lugar', () => {
    const answers = answersWith(
      [
        resident('mother', elder(income('inssBenefit', wage)), { id: 'pessoa-1' }),
        resident('child', { incomes: undefined }, { id: 'pessoa-3', civilStatus: undefined }),
        resident('grandchild', { incomes: [] }, { id: 'pessoa-4', civilStatus: undefined }),
      ],
      {
        applicant: { ageBand: 'under65', incomes: [income('work', 5_000), {}] },
        bolsaFamiliaCents: 60_000,
        isBpcAlreadyGranted: undefined,
        hasHealthExpenses: true,
      },
    );
    const rows = recount(questions, toldBy(answers), today).map(({ question, answer, fieldId }) =>
      [fieldId, ...figuresOf(`${question} ${answer}`)].join(' | '),
    );
    for (const row of [
      'quem-pede-tem-renda | R$ 50,00',
      'pessoa-adicionar | 3',
      'pessoa-1-tem-renda | 1 | R$ 1.621,00',
      'pessoa-3-tem-renda | 2',
      'pessoa-4-parentesco | 3',
      'bolsa-familia | R$ 600,00',
    ])
      expect(rows).toContain(row);
  });
});

describe('dúvidas', () => {
  const idsOf = (...[residents, more]: Parameters<typeof answersWith>) =>
    doubtsOf(assessed(answersWith(residents, more))).map(({ id }) => id);

  it('cada uma só quando as respostas a tocam', () => {
    expect(idsOf([])).toEqual([]);
    expect(idsOf([resident('minorUnderGuarda')])).toEqual(['guardaDoubt']);
    expect(idsOf([resident('spouseOrPartner', elder(income('bpc', wage)))])).toEqual([
      'divisorDoubt',
    ]);
    expect(idsOf([], { applicant: elder(income('work', wage)), hasHealthExpenses: true })).toEqual([
      'otherProofOfNeed',
      'healthExpensesDoubt',
    ]);
  });

  it('Bolsa Família: diz quando decide', () => {
    const text = (cents: number) =>
      doubtsOf(assessed(answersWith([], { bolsaFamiliaCents: cents }))).find(
        ({ id }) => id === 'countsBolsaFamilia',
      )?.text;
    expect(text(40_525)).toBe(text(1));
    expect(text(40_526)).not.toBe(text(40_525));
  });
});

describe('a mensagem', () => {
  it('renda e saúde só vão se marcadas', () => {
    const answers = answersWith([], {
      applicant: { ...withDisability(income('work', 1_000)) },
      bolsaFamiliaCents: 60_000,
      isBpcAlreadyGranted: true,
      hasHealthExpenses: true,
    });
    const lines = chatLines(answers, assess(answers, today));
    const isSensitive = (id: string) => lines.find((line) => line.id === id)?.isSensitive ?? false;
    expect(lines.map(({ id }) => [id, isSensitive(id)])).toEqual([
      ['finalidade', true],
      ['idade', false],
      ['familia', false],
      ['renda', true],
      ['deficiencia', true],
      ['saude', true],
    ]);
    expect(figuresOf(lines.find(({ id }) => id === 'renda')?.text ?? '')).toEqual([
      'R$ 610,00',
      'R$ 10,00',
      '2026',
      'R$ 405,25',
    ]);
  });
});

describe('o ano do salário mínimo', () => {
  it('o de hoje, quando é conhecido', () => {
    expect(assess(answersWith([]), isoDate('2026-12-31'))).toMatchObject({ year: 2026 });
    expect(assess(answersWith([]), isoDate('2026-12-31')).missingYear).toBeUndefined();
  });

  it.each(['2027-01-01', '2031-06-01', '2025-12-31', '2020-03-01'])(
    'em %s, o último conhecido, e diz que falta',
    (date) => {
      const { year, missingYear, result } = assess(answersWith([]), isoDate(date));
      expect([year, missingYear, result.wage.value]).toEqual([
        2026,
        Number(date.slice(0, 4)),
        wage,
      ]);
    },
  );

  it('outros erros não são engolidos', () => {
    const bad = { ...answersWith([]), applicant: undefined as never };
    expect(() => assess(bad, today)).toThrow(TypeError);
  });
});

describe('o que vale para todas as palavras', () => {
  const kinds = [...Object.keys(incomeReasons)];
  const many: BpcIncomeAnswers[] = [
    ...cases.map(({ facts }) => facts),
    tereza,
    ...(['applicantsOwn', 'resident'] as const).map((whose) => {
      const all = { incomes: [...incomeKinds.map((kind) => income(kind)), {}] };
      const residents: Resident[] = [resident('mother', all), resident('stepmother', all)];
      return whose === 'resident'
        ? answersWith(residents, { isBpcAlreadyGranted: undefined, hasHealthExpenses: true })
        : answersWith([], { applicant: all, bolsaFamiliaCents: undefined });
    }),
  ];

  it('nada promete, nada decide, nada fica sem palavra', () => {
    expect(kinds.length).toBeGreaterThan(20);
    for (const text of many.flatMap(everyWord)) {
      expect(text).not.toMatch(/undefined|NaN|\[object/);
      expect(text).not.toMatch(/tem direito|garant|vai receber|com certeza/i);
    }
  });

  it('frases curtas', () => {
    const texts = [...many.flatMap(everyWord), ...Object.values(notConsideredWords)]
      // Not sentences: the sum, the line of what was told, lists of incomes.
      .filter((text) => !/ \+ |dividido por|^Você informou|; /.test(text));
    for (const text of texts) {
      for (const sentence of text.split(/[.:](?:\s|$)/)) {
        expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(20);
      }
    }
  });

  it('cada fonte mostrada viaja com a página', () => {
    for (const answers of many) {
      for (const key of citationsOf(assessed(answers))) expect(bpcIncomeCitations).toContain(key);
    }
  });
});
