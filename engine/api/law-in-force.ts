import { addDays, type IsoDate } from '#law/date.ts';
import { type LegalSeries, lastKnownDay } from '#law/value.ts';
import { day } from './shape.ts';

/** For which day something is asked. */
export interface Asked {
  /** Today, AAAA-MM-DD: nothing here has a clock. */
  readonly today: string;
  /** Answers also with the last law known, when that of `today` is not. */
  readonly allowStale?: boolean;
}

/** Thrown for a day whose law this version of the package does not know. */
export class StaleLawError extends Error {
  override readonly name = 'StaleLawError';
  readonly today: string;
  /** First and last day that are known. */
  readonly from: string;
  readonly until: string;

  constructor(today: IsoDate, from: IsoDate, until: IsoDate, more = '') {
    super(
      today < from
        ? `Não há resposta para ${today}: o que esta função conhece começa em ${from}.`
        : `A lei que esta versão conhece foi conferida até ${until}, e o dia pedido é ${today}. ` +
            `Instale a versão nova do pacote.${more}`,
    );
    this.today = today;
    this.from = from;
    this.until = until;
  }
}

const howToAllow =
  ' Para usar a lei antiga mesmo assim, peça { allowStale: true } (no comando, --lei-antiga), ' +
  'e diga de que dia ela é: “lawOf”.';

/** What has no end is read again within so many days: a program may run for years. */
const daysRead = 365;

/** Until when the last value of a series may be used. */
function endOf({ values }: LegalSeries<unknown>): IsoDate | undefined {
  const last = values.at(-1);
  return last?.until ?? (last?.verifiedOn && addDays(last.verifiedOn, daysRead));
}

/** The law that some values give on a day. */
export interface LawInForce {
  readonly today: IsoDate;
  readonly lawOf: IsoDate;
  readonly validUntil: IsoDate;
}

/**
 * The day whose values are to be used, and until when they hold.
 * @param allSeries every one that the answer may rest on
 * @throws {StaleLawError} for a day before them, and, unless allowed, for one after them
 * @throws {InputError} for a day that does not exist
 */
export function lawInForce(
  asked: Asked | undefined,
  allSeries: readonly LegalSeries<unknown>[],
): LawInForce {
  // Plain JavaScript leaves the whole argument out.
  const today = day.read(asked?.today, 'today');
  const firsts = allSeries.flatMap(({ values }) => values[0]?.from ?? []);
  const ends = allSeries.flatMap((series) => endOf(series) ?? []);
  const from = firsts.sort().at(-1) ?? today;
  const validUntil = ends.sort()[0] ?? today;
  const known = lastKnownDay(today, ...allSeries);
  const isStale = today > validUntil;
  if (today < from || known === undefined || (isStale && !asked?.allowStale))
    throw new StaleLawError(today, from, validUntil, howToAllow);
  return { today, lawOf: known, validUntil };
}
