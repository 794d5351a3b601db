import { type HandedOver, handed, named, type ResultWords } from '../sentences/result-words.ts';

/** Papers that say more than their kind: what is seen, what it means and what to do have the same name. */
const cases = named(
  'pedido-repetido falta-ao-exame recuperacao valor-de-quem-morreu parte-por-idade',
  'parte-que-acabou acabou-no-dia nao-sacado cadunico-bloqueado cadunico-suspenso cobranca cobranca-com-defesa',
  'cobranca-mantida defesa-recusada sequela maternidade-carencia certidao cras-marcado',
);

/** What a board's decision says; of a no, the deadlines' tool tells what to do. */
const boards = named('junta-sim junta-em-parte junta-ultima junta-pede junta-inss-recorreu');

/** What a call asks for, where it is not to be there on a day. */
const calls = named('chamado-cadunico chamado-para-marcar chamado-biometria chamado-prova-de-vida');

/** What to do with a paper of the kind, and in the place of a day. */
const kinds = named('arquivado concedido prorrogado chamado junta');

const said = { ...cases, ...boards, ...named('junta-nao junta-fora-do-prazo sem-prova-de-vida') };

const steps = {
  ...cases,
  ...boards,
  ...calls,
  ...kinds,
  ...named('junta-pede-a-voce'),
  ...named(
    'aposentadoria-saiu auxilio-com-fim auxilio-do-trabalho chamado-aposentado chamado-reabilitacao auxilio-sem-dia pensao-com-fim ainda-doente faltou sem-recurso carta-antiga',
    'desistencia marcar-aposentado defesa-ciente marcar-pericia marcar-avaliacao marcar-as-duas prazo-passado',
    'sim-e-nao sim-e-perda dois-beneficios parado-por-trabalho',
  ),
};

const figures = handed(
  'dia desde comeco escrito mandar-ate ultimo-dia dias prazos dias-marcados pagina-do-motivo',
);

export type LetterFigures = HandedOver<keyof typeof figures>;

/** What the reader of letters says of a letter; it picks each sentence by its name. */
export const letterWords = {
  figures,
  parts: {
    warning: named(
      'golpe foto-em-parte letras-escondidas soube-muito-depois varios-papeis',
      'varios-papeis-e-outro-dia outro-dia dia-do-que-pede mais-de-um-motivo prazos-diferentes sim-e-nao sim-e-fim sim-e-desconto',
    ),
    answer: { ...said, ...calls, ...named('virou-aposentadoria auxilio-com-fim') },
    decides: {
      ...boards,
      ...kinds,
      ...named(
        'concedido-ate concedido-paga diga-o-dia diga-o-dia-da-decisao junta-nao pedido-repetido falta-ao-exame parte-por-idade',
        'parte-por-idade-ate parte-por-idade-passou acabou-no-dia acabou-no-dia-ate cadunico-suspenso volta-quando-pede volta-quando-pede-ate',
        'cobranca cobranca-vence cobranca-venceu defesa-ate defesa-passou recurso-ate',
        'recurso-passou marcado marcado-passou chamado-ate chamado-passou mandar-e-ir',
        'dois-dias-marcados dias-dados dias-dados-diga-o-dia chamado-em-dias prazos-diferentes',
        'conta-de-outro-dia de-outro-dia-ate de-outro-dia-passou',
        'do-dia-impresso do-dia-da-carta do-dia-impresso-hoje do-dia-impresso-passou da-data-do-papel',
        'cadunico-prazos cadunico-ate bpc-prazo bpc-ate bpc-passou ultimos-dias ultimo-dia-mal-lido responda-ate responda-hoje responda-passou',
        'pedido-antigo carta-antiga talvez-passou talvez-hoje pela-carta pela-carta-mandada chamado-pela-carta chamado-sem-dia',
        'ultimo-dia-passou arquivado-com-prazo sequela maternidade-carencia maternidade-ate maternidade-hoje maternidade-passou concessao-antiga',
      ),
    },
    reason: {
      ...said,
      ...named(
        'exigencia-contada fora-da-renda defesa-em-dias defesa-no-campo arquivado-com-recurso limite-da-lei ir-tambem ultimo-dia ultimo-dia-do-auxilio para-no-dia parou-no-dia fim-da-pensao',
        'ainda-nao-cortou cobra-tambem menos-dias-que-a-lei conta-do-impresso',
        'auxilio-com-fim fim-mal-lido conta-da-decisao conta-da-ciencia conta-de-quando-soube conta-do-fim pela-carta-antes',
        'pela-carta-passou lembra-tambem ciencia-impressa dia-que-nao-vale',
      ),
    },
    first: {
      ...steps,
      ...named('motivo motivo-renda-pedir motivo-renda-manter maternidade-passada'),
    },
    second: { ...steps, ...named('nao-se-desiste') },
    third: { ...steps, ...named('passou-do-prazo') },
    words: named(
      'pede-exam pede-socialVisit pede-signature pede-biometrics onde-cadunico onde-specialTime',
      'onde-deathCertificate onde-marriageCertificate onde-birthCertificate',
      'onde-prisonCertificate onde-timeCertificate onde-ruralDeclaration onde-paySlips',
      'onde-schooling nenhum-desses falta-o-comeco',
    ),
  },
} as const satisfies ResultWords<LetterFigures>;

/** A paper that says more than its kind. */
export type Case = keyof typeof cases;
/** What is seen and what it means. */
export type Said = keyof typeof said;
/** Three things to do. */
export type Steps = keyof typeof steps;
/** What stands in the place of a day that is counted. */
export type Undated = keyof typeof letterWords.parts.decides;
