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

describe('a conta escrita', () => {
  it('exemplo da Tereza: com e sem Bolsa Família', () => {
    const result = assessed(tereza);
    const names = namesOf(result.members);
    const { withBolsaFamilia, withoutBolsaFamilia } = result;
    expect(plain(headline(result))).toBe(
      'Renda por pessoa: R$ 575,00 com o Bolsa Família, R$ 200,00 sem ele.',
    );
    expect(plain(sumInWords(withBolsaFamilia.lowest, names))).toBe(
      'R$ 0,00 (você) + R$ 400,00 (pessoa 1) + R$ 750,00 (Bolsa Família)',
    );
    expect(plain(divisionInWords(withBolsaFamilia.lowest))).toBe(
      'R$ 1.150,00 dividido por 2 pessoas = R$ 575,00 por pessoa.',
    );
    expect(plain(sumInWords(withoutBolsaFamilia.lowest, names))).toBe(
      'R$ 0,00 (você) + R$ 400,00 (pessoa 1)',
    );
    expect(plain(limitInWords(withBolsaFamilia))).toBe(
      'R$ 575,00 por pessoa, R$ 169,75 acima do limite.',
    );
    expect(plain(limitInWords(withoutBolsaFamilia))).toBe(
      'R$ 200,00 por pessoa, dentro do limite.',
    );
  });

  it('sem Bolsa Família há uma conta só', () => {
    const result = assessed(answersWith([]));
    expect(plain(headline(result))).toBe('Renda por pessoa: R$ 0,00.');
    expect(plain(divisionInWords(result.withBolsaFamilia.lowest))).toBe(
      'R$ 0,00 dividido por 1 pessoa = R$ 0,00 por pessoa.',
    );
    const ids = criteriaInWords(result).map(({ id }) => id);
    expect(ids).toContain('only');
    expect(ids).not.toContain('without');
  });

  it('exatamente o limite, e um centavo de soma a mais', () => {
    const wordsOf = (cents: number) =>
      plain(
        limitInWords(
          assessed(answersWith([], { applicant: elder(income('work', cents)) })).withBolsaFamilia,
        ),
      );
    expect(wordsOf(40_525)).toBe('R$ 405,25 por pessoa, exatamente o limite.');
    expect(wordsOf(40_526)).toBe('R$ 405,26 por pessoa, R$ 0,01 acima do limite.');
    expect(wordsOf(40_524)).toBe('R$ 405,24 por pessoa, dentro do limite.');
  });

  it('centavo arredondado para cima, e dito', () => {
    const { lowest } = assessed(
      answersWith([resident('mother', person(income('work', 121_576))), resident('sibling')]),
    ).withBolsaFamilia;
    expect(plain(divisionInWords(lowest))).toBe(
      'R$ 1.215,76 dividido por 3 pessoas = R$ 405,26 por pessoa, com o centavo arredondado para cima.',
    );
  });

  it('o que falta saber: de tanto a tanto, ou de tanto para cima', () => {
    const guarda = assessed(
      answersWith([
        resident('spouseOrPartner', person(income('work', 100_000))),
        resident('minorUnderGuarda'),
      ]),
    );
    expect(plain(headline(guarda))).toBe('Renda por pessoa: entre R$ 333,34 e R$ 500,00.');
    expect(plain(limitInWords(guarda.withBolsaFamilia))).toBe(
      'entre R$ 333,34 e R$ 500,00 por pessoa. Pode caber no limite ou passar dele.',
    );
    const open = assessed(
      answersWith([
        resident('mother', person(income('work', 200_000))),
        resident('sibling', person(income('work'))),
      ]),
    );
    expect(plain(headline(open))).toBe('Renda por pessoa: R$ 666,67 ou mais.');
    expect(plain(limitInWords(open.withBolsaFamilia))).toBe(
      'R$ 666,67 ou mais por pessoa. O menor valor já passa do limite.',
    );
  });
});

describe('quem e o quê', () => {
  it('chama as pessoas pelo número e pelo parentesco', () => {
    const { members } = assessed(answersWith([resident('mother'), resident('grandchild')]));
    const names = namesOf(members);
    expect(members.map((member) => memberWords(member, names))).toEqual([
      { title: 'Você', text: 'Entra na conta. Quem pede entra sempre.' },
      { title: 'Pessoa 1 (mãe)', text: 'Entra na conta. A lei conta pai e mãe.' },
      {
        title: 'Pessoa 2 (neto ou neta)',
        text: 'Não entra na conta. Não está na lista da lei, mesmo que more na casa.',
      },
    ]);
  });

  it('diz que renda fica de fora e por quê', () => {
    const { members, incomes } = assessed(
      answersWith([resident('spouseOrPartner', elder(income('inssBenefit', wage)))]),
    );
    const [entry] = incomes.map((each) => incomeEntryWords(each, namesOf(members), wage));
    expect(plain(entry?.title ?? '')).toBe(
      'Pessoa 1 (marido ou esposa): benefício do INSS, R$ 1.621,00',
    );
    expect(plain(entry?.text ?? '')).toBe(
      'Fica fora da soma. A lei deixa de fora benefício de até R$ 1.621,00 de quem passou de 65 anos ou tem deficiência.',
    );
  });

  it('renda de que nada se sabe', () => {
    const { members, incomes } = assessed(
      answersWith([resident('mother', { incomes: undefined })]),
    );
    expect(incomes.map((each) => incomeEntryWords(each, namesOf(members), wage))).toEqual([
      {
        title: 'Pessoa 1 (mãe): renda não informada',
        text: 'Falta conferir. Falta saber se há renda e de quanto.',
      },
    ]);
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
    const rows = recount(questions, toldBy(answers), today).map(
      ({ question, answer, fieldId }) => `${question} | ${plain(answer)} | ${fieldId}`,
    );
    expect(rows).toEqual([
      'Sua idade | Menos de 65 anos | quem-pede-idade',
      'Você tem deficiência? | Não sei | quem-pede-deficiencia',
      'Sua renda | Trabalho, R$ 50,00; renda que não se sabe qual é, valor não informado | quem-pede-tem-renda',
      'Quem mora com você | 3 pessoas | pessoa-adicionar',
      'Pessoa 1 | Mãe | pessoa-1-parentesco',
      'Pessoa 1 (mãe): renda | Benefício do INSS, R$ 1.621,00 | pessoa-1-tem-renda',
      'Pessoa 1 (mãe): idade | 66 anos ou mais | pessoa-1-idade',
      'Pessoa 1 (mãe): deficiência | Não | pessoa-1-deficiencia',
      'Pessoa 2 | Filho ou filha | pessoa-3-parentesco',
      'Pessoa 2 (filho ou filha): estado civil | Não sei | pessoa-3-estado-civil',
      'Pessoa 2 (filho ou filha): renda | Não sei | pessoa-3-tem-renda',
      'Pessoa 3 | Neto ou neta, sem tutela nem guarda | pessoa-4-parentesco',
      'Bolsa Família | R$ 600,00 por mês | bolsa-familia',
      'Gastos de saúde que o SUS não fornece | Sim | gastos-saude',
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
    expect(plain(lines.find(({ id }) => id === 'renda')?.text ?? '')).toBe(
      'Renda por pessoa: R$ 610,00 com o Bolsa Família, R$ 10,00 sem ele. O limite de 2026 é R$ 405,25.',
    );
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
