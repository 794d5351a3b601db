import { existsSync } from 'node:fs';
import type { IsoDate } from '#law/date.ts';
import { factKind } from '#texts/signing/seal-fact.ts';
import { type Fault, inRows, type Told } from '../fault.ts';

const signedOn = /\bon"?: ?"?(\d{4}-\d\d-\d\d)/;
const signedText = /^\s*(?:- )?\{? ?"?text"?: ?"?([^",\s}]+)/;

/** Of a day that lies after the date: the clock of a machine was wrong. */
function ofTomorrow(row: string, date: IsoDate): Told[] | undefined {
  const day = signedOn.exec(row)?.[1] ?? date;
  if (day <= date) return undefined;
  return [
    {
      reason: `uma assinatura é de ${day}, um dia que ainda não chegou em ${date}.`,
      remedy: 'Acerte o relógio do computador, apague esta linha e assine de novo (npm run sign).',
    },
  ];
}

/** Of a text that has another name by now, whose page says that nobody has read it. */
function ofLostText(row: string): Told[] | undefined {
  const text = signedText.exec(row)?.[1];
  if (text === undefined || factKind(text) || existsSync(text)) return undefined;
  return [
    {
      reason: `uma assinatura é do texto “${text}”, que não existe mais.`,
      remedy:
        'O arquivo mudou de nome? Escreva aqui o nome novo, e a assinatura volta a valer. Foi apagado? Apague esta assinatura.',
    },
  ];
}

/** Signatures, one a line, that cannot count. */
export const straySignatures = (file: string, source: string, date: IsoDate): Fault[] =>
  inRows(file, source, (row) => ofTomorrow(row, date) ?? ofLostText(row) ?? []);
