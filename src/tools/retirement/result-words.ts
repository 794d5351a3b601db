import { joinedWords, named, type ResultWords } from '../sentences/result-words.ts';
import { caseWords } from './case-words.ts';
import { criterionWords } from './criterion-words.ts';
import { type Figures, figures } from './picked-figures.ts';

/** What the result says; it picks each sentence by its name. */
export const pickedWords = {
  figures,
  parts: {
    answer: named('reconhecido-varias-regras reconhecido-uma-regra reconhecido-mais-perto'),
    decides: named(
      'sem-a-roca sem-essa-regra com-qualquer-grau',
      'por-outra-regra-hoje por-outra-regra tempo-em-aberto tempo-abre-regras tempo-mais-perto',
      'tempo-nao-muda tempo-sem-a-deficiencia com-esse-tempo sem-esse-tempo sem-esse-tempo-nada',
      'falta-a-carencia so-os-certos',
    ),
    account: named(
      'se-reconhecer supoe-meses supoe-so-a-idade exigencia-sobe talvez-desde falta-resposta',
      'hoje daqui-a desde por-grau sem-data',
    ),
    mayChange: named(
      'esperar-nao-muda acquiredByAge',
      'acquiredByAgeWithFewer rural hybrid teacherByAge specialTime specialTime.como-provar acquiredRight',
    ),
    summary: named('assunto'),
    message: named(
      'assunto data paga-mais em-aberto deficiencia tempo tempo-se-provado regras-sem-data',
      'regra-sem-data especial carencia plano-reduzido ja-vale-desde regra-antiga campo',
      'conta-da-deficiencia falta-uma-resposta por-grau pode-vir-antes',
    ),
    words: named(
      'com-risco na-roca sem-o-tempo de-plano-reduzido regra-e-dia regra-e-dia-contribuindo ja-hoje ja-desde',
      'severe moderate mild ja-completo siga volte siga-se-nao-vive-da-roca',
      'volte-se-nao-vive-da-roca sem-esse-tempo por-data falta-conferir nao-se-cumprem',
      'so-para-saber falta.entrada falta.tempo falta.tempo-na-reforma falta.plano-reduzido',
      'falta.uma-resposta',
    ),
  },
} as const satisfies ResultWords<Figures>;

/** All that the result says. */
export const resultWords = joinedWords(pickedWords, caseWords, criterionWords);
