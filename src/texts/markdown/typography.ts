const unit =
  'dias?|anos?|meses|mês|contribuições|contribuição|horas?|minutos?|pessoas?|salários?|de (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|%|km|reais';

/**
 * Keeps a number with the word that gives it sense on one line ("30 dias", "art. 20", "R$ 10,00"),
 * which matters at 320 px. Replaces the space by a no-break space; no other character changes.
 */
export const keepTogether = (text: string): string =>
  text
    .replace(/R\$ (?=\d)/g, 'R$\u00a0')
    .replace(/\b(arts?\.|nº|§§?) (?=\d)/g, '$1\u00a0')
    .replace(new RegExp(`(\\d|º) (?=(?:${unit})(?![\\p{L}]))`, 'gu'), '$1\u00a0')
    .replace(/(?<=\d\u00a0de) (?=\p{L})/gu, '\u00a0');
