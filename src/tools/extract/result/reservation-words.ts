import { forbidsTotals, hasReservations, type Reservations } from '#cnis/reservations.ts';
import { counted, joined } from '#words/phrases.ts';

/** More pages than these are told by their number alone. */
const mostNamed = 4;

function missingInWords(pages: readonly number[]): string {
  const [only] = pages;
  if (pages.length === 1) return `falta a página ${only}`;
  if (pages.length > mostNamed) return `faltam ${counted(pages.length, 'página', 'páginas')}`;
  return `faltam as páginas ${joined(pages.map(String))}`;
}

/**
 * What has to be read before any total, in one or two short sentences; undefined where nothing has.
 * The gravest alone is told, and a photo always: its figures look right.
 */
export function warningOf(all: Reservations): string | undefined {
  if (!hasReservations(all)) return undefined;
  const { missingPages, isMixed, isPhoto, isWithoutMonths, unreadValues, isCut, disagreeing } = all;
  const told: string[] = [];
  if (isMixed) told.push('O arquivo mistura extratos ou pessoas.');
  if (missingPages.length > 0) told.push(`Li só parte: ${missingInWords(missingPages)}.`);
  if (isPhoto) told.push('É uma foto com letras reconhecidas: confira cada número.');
  if (forbidsTotals(all)) return told.join(' ');
  if (isWithoutMonths)
    told.push('O extrato não mostra o que foi pago em cada mês. Esta conta está incompleta.');
  else if (isCut || unreadValues > 0) {
    const lost =
      unreadValues > 0
        ? `${counted(unreadValues, 'trecho ficou', 'trechos ficaram')} sem leitura`
        : 'falta um pedaço';
    told.push(`Li só parte: ${lost}. Esta conta está incompleta.`);
  } else if (disagreeing > 0) {
    const months = counted(disagreeing, 'ponto não bate', 'pontos não batem');
    told.push(`No extrato, ${months} com as somas ou datas dele. Confira a conta no papel.`);
  }
  return told.join(' ');
}
