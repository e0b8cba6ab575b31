import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { inContext } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { ReversibleChanges, type ReversibleRows } from '../../../../platform/db/reversible-changes.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import {
  GetMergeSteps,
  PeopleMerged,
  PeopleMergeUndone,
  type MergeStep,
} from '../../../identity/contract.ts';
import { countReactions } from './letter-rows.ts';
import { ReaderPseudonym } from './reader-pseudonym.ts';

const PART = 'catalog.letters';

/** The rows that a transfer changes. */
const ROWS: readonly ReversibleRows[] = [
  { table: 'catalog.world_reaction', kind: 'letters', of: ['reader'] },
  { table: 'catalog.world_report', kind: 'letters', of: ['reader'] },
];

/** Merges and their undoing in one school run one at a time, since they change rows of other schools. */
const KEY = 'letter feedback of merged people';

const contextOf = (tenantId: string) => ({ correlationId: newId(), tenantId, principal: null });

/**
 * Gives the reactions and reports of a merged account to the account that it became part of. They are stored in the schools of
 * the letters, so each is changed in a transaction of its own, in `prepare`. A second run finds nothing to change.
 */
@Injectable()
@Consumes(PeopleMerged, { name: 'catalog.move-letter-voices', queue: 'privacy' })
export class TransferLetterFeedbackWhenPeopleMerged implements Consumer<PeopleMerged> {
  constructor(
    private readonly changes: ReversibleChanges,
    private readonly db: Db,
    private readonly queries: QueryBus,
    private readonly readers: ReaderPseudonym,
  ) {}

  key(): string {
    return KEY;
  }

  async prepare({ merged_id }: PeopleMerged): Promise<void> {
    for (const step of await this.queries.execute(new GetMergeSteps(merged_id))) await this.transferAll(step);
  }

  async handle(): Promise<void> {
    // `prepare` has done everything; this transaction only stores the receipt.
  }

  private async transferAll({ from_id, to_id, undo }: MergeStep): Promise<void> {
    const [from, to] = [this.readers.person(from_id), this.readers.person(to_id)];
    const [found] = await inContext(contextOf(PLATFORM_TENANT_ID), () =>
      this.db.oversee([
        {
          name: 'letters_with_feedback',
          text: `select tenant_id, story_id from catalog.world_reaction where reader = $1
                 union select tenant_id, story_id from catalog.world_report where reader = $1 order by 1, 2`,
          values: [from],
        },
      ]),
    );
    const part = undo && { operation: undo.merge_id, part: PART, expiresAt: undo.until };
    for (const of of found!.rows as Letter[])
      await inContext(contextOf(of.tenant_id), () =>
        this.db.transaction((tx) =>
          this.changes.record(tx, part, [from, to], ROWS, () => transfer(tx, of, from, to)),
        ),
      );
  }
}

/** Puts the reactions and reports back when a merge is undone, and counts those of the letters again. */
@Injectable()
@Consumes(PeopleMergeUndone, { name: 'catalog.restore-letter-voices', queue: 'privacy' })
export class RestoreLetterFeedbackWhenMergeUndone implements Consumer<PeopleMergeUndone> {
  constructor(
    private readonly changes: ReversibleChanges,
    private readonly db: Db,
    private readonly readers: ReaderPseudonym,
  ) {}

  key(): string {
    return KEY;
  }

  async prepare({ merge_id, kept_id, merged_id, until }: PeopleMergeUndone): Promise<void> {
    const part = { operation: merge_id, part: PART, expiresAt: new Date(until) };
    const readers = [this.readers.person(kept_id), this.readers.person(merged_id)];
    for (const tenant_id of await this.changes.tenantsOf(merge_id, PART))
      await inContext(contextOf(tenant_id), () =>
        this.db.transaction(async (tx) => {
          if (!(await this.changes.undo(tx, part))) return;
          const letters = await tx.worldReaction.findMany({
            where: { tenant_id, reader: { in: readers } },
            distinct: ['story_id'],
            select: { story_id: true },
            orderBy: { story_id: 'asc' },
          });
          for (const { story_id } of letters) {
            await lockLetter(tx, { tenant_id, story_id });
            await countReactions(tx, { tenant_id, story_id });
          }
        }),
      );
  }

  async handle(): Promise<void> {
    // `prepare` has done everything; this transaction only stores the receipt.
  }
}

interface Letter {
  tenant_id: string;
  story_id: string;
}

/** Transfers feedback on one letter. Where both accounts reacted or reported, that of the surviving account stays. */
async function transfer(tx: Tx, of: Letter, from: string, to: string): Promise<void> {
  await lockLetter(tx, of);
  const ownOf = { where: { ...of, reader: to } };
  if (await tx.worldReaction.findFirst(ownOf))
    await tx.worldReaction.deleteMany({ where: { ...of, reader: from } });
  else await tx.worldReaction.updateMany({ where: { ...of, reader: from }, data: { reader: to } });
  if (await tx.worldReport.findFirst(ownOf))
    await tx.worldReport.deleteMany({ where: { ...of, reader: from } });
  else await tx.worldReport.updateMany({ where: { ...of, reader: from }, data: { reader: to } });
  await countReactions(tx, of);
}

/** The same lock that a reaction takes, so that nothing is counted during the change. */
const lockLetter = (tx: Tx, { tenant_id, story_id }: Letter): Promise<unknown> =>
  tx.$queryRaw`select 1 from catalog.world_letter
    where tenant_id = ${tenant_id}::uuid and story_id = ${story_id}::uuid for update`;
