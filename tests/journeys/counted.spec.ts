import { writeFileSync } from 'node:fs';
import { mergeTests, type Page } from '@playwright/test';
import { siteDate, siteNow } from '#tests/site-date.ts';
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
import { questions as incomeQuestions } from '#tools/bpc-income/questions.ts';
import { questions as insuredQuestions } from '#tools/insured-status/questions.ts';
import { questions as retirementQuestions } from '#tools/retirement/questions.ts';
import { questions as pensionQuestions } from '#tools/survivor-pension/questions.ts';
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

  /** Where the last of the three steps ends, from the top of the screen. */
  async stepsEnd(): Promise<number> {
    const box = await this.page.locator('[data-answer-card] ol').boundingBox();
    return box ? Math.round(box.y + box.height) : Number.NaN;
  }
}

interface Row {
  who: string;
  before: string;
  after: string;
}

const rows: Row[] = [];

const test = mergeTests(watched, inHand).extend<{ hand: Hand }>({
  hand: async ({ page }, use) => use(new Hand(page)),
});
test.use({ viewport: { width: 360, height: screen }, serviceWorkers: 'block' });
test.describe.configure({ mode: 'serial' });

/** Answers a tool to its result; opening a list and choosing from it are two taps. */
async function toAnswer<Told>(
  hand: Hand,
  questions: Parameters<typeof answer<Told>>[1],
  told: Parameters<typeof answer<Told>>[2],
) {
  await answer(hand.page, questions, told);
  hand.taps += 2 * stepsOf(questions, told).filter(({ does }) => does === 'choose').length;
  await confirm(hand.page);
}

test('a: viúva de 67 anos, o filho ganha um salário mínimo, Bolsa Família', {
  tag: '@deep',
}, async ({ hand }) => {
  await hand.start(toolPath('renda-bpc'));
  await toAnswer(hand, incomeQuestions, widow);
  expect(hand.taps).toBeLessThanOrEqual(14);
  expect(await hand.stepsEnd()).toBeLessThanOrEqual(screen);
  rows.push({
    who: 'a. Viúva de 67 anos: posso pedir o BPC?',
    before: '18 toques; a comparação 2,5 telas abaixo, o que fazer 6 a 7',
    after: `${hand.taps} toques; comparação e três passos na primeira tela`,
  });
});

test('c: mulher de 43 anos, o marido morreu, dois filhos', { tag: '@deep' }, async ({ hand }) => {
  await hand.start(toolPath('pensao-por-morte'));
  await toAnswer(hand, pensionQuestions, widowed);
  const card = hand.page.locator('[data-answer-card]');
  await expect(card.locator('ol li').first()).toContainText('30 de dezembro');
  expect(await hand.stepsEnd()).toBeLessThanOrEqual(screen);
  rows.push({
    who: 'c. Viúva de 43 anos, dois filhos: quanto, e até quando pedir?',
    before: '28 toques em uma folha; a data de pedir 4 telas abaixo',
    after: `${hand.taps} toques, uma pergunta por tela; valor e data na primeira tela`,
  });
});

test('d: mulher surda de 52 anos, grau desconhecido', { tag: '@deep' }, async ({ hand }) => {
  await hand.start(toolPath('regras-de-aposentadoria'));
  await toAnswer(hand, retirementQuestions, deafWoman);
  const degrees = hand.page.locator('[data-answer-card] h2 + p > span');
  for (const degree of ['Grave', 'Moderada', 'Leve'])
    await expect(degrees.filter({ hasText: degree })).toBeInViewport();
  expect(await hand.stepsEnd()).toBeLessThanOrEqual(screen);
  rows.push({
    who: 'd. Surda, 25 anos de trabalho, grau desconhecido',
    before: 'enganada: a resposta dizia 2029',
    after: `${hand.taps} toques; os três graus na primeira tela`,
  });
});

test('e: um filho escreve pela mãe, sem WhatsApp', { tag: '@deep' }, async ({ hand, page }) => {
  await hand.start('/');
  const form = contactForm(page);
  await page.getByRole('banner').locator('summary').click();
  await page.locator('header a[href$="#contato"]:visible').first().click();
  await form.name.click();
  await page.keyboard.type('Ana Lima');
  await page.keyboard.press('Tab');
  await page.keyboard.type('11987654321');
  await form.subject.selectOption({ index: 1 });
  await form.situation.click();
  await page.keyboard.type('Minha mãe teve o pedido negado.');
  hand.taps += 2;
  await form.by('email').click();
  await expect(form.errors).toHaveCount(0);
  const inForm = hand.taps - 2;
  expect(inForm).toBeLessThanOrEqual(6);
  await page.goto('/privacidade');
  await page.goBack();
  await expect(form.name).toHaveValue('Ana Lima');
  rows.push({
    who: 'e. Um filho escreve pela mãe, sem WhatsApp',
    before: 'só o WhatsApp abria; o texto se perdia ao voltar',
    after: `por e-mail em ${inForm} toques no formulário; o rascunho fica`,
  });
});

test('f, g, h: da página inicial, de toque em toque', { tag: '@deep' }, async ({ hand, page }) => {
  await hand.start('/');
  await page.locator(`main a[href="${securityPath}"]`).first().click();
  await page.locator('main a[href$="#este-numero-e-de-voces"]').first().click();
  const check = page.locator('[data-pasted]');
  await check.getByRole('textbox').click();
  await page.keyboard.insertText('PIX para (11) 91111-2222');
  await check.getByRole('button').click();
  await expect(check.getByRole('heading')).toContainText('91111-2222');
  expect(hand.taps).toBeLessThanOrEqual(5);
  rows.push({
    who: 'f. Recebeu mensagem “do escritório” pedindo PIX',
    before: 'sem conferência; o número se partia em duas linhas',
    after: `${hand.taps} toques até “não é nosso”`,
  });

  await hand.start('/');
  await page.locator(`main a[href="${flowPath}/qual-foi-cortado"]`).first().click();
  await page.locator(`main a[href="${flowPath}/bpc-cortado"]`).first().click();
  await expect(page.locator('main h1')).toBeInViewport();
  expect(hand.taps).toBeLessThanOrEqual(3);
  rows.push({
    who: 'g. O BPC do filho foi cortado',
    before: 'nada na página inicial',
    after: `${hand.taps} toques até o prazo e a defesa`,
  });

  await hand.start('/');
  await page.locator(`main a[href="${benefitsPath}"]`).first().click();
  await page
    .locator(`main a[href="${benefitPath('salario-maternidade')}"]`)
    .first()
    .click();
  await expect(page.locator('#em-resumo')).toBeInViewport();
  expect(hand.taps).toBeLessThanOrEqual(3);
  rows.push({
    who: 'h. Procura o salário-maternidade',
    before: 'nenhuma página, e nada que o dissesse',
    after: `${hand.taps} toques até o resumo`,
  });
});

test('j: a carta diz “falta de qualidade de segurado”: até quando ia a proteção?', {
  tag: '@deep',
}, async ({ hand, page }) => {
  await hand.start(letterPath('falta-qualidade-segurado'));
  await page
    .locator(`main a[href="${toolPath('qualidade-de-segurado#parou')}"]`)
    .first()
    .click();
  await answerRest(page, insuredQuestions, leftJob);
  await confirm(page);
  // The month is written into a field that is touched first.
  hand.taps += 1;
  expect(hand.taps).toBeLessThanOrEqual(10);
  expect(await hand.stepsEnd()).toBeLessThanOrEqual(screen);
  rows.push({
    who: 'j. A carta diz “falta de qualidade de segurado”: até quando ia a proteção?',
    before: 'uma tabela em outra página, sem conta',
    after: `${hand.taps} toques da carta até as duas datas e os três passos, na primeira tela`,
  });
});

test('b: a carta diz o motivo: até quando, e o que a frase quer dizer', { tag: '@deep' }, async ({
  hand,
  page,
}) => {
  await hand.start('/');
  await page.locator(`main a[href="${deniedGuidePath}"]`).first().click();
  await page
    .locator(`main a[href="${toolPath('prazo-do-recurso#negado')}"]`)
    .first()
    .click();
  await page.locator('main form input').first().click();
  await page.keyboard.type('9');
  await page.keyboard.press('Tab');
  await page.keyboard.type('11');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2026');
  await page.locator('main form button[type=submit]').first().click();
  await expect(page.locator('[data-answer-card] h2')).toBeFocused();
  expect(hand.taps).toBeLessThanOrEqual(5);
  expect(await hand.stepsEnd()).toBeLessThanOrEqual(screen);
  rows.push({
    who: 'b. Pedreiro de 44 anos, carta aberta há 12 dias: até quando?',
    before: 'a folhinha cortada ao meio; o que fazer 9 telas abaixo',
    after: `${hand.taps} toques até a data, a folhinha e os três passos`,
  });

  await hand.start('/');
  await page.locator(`main a[href="${lettersPath}"]`).first().click();
  await page.locator('details:has(#texto-da-carta) > summary').click();
  await page.locator('#texto-da-carta').click();
  await page.keyboard.insertText('falta de qualidade de segurado');
  await page.locator('form:has(#texto-da-carta) button').click();
  await page.locator(`[data-print-target] a[href^="${lettersPath}/"]`).first().click();
  await expect(page.locator('main h1 + p')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#ate-quando + p')).toBeInViewport({ ratio: 1 });
  expect(hand.taps).toBeLessThanOrEqual(5);
  rows.push({
    who: 'b. O mesmo, pela frase da carta',
    before: 'a frase era a última meia linha de “Outro motivo”',
    after: `${hand.taps} toques até o que a frase quer dizer e o prazo do recurso, na primeira tela`,
  });
});

/** Who comes for what the first six benefits are not, and how: by the list of all, or in their words. */
const others = [
  ['k. O pagamento não caiu este mês', 'beneficio-cortado', undefined],
  ['l. Pediu há quatro meses, e nada', 'pedido-parado', undefined],
  ['m. Falta um emprego no extrato', 'cnis-errado', undefined],
  ['n. O filho foi preso, e contribuía', 'auxilio-reclusao', undefined],
  ['o. Perdeu dois dedos e voltou ao trabalho', 'auxilio-acidente', undefined],
  ['p. Diarista: como pagar o INSS', 'como-contribuir', 'pagar carnê do inss'],
  ['q. Caiu um empréstimo que não fez', 'descontos-e-emprestimos', 'empréstimo que não fiz'],
  ['r. Quer “encostar” pelo INSS', 'auxilio-doenca', 'encostar'],
  ['s. Pescador, no tempo da proibição', 'seguro-defeso', 'seguro do pescador'],
  ['t. Trabalhou a vida toda na roça', 'aposentadoria-rural', 'apozentadoria da roça'],
  ['y. O juiz negou, há uma semana', 'na-justica', 'juiz negou'],
] as const;

test('k a t, y: da página inicial ao resumo, pela lista de todos ou nas próprias palavras', {
  tag: '@deep',
}, async ({ hand, page }) => {
  for (const [who, slug, words] of others) {
    await hand.start('/');
    if (words === undefined) {
      await page.locator(`main a[href="${benefitsPath}"]`).first().click();
    } else {
      await page.getByRole('banner').locator('summary').click();
      await page.locator(`header a[href^="${topicsPath}"]:visible`).first().click();
      await expect(page.getByRole('searchbox')).toBeFocused();
      await page.keyboard.type(words);
    }
    const list = page.locator(words === undefined ? 'main' : '[data-search-results]');
    await list
      .locator(`a[href="${benefitPath(slug)}"]`)
      .first()
      .click();
    await expect(page.locator('#em-resumo'), who).toBeInViewport();
    expect(hand.taps, who).toBeLessThanOrEqual(3);
    rows.push({
      who,
      before: words ? 'nenhuma busca' : 'nenhuma página',
      after: `${hand.taps} toques${words ? `, escrevendo “${words}”,` : ''} até o resumo`,
    });
  }
});

/** Who is led by the questions, answer by answer. */
const asked = [
  [
    'v. Doméstica grávida, mandada embora',
    'as perguntas não falavam de gravidez',
    ['situacao', 'maternidade'],
  ],
  [
    'w. Mulher de 55 anos, da roça',
    '3 toques até a aposentadoria da cidade, e os papéis dela',
    ['situacao', 'idade', 'aposentadoria-rural'],
  ],
  [
    'x. O auxílio acabou, e não dá para voltar',
    '2 toques; só o recurso na primeira tela, e nada do pedido novo',
    ['qual-foi-cortado', 'auxilio-cortado'],
  ],
] as const;

test('v a x: da página inicial ao que ler, pelas perguntas', { tag: '@deep' }, async ({
  hand,
  page,
}) => {
  for (const [who, before, steps] of asked) {
    await hand.start('/');
    for (const step of steps)
      await page.locator(`main a[href="${flowPath}/${step}"]`).first().click();
    await expect(page.locator('#o-que-ler'), who).toBeInViewport();
    expect(hand.taps, who).toBeLessThanOrEqual(3);
    rows.push({
      who,
      before,
      after: `${hand.taps} toques até o que ler`,
    });
  }
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
      await page
        .locator(`main a[href="${toolPath('prazo-do-recurso#negado')}"]`)
        .first()
        .click();
      await countDays(page);
      // The day, the month and the year are touched before they are written.
      hand.taps += 3;
      expect(hand.taps).toBeLessThanOrEqual(5);
      expect(await hand.stepsEnd()).toBeLessThanOrEqual(screen);
      rows.push({
        who: 'i. Leu o guia uma vez, e a internet acabou: até quando?',
        before: 'as páginas abriam; o botão da ferramenta não fazia nada, e não dizia nada',
        after: `${hand.taps} toques sem conexão até a data e os três passos`,
      });
    },
  );
});

for (const [how, read, most, warning] of [
  [
    'tem o PDF do extrato',
    async ({ page }: Hand) => choose(page, await sample('every kind of relation')),
    3,
    0,
  ],
  [
    'tem o extrato aberto, e copia o texto',
    async ({ page }: Hand) => {
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
    await read(hand);
    const card = page.locator('[data-answer-card]');
    await expect(card.locator('h2')).toBeFocused();
    expect(await hand.stepsEnd()).toBeLessThanOrEqual(screen + warning);
    await card.locator(`a[href*="${toolPath('regras-de-aposentadoria')}"]`).click();
    await expectAsked(page, retirementQuestions.sex);
    await expect(page.locator('main form h2')).toBeInViewport();
    expect(hand.taps).toBeLessThanOrEqual(most);
    rows.push({
      who: `u. Quanto tempo já tem? (${how})`,
      before: 'nenhuma leitura: meses e datas copiados um a um',
      after: `${hand.taps} toques até a ferramenta de aposentadoria, já respondida; conta e três passos na primeira tela`,
    });
  });

test.afterAll(() => {
  if (!process.env.WRITE_JOURNEYS) return;
  const table = rows
    .toSorted((one, other) => (one.who < other.who ? -1 : 1))
    .map(({ who, before, after }) => `| ${who} | ${before} | ${after} |`)
    .join('\n');
  writeFileSync(
    'docs/journeys.md',
    `# Jornadas contadas\n\nEscrito por \`npm run journeys\` (${shortDate(siteDate)} no relógio dos testes), em um celular de 360 × 740.\nOs limites são os de \`tests/journeys/counted.spec.ts\`, e valem na suíte profunda, \`npm run test:deep\`. “Antes” é o que se viu em novembro de 2026, antes destas mudanças.\n\n| Quem | Antes | Agora |\n| --- | --- | --- |\n${table}\n`,
  );
});
