interface GraphQuestion {
  id: string;
  answers: readonly { label: string; to: string }[];
}

/** Questions, the ids of the ends, and where it starts. */
interface FlowGraph {
  start: string;
  questions: readonly GraphQuestion[];
  outcomes: readonly { id: string }[];
}

/** Longer than this, people lose heart. */
const longestPath = 4;

const quote = (ids: Iterable<string>): string => `“${[...ids].join('”, “')}”`;

/** Every way from the start: the ids of its questions and, last, of its end. */
export function everyPath({ start, questions }: FlowGraph): string[][] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const walk = (path: string[]): string[][] => {
    const question = byId.get(path.at(-1) ?? '');
    if (!question) return [path];
    const targets = [...new Set(question.answers.map(({ to }) => to))];
    return targets.flatMap((to) => walk([...path, to]));
  };
  return walk([start]);
}

/** Questions from which each node is reached, in the order of the file. */
export function parentsOf({ questions }: FlowGraph): Map<string, string[]> {
  const parents = new Map<string, string[]>();
  for (const { id, answers } of questions) {
    for (const to of new Set(answers.map((answer) => answer.to))) {
      parents.set(to, [...(parents.get(to) ?? []), id]);
    }
  }
  return parents;
}

/** Ids used twice, answers that lead nowhere, and a start that is no question. */
function brokenLinks({ start, questions, outcomes }: FlowGraph): string[] {
  const ids = [...questions, ...outcomes].map(({ id }) => id);
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  const problems = [...repeated].map(
    (id) => `campo “id”: “${id}” aparece duas vezes. Cada pergunta e cada fim tem o seu.`,
  );
  if (!questions.some(({ id }) => id === start)) {
    problems.push(
      `campo “start”: não há pergunta “${start}”. Use uma destas: ${quote(questions.map(({ id }) => id))}.`,
    );
  }
  questions.forEach(({ answers }, question) => {
    answers.forEach(({ label, to }, answer) => {
      const field = `questions.${question}.answers.${answer}`;
      if (!ids.includes(to)) {
        problems.push(
          `campo “${field}.to”: não há pergunta nem fim “${to}”. Confira a grafia ou crie o fim em “outcomes”.`,
        );
      }
      if (answers.findIndex((other) => other.label === label) !== answer) {
        problems.push(
          `campo “${field}.label”: a resposta “${label}” já existe nesta pergunta. Escreva outra.`,
        );
      }
    });
  });
  return problems;
}

/** The first circle found: ids, the first one again at the end. */
function findCircle({ questions }: FlowGraph): string[] | undefined {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const finished = new Set<string>();
  const visit = (id: string, path: string[]): string[] | undefined => {
    if (path.includes(id)) return [...path.slice(path.indexOf(id)), id];
    if (finished.has(id)) return undefined;
    for (const { to } of byId.get(id)?.answers ?? []) {
      const circle = visit(to, [...path, id]);
      if (circle) return circle;
    }
    finished.add(id);
    return undefined;
  };
  for (const { id } of questions) {
    const circle = visit(id, []);
    if (circle) return circle;
  }
  return undefined;
}

/** Pages that nobody reaches, questions with two ways back, paths that are too long. */
function lostPages(graph: FlowGraph): string[] {
  const paths = everyPath(graph);
  const reached = new Set(paths.flat());
  const unreached = (what: string, field: string, nodes: readonly { id: string }[]) =>
    nodes.flatMap(({ id }, index) =>
      reached.has(id)
        ? []
        : [
            `campo “${field}.${index}”: nenhuma resposta leva ${what} “${id}”. Aponte uma resposta (“to”) ou apague.`,
          ],
    );
  const parents = parentsOf(graph);
  const forked = graph.questions.flatMap(({ id }, index) => {
    const from = parents.get(id) ?? [];
    return from.length < 2
      ? []
      : [
          `campo “questions.${index}”: chega-se a “${id}” por ${quote(from)}. O “Voltar” precisa de uma só pergunta anterior: faça uma cópia com outro id.`,
        ];
  });
  const tooLong = paths
    .filter((path) => path.length - 1 > longestPath)
    .map(
      (path) =>
        `campo “questions”: o caminho ${path.join(' → ')} tem ${path.length - 1} perguntas. Use no máximo ${longestPath}.`,
    );
  return [
    ...unreached('à pergunta', 'questions', graph.questions),
    ...unreached('ao fim', 'outcomes', graph.outcomes),
    ...forked,
    ...tooLong,
  ];
}

/**
 * What is wrong with the ways through a flow, one sentence each with field and remedy; empty when
 * every page is reached, every path ends, and every question has one way back.
 */
export function findFaults(graph: FlowGraph): string[] {
  const broken = brokenLinks(graph);
  if (broken.length > 0) return broken;
  const circle = findCircle(graph);
  if (circle) {
    return [
      `campo “questions”: as perguntas andam em círculo (${circle.join(' → ')}). Mude o “to” de uma delas, para que todo caminho chegue a um fim.`,
    ];
  }
  return lostPages(graph);
}
