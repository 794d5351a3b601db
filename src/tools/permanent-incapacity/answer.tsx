import type { ReactNode } from 'react';
import type { IncapacityAnswers } from '#rules/permanent-incapacity/answers.ts';
import type {
  PermanentIncapacity,
  Reading,
} from '#rules/permanent-incapacity/permanent-incapacity.ts';
import { benefitPath } from '#texts/paths.ts';
import type { Answer } from '../result/AnswerCard.tsx';
import { InssLinks } from '../result/InssLinks.tsx';
import { conditionOf, headline, helpInWords, readingInWords } from './wording.ts';

const request = (
  <>
    <b>Peça “benefício por incapacidade”</b> <InssLinks />. Não custa nada. A perícia decide qual.
  </>
);

const extension = (
  <>
    <b>Já recebe auxílio? Peça a prorrogação nos últimos 15 dias,</b> <InssLinks />. Na perícia,
    diga que não há melhora.
  </>
);

const proofOfWork = (
  <>
    <b>Junte a prova do trabalho:</b> CAT, laudos e o papel que conta como era o serviço.
  </>
);

const wasItWork = (
  <>
    <b>Veja se a causa foi o trabalho:</b> pergunte ao médico e ao sindicato pela CAT.
  </>
);

const papers = (
  <>
    <b>Separe laudos e exames:</b>{' '}
    <a href={`${benefitPath('aposentadoria-por-invalidez')}#documentos`}>documentos</a>.
  </>
);

const tellOfHelp = (
  <>
    <b>Na perícia, fale da ajuda de outra pessoa,</b> com relatório do médico.
  </>
);

const tellOfHelpOrAsk = (
  <>
    {tellOfHelp} Já é aposentado? Procure por “acréscimo de 25%”, ou ligue para o{' '}
    <a href="tel:135">135</a>.
  </>
);

const check = (
  <>
    <b>Confira “O que pode mudar isso”,</b> aqui embaixo.
  </>
);

function stepsOf(
  { isSpecial, cause, needsHelp }: IncapacityAnswers,
  hasAid: boolean,
): Answer['steps'] {
  const ofCause = isSpecial ? papers : cause === 'work' ? proofOfWork : wasItWork;
  const help = hasAid ? tellOfHelp : tellOfHelpOrAsk;
  return [hasAid ? extension : request, ofCause, needsHelp ? help : isSpecial ? check : papers];
}

/** What another rule gives; the same amount is not said twice. */
function otherInWords(other: Reading, { main }: PermanentIncapacity): string {
  const amount = readingInWords(other);
  if (amount !== readingInWords(main)) return `Se ${conditionOf(other)}: ${amount}.`;
  return `Se ${conditionOf(other)}, ${main.isLeast ? 'pode ser mais' : 'o valor é o mesmo'}.`;
}

function reasonOf(result: PermanentIncapacity): ReactNode {
  const lines = [
    ...result.others.map((other) => otherInWords(other, result)),
    'É só o valor: a perícia do INSS diz se há direito a ela.',
  ];
  return <p>{lines.join(' ')}</p>;
}

/** What it would pay, with help and by another cause, and what to do: who has an auxílio keeps it. */
export const answerOf = (
  result: PermanentIncapacity,
  answers: IncapacityAnswers,
  hasAid: boolean,
): Answer => ({
  verdict: headline(result),
  decides: helpInWords(result, answers),
  reason: reasonOf(result),
  steps: stepsOf(answers, hasAid),
});
