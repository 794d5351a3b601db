import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { keptReading } from '#texts/kept-bytes.ts';
import { unmarked } from '#texts/signing/quoted.ts';
import { slot } from './slot.ts';
import type { PublishedText, TextKind } from './text.ts';

/** Attributes that carry words to nobody. */
const silentAttributes = new Set(
  'className class style d viewBox points transform rel content media sizes href src id key name type role pattern autoComplete inputMode preserveAspectRatio fill stroke'.split(
    ' ',
  ),
);
const inlineTags = new Set(
  'a abbr b bdi em i mark output small span strong sub sup time TelephoneLink'.split(' '),
);

const isPortuguese = (text: string): boolean =>
  /\p{Ll}/u.test(text) &&
  (/[áâãàéêíóôõúç]/iu.test(text) || /\p{L}{2,} \p{L}/u.test(text)) &&
  !/[{}<>=;]|=>|^\.|^#|\bvar\(|\[[a-z]/u.test(text);

/** Strings for programmers: imports, selectors, keys of citations, errors of ours, types. */
function isForProgrammers(node: ts.Node): boolean {
  for (let up: ts.Node = node.parent; up; up = up.parent) {
    if (ts.isImportDeclaration(up) || ts.isExportDeclaration(up) || ts.isLiteralTypeNode(up))
      return true;
    if (ts.isJsxAttribute(up)) return silentAttributes.has(up.name.getText());
    if (ts.isNewExpression(up) && /Error$/.test(up.expression.getText())) return true;
    if (
      ts.isCallExpression(up) &&
      /querySelector|matches|closest|^console\.|^(?:keys|named|handed|together|phases)$/.test(
        up.expression.getText(),
      )
    )
      return true;
  }
  return false;
}

/** JSX's own rule: lines are trimmed and joined by one space. */
const jsxText = (raw: string): string =>
  raw
    .split('\n')
    .map((line, index, lines) => {
      const start = index === 0 ? line : line.trimStart();
      return index === lines.length - 1 ? start : start.trimEnd();
    })
    .filter(Boolean)
    .join(' ');

const templateText = (node: ts.TemplateExpression): string =>
  node.head.text + node.templateSpans.map(({ literal }) => slot + literal.text).join('');

/** The words of an expression, as far as they are written there. */
function expressionText(node: ts.Expression | undefined): string {
  if (!node) return '';
  if (ts.isStringLiteralLike(node)) return unmarked(node.text);
  return ts.isTemplateExpression(node) ? unmarked(templateText(node)) : slot;
}

const isInline = (node: ts.Node): node is ts.JsxElement =>
  ts.isJsxElement(node) && inlineTags.has(node.openingElement.tagName.getText());

/** The words of a child that stands in the sentence of its parent; undefined of one that stands alone. */
function wordsIn(child: ts.JsxChild, isInside = false): string | undefined {
  if (ts.isJsxText(child)) return jsxText(child.text);
  if (ts.isJsxExpression(child)) return expressionText(child.expression);
  if (!ts.isJsxElement(child) || !(isInside || isInline(child))) return undefined;
  return child.children.map((one) => wordsIn(one, true)).join('');
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

class Extractor {
  readonly texts: PublishedText[] = [];
  readonly #file: ts.SourceFile;

  constructor(file: ts.SourceFile) {
    this.#file = file;
  }

  #add(node: ts.Node, kind: TextKind, raw: string): void {
    const text = oneLine(raw);
    if (isPortuguese(text)) this.#keep(node, kind, text);
  }

  /** A string; one with **marks** or [links](/address) is a sentence, which `Sentence` draws. */
  #addString(node: ts.Node, text: string): void {
    const words = unmarked(text);
    if (words === text) this.#add(node, 'label', text);
    else if (/\p{Ll}/u.test(words)) this.#keep(node, 'paragraph', oneLine(words));
  }

  #keep(node: ts.Node, kind: TextKind, text: string): void {
    const line = this.#file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    this.texts.push({
      page: `${this.#file.fileName}:${line}`,
      section: '',
      kind,
      text,
      inFrame: false,
    });
  }

  /** The children of an element, inline ones joined to one text, others each on their own. */
  #children(owner: ts.JsxElement | ts.JsxFragment): void {
    let run = '';
    const flush = () => {
      this.#add(owner, 'paragraph', run);
      run = '';
    };
    for (const child of owner.children) {
      const words = wordsIn(child);
      if (words === undefined) flush();
      else run += words;
    }
    flush();
  }

  visit(node: ts.Node): void {
    const isAlone = !isInline(node) || !ts.isJsxElement(node.parent);
    if ((ts.isJsxElement(node) || ts.isJsxFragment(node)) && isAlone) this.#children(node);
    const isJsxChild =
      ts.isJsxExpression(node.parent ?? node) && !ts.isJsxAttribute(node.parent.parent);
    if (!isJsxChild && !isForProgrammers(node)) {
      if (ts.isStringLiteralLike(node)) this.#addString(node, node.text);
      if (ts.isTemplateExpression(node)) this.#addString(node, templateText(node));
    }
    ts.forEachChild(node, (child) => this.visit(child));
  }
}

/** The Portuguese texts of one source file, each with "file:line" as its page. */
export function textsOfSource(fileName: string, source: string): PublishedText[] {
  const file = ts.createSourceFile(
    fileName,
    source,
    ts.ScriptTarget.Latest,
    true,
    fileName.endsWith('.json') ? ts.ScriptKind.JSON : ts.ScriptKind.TSX,
  );
  const extractor = new Extractor(file);
  extractor.visit(file);
  return extractor.texts;
}

/** What is read hangs on how. */
const reader = readFileSync(fileURLToPath(import.meta.url), 'utf8') + unmarked;

function textsOfFile(name: string): PublishedText[] {
  const source = readFileSync(name, 'utf8');
  return keptReading(`${reader}${name}\n${source}`, '.texts', () => textsOfSource(name, source));
}

let texts: PublishedText[] | undefined;

/**
 * The texts that code writes, questions and results of the tools among them, which no built page holds
 * before a visitor answers. What is known only in the browser appears as "…".
 */
export function interfaceTexts(): PublishedText[] {
  texts ??= globSync(['src/**/*.{ts,tsx}', 'content/{questions,labels}/*.json'])
    // What reads texts and makes style sheets writes to nobody.
    .filter((name) => !/^src\/(?:document\/styles|texts\/(?!figures\/))/.test(name))
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .sort()
    .flatMap(textsOfFile);
  return texts;
}
