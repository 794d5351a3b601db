import { addDays, isoDate } from '#law/date.ts';
import { randomOf } from '#tests/cnis/generate/random.ts';
import { shortDate } from '#words/dates.ts';

const papers: readonly ((day: string, amount: string) => string)[] = [
  (day, amount) =>
    `COMPANHIA DE LUZ DE TESTE\nConta de energia elétrica\nCliente: PESSOA DE TESTE\nVencimento: ${day}\nConsumo: 132 kWh\nTotal a pagar: R$ ${amount}\nCódigo de barras: 00000.00000 00000.000000`,
  (day, amount) =>
    `BANCO DE TESTE S.A.\nPrezado cliente, a fatura do seu cartão de crédito no valor de R$ ${amount} vence em ${day}. Pague pelo boleto anexo.`,
  (day) =>
    `PODER JUDICIÁRIO\nJustiça Federal\n00ª Vara Federal de CIDADE DE TESTE\nMandado de intimação: fica a parte autora intimada a se manifestar sobre o laudo até ${day}. Intime-se.`,
  (day) =>
    `CLÍNICA DE TESTE\nReceituário\nPaciente: PESSOA DE TESTE\nUso oral: dipirona 500 mg, 1 comprimido de 6 em 6 horas por 5 dias.\nCIDADE DE TESTE, ${day}`,
  (day) =>
    `ESCOLA MUNICIPAL DE TESTE\nSenhores pais, a reunião será no dia ${day}, às 19h, na sala 4. Contamos com a sua presença.`,
  (day, amount) =>
    `DETRAN\nNotificação de multa de trânsito. Valor: R$ ${amount}. Prazo para defesa prévia até ${day}.`,
  (day, amount) => `PREFEITURA DE CIDADE DE TESTE\nIPTU, cota única de R$ ${amount} até ${day}.`,
  (day) =>
    `Dear customer, your parcel will be delivered on ${day}. Please keep this letter for your records.`,
  (day, amount) =>
    `Seu beneficio do INSS sera bloqueado hoje! Pague a taxa de liberacao de R$ ${amount} no pix e evite a suspensao ate ${day}.`,
  (day) => `Lista de compras ${day}\narroz\nfeijão\ncafé\nsabão em pó`,
  () => '',
  (day) =>
    `CONDOMÍNIO DE TESTE\nEdital de convocação para a assembleia do dia ${day}, às 20h: prestação de contas e eleição do síndico.`,
  (day) =>
    `TRIBUNAL DO JÚRI\nConvocação de jurado. Comparecer no dia ${day} às 8h no fórum de CIDADE DE TESTE.`,
  (day, amount) =>
    `RECEITA FEDERAL\nSua declaração do imposto de renda tem pendências. Regularize até ${day}. Imposto: R$ ${amount}.`,
];

/** A paper that is none of the INSS. */
export function inventOther(seed: number): string {
  const random = randomOf(seed);
  const day = shortDate(addDays(isoDate('2026-01-01'), random.between(0, 364)));
  const paper = papers[seed % papers.length];
  return paper?.(day, `${random.between(20, 900)},${random.between(10, 99)}`) ?? '';
}
