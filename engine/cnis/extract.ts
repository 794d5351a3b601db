import type { IsoDate } from '#law/date.ts';
import type { Month } from '#law/month.ts';

// What stands in an "Extrato Previdenciário" (CNIS), as it was read: nothing is inferred, completed or
// judged here. Each value keeps the place where it stands, so that a number on the screen can be
// looked up on the paper.

/** Where something stands in the extract; both count from 1, lines from the top of the page. */
export interface Place {
  readonly page: number;
  readonly line: number;
}

export interface Read<T> {
  readonly value: T;
  readonly place: Place;
}

/** What the INSS printed about the person. Shown only to who asks for it. */
export interface Identity {
  readonly nit?: Read<string>;
  readonly cpf?: Read<string>;
  readonly name?: Read<string>;
  readonly mother?: Read<string>;
  readonly birthDate?: Read<IsoDate>;
}

export type IdentityDraft = { -readonly [K in keyof Identity]: Identity[K] };

/** Who was served in a month of a grouping, as printed. */
export interface ServiceCell {
  /** "Contrat./Cooperat." */
  readonly contractor?: string;
  /** "Estabelecimento Tomador" */
  readonly establishment?: string;
  /** "Forma Prestação Serviço" */
  readonly form?: string;
}

/** One line of a grid of months. The same month may come more than once in a relation: its parts add up. */
export interface MonthLine {
  readonly month: Month;
  /** Remuneration or salário de contribuição, in integer cents; undefined where the cell is empty. */
  readonly base?: number;
  /** What was paid, in integer cents, and when: only in grids of contributions. */
  readonly paid?: number;
  readonly paidOn?: IsoDate;
  /** Only in grids of a grouping. */
  readonly service?: ServiceCell;
  /** Codes as printed, hyphen-broken ones joined. */
  readonly indicators: readonly string[];
  readonly place: Place;
}

/** "13/2018": the thirteenth salary, which is no month. */
export interface Thirteenth {
  readonly year: number;
  /** In integer cents. */
  readonly base?: number;
  readonly place: Place;
}

interface RelationBase {
  /** "Seq.", as printed. */
  readonly seq: Read<number>;
  /** The number under which this relation was declared: a person may have several. */
  readonly nit?: Read<string>;
  readonly indicators: readonly Read<string>[];
  readonly months: readonly MonthLine[];
  readonly thirteenths: readonly Thirteenth[];
  readonly from?: Read<IsoDate>;
  /** Undefined where the extract leaves the cell empty: open, or never informed. */
  readonly until?: Read<IsoDate>;
  /** CNPJ, its root, CEI or CPF, as printed. */
  readonly employerCode?: Read<string>;
  /** "Matrícula do Trabalhador", as printed. */
  readonly registration?: Read<string>;
  /** "Tipo Filiado no Vínculo", as printed, on one line. */
  readonly memberType?: Read<string>;
  /** "Últ. Remun." */
  readonly lastPaid?: Read<Month>;
}

/** A job: "Empregado ou Agente Público", "Empregado Doméstico", "Trabalhador Avulso"… */
export interface Job extends RelationBase {
  readonly kind: 'job';
  readonly employer?: Read<string>;
}

/** Contributions that the person paid: contribuinte individual, facultativo, MEI. */
interface OwnContributions extends RelationBase {
  readonly kind: 'contributions';
  readonly origin?: Read<string>;
}

/** Months that companies declared for who served them without a job ("AGRUPAMENTO DE CONTRATANTES"). */
export interface Grouping extends RelationBase {
  readonly kind: 'grouping';
  readonly origin?: Read<string>;
}

export interface BenefitRelation extends RelationBase {
  readonly kind: 'benefit';
  /** NB, as printed. */
  readonly number?: Read<string>;
  /** "31 - AUXILIO DOENCA PREVIDENCIARIO", on one line. */
  readonly species?: Read<string>;
  /** "4 - CESSADO", "ATIVO", "INDEFERIDO", "SUSPENSO". */
  readonly status?: Read<string>;
}

/** "Segurado Especial", "SEGURO DESEMPREGO/SINE", "Não Informado": a row without a grid that we know. */
interface OtherRelation extends RelationBase {
  readonly kind: 'other';
  readonly origin?: Read<string>;
}

export type Relation = Job | OwnContributions | Grouping | BenefitRelation | OtherRelation;

/** A month of "Valores Consolidados por Ano Civil", the INSS's own sum, in integer cents. */
export interface ConsolidatedMonth {
  readonly month: Month;
  readonly base: number;
  readonly place: Place;
}

/** A code with the INSS's own words, from the legend at the end of the extract. */
export interface LegendEntry {
  readonly code: string;
  readonly description: string;
  readonly place: Place;
}

/** Text that gave nothing: no rule knows it, more than one does, or it is beyond the most read of one file. */
export interface Unread {
  readonly text: string;
  readonly why: 'unknown' | 'ambiguous' | 'tooMuch';
  readonly place: Place;
}

/** What was compared within the extract itself, and whether it agrees. */
export interface Check {
  readonly name:
    | 'allPages'
    | 'onePerson'
    | 'sequence'
    | 'lastMonth'
    | 'consolidated'
    | 'monthsWithinDates'
    | 'legend';
  /** How many were compared, and those that do not agree; `relation` is its "Seq.". */
  readonly compared: number;
  readonly faults: readonly { readonly place: Place; readonly relation?: number }[];
}

/**
 * The model of the INSS: the present one with monthly values, "Relações Previdenciárias" alone, which
 * has none, the print of the INSS's own desk, or text without places, copied by the person.
 */
export type Layout = 'withMonths' | 'summary' | 'desk' | 'pasted';

/** The pages of a file; the numbers are those printed on them. */
export interface PagesRead {
  readonly read: number;
  readonly declared?: number;
  /** Announced by the others, and not there. */
  readonly missing: readonly number[];
  /** A number came twice, or two pages announce different counts: more than one extract, or a page again. */
  readonly isMixed: boolean;
}

export interface Extract {
  readonly layout: Layout;
  readonly identity: Identity;
  readonly issuedOn?: Read<IsoDate>;
  readonly pages: PagesRead;
  /** Its letters were recognised in a picture: any digit may be another, and nothing tells. */
  readonly isPhoto?: true;
  readonly relations: readonly Relation[];
  readonly consolidated: readonly ConsolidatedMonth[];
  readonly legend: readonly LegendEntry[];
  readonly unread: readonly Unread[];
  readonly checks: readonly Check[];
}

/**
 * Why nothing was read: the pages hold no text (a photo, a scan), they are no extract, an extract none of
 * whose dates could be read, or one of a model that the reader does not know.
 */
export type Unreadable = 'noText' | 'notAnExtract' | 'noDates' | 'otherModel';

export interface NotRead {
  readonly extract?: undefined;
  readonly unreadable: Unreadable;
  /** What it says, where it is another paper. */
  readonly text?: string;
  /** Some of its letters are not seen on the pages. */
  readonly isPartlyHidden?: true;
}

export type ExtractReading =
  | { readonly extract: Extract; readonly unreadable?: undefined }
  | NotRead;
