import { dayOfBuild } from '#texts/day-of-build.ts';
import { figuresOn } from '#texts/figures/figures.ts';
import { defaultPracticeFolder } from '#texts/load/practice.ts';
import { nameWith } from '#texts/schema/lawyer.ts';
import { signerOf } from '#texts/signing/standing.ts';
import { shortDate } from '#words/dates.ts';
import { untestedLinks } from './blockers/link-blockers.ts';
import { isSigned, signable } from './blockers/signature-blockers.ts';
import { readWritten } from './read-written.ts';
import { byHarm, byPassage } from './sitting/by-harm.ts';
import { firstPlace, openedFor } from './sitting/opened.ts';
import { passageOf } from './sitting/passage.ts';

// For the editor, which keeps no values of the law: what a text, or all of them, waits for, as JSON, and who may sign.
const [file = ''] = process.argv.slice(2);
const { practice, reviews, toConfirm, signatures } = readWritten(
  process.env.PRACTICE_FOLDER ?? defaultPracticeFolder,
);
const figures = Object.assign(figuresOn(dayOfBuild()), { signatures });
const signer = file === '' ? undefined : signerOf(file, figures);
// In an order that stays while they are signed.
const waiting = byPassage(byHarm(toConfirm)).filter(
  (one) => (file === '' || one.file === file) && !isSigned(one, figures),
);
const untested = new Set(untestedLinks(signatures).map(([norm]) => norm));
console.log(
  JSON.stringify({
    isSignable: file === '' || signable({ reviews, toConfirm }).includes(file),
    isDemo: practice?.demo ?? true,
    people: (practice?.lawyers ?? []).map(({ name, oab }) => ({
      id: oab ?? name,
      name: nameWith(name, oab),
    })),
    ...(signer && { signed: `${nameWith(signer.name, signer.oab)}, em ${shortDate(signer.on)}` }),
    waiting: waiting.map((one) => {
      const { paragraph, quotes, sources } = passageOf(one);
      const [{ page }] = openedFor(one.open);
      const { label } = sources.find((source) => source.label.includes(page)) ?? {
        // Of a norm without an address, what it is called.
        label: /^\d/.test(page) ? (one.open.split(/[,;:]/)[0] ?? page) : page,
      };
      return {
        ...{ file: one.file, says: one.says, open: one.open, paragraph, quotes },
        page: label.replace(/, art\. .*$/, ''),
        place: firstPlace(one.open),
        // One address of a norm, opened, is the norm's.
        sources: sources.map(({ norm, label: name, url }, at) => ({
          ...{ norm, label: name, url },
          isUntested: untested.has(norm) && sources.findIndex((one) => one.norm === norm) === at,
        })),
      };
    }),
  }),
);
