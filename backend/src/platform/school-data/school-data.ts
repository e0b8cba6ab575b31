import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Tx } from '../db/db.ts';

/** What the export and the erasure of a whole school do with one table. Nothing stated: the export has every row, and the erasure deletes it. */
interface SchoolTable {
  /** Query for the storage folders of the rows, one in each row's `folder`; `$1` is the school. */
  files?: string;
  /** Columns that an export leaves out, besides those whose names say that they are secret (`isSecretColumn`). */
  withheld?: readonly string[];
  /** Why an export has no rows of the table. */
  notExported?: string;
  /** Why the erasure retains the rows, and the statements that remove what the law does not ask for; `$1` is the school. */
  kept?: {
    why: string;
    reduce?: readonly string[];
    /** Only scheduled jobs read the table: what is retained is told without it. */
    system?: boolean;
  };
}

/** Tables by `schema.table`. */
export type SchoolTables = Readonly<Record<string, SchoolTable>>;

/** Tables of one schema, by names with spaces between them, that an export has in whole and an erasure deletes. */
export const whole = (schema: string, names: string): SchoolTables =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [`${schema}.${name}`, {}]),
  );

/** Tables of one schema about which an export says nothing. */
export const unexported = (schema: string, why: string, names: string): SchoolTables =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [`${schema}.${name}`, { notExported: why }]),
  );

/** Columns that open something: an export never has them. */
export const isSecretColumn = (name: string): boolean =>
  /(^|_)(secret|seed|salt|password|sealed|token|private|credential)(_|$)|(secret|token|code|password|backup|ticket)_hash$/.test(
    name,
  );

const DECLARES = Symbol('declares-school-data');

/** Marks a provider whose `schoolTables` are the tables of its module. */
export const DeclaresSchoolData = (): ClassDecorator => (target) =>
  Reflect.defineMetadata(DECLARES, true, target);

export interface SchoolDataOfModule {
  readonly schoolTables: SchoolTables;
  /** Removes what rows of the platform say of a school; runs in the platform's context when the school's own rows are gone. */
  forgetSchool?(tx: Tx, school: GoneSchool): Promise<unknown>;
}

/** A school whose own rows are erased. */
export interface GoneSchool {
  id: string;
  /** A regular expression that finds its name and its addresses, between groups for the signs around them. */
  names: string;
  /** What takes their place. */
  tombstone: string;
}

/** A declared table. */
export interface DeclaredTable extends SchoolTable {
  /** `schema.table` */
  table: string;
}

/** The tables of all modules, collected at start from their declarations. */
@Injectable()
export class SchoolData implements OnModuleInit {
  private modules: readonly SchoolDataOfModule[] = [];
  private declared: DeclaredTable[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.modules = this.discovery
      .getProviders()
      .filter(({ metatype }) => metatype && Reflect.getMetadata(DECLARES, metatype) === true)
      .map(({ instance }) => instance as SchoolDataOfModule);
    this.declared = this.modules
      .flatMap(({ schoolTables }) => Object.entries(schoolTables))
      .map(([table, declaration]) => ({ table, ...declaration }))
      .sort((one, other) => (one.table < other.table ? -1 : 1));
    const twice = this.declared.find(({ table }, index) => this.declared[index - 1]?.table === table);
    if (twice) throw new Error(`The school data of ${twice.table} are declared twice`);
  }

  /** Every declared table, by name. */
  tables(): readonly DeclaredTable[] {
    return this.declared;
  }

  /** Removes what rows of the platform say of a school, by all modules. */
  async forget(tx: Tx, school: GoneSchool): Promise<void> {
    for (const module of this.modules) await module.forgetSchool?.(tx, school);
  }
}
