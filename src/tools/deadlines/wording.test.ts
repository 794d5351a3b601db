import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { answerClocks } from '#rules/deadlines/answer-clocks.ts';
import type { DeadlineAnswers } from '#rules/deadlines/answers.ts';
import { clocks } from '#rules/deadlines/clocks.ts';
import { type Counted, deadlines, type Running } from '#rules/deadlines/deadlines.ts';
import { callClocks } from '#rules/deadlines/notice-clocks.ts';
import { deathClocks, prisonClocks, timelessClocks } from '#rules/deadlines/right-clocks.ts';
import { countedDays, proceduralTerm } from '#rules/deadlines/term.ts';
import { figuresOf } from '#tests/tools/figures.ts';
import { plain } from '#tests/tools/plain.ts';
import { chatLines } from './chat-lines.ts';
import { mainOf } from './main-clock.ts';
import { lineOf, lineToCopy, sayOf } from './say.ts';
import { daysInWords, remarkableDays } from './wording.ts';

const running = (answers: Record<string, unknown>, today: string) =>
  deadlines(answers as unknown as DeadlineAnswers, isoDate(today));

const whatToDo = (one: Running) => sayOf(one).first('answer') ?? '';
const timeLeft = (one: Running) => sayOf(one).first('decides') ?? '';

const counted = (ciencia: string, today: string) =>
  running({ happened: 'denied', ciencia }, today)[0] as Counted;

describe('palavras do prazo', () => {
  it.each([
    [1, '1 dia'],
    [6, '6 dias'],
    [7, '7 dias (1 semana)'],
    [8, '8 dias (1 semana e 1 dia)'],
    [27, '27 dias (3 semanas e 6 dias)'],
    [28, '28 dias (4 semanas)'],
    [60, '60 dias (8 semanas e 4 dias)'],
    [61, '61 dias'],
  ])('%d é “%s”', (days, words) => {
    expect(plain(daysInWords(days))).toBe(words);
  });

  it('diz quanto falta, até o dia seguro', () => {
    expect(timeLeft(counted('2026-11-20', '2026-12-18'))).toContain('hoje');
    expect(timeLeft(counted('2026-11-20', '2026-12-17'))).toContain('amanhã');
    expect(figuresOf(timeLeft(counted('2026-11-20', '2026-12-16')))).toEqual(['2']);
  });

  it('a linha para copiar traz o dia seguro, o limite e onde fazer', () => {
    const line = lineToCopy(counted('2026-11-20', '2026-11-21'));
    expect(figuresOf(line)).toEqual(['18/12/2026', '21/12/2026', '135']);
    expect(line).toContain('meu.inss.gov.br');
  });

  it('o CRAS não abre no fim de semana: o dia é o primeiro em que abre', () => {
    const told = { happened: 'bpcNotice', bpcAsks: 'registry', isLargeCity: false };
    const on = (today: string) => running({ ...told, ciencia: '2026-10-15' }, today)[0] as Counted;
    expect(figuresOf(whatToDo(on('2026-11-28')))).toEqual(['30 de novembro de 2026']);
    expect(lineOf(on('2026-11-28'))).not.toContain('hoje');
    expect(whatToDo(on('2026-11-30'))).toContain('hoje');
  });

  it('antes de abrir, diz de quando a quando; no fim, que é hoje', () => {
    const ending = (today: string) =>
      running({ happened: 'benefitEnding', benefitEnd: '2026-12-18' }, today)[0] as Counted;
    const [opens, safe] = ['4 de dezembro de 2026', '17 de dezembro de 2026'];
    expect(figuresOf(whatToDo(ending('2026-11-21')))).toEqual([opens, safe]);
    expect(figuresOf(whatToDo(ending('2026-12-04')))).toEqual([safe]);
    expect(plain(whatToDo(ending('2026-12-04')))).toContain('quinta-feira');
    expect(whatToDo(ending('2026-12-18'))).toContain('hoje');
  });

  it('nomeia feriados, Sexta-feira Santa e pontos facultativos do caminho', () => {
    const days = (ciencia: string) => countedDays(proceduralTerm(isoDate(ciencia), 30));
    expect(remarkableDays(days('2027-02-24')).join()).toContain('Sexta-feira Santa');
    expect(remarkableDays(days('2026-12-02')).join()).toContain('feriado nacional (Natal)');
  });
});

describe('de vários prazos', () => {
  const bpc = { happened: 'bpcNotice', ciencia: '2026-11-20', isLargeCity: true };

  it.each([
    ['2026-11-21', 'bpcAssessment'],
    ['2026-12-21', 'bpcAssessment'],
    ['2026-12-22', 'bpcRegistryInCity'],
    ['2027-06-01', 'bpcAssessment'],
  ])('em %s, a resposta é a do que ainda corre e acaba antes: %s', (today, id) => {
    expect(mainOf(running(bpc, today)).id).toBe(id);
  });

  it('quem pergunta quando pedir de novo ouve a espera primeiro, e o recurso ao lado', () => {
    const all = running(
      { happened: 'askAgain', again: 'other', ciencia: '2026-11-20' },
      '2026-11-21',
    );
    expect(mainOf(all).id).toBe('newRequest');
    expect(all.map(({ id }) => id)).toEqual(['newRequest', 'appeal']);
    expect(all.map((each) => figuresOf(lineOf(each)))).toEqual([
      ['22/12/2026'],
      ['18/12/2026', '21/12/2026'],
    ]);
  });

  it('só o prazo do filho ainda corre: quem é adulto lê que peça hoje', () => {
    const all = running(
      { happened: 'death', death: '2026-08-01', hasYoungChild: true },
      '2026-11-21',
    );
    const said = whatToDo(mainOf(all));
    expect(said).toMatch(/^[^.]*hoje\./);
    expect(figuresOf(said)).toEqual(['16', '28 de janeiro de 2027']);
  });

  it.each([
    ['2026-12-28', 'appeal'],
    ['2026-12-29', 'waitAfterExtension'],
    ['2027-12-22', 'waitAfterExtension'],
  ])('prorrogação negada, em %s: o recurso enquanto cabe, depois a espera: %s', (today, id) => {
    const told = {
      happened: 'askAgain',
      again: 'incapacity',
      denial: 'extension',
      benefitEnd: '2026-11-20',
      ciencia: '2026-11-20',
    };
    expect(mainOf(running(told, today)).id).toBe(id);
  });

  it.each([
    ['2026-12-28', 'appeal'],
    ['2026-12-29', 'reviewAnswered'],
    ['2040-01-01', 'reviewAnswered'],
  ])('resposta à revisão, em %s: o recurso enquanto cabe, depois os dez anos: %s', (today, id) => {
    const told = {
      happened: 'review',
      reviewOf: 'answer',
      firstPayment: '2018-03-10',
      ciencia: '2026-11-20',
    };
    const all = running(told, today);
    expect(mainOf(all).id).toBe(id);
    expect(all.map(lineOf).join()).not.toContain('2036');
  });

  it('chamado sem data no aviso: a linha e a conversa não inventam nenhuma', () => {
    const all = running({ happened: 'called', calledFor: 'exam' }, '2026-11-21');
    expect(all.map(lineOf).join()).not.toMatch(/\d/);
    expect(
      chatLines(all)
        .map(({ text }) => text)
        .join(),
    ).not.toMatch(/\d/);
  });

  it('depois do limite, o recurso diz até quando ainda pode valer', () => {
    const said = whatToDo(counted('2026-11-20', '2026-12-22'));
    expect(said).toMatch(/^[^.]*hoje\./);
    expect(figuresOf(said)).toEqual(['28 de dezembro de 2026']);
  });

  it('a conversa conta o dia uma vez e cada prazo em uma linha', () => {
    const lines = chatLines(running(bpc, '2026-11-21'));
    expect(lines.map(({ id }) => id)).toEqual(['data', 'prazo', 'prazo-2', 'prazo-3']);
    expect(lines.every(({ text, forOther }) => text && forOther)).toBe(true);
  });
});

describe('as palavras de cada prazo', () => {
  const ids = [clocks, answerClocks, deathClocks, prisonClocks, callClocks, timelessClocks].flatMap(
    Object.keys,
  );

  it.each(ids)('%s: três passos em cada situação, e o que pode mudar', (id) => {
    for (const situation of ['ok', 'wait', 'open', 'undated', 'pastSafeDay', 'past', 'noTerm']) {
      const say = sayOf({ id, situation } as Running);
      for (const part of ['first', 'second', 'third'] as const)
        expect(say.first(part)).toBeTruthy();
      expect(say.all('mayChange')).not.toEqual([]);
    }
  });
});
