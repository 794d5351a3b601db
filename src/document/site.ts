import type { IsoDate } from '#law/date.ts';
import { phoneLink, readableChatNumber } from '#site/chat.ts';
import { dayOfBuild } from '#texts/day-of-build.ts';
import type { Figure, FigureSource } from '#texts/figures/figure.ts';
import { figuresOn } from '#texts/figures/figures.ts';
import { formKey, type PracticeFact, startKey } from '#texts/figures/practice-keys.ts';
import { type Look, loadLook } from '#texts/load/brand.ts';
import { loadHome } from '#texts/load/home.ts';
import { defaultPracticeFolder, loadPractice } from '#texts/load/practice.ts';
import { choiceOf } from '#texts/load/publication.ts';
import { loadSignatures } from '#texts/load/signatures.ts';
import type { HomeWords } from '#texts/schema/home.ts';
import { nameWith, registrations } from '#texts/schema/lawyer.ts';
import { townOf } from '#texts/schema/office.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { practiceAs, practiceAtStart, practiceForms } from '#texts/schema/practice-kind.ts';
import { joined } from '#words/phrases.ts';

export interface Site {
  practice: Practice;
  /** The day whose rules the pages show. */
  date: IsoDate;
  /** Yearly figures of that day, and the practice's data for the texts that name it. */
  figures: FigureSource;
  look: Look;
  home: HomeWords;
}

const practiceFacts = (practice: Practice): Record<PracticeFact, Figure> => ({
  'pratica.nome': { text: practice.practiceName },
  'pratica.telefone': { text: practice.phone, href: phoneLink(practice.phone) },
  'pratica.whatsapp': { text: readableChatNumber(practice.chatNumber) },
  'pratica.email': { text: practice.email, href: `mailto:${practice.email}` },
  'pratica.responsavel': {
    text: practice.lawyers
      .map((lawyer) => nameWith(lawyer.name, ...registrations(lawyer)))
      .join('; '),
  },
  'pratica.cidades': { text: joined(practice.offices.map(townOf)) },
});

const practiceWords = (practice: Practice): [string, Figure][] =>
  practiceForms.flatMap((form): [string, Figure][] => [
    [formKey(form), { text: practiceAs(form, practice), isWords: true }],
    [startKey(form), { text: practiceAtStart(form, practice), isWords: true }],
  ]);

/** The practice and the date of the build: PRACTICE_FOLDER selects another, SITE_DATE (AAAA-MM-DD) another day. */
export function loadSite(env: Record<string, string | undefined> = process.env): Site {
  const folder = env.PRACTICE_FOLDER ?? defaultPracticeFolder;
  const practice = loadPractice(folder);
  const date = dayOfBuild(env);
  const yearly = figuresOn(date);
  const own: Partial<Record<string, Figure>> = {
    ...practiceFacts(practice),
    ...Object.fromEntries(practiceWords(practice)),
  };
  const figures = Object.assign((key: string) => own[key] ?? yearly(key), {
    signatures: loadSignatures(folder, practice),
  });
  const chosen = Object.assign(figures, { leftOut: choiceOf(practice, figures) });
  return {
    practice,
    date,
    figures: chosen,
    look: loadLook(folder),
    home: loadHome(folder, figures),
  };
}
