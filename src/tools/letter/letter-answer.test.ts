import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { isoDate } from '#law/date.ts';
import { readLetter } from '#letters/read-letter.ts';
import { figuresOf } from '#tests/tools/figures.ts';
import type { LetterCase } from './counted-letter.ts';
import { letterAnswer } from './letter-answer.tsx';
import { dayOf } from './letter-facts.ts';
import { say, sayNext } from './say.ts';
import { setBy } from './set-by.ts';
import { toldOf } from './told-instead.ts';
import { withYears } from './with-years.ts';

// What the pages say of each kind bears on none of this.
vi.mock('virtual:left-out', () => ({ leftOut: [] }));
vi.mock('virtual:letters', () => import('#tests/letter/no-pages.ts'));

const today = isoDate('2026-11-29');

const answered = (text: string, more: Partial<LetterCase> = {}) =>
  letterAnswer({
    read: readLetter(text, []),
    paper: { text },
    kind: 'denial',
    isChosen: false,
    known: undefined,
    today,
    ...more,
  });

// The appeal ends on day 30; the wait of 30 whole days, as the deadlines' tool counts it, on the next.
it.each([
  ['2026-10-15', '15/11/2026'],
  ['2026-10-27', '27/11/2026'],
  ['2026-10-30', '30/11/2026'],
])('só pelos papéis, decisão em %s: desde quando cabe outro pedido', (decided, opens) => {
  const text = `Auxílio por incapacidade temporária: pedido indeferido em ${decided.split('-').reverse().join('/')}. Não conformidade dos documentos na análise documental (Atestmed).`;
  const { answer } = answered(text);
  expect(figuresOf(renderToStaticMarkup(answer.reason))).toContain(opens);
});

it.each([
  ['Parto em 18/12/2021. Decisão de 11/03/2022.', '17 de dezembro de 2026'],
  ['Adoção em 10/02/2024. Decisão de 20/03/2024.', '9 de fevereiro de 2029'],
  ['Nascimento: 18/12/1991. Decisão de 11/03/2022.', '5'],
])('a maternidade negada por carência se pede de novo até 5 anos do parto: %s', (days, until) => {
  const { answer } = answered(`Salário-maternidade indeferido por falta de carência. ${days}`);
  expect(figuresOf(renderToStaticMarkup(answer.decides))[0]).toBe(until);
});

it('quem faltou ao exame lê primeiro que o marque', () => {
  const stepsOf = (text: string) => answered(text, { kind: 'cut' }).answer.steps;
  const missed = stepsOf('BPC suspenso em 16/11/2026: não compareceu à perícia de revisão.');
  expect(missed[0]).toBe(stepsOf('BPC suspenso em 16/11/2026.')[1]);
});

it('o que volta quando se pede não vira prazo de recurso', () => {
  const text =
    'Benefício bloqueado em 10/11/2026 por falta de prova de vida. Decisão de 10/11/2026.';
  const { clock } = answered(text, { kind: 'cut', known: isoDate('2026-11-25') });
  expect(clock).toBeUndefined();
});

it.each([
  ['Cessação em 10/02/2041.', true],
  ['O benefício não tem data para acabar.', false],
])('a pensão concedida com último dia tem a sua página: %s', (end, isWithEnd) => {
  const text = `Informamos que foi concedido o benefício de pensão por morte. ${end}`;
  const { reasons, isReasonSure } = answered(text, { kind: 'grant' });
  expect([reasons, isReasonSure]).toEqual(isWithEnd ? [['pensao-com-fim'], true] : [[], false]);
});

it('uma negativa de anos atrás se pede de novo, e o dia dito muito depois não se guarda', () => {
  const old = 'Previdência Social, 22 de agosto de 2017. O pedido de BPC foi indeferido por renda.';
  expect(answered(old).answer.steps).toEqual(sayNext('carta-antiga'));
  const known = isoDate('2026-11-27');
  const late = answered(old, { known }).answer;
  expect(late.steps[0]).toBe(say('first', 'carta-antiga'));
  expect(renderToStaticMarkup(late.warning)).toMatch(/agosto\sde\s2017/);
  expect(late.calendar).toBeUndefined();
  const recent = answered(old.replace('agosto de 2017', 'novembro de 2026'), { known }).answer;
  expect(recent.warning).toBeUndefined();
  expect(recent.calendar).toBeTruthy();
});

it('um pedido de anos atrás, sem o dia da resposta, e um dia dito que a carta já passou', () => {
  const asked = answered('Pedido de aposentadoria protocolado em 11/07/2016. Indeferido.').answer;
  expect(renderToStaticMarkup(asked.decides)).toMatch(/julho\sde\s2016/);
  const decided = 'Pedido indeferido. Data da decisão: 15/10/2026.';
  const known = (day: string) =>
    renderToStaticMarkup(answered(decided, { known: isoDate(day) }).answer.reason);
  expect(known('2026-11-25')).toContain(say('reason', 'pela-carta-passou'));
  expect(known('2026-10-15')).not.toContain(say('reason', 'pela-carta-passou'));
});

it.each([
  ['o inss negou meu auxilio, abri no aplicativo dia 4 de novembro', '2026-11-04'],
  ['o inss negou meu auxilio, a carta chegou dia 02/06', '2026-06-02'],
  // Nearer as a slip for another day than as one of last year.
  ['o inss negou meu auxilio, a carta chegou dia 10/12', undefined],
  ['o inss negou meu auxilio, a perícia foi dia 10/11', undefined],
])('o dia contado sem ano é o último que já passou: %s', (text, day) =>
  expect(dayOf(withYears(readLetter(text, []), today), 'toldKnown')).toBe(day),
);

it.each([
  ['denial', 'Indeferido. Recurso em 30 dias da publicação.', /30 dias “da publicação”/],
  [
    'denial',
    'Indeferido. Publicação: 10/11/2026. Recurso em 30 dias da publicação.',
    /10\sde\sdezembro/,
  ],
  [
    'denial',
    'Análise documental. Indeferido em 10/11/2026. Só fui ver dia 23/11/2026.',
    /10\sde\sdezembro/,
  ],
  ['denial', 'Indeferido. Recurso em 30 dias da ciência da decisão.', /soube/],
  [
    'cut',
    'BPC bloqueado por Cadastro Único desatualizado. Contato com o 135 em até 30 dias do bloqueio (12/11/2026).',
    /11\sde\sdezembro/,
  ],
] as const)('o que o papel não conta de quando se soube: %s, %s', (kind, text, said) => {
  expect(renderToStaticMarkup(answered(text, { kind }).answer.decides)).toMatch(said);
});

const ends = 'Comunicação de decisão. Deferimento. O auxílio foi concedido até 30/11/2026.';
it.each([
  [`${ends} Pedido de prorrogação: nos 15 dias finais. Recurso em 30 dias.`, true],
  [
    `${ends} A partir da cessação ou do indeferimento da prorrogação, terá 30 dias para o recurso.`,
    true,
  ],
  ['Pedido de prorrogação indeferido. O auxílio foi concedido até 30/11/2026.', false],
])('o auxílio com último dia é um sim, e diz o dia: %s', (text, isGrant) => {
  const read = readLetter(text, []);
  expect(read.isSure && read.kinds[0] === 'grant').toBe(isGrant);
  expect(setBy(read, today).days[0]).toContain('amanhã');
});

it.each([
  ['callBack', 'Retorne em 72 horas. Entregue: 27/11/2026 15h12.', 'amanhã'],
  ['callBack', 'Retorne em 72 horas. Entregue: 20/11/2026 15h12.', undefined],
  ['callBack', 'Retorne em 72 horas.', undefined],
] as const)('as horas da entrega: %s, %s', (instead, text, near) => {
  const { term = '' } = toldOf(instead, readLetter(text, []), today);
  expect(term.includes('amanhã')).toBe(near !== undefined);
});

it('quem já mandou documento a um golpe é avisado do que fecha, e quem só recebeu não', () => {
  const links = (text: string) => toldOf('scam', readLetter(text, []), today).links;
  const lure = 'Prova de vida: mande selfie e código.';
  expect(links(`${lure} já mandei a foto do rg`)).not.toBe(links(lure));
});

it.each([
  ['aposentadoria por idade', 'aposentadoria-saiu'],
  ['pensão por morte', 'concedido'],
] as const)('da aposentadoria se desiste antes de sacar: %s', (benefit, steps) => {
  const text = `Carta de concessão. ${benefit}. Data da concessão: 20/11/2026.`;
  expect(answered(text, { kind: 'grant' }).answer.steps).toEqual(sayNext(steps));
});

const others = 'Instituto de Previdência do Estado. Pensão: indeferido. Recurso em 15 dias.';
it.each([
  [`${others} Publicado em 20/11/2026.`, '4 de dezembro'],
  [`${others} Publicado em 02/11/2026.`, '17 de novembro'],
  [`${others} Publicado em 02/11/2026. Ciência em 20/11/2026.`, '4 de dezembro'],
  [others, undefined],
  ['Indeferido o auxílio. Recurso em 30 dias.', undefined],
])('o prazo do papel de outro conta do primeiro dia impresso: %s', (text, until) => {
  const [term = ''] = setBy(readLetter(text, []), today).terms;
  expect(/\d+\sde\s[a-z]+/.exec(term)?.[0].replaceAll(/\s/g, ' ')).toBe(until);
});
