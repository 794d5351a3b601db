import { dayOfBuild } from '#texts/day-of-build.ts';
import { figuresOn } from '#texts/figures/figures.ts';
import { defaultPracticeFolder } from '#texts/load/practice.ts';
import { nameWith } from '#texts/schema/lawyer.ts';
import { signerOf } from '#texts/signing/standing.ts';
import { shortDate } from '#words/dates.ts';
import { isSigned, signable } from './blockers/signature-blockers.ts';
import { readWritten } from './read-written.ts';
import { byHarm } from './sitting/by-harm.ts';
import { passageOf } from './sitting/passage.ts';

// For the editor, which keeps no values of the law: what a text waits for, as JSON, and who may sign it.
const [file = ''] = process.argv.slice(2);
const { practice, reviews, toConfirm, signatures } = readWritten(
  process.env.PRACTICE_FOLDER ?? defaultPracticeFolder,
);
const figures = Object.assign(figuresOn(dayOfBuild()), { signatures });
const signer = signerOf(file, figures);
console.log(
  JSON.stringify({
    isSignable: signable({ reviews, toConfirm }).includes(file),
    isDemo: practice?.demo ?? true,
    people: (practice?.lawyers ?? []).map(({ name, oab }) => ({
      id: oab ?? name,
      name: nameWith(name, oab),
    })),
    ...(signer && { signed: `${nameWith(signer.name, signer.oab)}, em ${shortDate(signer.on)}` }),
    waiting: byHarm(toConfirm.filter((one) => one.file === file && !isSigned(one, figures))).map(
      ({ says, open, ...one }) => ({ says, open, ...passageOf({ ...one, says, open }) }),
    ),
  }),
);
