import { writeFileSync } from 'node:fs';
import { mergeTests, type Page } from '@playwright/test';
import { siteDate, siteNow } from '#tests/site-date.ts';
import { writeMeasured } from '#tests/write-measured.ts';
import {
  benefitPath,
  benefitsPath,
  deniedGuidePath,
  flowPath,
  letterPath,
  lettersPath,
  securityPath,
  toolPath,
  topicsPath,
} from '#texts/paths.ts';
import type { Questions } from '#tools/questions/question.ts';
import { tools } from '#tools/tools.ts';
import { shortDate } from '#words/dates.ts';
import { answer, answerRest, confirm, expectAsked } from '../browser/answer.ts';
import { contactForm } from '../browser/contact-form.ts';
import { choose, pasted, sample } from '../browser/extract.ts';
import { expect, test as watched } from '../browser/test.ts';
import { countDays, test as inHand, visit } from '../offline/test.ts';
import { widow } from '../tools/households.ts';
import { deafWoman, leftJob, widowed } from '../tools/people.ts';
import { stepsOf } from '../tools/steps.ts';

const screen = 740;

/** The ways that were walked, with their taps; where `says` has a #, they are told. */
const walked: { who: string; taps: number; says: string }[] = [];

/** Counts what a hand does on the page, and tells where things stand on its screen. */
class Hand {
  taps = 0;
  readonly page: Page;
  #isCounting = false;

  constructor(page: Page) {
    this.page = page;
  }

  /** Comes to the page, and counts from there. */
  async start(path: string) {
    if (!this.#isCounting) await this.#count();
    await this.page.goto(path);
    this.taps = 0;
  }

  async #count() {
    this.#isCounting = true;
    await this.page.exposeFunction('countTap', () => {
      this.taps += 1;
    });
    await this.page.addInitScript(() => {
      // On the document: a press that Playwright holds back at the window, and repeats, is none.
      document.addEventListener(
        'pointerdown',
        ({ isTrusted }) => {
          if (isTrusted) (globalThis as unknown as { countTap: () => void }).countTap();
        },
        true,
      );
    });
    await this.page.clock.setFixedTime(new Date(siteNow));
  }

  /** Taps a link of the page's own text to this address. */
  follow = (href: string, within = 'main') =>
    this.page.locator(`${within} a[href="${href}"]`).first().click();

  /** That the last of the three steps ends on the screen, or so far below it. */
  async seesSteps(below = 0) {
    const box = await this.page.locator('[data-answer-card] ol').boundingBox();
    expect(Math.round((box?.y ?? Number.NaN) + (box?.height ?? 0))).toBeLessThanOrEqual(
      screen + below,
    );
  }

  ends(who: string, most: number, says: string) {
    expect(this.taps, who).toBeLessThanOrEqual(most);
    walked.push({ who, taps: this.taps, says });
  }
}

const test = mergeTests(watched, inHand).extend<{ hand: Hand }>({
  hand: async ({ page }, use) => use(new Hand(page)),
});
test.use({ viewport: { width: 360, height: screen }, serviceWorkers: 'block' });
test.describe.configure({ mode: 'serial' });

const flow = (steps: string) => steps.split(' ').map((step) => `${flowPath}/${step}`);
const appeal = (from: string) => toolPath(`prazo-do-recurso#${from}`);

/** By the list of all benefits, to the summary of one. */
const listed = [
  ['h. Procura o salário-maternidade', 'salario-maternidade'],
  ['k. O pagamento não caiu este mês', 'beneficio-cortado'],
  ['l. Pediu há quatro meses, e nada', 'pedido-parado'],
  ['m. Falta um emprego no extrato', 'cnis-errado'],
  ['n. O filho foi preso, e contribuía', 'auxilio-reclusao'],
  ['o. Perdeu dois dedos e voltou ao trabalho', 'auxilio-acidente'],
].map(
  ([who = '', slug = '']): Walk => [
    who,
    [benefitsPath, benefitPath(slug)],
    '#em-resumo',
    '# até o resumo',
  ],
);

/** By the questions, to what there is to read. */
const asked = [
  ['v. Doméstica grávida, mandada embora', 'situacao maternidade'],
  ['w. Mulher de 55 anos, da roça', 'situacao idade aposentadoria-rural'],
  ['x. O auxílio acabou, e não dá para voltar', 'qual-foi-cortado auxilio-cortado'],
].map(([who = '', steps = '']): Walk => [who, flow(steps), '#o-que-ler', '# até o que ler']);

type Walk = readonly [who: string, links: readonly string[], seen: string, says?: string];

const walks: readonly Walk[] = [
  ...listed,
  ...asked,
  [
    'g. O BPC do filho foi cortado',
    flow('qual-foi-cortado bpc-cortado'),
    'main h1',
    '# até o prazo e a defesa',
  ],
  ['negaram: até quando recorrer', [deniedGuidePath, appeal('negado')], 'main h1'],
  ['cortaram o BPC', [...flow('qual-foi-cortado bpc-cortado'), appeal('cortado')], 'main h1'],
  ['cortaram outro', flow('qual-foi-cortado beneficio-cortado'), 'main h1'],
  ['espero a resposta', flow('pedido-em-andamento pedido-parado'), 'main h1'],
  ['perícia marcada', flow('pedido-em-andamento pericia-marcada'), 'main h1'],
  ['quero pedir', flow('situacao bpc'), 'main h1'],
  ['mensagem estranha', [securityPath], 'main h1'],
  ['não sei dizer', [flowPath], 'main h1'],
];

test('da página inicial, de link em link', { tag: '@deep' }, async ({ hand, page }) => {
  for (const [who, links, seen, says] of walks) {
    await hand.start('/');
    for (const href of links) {
      await hand.follow(href);
      // A tool takes out of its address what the link has answered.
      await expect(page, who).toHaveURL(href.replace(/#.*/, ''));
    }
    await expect(page.locator(seen), who).toBeInViewport();
    if (says) hand.ends(who, 3, says);
    else expect(hand.taps, who).toBeLessThanOrEqual(3);
  }
});

/** In their own words, by the search. */
const searches = [
  ['p. Diarista: como pagar o INSS', 'como-contribuir', 'pagar carnê do inss'],
  ['q. Caiu um empréstimo que não fez', 'descontos-e-emprestimos', 'empréstimo que não fiz'],
  ['r. Quer “encostar” pelo INSS', 'auxilio-doenca', 'encostar'],
  ['s. Pescador, no tempo da proibição', 'seguro-defeso', 'seguro do pescador'],
  ['t. Trabalhou a vida toda na roça', 'aposentadoria-rural', 'apozentadoria da roça'],
  ['y. O juiz negou, há uma semana', 'na-justica', 'juiz negou'],
] as const;

test('da página inicial ao resumo, nas próprias palavras', { tag: '@deep' }, async ({
  hand,
  page,
}) => {
  for (const [who, slug, words] of searches) {
    await hand.start('/');
    await page.getByRole('banner').locator('summary').click();
    await page.locator(`header a[href^="${topicsPath}"]:visible`).first().click();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(words);
    await hand.follow(benefitPath(slug), '[data-search-results]');
    await expect(page.locator('#em-resumo'), who).toBeInViewport();
    hand.ends(who, 3, `#, escrevendo “${words}”, até o resumo`);
  }
});

/** Who answers a tool to its result, which stands on the first screen with its three steps. */
const people = [
  [
    'a. Viúva de 67 anos: posso pedir o BPC?',
    'renda-bpc',
    widow,
    15,
    '#; comparação e três passos na primeira tela',
  ],
  [
    'c. Viúva de 43 anos, dois filhos: quanto, e até quando pedir?',
    'pensao-por-morte',
    widowed,
    24,
    '#, uma pergunta por tela; valor e data na primeira tela',
    ['30 de dezembro'],
  ],
  [
    'd. Surda, 25 anos de trabalho, grau desconhecido',
    'regras-de-aposentadoria',
    deafWoman,
    14,
    '#; os três graus na primeira tela',
    ['Grave', 'Moderada', 'Leve'],
  ],
] as const;

for (const [who, tool, told, most, says, seen = []] of people)
  test(who, { tag: '@deep' }, async ({ hand, page }) => {
    const questions = tools[tool].questions as Questions<unknown>;
    await hand.start(toolPath(tool));
    await answer(page, questions, told);
    // Opening a list and choosing from it are two taps.
    hand.taps += 2 * stepsOf(questions, told).filter(({ does }) => does === 'choose').length;
    await confirm(page);
    await hand.seesSteps();
    const card = page.locator('[data-answer-card]').locator('h2, li, h2 + p > span');
    for (const text of seen) await expect(card.filter({ hasText: text }).first()).toBeInViewport();
    hand.ends(who, most, says);
  });

test('j: a carta diz “falta de qualidade de segurado”', { tag: '@deep' }, async ({
  hand,
  page,
}) => {
  await hand.start(letterPath('falta-qualidade-segurado'));
  await hand.follow(toolPath('qualidade-de-segurado#parou'));
  await answerRest(page, tools['qualidade-de-segurado'].questions, leftJob);
  await confirm(page);
  // The month is written into a field that is touched first.
  hand.taps += 1;
  await hand.seesSteps();
  const who = 'j. A carta diz “falta de qualidade de segurado”: até quando ia a proteção?';
  hand.ends(who, 10, '# da carta até as duas datas e os três passos, na primeira tela');
});

test('b: a carta diz o motivo: até quando', { tag: '@deep' }, async ({ hand, page }) => {
  await hand.start('/');
  await hand.follow(deniedGuidePath);
  await hand.follow(toolPath('prazo-do-recurso#negado'));
  await page.locator('main form button[value=nao]').click();
  await page.locator('main form input').first().click();
  for (const part of ['9', '11', '2026']) {
    await page.keyboard.type(part);
    await page.keyboard.press('Tab');
  }
  await page.locator('main form button[type=submit]').first().click();
  await expect(page.locator('[data-answer-card] h2')).toBeFocused();
  await hand.seesSteps();
  const who = 'b. Pedreiro de 44 anos, carta aberta há 12 dias: até quando?';
  hand.ends(who, 5, '# até a data, a folhinha e os três passos');
});

test('b: o que a frase da carta quer dizer', { tag: '@deep' }, async ({ hand, page }) => {
  await hand.start('/');
  await hand.follow(lettersPath);
  await page.locator('details:has(#texto-da-carta) > summary').click();
  await page.locator('#texto-da-carta').click();
  await page.keyboard.insertText('falta de qualidade de segurado');
  await page.locator('form:has(#texto-da-carta) button').click();
  await page.locator(`[data-print-target] a[href^="${lettersPath}/"]`).first().click();
  for (const part of ['main h1 + p', '#ate-quando + p'])
    await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
  const says = '# até o que a frase quer dizer e o prazo do recurso, na primeira tela';
  hand.ends('b. O mesmo, pela frase da carta', 5, says);
});

test('e: um filho escreve pela mãe, sem WhatsApp', { tag: '@deep' }, async ({ hand, page }) => {
  await hand.start('/');
  const form = contactForm(page);
  await page.getByRole('banner').locator('summary').click();
  await page.locator('header a[href$="#contato"]:visible').first().click();
  // Only what is tapped in the form; the list of subjects is opened and chosen from.
  hand.taps = 2;
  await form.name.click();
  await page.keyboard.type('Ana Lima');
  await page.keyboard.press('Tab');
  await page.keyboard.type('11987654321');
  await form.subject.selectOption({ index: 1 });
  await form.situation.click();
  await page.keyboard.type('Minha mãe teve o pedido negado.');
  await form.by('email').click();
  await expect(form.errors).toHaveCount(0);
  const who = 'e. Um filho escreve pela mãe, sem WhatsApp';
  hand.ends(who, 6, 'por e-mail em # no formulário; o rascunho fica');
  await page.goto('/privacidade');
  await page.goBack();
  await expect(form.name).toHaveValue('Ana Lima');
});

test('f: mensagem estranha', { tag: '@deep' }, async ({ hand, page }) => {
  await hand.start('/');
  await hand.follow(securityPath);
  await page.locator('main a[href$="#este-numero-e-de-voces"]').first().click();
  const check = page.locator('[data-pasted]');
  await check.getByRole('textbox').click();
  await page.keyboard.insertText('PIX para (11) 91111-2222');
  await check.getByRole('button').click();
  await expect(check.getByRole('heading')).toContainText('91111-2222');
  hand.ends('f. Recebeu mensagem “do escritório” pedindo PIX', 5, '# até “não é nosso”');
});

const offline = test.extend({
  baseURL: async ({ site }, use) => use(site.origin),
});
offline.describe('sem conexão', () => {
  offline.use({ serviceWorkers: 'allow' });
  offline(
    'i: leu o guia uma vez, e a internet acabou',
    { tag: '@deep' },
    async ({ hand, page, context, site }) => {
      await visit(page, deniedGuidePath);
      await context.setOffline(true);
      site.goDown();
      await hand.start(deniedGuidePath);
      await hand.follow(toolPath('prazo-do-recurso#negado'));
      await countDays(page);
      // The day, the month and the year are touched before they are written.
      hand.taps += 3;
      await hand.seesSteps();
      const who = 'i. Leu o guia uma vez, e a internet acabou: até quando?';
      hand.ends(who, 6, '# sem conexão até a data e os três passos');
    },
  );
});

for (const [how, read, most, warning] of [
  [
    'tem o PDF do extrato',
    async (page: Page) => choose(page, await sample('every kind of relation')),
    3,
    0,
  ],
  [
    'tem o extrato aberto, e copia o texto',
    async (page: Page) => {
      await page.locator('summary:has(+ * #texto-do-extrato)').click();
      await page.locator('#texto-do-extrato').click();
      await page.keyboard.insertText(pasted());
      await page.locator('form:has(#texto-do-extrato) button').click();
    },
    5,
    // What was not read of a pasted text is said before the steps.
    90,
  ],
] as const)
  test(`u: ${how}: dele ao próximo passo`, { tag: '@deep' }, async ({ hand, page }) => {
    await hand.start(toolPath('extrato-cnis'));
    // One screen to choose, one that says what it comes to, one that goes on.
    await read(page);
    const card = page.locator('[data-answer-card]');
    await expect(card.locator('h2')).toBeFocused();
    await hand.seesSteps(warning);
    await card.locator(`a[href*="${toolPath('regras-de-aposentadoria')}"]`).click();
    await expectAsked(page, tools['regras-de-aposentadoria'].questions.sex);
    await expect(page.locator('main form h2')).toBeInViewport();
    const says =
      '# até a ferramenta de aposentadoria, já respondida; conta e três passos na primeira tela';
    hand.ends(`u. Quanto tempo já tem? (${how})`, most, says);
  });

test.afterAll(() => {
  if (!process.env.WRITE_JOURNEYS) return;
  const table = walked
    .toSorted((one, other) => (one.who < other.who ? -1 : 1))
    .map(({ who, taps, says }) => `| ${who} | ${says.replace('#', `${taps} toques`)} |`)
    .join('\n');
  writeFileSync(
    'docs/journeys.md',
    `# Jornadas contadas\n\nEscrito por \`npm run journeys\` (${shortDate(siteDate)} no relógio dos testes), em um celular de 360 × 740.\nOs limites são os de \`tests/journeys/counted.spec.ts\`, e valem na suíte profunda, \`npm run test:deep\`.\n\n| Quem | Caminho |\n| --- | --- |\n${table}\n`,
  );
  const taps = walked.map((way) => way.taps).sort((one, other) => one - other);
  const figure = (name: string, value = 0, unit = 'toques') => ({
    group: 'Caminhos contados, toque a toque',
    name,
    value,
    unit,
  });
  writeMeasured('journeys', 'journeys', [
    figure('Caminhos de quem chega', taps.length, 'caminhos'),
    figure('Toques até a resposta, no caminho do meio', taps[Math.floor(taps.length / 2)]),
    figure('Toques até a resposta, no mais longo', taps.at(-1)),
  ]);
});
