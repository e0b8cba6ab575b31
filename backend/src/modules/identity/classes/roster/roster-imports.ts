import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.ts';
import { Config } from '../../../../platform/config.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import type { RosterLine } from '../../../../platform/db/generated/client.ts';
import { Imports, type LineResult, type ReadList } from '../../../../platform/imports/imports.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { Storage } from '../../../../platform/storage/storage.ts';
import { Passwords } from '../../sign-in/passwords/passwords.ts';
import { seesAllClasses, type Teaching } from '../management/class-access.ts';
import type { RosterField } from './columns.rules.ts';
import { createMissingClasses } from './create-missing-classes.ts';
import { enrolLines } from './enrol-lines.ts';
import { firstPassword } from './first-passwords.ts';
import { readRoster, readRosterColumns, withNamesSwapped } from './read-roster.ts';
import { ROSTER_KIND, type RosterRow } from './roster-kind.ts';
import { validateRoster } from './validate-roster.ts';

/** The owner filter of imports: a person's own, or all of the school for an administrator. */
export const rosterOwner = (who: Teaching): { owner: string | null } => ({
  owner: seesAllClasses(who) ? null : who.userId,
});

/** Imports of students into a school. `prepare` computes the hashes of first passwords, by line. */
@Injectable()
export class RosterImports extends Imports<RosterRow, RosterLine, ReadList, Map<number, string>> {
  constructor(
    clock: Clock,
    db: Db,
    outbox: Outbox,
    storage: Storage,
    private readonly config: Config,
    private readonly passwords: Passwords,
  ) {
    super(ROSTER_KIND, clock, db, outbox, storage);
  }

  protected read(form: string, source: Readable): Promise<ReadList> {
    return readRoster(form, source);
  }

  protected validate(tx: Tx, found: RosterRow, lines: RosterLine[]): Promise<LineResult[]> {
    return validateRoster(tx, found, lines, this.clock.now());
  }

  protected readColumns(lines: RosterLine[], fields: (string | null)[]): object[] {
    return readRosterColumns(lines, fields as (RosterField | null)[]);
  }

  protected override begin(tx: Tx, found: RosterRow): Promise<void> {
    return createMissingClasses(tx, found, this.clock.now());
  }

  /** Hashing is slow by design, so it runs outside of the transaction. */
  protected override async prepare(found: RosterRow, lines: RosterLine[]): Promise<Map<number, string>> {
    const hashes = new Map<number, string>();
    for (const { line, verdict } of lines)
      if (verdict === 'create')
        hashes.set(line, await this.passwords.hash(firstPassword(this.config, found.id, line)));
    return hashes;
  }

  protected apply(
    tx: Tx,
    found: RosterRow,
    lines: RosterLine[],
    hashes: Map<number, string>,
  ): Promise<LineResult[]> {
    return enrolLines(tx, found, lines, hashes);
  }

  /** Swaps first and last names of all lines of a checked list. */
  async swapNames(tx: Tx, id: string): Promise<void> {
    const { columns } = await this.store.lock(tx, id, null);
    const fields = (columns as { fields?: (RosterField | null)[] }).fields ?? [];
    const lines = await this.store.allLines(tx, id);
    await this.store.updateLines(
      tx,
      id,
      lines.map((line) => ({ line: line.line, values: withNamesSwapped(line, fields) })),
    );
  }

  /** Unassigned columns may contain any data about a child. */
  protected forgetCells(tx: Tx, id: string): Promise<unknown> {
    return tx.$executeRaw`update identity.roster_line set values = values - 'cells'
      where tenant_id = ${currentTenantId()}::uuid and import_id = ${id}::uuid`;
  }
}
