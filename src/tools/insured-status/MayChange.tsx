import type { InsuredStatus } from '#rules/insured-status/insured-status.ts';
import { isEmployed, isOfWork } from '#rules/insured-status/terms.ts';
import { Doubts } from './Doubts.tsx';
import type { Told } from './questions.ts';
import { ToKeep } from './ToKeep.tsx';

interface Props {
  status: InsuredStatus;
  told: Told;
}

/** What is open in these answers, what illness changes, and how to stay covered. */
export const MayChange = ({ status, told: { event, kind, illness } }: Props) => (
  <>
    <Doubts status={status} />
    {illness && (
      <p>
        <b>A doença já não deixava trabalhar?</b> Então a proteção pode não ter acabado: vale o dia
        em que a incapacidade começou (AGU, Súmula 26). É preciso provar, com laudos e exames da
        época. Se o INSS marcar um começo mais recente, é esse o ponto a discutir.
      </p>
    )}
    <p>
      <b>Faltou outro trabalho, auxílio ou salário-maternidade?</b> A conta muda: toque em “Mudar as
      respostas” e conte também.
    </p>
    <p>
      <b>O último mês ficou abaixo do mínimo?</b> O INSS não o conta: refaça com o último que chegou
      ao mínimo.
      {kind !== 'facultativo' &&
        ' Para a proteção de quem trabalhava, há decisão diferente na Justiça (TNU, Tema 349).'}
    </p>
    {event === 'stopped' && isEmployed(kind) && (
      <p>
        <b>Saiu no começo do mês?</b> A última contribuição que vale pode ser a do mês anterior:
        conte dele.
      </p>
    )}
    {isOfWork(event) && kind === 'facultativo' && status.happenings.length === 1 && (
      <p>
        <b>Pagou como facultativo enquanto ainda estava coberto por um trabalho?</b> O prazo do
        trabalho pode ser maior, e pode valer (Instrução Normativa 128/2022 do INSS, art. 184, §
        7º).
      </p>
    )}
    {status.standing !== 'current' && <ToKeep status={status} />}
  </>
);
