import { lacksMonths } from '#cnis/months-told.ts';
import { keysOf } from '#law/keyed.ts';
import { monthOf } from '#law/month.ts';
import type { LeftOut } from '#rules/contribution-time/left-out.ts';
import { isJob } from '#rules/contribution-time/reading.ts';
import { ruralSpans } from '#rules/contribution-time/rural.ts';
import type { Why } from '#rules/contribution-time/why.ts';
import { grouped } from '#rules/grouped.ts';
import { counted } from '#words/phrases.ts';
import type { Counted } from './count-life.ts';
import { runInWords, runsOf } from './month-runs.ts';
import type { NamedSpell, ToldLife } from './told-life.ts';
import { placeInWords, shortMonth } from './wording.ts';

/** Something to ask the INSS for. */
export interface Request {
  readonly id: string;
  /** The job, benefit or months that it is about. */
  readonly about: string;
  readonly ask: string;
  readonly papers?: string;
  /** Where it stands in the extract. */
  readonly where?: string;
}

const jobPapers = 'carteira de trabalho, contracheques, extrato do FGTS e rescisão';
const paidPapers = 'carnês, guias pagas e recibos';

const ruralPapers =
  'autodeclaração rural, notas de produtor, contratos de terra e outros papéis da época';

/** What to ask about a spell, by what keeps days of it out of the count. */
const askAbout: Partial<Record<Why, string>> = {
  pending: 'Há pendência. Peça que o INSS aceite, com prova da época',
  refused: 'O extrato diz que não foi aceito. Veja o motivo e junte outra prova da época',
  noPay: 'Peça que os valores pagos apareçam',
  belowMinimum: 'Pago abaixo do mínimo. Pergunte se falta completar, e quanto',
  lateNeedsProof: 'Pago em atraso. Junte prova do trabalho da época',
  paymentUnknown: 'Peça que o dia do pagamento apareça',
  noEnd: 'Peça que a data de saída seja escrita',
  unpaidEnd: 'O extrato não mostra pagamento até a saída. Prove até que dia trabalhou',
};

/** The same of a month after the reform. */
const askAboutMonth: Partial<Record<Why, readonly [ask: string, papers: string]>> = {
  belowMinimum: [
    'Veja se outro mês do mesmo ano completa o mínimo. Se não, pergunte quanto falta pagar',
    'contracheques ou guias destes meses',
  ],
  pending: ['Peça que o INSS aceite, com prova da época', `${jobPapers}, ou ${paidPapers}`],
  refused: [
    'O INSS não aceitou. Veja o motivo e junte outra prova',
    `${jobPapers}, ou ${paidPapers}`,
  ],
  baseUnknown: ['Peça que o valor apareça', 'contracheques ou guias destes meses'],
  noPay: ['Peça que a empresa informe estes meses, ou prove o salário', jobPapers],
  sumsDiffer: ['Peça que a soma seja conferida', 'contracheques ou guias destes meses'],
};

const whereOf = (named: NamedSpell | undefined): Pick<Request, 'where'> =>
  named?.relation ? { where: placeInWords(named.relation.seq.place) } : {};

/** So many stretches are named: the sheet to take along stays one, and the page has all of them. */
const namedAtMost = 8;

function stretchesInWords(stretches: readonly string[]): string {
  const more = stretches.length - namedAtMost;
  const named = stretches.slice(0, namedAtMost).join(', ');
  return more > 0 ? `${named} e mais ${counted(more, 'trecho', 'trechos')}` : named;
}

/** "02/2015 a 11/2015, 03/2017"; "desde 03/2018" where it has no end. */
const leftOutInWords = (rows: readonly LeftOut[]): string =>
  stretchesInWords(
    rows.map(({ from, until }) =>
      until
        ? runInWords([{ month: monthOf(from) }, { month: monthOf(until) }])
        : `desde ${shortMonth(monthOf(from))}`,
    ),
  );

/** What an extract with the payments may tell of itself: nobody asks the INSS for it before. */
const toldByPayments: readonly Why[] = ['noPay', 'baseUnknown', 'paymentUnknown', 'unpaidEnd'];

/** All that the count found to be settled, one line for each thing that can be asked at once. */
export function requestsOf({ life, spells, extract }: ToldLife, { time }: Counted): Request[] {
  const isWithoutMonths = extract !== undefined && lacksMonths(extract);
  const isEarly = (why: Why) => isWithoutMonths && toldByPayments.includes(why);
  const spellOf = (id: string) => spells.find(({ spell }) => spell.id === id);
  const idOf = ({ spell, why }: LeftOut) => `${spell}-${why}`;
  // A job without an end stands here from its beginning, also where days of it are left out for that.
  const open = time.openJobs.flatMap(({ spell }): LeftOut[] => {
    const told = spellOf(spell)?.spell;
    return told && told.isRunning !== true
      ? [{ spell, why: 'noEnd', from: told.from, until: undefined }]
      : [];
  });
  const byRequest = new Map([...grouped(time.leftOut, idOf), ...grouped(open, idOf)]);
  const ofSpells = [...byRequest].flatMap(([id, rows]): Request[] => {
    const [first] = rows;
    const ask = first && !isEarly(first.why) && askAbout[first.why];
    const named = first && spellOf(first.spell);
    return ask && named
      ? [
          {
            id,
            about: `${named.name}, ${leftOutInWords(rows)}`,
            ask,
            papers: isJob(named.spell) ? jobPapers : paidPapers,
            ...whereOf(named),
          },
        ]
      : [];
  });
  const ofFields = spells
    .filter(({ spell }) => ruralSpans({ ...life, spells: [spell] }).length > 0)
    .map((named) => ({
      id: `${named.spell.id}-rural`,
      about: named.name,
      ask: 'O trabalho no campo ou na pesca protege e pode contar, com prova. Peça que seja reconhecido',
      papers: ruralPapers,
      ...whereOf(named),
    }));
  const ofMonths = keysOf(askAboutMonth).flatMap((why): Request[] => {
    const rows = time.months.filter(({ whyNot }) => whyNot.includes(why));
    const told = isEarly(why) ? undefined : askAboutMonth[why];
    const about = stretchesInWords(runsOf(rows).map(runInWords));
    return told && rows.length > 0 ? [{ id: why, about, ask: told[0], papers: told[1] }] : [];
  });
  return [...ofSpells, ...ofFields, ...ofMonths];
}
