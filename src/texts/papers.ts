type PaperLook =
  | 'address'
  | 'cadunico'
  | 'card'
  | 'certificate'
  | 'letter'
  | 'medical'
  | 'receipt'
  | 'workBook';

interface Paper {
  words: RegExp;
  look: PaperLook;
  /** Where one gets it, where the texts of this site say so. */
  where?: string;
}

const atMeuInss = 'no Meu INSS, em “Consultar Pedidos”';

/** The first whose words stand in the line of a list is meant. */
const papers: readonly Paper[] = [
  { words: /CadÚnico/, look: 'cadunico', where: 'no CRAS ou no posto do CadÚnico da sua cidade' },
  { words: /CNIS/, look: 'letter', where: 'no Meu INSS' },
  { words: /^Extrato de pagamento/, look: 'letter', where: 'no Meu INSS ou pelo 135' },
  { words: /^Carta do INSS/, look: 'letter', where: atMeuInss },
  { words: /^Cópia completa do processo/, look: 'letter', where: atMeuInss },
  { words: /^Carta de concessão/, look: 'letter', where: 'no Meu INSS' },
  { words: /\bPPP\b/, look: 'letter', where: 'na empresa' },
  { words: /documento com foto|\bCNH\b/i, look: 'card' },
  { words: /carteira de trabalho/i, look: 'workBook' },
  { words: /laudo|atestado|exame|médico|terapia/i, look: 'medical' },
  { words: /certid|certificado/i, look: 'certificate' },
  { words: /endereço$/, look: 'address' },
  { words: /renda|receitas|carnês|contracheques|notas/i, look: 'receipt' },
];

/** How the document in a line of a list looks, and where one gets it. */
export const paperOf = (line: string): { look: PaperLook; where?: string | undefined } => {
  const { look, where } = papers.find(({ words }) => words.test(line)) ?? { look: 'letter' };
  return { look, where };
};
