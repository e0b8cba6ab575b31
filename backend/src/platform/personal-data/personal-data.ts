import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { currentTenantId } from '../context.ts';
import type { Db, Tx } from '../db/db.ts';
import type { DataSubject } from './data-subject.ts';
import { MessageCopies } from './message-copies.ts';

export type { DataSubject };

/**
 * What a module stores about people in one of its tables. In each statement `$1` is the school, `$2` the
 * person and `$3` their e-mail address, or null.
 */
export interface Holding {
  /** `schema.table` */
  table: string;
  /** Columns that name a person or refer to one; a test compares them with the database. */
  columns: readonly string[];
  /** The query for a person's copy of the data, or why there is none. */
  export: { name: string; text: string } | { none: string };
  /**
   * Statements that remove a person, or a function where statements are not enough (`run` comes after
   * `texts`), and why the data that they retain may stay.
   */
  erase: {
    texts?: readonly string[];
    run?: (tx: Tx, subject: DataSubject) => Promise<void>;
    keep?: string;
  };
  /**
   * Query for the storage folders to delete with the rows, one in each row's `folder`; it runs before
   * anything is erased.
   */
  files?: string;
}

const DECLARES = Symbol('declares-personal-data');

/** Marks a provider whose `holdings` declare the personal data of its module. */
export const DeclaresPersonalData = (): ClassDecorator => (target) =>
  Reflect.defineMetadata(DECLARES, true, target);

export interface PersonalDataOfModule {
  readonly holdings: readonly Holding[];
}

/** All personal data of all modules, collected at start from their declarations. */
@Injectable()
export class PersonalData implements OnModuleInit {
  private holdings: Holding[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly messages: MessageCopies,
  ) {}

  onModuleInit(): void {
    this.holdings = this.discovery
      .getProviders()
      .filter(({ metatype }) => metatype && Reflect.getMetadata(DECLARES, metatype) === true)
      .flatMap(({ instance }) => [...(instance as PersonalDataOfModule).holdings])
      .sort((one, other) => (one.table < other.table ? -1 : 1));
    const twice = this.holdings.find(({ table }, index) => this.holdings[index - 1]?.table === table);
    if (twice) throw new Error(`The personal data of ${twice.table} is declared twice`);
  }

  /** Every declared table. */
  tables(): readonly Holding[] {
    return this.holdings;
  }

  /** Rows about a person by the name of the data, in the current tenant. */
  async copy(db: Db, subject: DataSubject): Promise<{ name: string; rows: unknown[] }[]> {
    const wanted = this.holdings.flatMap(({ export: copy }) => ('text' in copy ? [copy] : []));
    const results = await db.batch(
      wanted.map(({ name, text }) => ({ name: `copy_${name}`, text, values: valuesFor(text, subject) })),
    );
    return wanted.map(({ name }, index) => ({ name, rows: results[index]!.rows }));
  }

  /** Folders of a person's files. */
  async folders(db: Db, subject: DataSubject): Promise<string[]> {
    const wanted = this.holdings.flatMap(({ table, files }) => (files ? [{ table, text: files }] : []));
    const results = await db.batch(
      wanted.map(({ table, text }) => ({
        name: `files_${table}`,
        text,
        values: valuesFor(text, subject),
      })),
    );
    return results.flatMap(({ rows }) => (rows as { folder: string }[]).map(({ folder }) => folder));
  }

  /**
   * Removes the names of a person from jobs of the queues, before an erasure: the queues may be in another store than
   * the database.
   */
  forgetInQueues(subject: DataSubject): Promise<void> {
    return this.messages.forgetInQueues(subject);
  }

  /**
   * Erases a person everywhere, and returns the retained data with reasons. The person's own row must be
   * removed last.
   */
  async erase(tx: Tx, subject: DataSubject): Promise<{ table: string; why: string }[]> {
    for (const { erase } of this.holdings) {
      for (const text of erase.texts ?? []) await tx.$executeRawUnsafe(text, ...valuesFor(text, subject));
      await erase.run?.(tx, subject);
    }
    await this.messages.forget(tx, subject);
    return this.holdings.flatMap(({ table, erase }) => (erase.keep ? [{ table, why: erase.keep }] : []));
  }
}

/** PostgreSQL refuses a value that no `$n` uses. */
function valuesFor(text: string, { id, email }: DataSubject): unknown[] {
  const most = Math.max(0, ...[...text.matchAll(/\$(\d)/g)].map(([, place]) => Number(place)));
  return [currentTenantId(), id, email].slice(0, most);
}
