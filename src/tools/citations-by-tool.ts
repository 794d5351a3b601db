import type { CitationKey } from '#law/citations.ts';
import { bpcIncomeCitations } from './bpc-income/citations.ts';
import { contributionCitations } from './contribution-cost/citations.ts';
import { deadlineCitations } from './deadlines/citations.ts';
import { extractCitations } from './extract/citations.ts';
import { insuredCitations } from './insured-status/citations.ts';
import { maternityCitations } from './maternity-pay/citations.ts';
import { incapacityCitations } from './permanent-incapacity/citations.ts';
import { retirementCitations } from './retirement/citations.ts';
import { pensionCitations } from './survivor-pension/citations.ts';

/** What each tool cites in its results, beyond the text of its page; keys are those of content/tools. */
export const citationsByTool: Readonly<Record<string, readonly CitationKey[]>> = {
  'pensao-por-morte': pensionCitations,
  'qualidade-de-segurado': insuredCitations,
  'prazo-do-recurso': deadlineCitations,
  'regras-de-aposentadoria': retirementCitations,
  'renda-bpc': bpcIncomeCitations,
  'salario-maternidade': maternityCitations,
  'quanto-contribuir': contributionCitations,
  'valor-da-incapacidade': incapacityCitations,
  'extrato-cnis': extractCitations,
};
