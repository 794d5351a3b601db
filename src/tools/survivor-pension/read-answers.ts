import type { IsoDate } from '#law/date.ts';
import type { Condition, PartnerAnswers, PensionAnswers } from '#rules/survivor-pension/answers.ts';
import { stopFor } from '#rules/survivor-pension/applied-rules.ts';
import { longDate } from '#words/dates.ts';
import { parseMoney } from '#words/typed-money.ts';
import { FormReader } from '../frame/read-form.ts';
import { valuesIn } from '../frame/use-form-values.ts';
import type { Reading } from '../frame/use-stages.ts';
import { truthOf } from '../questions/yes-no.ts';
import { field } from './fields.ts';
import { shapeOf } from './form-shape.ts';
import { numbered, type Person, partnerNames } from './people.ts';
import { readPeople } from './read-people.ts';

export interface PensionForm {
  answers: PensionAnswers;
  /** Everyone told about, in the order of the form. */
  people: readonly Person[];
  /** The day on which the question was asked. */
  today: IsoDate;
}

const conditions: Record<string, Condition> = {
  nao: 'none',
  grave: 'invalidOrSevere',
  outra: 'otherDisability',
};

const positive = (text: string): number | undefined => parseMoney(text) || undefined;

class PensionReader extends FormReader {
  /** A day between two others, each with what to say when it is passed. */
  dayWithin(
    name: string,
    what: string,
    limits: { from?: IsoDate; until: IsoDate; early: string; late: string },
  ): IsoDate | undefined {
    const day = this.date(name, what);
    if (day === undefined) return undefined;
    if (limits.from !== undefined && day < limits.from) return this.fail(name, limits.early);
    return day > limits.until ? this.fail(name, limits.late) : day;
  }
}

function readPartner(
  reader: PensionReader,
  death: IsoDate | undefined,
  today: IsoDate,
): { partner?: PartnerAnswers; facts: Pick<PensionAnswers, 'contributions' | 'accident'> } {
  const kind = reader.choice(
    field.partner,
    ['nao', 'casamento', 'uniao'],
    'Marque se havia casamento ou união estável',
  );
  if (kind === undefined || kind === 'nao') return { facts: {} };
  const birth = reader.dayWithin(field.partnerBirth, 'a data de nascimento', {
    until: death ?? today,
    early: '',
    late: 'Confira a data de nascimento: ela vem depois da data da morte',
  });
  const union = reader.yesNo(field.union, 'Marque se havia 2 anos ou mais, ou “Não sei”');
  const isUniao = kind === 'uniao';
  const proof = isUniao
    ? reader.choice(field.unionProof, ['sim', 'nao-sei'], 'Marque se há documento da união')
    : undefined;
  const condition = reader.choice(
    field.partnerCondition,
    ['nao', 'grave', 'outra', 'nao-sei'],
    'Marque se há invalidez ou deficiência, ou “Não sei”',
  );
  const contributions = reader.yesNo(
    field.contributions,
    'Marque se houve 18 contribuições ou mais, ou “Não sei”',
  );
  const accident = reader.yesNo(field.accident, 'Marque se foi acidente, ou “Não sei”');
  return {
    partner: {
      kind: isUniao ? 'uniaoEstavel' : 'spouse',
      birth,
      union,
      // Documents may still be found: the want of them is never read as a no.
      unionProof: truthOf(proof),
      condition: conditions[condition ?? ''],
    },
    facts: { contributions, accident },
  };
}

function readRequest(
  reader: PensionReader,
  death: IsoDate | undefined,
  today: IsoDate,
): PensionAnswers['request'] {
  const told = reader.choice(
    field.request,
    ['sim', 'nao', 'nao-sei'],
    'Marque se a pensão já foi pedida, ou “Não sei”',
  );
  if (told === 'nao') return 'notYet';
  if (told !== 'sim') return undefined;
  return reader.dayWithin(field.requestDay, 'a data do pedido', {
    from: death,
    until: today,
    early: 'Confira a data do pedido: ela vem antes da data da morte',
    late: 'Essa data do pedido ainda não chegou. Se ainda não pediu, marque “Ainda não”',
  });
}

/** Reads the form; a death before the rules of this tool is enough by itself. */
export function readAnswers(form: HTMLFormElement, today: IsoDate): Reading<PensionForm> {
  const reader = new PensionReader(form);
  const death = reader.dayWithin(field.death, 'a data da morte', {
    until: today,
    early: '',
    late: `Confira a data da morte: hoje é ${longDate(today)}`,
  });
  if (death !== undefined && stopFor(death) !== undefined) {
    return { answers: { answers: { death }, people: [], today } };
  }
  const insured = reader.yesNo(
    field.insured,
    'Marque se a pessoa era aposentada ou pagava o INSS, ou “Não sei”',
  );
  const { partner, facts } = readPartner(reader, death, today);
  const { asksRelatives } = shapeOf(valuesIn(form));
  const { people, ...others } = readPeople(form, reader, today, asksRelatives);
  const formerPartnerWithAlimony = reader.yesNo(
    field.former,
    'Marque se havia ex com pensão alimentícia, ou “Não sei”',
  );
  const request = readRequest(reader, death, today);
  const baseCents = reader.parsed(field.base, positive, {
    wrong: 'Confira o valor em reais. Exemplo: 2.500,00. Se não souber, deixe em branco',
  });
  if (death === undefined || reader.errors.length > 0) return { errors: reader.errors };
  const named: Person[] = partner
    ? [
        {
          id: 'partner',
          name: partnerNames[partner.kind === 'spouse' ? 'casamento' : 'uniao'],
          fieldId: field.partner,
        },
        ...people,
      ]
    : people;
  return {
    answers: {
      answers: {
        death,
        insured,
        partner,
        ...facts,
        ...others,
        formerPartnerWithAlimony,
        request,
        baseCents,
      },
      people: numbered(named),
      today,
    },
  };
}
