import { decodeHTML } from 'entities';
import type { HtmlElement } from 'html-validate';
import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';
import { parseHtml } from '#gates/published-text/parse-html.ts';
import { type IsoDate, isoDate } from '#law/date.ts';
import { loadPractice } from '#texts/load/practice.ts';
import { toolPath } from '#texts/paths.ts';
import type { CitationLinks } from '#tools/citations/citation-links.ts';
import { citationLinks } from '#tools/citations/tool-links.ts';
import { resultOf } from '#tools/frame/answered.tsx';
import type { ResultPart } from '#tools/frame/shown.ts';
import { toolSetting } from '#tools/frame/tool-setting.ts';
import type { Questions } from '#tools/questions/question.ts';
import { readAnswers } from '#tools/questions/read.ts';
import { formOf } from '#tools/questions/typed.ts';
import { type ToolSlug, tools } from '#tools/tools.ts';
import { plain } from './plain.ts';
import type { Telling } from './steps.ts';
import { typedOf } from './typed-of.ts';

export const testsDay = isoDate('2026-11-21');

const practice = loadPractice('tests/fixtures/demo-practice');
const setting = toolSetting(practice, testsDay);

/** The tests' minimum wage, in cents. */
export const { wage } = setting;

const nothing = () => {};

/** The citations of a tool's page; whatever else its result cites fails the test that draws it. */
function linksOf(tool: ToolSlug): CitationLinks {
  const { norms, places } = citationLinks(tools[tool].citations);
  return {
    norms,
    places: new Proxy(places, {
      get(known, key) {
        if (!(key in known)) throw new Error(`${tool} cites ${String(key)} and does not list it`);
        return Reflect.get(known, key);
      },
    }),
  };
}

/** What was told, as the tool reads it on that day from a form that holds it. */
export const readAs = <Told,>(questions: Questions<Told>, told: Telling<Told>, today: IsoDate) =>
  readAnswers(questions, formOf(typedOf(questions, told)), today, wage).told as Told;

/** What a tool shows to who answers it so, drawn without a browser. */
interface ResultPage {
  /** The texts of all elements that a selector finds, in order, as one reads them. */
  texts: (selector: string) => string[];
  /** The same as one text, empty where there is none; without a selector all that is said. */
  text: (selector?: string) => string;
  /** Where its links lead to, in order. */
  links: string[];
  /** The message to the practice as it would travel, line by line. */
  message: string[];
  /** What may go into the message, by the id of the question, in order; whether it goes unasked. */
  lines: Record<string, boolean>;
}

const wordsOf = (element: HtmlElement): string => plain(decodeHTML(element.textContent)).trim();

/** Draws the result of a tool from its answers, with the citations that its page carries. */
export async function resultPage<Told, Answers>(
  tool: ToolSlug,
  questions: Questions<Told>,
  part: ResultPart<Told, Answers>,
  told: Telling<Told>,
  today: IsoDate = testsDay,
): Promise<ResultPage> {
  const View = resultOf(questions, part);
  // The address of the page is all that a result asks of a browser while it is drawn.
  vi.stubGlobal('location', new URL(toolPath(tool), practice.siteAddress));
  let html: string;
  try {
    html = renderToStaticMarkup(
      <View
        told={readAs(questions, told, today)}
        today={today}
        heading={createRef()}
        onChange={nothing}
        onConfirm={nothing}
        onRefuse={nothing}
        onClear={nothing}
        setting={{ ...setting, links: linksOf(tool) }}
      />,
    );
  } finally {
    vi.unstubAllGlobals();
  }
  const page = await parseHtml(html);
  const texts = (selector: string) => page.querySelectorAll(selector).map(wordsOf);
  const links = page
    .querySelectorAll('a[href]')
    .map((link) => decodeHTML(link.getAttributeValue('href') ?? ''));
  const chat = links.find((link) => link.includes('wa.me/55')) ?? '';
  const boxes = page.querySelectorAll('input[type="checkbox"]');
  return {
    texts,
    text: (selector) => (selector === undefined ? wordsOf(page) : texts(selector).join(' ')),
    links,
    message: new URL(chat).searchParams.get('text')?.split('\n') ?? [],
    lines: Object.fromEntries(
      boxes.map((box) => [box.id?.replace(/^_.*?_-/, '') ?? '', box.hasAttribute('checked')]),
    ),
  };
}
