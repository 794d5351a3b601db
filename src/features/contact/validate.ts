import {
  type ContactAnswers,
  composeMessage,
  lettersLeft,
  subjects,
} from '#chat/contact-message.ts';
import { parsePhone } from '#chat/phone.ts';
import type { FieldError } from '#components/form/ErrorSummary.tsx';

/** Ids of the controls, which the error summary links to. */
export const fieldIds = {
  name: 'nome',
  phone: 'telefone',
  subject: 'assunto',
  situation: 'situacao',
  isForOther: 'para-quem',
  person: 'pessoa',
  benefit: 'beneficio',
  known: 'soube',
  time: 'horario',
  otherTime: 'outro-horario',
} as const satisfies Record<keyof ContactAnswers, string>;

const numbers = new Intl.NumberFormat('pt-BR');

/** "1.204" */
export const formatCount = (count: number): string => numbers.format(count);

/** "1 letra", "umas 1.204 letras": not exact, as accents and emoji take more room than others. */
export const someLetters = (count: number): string =>
  count === 1 ? '1 letra' : `umas ${formatCount(count)} letras`;

/** The answers as they are sent: a phone that can be read is written in its usual form. */
export const normalise = (answers: ContactAnswers): ContactAnswers => ({
  ...answers,
  phone: parsePhone(answers.phone) ?? answers.phone,
});

/** On one line. */
const example = '11\u00a098765\u20114321';

/** What keeps the message from being sent: one error a field, in the form's order, with its remedy; else empty. */
export function validate(answers: ContactAnswers, greeting: string): FieldError[] {
  const errors: FieldError[] = [];
  const add = (field: keyof ContactAnswers, message: string) =>
    errors.push({ fieldId: fieldIds[field], message });

  if (answers.name.trim() === '') add('name', 'Escreva o seu nome');
  if (answers.phone.trim() === '') {
    add('phone', `Escreva o telefone com DDD, por exemplo ${example}`);
  } else if (parsePhone(answers.phone) === undefined) {
    add('phone', `Confira o telefone: escreva o DDD e o número, por exemplo ${example}`);
  }
  if (!subjects.includes(answers.subject)) add('subject', 'Escolha o assunto');
  const excess = -lettersLeft(composeMessage(greeting, normalise(answers)));
  if (answers.situation.trim() === '') {
    add('situation', 'Conte em poucas palavras o que aconteceu');
  } else if (excess > 0) {
    add(
      'situation',
      `A mensagem ficou longa. Tire ${someLetters(excess)} do texto. O resto você conta na conversa`,
    );
  }
  return errors;
}
