import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { ContentError } from '#content/load/content-error.ts';
import { practiceFileIn } from '#content/load/practice.ts';

/** What a new practice is asked, in this order. */
export const questions = [
  { asks: 'Nome do site?', example: 'Direito em Dia' },
  { asks: 'Endereço do site?', example: 'https://www.escritorio.com.br' },
  { asks: 'Nome do escritório, como registrado na OAB?', example: 'Silva Advocacia' },
  { asks: 'Nome de quem responde?', example: 'Maria da Silva' },
  { asks: 'Inscrição na OAB?', example: 'OAB/SP 123.456' },
  { asks: 'WhatsApp, com 55 e DDD, só algarismos?', example: '5511987654321' },
  { asks: 'Telefone?', example: '(11) 98765-4321' },
  { asks: 'E-mail?', example: 'contato@escritorio.com.br' },
  { asks: 'Rua e número?', example: 'Rua das Folhas, 10' },
  { asks: 'Cidade?', example: 'Belo Horizonte' },
  { asks: 'Estado, em duas letras?', example: 'MG' },
  { asks: 'Dias de atendimento?', example: 'segunda a sexta' },
  { asks: 'Abre a que horas?', example: '8h' },
  { asks: 'Fecha a que horas?', example: '18h' },
] as const;

const factsHeading = `# Os dados do escritório. Os campos estão explicados em docs/como-editar.md.
# Depois de conferir tudo, troque demo para false.

`;
const brand = `# As cores. As outras saem destas três; o site confere o contraste ao ser montado.

colours:
  strong: "#0f4a3a" # sob letras claras: mesa, botões, faixas
  soft: "#fbe3dc" # sob letras escuras: alto e pé de cada página
  accent: "#c0472a" # marcas e desenhos, nunca letras
headings: faustina # ou sistema: as letras de títulos que o aparelho já tem
`;

/**
 * Writes a practice's folder: facts, with `demo: true` until somebody has read them again, and colours.
 * Throws a ContentError where the folder has a practice already, or answers are missing.
 * @param today ISO date of the answers
 */
export function writePractice(folder: string, answers: readonly string[], today: string): void {
  const file = practiceFileIn(folder);
  if (existsSync(file)) throw new ContentError(file, ['já existe. Escolha outra pasta']);
  const given = questions.map((_, index) => answers[index]?.trim() ?? '');
  const missing = questions.filter((_, index) => !given[index]);
  if (missing.length > 0)
    throw new ContentError(
      file,
      missing.map(({ asks }) => `falta a resposta: ${asks}`),
    );
  const [projectName, siteAddress, practiceName, name, oab, chatNumber, phone, email] = given;
  const [address, city, state, days, opens, closes] = given.slice(8);
  const facts = {
    demo: true,
    siteAddress,
    projectName,
    practiceName,
    lawyers: [{ name, oab }],
    chatNumber,
    phone,
    email,
    offices: [{ address, city, state }],
    hours: [{ days, opens, closes }],
    verifiedOn: today,
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, factsHeading + stringify(facts));
  writeFileSync(`${folder}/brand.yaml`, brand);
}
