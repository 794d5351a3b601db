/** Of the tool of deadlines, for programs that lead to no other. */
export const deadlineOpenings = {
  denied: 'negado',
  documentsAsked: 'exigencia',
  stoppedWorking: 'adoeci',
  benefitEnding: 'fim-do-auxilio',
  stopped: 'cortado',
  called: 'convocacao',
  suspicion: 'irregularidade',
  bpcNotice: 'aviso-do-bpc',
  boardDenied: 'junta',
  sentenced: 'sentenca',
  death: 'morte',
  prison: 'prisao',
  birth: 'nascimento',
  review: 'valor',
  askAgain: 'de-novo',
  noAnswer: 'sem-resposta',
} as const;

/**
 * How a link opens a tool with its first question answered: for each answer, the part of the tool's
 * address after "#". It is the id of that answer's button. Light enough for islands to import.
 */
export const toolOpenings = {
  'prazo-do-recurso': deadlineOpenings,
  'qualidade-de-segurado': {
    stopped: 'parou',
    benefitEnded: 'beneficio-acabou',
    stillPaying: 'contribui',
    stillReceiving: 'recebe',
    released: 'saiu-da-prisao',
    leftArmy: 'saiu-do-servico-militar',
    isolationEnded: 'isolamento-acabou',
  },
  'renda-bpc': { request: 'pedir', refused: 'negado', keep: 'manter' },
  'valor-da-incapacidade': { aid: 'auxilio-doenca', permanent: 'invalidez' },
} as const satisfies Record<string, Readonly<Record<string, string>>>;
