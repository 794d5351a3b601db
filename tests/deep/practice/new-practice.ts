import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cloneTo, runIn } from '../clone.ts';

/** What the questions of a new practice ask, where two tests answer otherwise. */
interface Own {
  kind: string;
  practiceName: string;
  person: string;
  /** Empty for who has no number of the bar. */
  oab: string;
}

/** Asks for a practice, by the questions, in a clone of its own. */
export async function askedFor({ kind, practiceName, person, oab }: Own, folder: string) {
  const site = join(folder, 'site');
  cloneTo(site);
  const answers = [
    kind,
    'Direito em Dia',
    'https://direito-em-dia.example',
    practiceName,
    person,
    oab,
    '5500900000009',
    '(00) 90000-0009',
    'contato@direito-em-dia.example',
    'Rua do Exemplo, 1',
    'Cidade',
    'UF',
    'segunda a quinta',
    '9h',
    '17h',
  ];
  writeFileSync(join(site, 'respostas.txt'), answers.join('\n'));
  const own = 'escritorios/nosso';
  const ask = () =>
    runIn(site, ['npm', 'run', '--silent', 'new-practice', '--', own, 'respostas.txt']);
  await ask();
  return {
    /** The clone. */
    site,
    /** The practice's folder in it. */
    own,
    ask,
    build: () => runIn(site, ['npm', 'run', '--silent', 'build'], { PRACTICE_FOLDER: own }),
  };
}
