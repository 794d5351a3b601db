import type { z } from 'zod';
import { conformanceFile } from './load/conformance.ts';
import { flowFile } from './load/flow.ts';
import { glossaryFile } from './load/glossary.ts';
import { deniedGuideFile } from './load/guide.ts';
import { sharedHomeFile } from './load/home.ts';
import { lawChangesFile } from './load/law-changes.ts';
import { wordsFile } from './load/words.ts';
import {
  deniedGuidePath,
  flowPath,
  glossaryPath,
  lettersPath,
  routesFile,
  sourcesPath,
} from './paths.ts';
import { conformanceSchema } from './schema/conformance.ts';
import { flowSchema } from './schema/flow.ts';
import { glossarySchema } from './schema/glossary.ts';
import { guideSchema } from './schema/guide.ts';
import { homeSchema } from './schema/home.ts';
import { lawChangesSchema } from './schema/law-changes.ts';
import { routesSchema } from './schema/letter.ts';
import { sharedSentencesFile, sharedSentencesSchema } from './schema/shared-sentences.ts';
import { wordsSchema } from './schema/words.ts';

export interface OwnFile {
  /** Also the name of its format. */
  readonly name: string;
  /** What writers call it. */
  readonly label: string;
  readonly file: string;
  readonly schema: z.ZodType;
  readonly shownAt: string;
}

/** The same in one row. */
export const own = (
  name: string,
  label: string,
  file: string,
  schema: z.ZodType,
  shownAt: string,
): OwnFile => ({ name, label, file, schema, shownAt });

/** The texts that are one of a kind, in the order in which writers find them. */
export const ownFiles: readonly OwnFile[] = [
  own('guia', 'Guia do pedido negado', deniedGuideFile, guideSchema, deniedGuidePath),
  own('caminhos', 'Caminhos depois de uma carta', routesFile, routesSchema, lettersPath),
  own('por-onde-comecar', 'Por onde começar: perguntas', flowFile, flowSchema, flowPath),
  own('glossario', 'Glossário', glossaryFile, glossarySchema, glossaryPath),
  own('palavras', 'Palavras que o corretor aceita', wordsFile, wordsSchema, glossaryPath),
  own('mudancas', 'Mudanças da lei e correções', lawChangesFile, lawChangesSchema, sourcesPath),
  own(
    'frases-comuns',
    'Frases que vários textos dizem',
    sharedSentencesFile,
    sharedSentencesSchema,
    sourcesPath,
  ),
  own(
    'acessibilidade',
    'Acessibilidade: critérios',
    conformanceFile,
    conformanceSchema,
    '/acessibilidade',
  ),
  own('inicio', 'Página inicial de todos', sharedHomeFile, homeSchema, '/'),
];
