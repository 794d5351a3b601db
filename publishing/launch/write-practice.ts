import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { stringify } from 'yaml';
import { brandFileIn } from '#texts/load/brand.ts';
import { ContentError } from '#texts/load/content-error.ts';
import { practiceFileIn } from '#texts/load/practice.ts';
import { practiceFields } from '#texts/schema/practice.ts';
import { practiceKinds } from '#texts/schema/practice-kind.ts';
import { withoutAccents } from '#words/accents.ts';

interface Question {
  readonly field: string;
  readonly asks: string;
  readonly example: string;
  /** What holds where nothing is answered. */
  readonly usual?: string;
}

/** The question with what helps to answer it. */
export const asked = ({ asks, example, usual }: Question): string =>
  usual === undefined ? `${asks} (exemplo: ${example})` : `${asks} (sem resposta: ${usual})`;

/** What a new practice is asked, in this order. */
export const questions = [
  // First: a Defensoria has no registration with the bar to tell.
  {
    field: 'kind',
    asks: `Quem publica o site: ${practiceKinds.join(', ')}?`,
    example: 'clinica',
    usual: 'escritorio',
  },
  { field: 'projectName', asks: 'Nome do site?', example: 'Direito em Dia' },
  { field: 'siteAddress', asks: 'Endereço do site?', example: 'https://www.escritorio.com.br' },
  {
    field: 'practiceName',
    asks: 'Nome do escritório, da clínica, do núcleo ou da Defensoria, como está no registro?',
    example: 'Silva Advocacia',
  },
  { field: 'name', asks: 'Nome de quem responde?', example: 'Maria da Silva' },
  {
    field: 'oab',
    asks: 'Inscrição na OAB? Na Defensoria, pode ficar em branco.',
    example: 'OAB/SP 123.456',
  },
  { field: 'chatNumber', asks: 'WhatsApp, com 55 e DDD, só algarismos?', example: '5511987654321' },
  { field: 'phone', asks: 'Telefone?', example: '(11) 98765-4321' },
  { field: 'email', asks: 'E-mail?', example: 'contato@escritorio.com.br' },
  { field: 'address', asks: 'Rua e número?', example: 'Rua das Folhas, 10' },
  { field: 'city', asks: 'Cidade?', example: 'Belo Horizonte' },
  { field: 'state', asks: 'Estado, em duas letras?', example: 'MG' },
  { field: 'days', asks: 'Dias de atendimento?', example: 'segunda a sexta' },
  { field: 'opens', asks: 'Abre a que horas?', example: '8h' },
  { field: 'closes', asks: 'Fecha a que horas?', example: '18h' },
] as const satisfies readonly Question[];

const factsHeading = `# Os dados de quem publica o site. Os campos estão explicados em docs/como-editar.md.
# Depois de conferir tudo, troque demo para false.

`;
const brand = `# As cores. As outras saem destas três; o site confere o contraste ao ser montado.

colours:
  strong: "#0f4a3a" # sob letras claras: mesa, botões, faixas
  soft: "#fbe3dc" # sob letras escuras: alto e pé de cada página
  accent: "#c0472a" # marcas e desenhos, nunca letras
headings: faustina # ou sistema: as letras de títulos que o aparelho já tem
`;

/** Twelve pages that people ask for most, and that somebody can read in days; every line starts as a comment. */
const startSet = `
# Por quais textos o escritório responde. Sem estas linhas, por todos. Para começar com as doze páginas
# que mais procuram, apague o “# ” das linhas abaixo.
# publish:
#   benefits: [auxilio-doenca, bpc-loas, aposentadoria-por-idade, pensao-por-morte, salario-maternidade, pedido-parado]
#   letters: [incapacidade-nao-constatada, renda-bpc, falta-carencia]
#   tools: [prazo-do-recurso]
#   topics: [beneficio-indeferido, carta]
`;

const answerTo = ({ example, usual }: Question, answer: string | undefined): string =>
  answer?.trim() ? answer.trim() : (usual ?? (answer === undefined ? example : ''));

/** The facts as practice.yaml has them; the examples stand for what was not answered. */
function factsOf(answers: readonly string[], today: string) {
  const [kind = '', projectName, siteAddress, practiceName, name, oab, chatNumber, ...rest] =
    questions.map((question, index) => answerTo(question, answers[index]));
  const [phone, email, address, city, state, days, opens, closes] = rest;
  return {
    demo: true,
    siteAddress,
    projectName,
    kind: withoutAccents(kind).toLowerCase(),
    practiceName,
    lawyers: [{ name, ...(oab && { oab }) }],
    chatNumber,
    phone,
    email,
    offices: [{ address, city, state }],
    hours: [{ days, opens, closes }],
    verifiedOn: today,
  };
}

/** What is wrong with each answer, in the order of the questions; what was not answered yet is not judged. */
export function faultsOf(answers: readonly string[], today: string): (string | undefined)[] {
  const found = practiceFields.safeParse(factsOf(answers, today));
  return questions.map(
    ({ field }, index) =>
      (index < answers.length &&
        found.error?.issues.find(({ path }) => path.at(-1) === field)?.message) ||
      undefined,
  );
}

/** Throws a ContentError where a folder is not there to be filled. */
export function refuseFolder(folder: string): void {
  const fault = (problem: string) => new ContentError(folder, [problem]);
  if (resolve(folder).split(sep).includes('.git'))
    throw fault('é uma pasta do Git. Escolha outra pasta');
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw fault('já existe, e não está vazia. Escolha outra pasta');
}

/**
 * Writes a practice's folder: facts, with `demo: true` until somebody has read them again, and colours.
 * Throws a ContentError where the folder holds something, or answers are missing or wrong.
 * @param today ISO date of the answers
 */
export function writePractice(folder: string, answers: readonly string[], today: string): void {
  refuseFolder(folder);
  const file = practiceFileIn(folder);
  const given = questions.map((_, index) => answers[index]?.trim() ?? '');
  const faults = faultsOf(given, today).flatMap((fault, index) =>
    fault ? [`${questions[index]?.asks} ${fault}`] : [],
  );
  if (faults.length > 0) throw new ContentError(file, [...faults, 'nenhuma pasta foi escrita']);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, factsHeading + stringify(factsOf(given, today)) + startSet);
  writeFileSync(brandFileIn(folder), brand);
}
