import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import type { BpcIncomeAnswers, Person, Resident } from '#rules/bpc-income/answers.ts';
import { bpcIncome } from '#rules/bpc-income/bpc-income.ts';
import { cases } from '#rules/bpc-income/cases.ts';
import {
  answersWith,
  elder,
  income,
  person,
  resident,
  wage,
  withDisability,
} from '#rules/bpc-income/households.ts';
import { incomeReasons } from '#rules/bpc-income/income-reasons.ts';
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
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

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

/** The amounts that a text tells, in its order. */
const amounts = (text: string) =>
  [...plain(text).matchAll(/R\$ ([\d.,]+\d)/g)].map(([, each]) => each);

describe('a conta escrita', () => {
  it('com e sem Bolsa Família, cada soma com as suas parcelas', () => {
    const result = assessed(tereza);
    const names = namesOf(result.members);
    const { withBolsaFamilia, withoutBolsaFamilia } = result;
    expect(amounts(headline(result))).toEqual(['575,00', '200,00']);
    expect(amounts(sumInWords(withBolsaFamilia.lowest, names))).toEqual([
      '0,00',
      '400,00',
      '750,00',
    ]);
    expect(amounts(divisionInWords(withBolsaFamilia.lowest))).toEqual(['1.150,00', '575,00']);
    expect(amounts(sumInWords(withoutBolsaFamilia.lowest, names))).toEqual(['0,00', '400,00']);
    expect(amounts(limitInWords(withBolsaFamilia))).toEqual(['575,00', '169,75']);
    expect(amounts(limitInWords(withoutBolsaFamilia))).toEqual(['200,00']);
  });

  it('sem Bolsa Família há uma conta só', () => {
    const result = assessed(answersWith([]));
    expect(amounts(headline(result))).toEqual(['0,00']);
    const ids = criteriaInWords(result).map(({ id }) => id);
    expect(ids).toContain('only');
    expect(ids).not.toContain('without');
  });

  it('um centavo abaixo, no limite e acima dizem três coisas', () => {
    const [below, at, above] = [40_524, 40_525, 40_526].map((cents) =>
      limitInWords(
        assessed(answersWith([], { applicant: elder(income('work', cents)) })).withBolsaFamilia,
      ),
    ) as [string, string, string];
    expect([below, at, above].map(amounts)).toEqual([['405,24'], ['405,25'], ['405,26', '0,01']]);
    expect(below.replace('24', '25')).not.toBe(at);
  });

  it('o centavo arredondado para cima é dito', () => {
    const { lowest } = assessed(
      answersWith([resident('mother', person(income('work', 121_576))), resident('sibling')]),
    ).withBolsaFamilia;
    expect(amounts(divisionInWords(lowest))).toEqual(['1.215,76', '405,26']);
    expect(divisionInWords(lowest)).toContain('arredondado');
  });

  it('o que falta saber: de tanto a tanto, ou de tanto para cima', () => {
    const guarda = assessed(
      answersWith([
        resident('spouseOrPartner', person(income('work', 100_000))),
        resident('minorUnderGuarda'),
      ]),
    );
    const open = assessed(
      answersWith([
        resident('mother', person(income('work', 200_000))),
        resident('sibling', person(income('work'))),
      ]),
    );
    for (const [result, told] of [
      [guarda, ['333,34', '500,00']],
      [open, ['666,67']],
    ] as const) {
      expect(amounts(headline(result))).toEqual(told);
      expect(amounts(limitInWords(result.withBolsaFamilia))).toEqual(told);
    }
  });
});

describe('conferir as respostas', () => {
  it('para que é a conta, só onde a renda de alguém depende disso', () => {
    const rows = (kind: 'work' | 'auxilioInclusao') =>
      recount(
        questions,
        toldBy(answersWith([resident('mother', person(income(kind, wage)))])),
        today,
      ).map(({ fieldId }) => fieldId);
    expect(rows('work')).not.toContain('finalidade');
    expect(rows('auxilioInclusao')).toContain('finalidade');
  });

  it('uma linha para cada resposta, com o campo que a muda', () => {
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
    expect(
      recount(questions, toldBy(answers), today).map(({ answer, fieldId }) => [
        fieldId,
        ...amounts(answer),
      ]),
    ).toEqual([
      ['quem-pede-idade'],
      ['quem-pede-deficiencia'],
      ['quem-pede-tem-renda', '50,00'],
      ['pessoa-adicionar'],
      ['pessoa-1-parentesco'],
      ['pessoa-1-tem-renda', '1.621,00'],
      ['pessoa-1-idade'],
      ['pessoa-1-deficiencia'],
      ['pessoa-3-parentesco'],
      ['pessoa-3-estado-civil'],
      ['pessoa-3-tem-renda'],
      ['pessoa-4-parentesco'],
      ['bolsa-familia', '600,00'],
      ['gastos-saude'],
    ]);
  });
});

describe('dúvidas', () => {
  const titles = (...[residents, more]: Parameters<typeof answersWith>) =>
    doubtsOf(assessed(answersWith(residents, more))).map(({ title }) => title);

  it('cada uma só quando as respostas a tocam', () => {
    expect(titles([])).toEqual([]);
    expect(titles([resident('minorUnderGuarda')])).toEqual(['Guarda.']);
    expect(titles([resident('spouseOrPartner', elder(income('bpc', wage)))])).toEqual(['Divisão.']);
    expect(titles([], { applicant: elder(income('work', wage)), hasHealthExpenses: true })).toEqual(
      ['Acima do limite.', 'Gastos de saúde.'],
    );
  });

  it('Bolsa Família: diz quando decide', () => {
    const text = (cents: number) =>
      doubtsOf(assessed(answersWith([], { bolsaFamiliaCents: cents }))).find(
        ({ id }) => id === 'countsBolsaFamilia',
      )?.text;
    expect(text(40_525)).not.toContain('muda a comparação');
    expect(text(40_526)).toContain('Nesta conta, ele muda a comparação com o limite.');
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
    expect(amounts(lines.find(({ id }) => id === 'renda')?.text ?? '')).toEqual([
      '610,00',
      '10,00',
      '405,25',
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
    const bad = answersWith([], { bolsaFamiliaCents: -1 });
    expect(() => assess(bad, today)).toThrow('whole cents');
  });
});

describe('o que vale para todas as palavras', () => {
  const kinds = [...Object.keys(incomeReasons)];
  const many: BpcIncomeAnswers[] = [
    ...cases.map(({ facts }) => facts),
    tereza,
    ...(['applicantsOwn', 'resident'] as const).map((whose) => {
      const everything = [
        'work',
        'occasionalWork',
        'inssBenefit',
        'bpc',
        'estagioOuAprendizagem',
        'pensaoAlimenticia',
        'pensaoIndenizatoria',
        'damIndemnity',
        'auxilioInclusao',
        'workWithAuxilioInclusao',
        'other',
      ] as const;
      const all = { incomes: [...everything.map((kind) => income(kind)), {}] };
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
