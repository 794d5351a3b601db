import type { IsoDate } from '#law/date.ts';
import type { Month } from '#law/month.ts';

// What an invented extract says. It is drawn, and it is what the reading has to give back.

export interface InventedMonth {
  readonly month: Month;
  readonly base?: number;
  readonly paid?: number;
  readonly paidOn?: IsoDate;
  readonly service?: { contractor?: string; establishment?: string; form?: string };
  readonly indicators: readonly string[];
}

interface InventedThirteenth {
  readonly year: number;
  readonly base: number;
}

export interface InventedRelation {
  readonly kind: 'job' | 'contributions' | 'grouping' | 'benefit' | 'other';
  readonly seq: number;
  readonly nit: string;
  readonly employer?: string;
  readonly employerCode?: string;
  readonly registration?: string;
  readonly memberType?: string;
  readonly origin?: string;
  readonly number?: string;
  readonly species?: string;
  readonly status?: string;
  readonly from?: IsoDate;
  readonly until?: IsoDate;
  readonly lastPaid?: Month;
  readonly indicators: readonly string[];
  readonly months: readonly InventedMonth[];
  readonly thirteenths: readonly InventedThirteenth[];
}

export interface Invented {
  readonly identity: { nit: string; cpf: string; name: string; mother: string; birthDate: IsoDate };
  readonly issuedOn: IsoDate;
  readonly relations: readonly InventedRelation[];
  readonly consolidated: readonly { month: Month; base: number }[];
  readonly legend: readonly { code: string; description: string }[];
}
