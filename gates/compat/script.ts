import ts from 'typescript';
import { tooNewInCss } from './css.ts';
import { tooNewInElement } from './html.ts';
import { isQuestion } from './question.ts';
import { compatAt, firstKnown, missingIn, type TooNew, tooNew } from './targets.ts';

/** Objects whose interface is known by their name. */
const receivers: Record<string, string> = {
  window: 'api.Window',
  self: 'api.Window',
  globalThis: 'api.Window',
  document: 'api.Document',
  navigator: 'api.Navigator',
  location: 'api.Location',
  history: 'api.History',
  screen: 'api.Screen',
  performance: 'api.Performance',
  crypto: 'api.Crypto',
  caches: 'api.CacheStorage',
  speechSynthesis: 'api.SpeechSynthesis',
};

/** Every path at which browser-compat-data has a member of that name, of whatever interface. */
const membersNamed = (() => {
  const found = new Map<string, string[]>();
  const owners = ['api', 'javascript.builtins', 'javascript.builtins.Intl'].flatMap((root) =>
    Object.keys(compatAt(root) ?? {}).map((name) => `${root}.${name}`),
  );
  for (const owner of owners) {
    for (const name of Object.keys(compatAt(owner) ?? {})) {
      found.set(name, [...(found.get(name) ?? []), `${owner}.${name}`]);
    }
  }
  return found;
})();

/** The targets that lack a member of that name on every interface that has one. */
function missingMember(name: string): string[] {
  const lacking = (membersNamed.get(name) ?? []).map((path) => missingIn(path));
  return lacking.sort((a, b) => a.length - b.length)[0] ?? [];
}

/** Whether the name alone is too new, whatever bears it: `toSorted`, `showPopover`. */
function tooNewName(name: string, excerpt: string): TooNew[] {
  const missing = missingMember(name);
  return missing.length > 0
    ? [{ feature: `any.${name}`, missing, excerpt: excerpt.slice(0, 120) }]
    : [];
}

/** Where the data has a name that nothing in the program declares. */
const globalPath = (name: string): string | undefined =>
  firstKnown(
    `javascript.builtins.${name}`,
    `api.${name}`,
    `api.Window.${name}`,
    `api.ServiceWorkerGlobalScope.${name}`,
  );

const parseProgram = (program: string): ts.SourceFile =>
  ts.createSourceFile('program.js', program, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);

const bearsName = (node: ts.Node): node is ts.NamedDeclaration & { name: ts.Identifier } =>
  'name' in node && node.name !== undefined && ts.isIdentifier(node.name as ts.Node);

const isOwnVariable = (node: ts.Node): boolean =>
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isBindingElement(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isClassLike(node) ||
  ts.isImportSpecifier(node) ||
  ts.isNamespaceImport(node) ||
  ts.isImportClause(node);

const isOwnMember = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isAccessor(node) ||
  // `this.alternate = …`
  (ts.isPropertyAccessExpression(node) &&
    node.expression.kind === ts.SyntaxKind.ThisKeyword &&
    ts.isBinaryExpression(node.parent) &&
    node.parent.left === node);

/** The names that a program gives, to variables or to members of its own objects. */
function namesGiven(root: ts.Node, isOwn: (node: ts.Node) => boolean): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (isOwn(node) && bearsName(node)) names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return names;
}

/** Names of members that a program gives to objects of its own; other programs meet them again. */
export const ownMembers = (program: string): ReadonlySet<string> =>
  namesGiven(parseProgram(program), isOwnMember);

/** The variable that an expression is kept in. */
function keptIn(node: ts.Node): string | undefined {
  const holder = ts.isBindingElement(node) ? node : node.parent;
  const isHeld =
    ts.isBindingElement(node) || (ts.isVariableDeclaration(holder) && holder.initializer === node);
  return isHeld && bearsName(holder) ? holder.name.text : undefined;
}

/** Reads one program. Types are gone from it, so most members are looked up by their name alone. */
class Reader {
  readonly #found: TooNew[] = [];
  /** Features that the program asks for, and the variables in which it asks. */
  readonly #asked = new Set<string>();
  readonly #askedVariables = new Set<string>();
  readonly #keptIn = new Map<string, string>();
  readonly #file: ts.SourceFile;
  readonly #variables: ReadonlySet<string>;
  readonly #ownMembers: ReadonlySet<string>;

  constructor(file: ts.SourceFile, members: ReadonlySet<string>) {
    this.#file = file;
    this.#variables = namesGiven(file, isOwnVariable);
    this.#ownMembers = members;
    this.#visit(file);
  }

  /** What is too new, each with whether the program asks for it. */
  get found(): TooNew[] {
    const isAsked = (feature: string) =>
      this.#asked.has(feature) || this.#askedVariables.has(this.#keptIn.get(feature) ?? '');
    return this.#found.map((one) => ({ ...one, isAsked: isAsked(one.feature) }));
  }

  /** Remembers whether this use is a question, or is kept for one. */
  #note(found: readonly TooNew[], node: ts.Node): void {
    const variable = keptIn(node);
    for (const { feature } of found) {
      if (isQuestion(node)) this.#asked.add(feature);
      if (variable) this.#keptIn.set(feature, variable);
    }
    this.#found.push(...found);
  }

  #text(node: ts.Node): string {
    return node.getText(this.#file);
  }

  #add(feature: string | undefined, node: ts.Node): void {
    this.#note(tooNew(feature, this.#text(node)), node);
  }

  /** `navigator.share`, `Object.groupBy`, `list.toSorted`: as exactly as the receiver is known. */
  #member(receiver: ts.Expression | undefined, name: string, node: ts.Node): void {
    const owner = receiver && ts.isIdentifier(receiver) ? receiver.text : '';
    const isGlobal = owner !== '' && !this.#variables.has(owner);
    const exact = isGlobal
      ? firstKnown(
          `${receivers[owner]}.${name}`,
          `javascript.builtins.${owner}.${name}`,
          `api.${owner}.${name}_static`,
        )
      : undefined;
    if (exact) this.#add(exact, node);
    // A global by way of its window: `self.Temporal`.
    else if (isGlobal && receivers[owner] === 'api.Window') this.#add(globalPath(name), node);
    else if (!this.#ownMembers.has(name)) this.#note(tooNewName(name, this.#text(node)), node);
  }

  #identifier(node: ts.Identifier): void {
    const { parent } = node;
    const isMemberName =
      (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
      (ts.isBindingElement(parent) && parent.propertyName === node) ||
      (isOwnMember(parent) && bearsName(parent) && parent.name === node);
    if (isMemberName) return;
    if (this.#variables.has(node.text)) {
      if (isQuestion(node)) this.#askedVariables.add(node.text);
    } else if (ts.isTypeOfExpression(parent)) {
      // Asking for the type of what may be missing does no harm.
      this.#asked.add(globalPath(node.text) ?? node.text);
    } else this.#add(globalPath(node.text), node);
  }

  /** What strings name: events, media queries, elements that React makes. */
  #call(node: ts.CallExpression): void {
    const [first, second] = node.arguments;
    if (!first || !ts.isStringLiteralLike(first)) return;
    const called = /\w+$/.exec(this.#text(node.expression))?.[0];
    if (called === 'addEventListener')
      this.#found.push(...tooNewName(`${first.text}_event`, this.#text(node)));
    else if (called === 'matchMedia') this.#found.push(...tooNewInCss(`@media ${first.text}{}`));
    else if (compatAt(`html.elements.${first.text}`) && second)
      this.#element(first.text, second, node);
  }

  #element(tag: string, props: ts.Expression, node: ts.Node): void {
    if (!ts.isObjectLiteralExpression(props)) return;
    const attributes = props.properties.filter(ts.isPropertyAssignment).map((one) => {
      const value = ts.isStringLiteralLike(one.initializer) ? one.initializer.text : '';
      return [this.#text(one.name).replaceAll(/["'`]/g, '').toLowerCase(), value] as const;
    });
    this.#found.push(...tooNewInElement(tag, attributes, this.#text(node)));
  }

  #visit(node: ts.Node): void {
    if (ts.isIdentifier(node)) this.#identifier(node);
    if (ts.isPropertyAccessExpression(node)) this.#member(node.expression, node.name.text, node);
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const { parent } = node.parent;
      const from = ts.isVariableDeclaration(parent) ? parent.initializer : undefined;
      this.#member(from, this.#text(node.propertyName ?? node.name), node);
    }
    if (ts.isCallExpression(node)) this.#call(node);
    // Styles that come with a program: `sheet.insertRule("@media …")`.
    if (ts.isStringLiteralLike(node) && /^@[^{]+\{/.test(node.text))
      this.#found.push(...tooNewInCss(node.text));
    ts.forEachChild(node, (child) => this.#visit(child));
  }
}

/**
 * What a program has, besides its grammar, that is too new for a target, as far as that can be told
 * without running it. A name that some older interface bears too is not told apart from it.
 * @param own names of members that the site's programs give to objects of their own
 */
export const tooNewInProgram = (program: string, own = ownMembers(program)): TooNew[] =>
  new Reader(parseProgram(program), own).found;
