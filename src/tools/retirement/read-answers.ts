import type { IsoDate } from '#law/date.ts';
import type { Disability, RetirementAnswers, Teaching } from '#rules/retirement/answers.ts';
import type { YearsMonthsDays } from '#rules/retirement/legal-days.ts';
import { longDate } from '#words/dates.ts';
import { parseCount } from '#words/typed-count.ts';
import { FormReader } from '../frame/read-form.ts';
import { valuesIn } from '../frame/use-form-values.ts';
import type { Reading } from '../frame/use-stages.ts';
import { contradictions } from './contradictions.ts';
import {
  asksFor,
  disabilityChoices,
  fields,
  insuredChoices,
  sexes,
  teacherChoices,
  unknownField,
} from './fields.ts';
import { parseTime } from './typed-time.ts';

const bothTold = 'Você escreveu e marcou “Não sei”. Deixe só um dos dois';

/** A length of time, or undefined for "não sei". `what` names it: "o tempo de hoje". */
function readTime(reader: FormReader, id: string, what: string): YearsMonthsDays | undefined {
  const time = parseTime({
    years: reader.text(`${id}-anos`),
    months: reader.text(`${id}-meses`),
    days: reader.text(`${id}-dias`),
  });
  const isUnknown = reader.isTicked(unknownField(id));
  if (isUnknown) return time === 'missing' ? undefined : reader.fail(id, `${bothTold}: ${what}`);
  if (time === 'missing') return reader.fail(id, `Escreva ${what} ou marque “Não sei”`);
  if (time === 'wrong')
    return reader.fail(
      id,
      `Confira ${what}: use só números, com meses de 0 a 11 e dias de 0 a 30. Exemplo: 32 anos e 3 meses`,
    );
  return time;
}

function readCarencia(reader: FormReader): number | undefined {
  const id = fields.carencia;
  const isEmpty = reader.text(id) === '';
  if (reader.isTicked(unknownField(id)))
    return isEmpty ? undefined : reader.fail(id, `${bothTold}: a carência`);
  return reader.parsed(id, (text) => parseCount(text, 960), {
    missing: 'Escreva os meses de carência ou marque “Não sei”',
    wrong: 'Confira a carência: escreva só o número de meses, até 960. Exemplo: 180',
  });
}

function readBirth(reader: FormReader, today: IsoDate): IsoDate | undefined {
  const birth = reader.date(fields.birth, 'a data em que nasceu');
  if (birth === undefined || birth <= today) return birth;
  return reader.fail(
    fields.birth,
    `Essa data ainda não chegou: hoje é ${longDate(today)}. Escreva o dia em que você nasceu`,
  );
}

const degrees = { leve: 'mild', moderada: 'moderate', grave: 'severe' } as const;

function readDisability(reader: FormReader): Disability | 'none' | undefined {
  const told = reader.choice(
    fields.disability,
    disabilityChoices,
    'Escolha se tem deficiência ou marque “Não sei”',
  );
  if (told === undefined || told === 'nao-sei') return undefined;
  if (told === 'nao') return 'none';
  const time = readTime(reader, fields.disabilityTime, 'o tempo com a deficiência');
  return { time, ...(told !== 'sem-grau' && { degree: degrees[told] }) };
}

/** Reads all the questions; what contradicts itself is refused with the reason. */
export function readAnswers(form: HTMLFormElement, today: IsoDate): Reading<RetirementAnswers> {
  const reader = new FormReader(form);
  const sex = reader.choice(fields.sex, sexes, 'Escolha mulher ou homem');
  const birthDate = readBirth(reader, today);
  const insured = reader.choice(
    fields.insured,
    insuredChoices,
    'Escolha quando entrou no INSS ou marque “Não sei”',
  );
  const time = readTime(reader, fields.time, 'o tempo de hoje');
  const asked = asksFor(valuesIn(form));
  const timeAtReform = asked.timeAtReform
    ? readTime(reader, fields.timeAtReform, 'o tempo em 13/11/2019')
    : undefined;
  const carenciaMonths = readCarencia(reader);
  reader.choice(fields.teacher, teacherChoices, 'Escolha se deu aula na educação básica');
  const teaching: Teaching | undefined = asked.teaching
    ? {
        time: readTime(reader, fields.teaching, 'o tempo de magistério'),
        timeAtReform: asked.teachingAtReform
          ? readTime(reader, fields.teachingAtReform, 'o tempo de magistério em 13/11/2019')
          : undefined,
      }
    : undefined;
  const disability = readDisability(reader);
  if (sex === undefined || birthDate === undefined || reader.errors.length > 0)
    return { errors: reader.errors };

  const answers: RetirementAnswers = {
    referenceDate: today,
    sex: sex === 'mulher' ? 'woman' : 'man',
    birthDate,
    firstInsured:
      insured === 'ate' ? 'untilReform' : insured === 'depois' ? 'afterReform' : undefined,
    time,
    timeAtReform,
    carenciaMonths,
    teaching,
    disability,
  };
  const errors = contradictions(answers);
  return errors.length > 0 ? { errors } : { answers };
}
