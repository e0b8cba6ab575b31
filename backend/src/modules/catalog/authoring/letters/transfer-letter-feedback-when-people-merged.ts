import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { inContext } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { GetSurvivingAccount, PeopleMerged } from '../../../identity/contract.ts';
import { countReactions } from './letter-rows.ts';
import { ReaderPseudonym } from './reader-pseudonym.ts';

/**
 * Gives the reactions and reports of a merged account to the account that it became part of. They are stored in the schools of
 * the letters, so each is changed in a transaction of its own, in `prepare`. A second run finds nothing to change.
 */
@Injectable()
@Consumes(PeopleMerged, { name: 'catalog.move-letter-voices', queue: 'privacy' })
export class TransferLetterFeedbackWhenPeopleMerged implements Consumer<PeopleMerged> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
    private readonly readers: ReaderPseudonym,
  ) {}

  async prepare({ merged_id }: PeopleMerged): Promise<void> {
    const survivingId = await this.queries.execute(new GetSurvivingAccount(merged_id));
    if (survivingId === merged_id) return;
    const [from, to] = [this.readers.person(merged_id), this.readers.person(survivingId)];
    const contextOf = (tenantId: string) => ({ correlationId: newId(), tenantId, principal: null });
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
    for (const of of found!.rows as Letter[])
      await inContext(contextOf(of.tenant_id), () => this.db.transaction((tx) => transfer(tx, of, from, to)));
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
  const { tenant_id, story_id } = of;
  // The same lock that a reaction takes, so that nothing is counted during the change.
  await tx.$queryRaw`select 1 from catalog.world_letter
    where tenant_id = ${tenant_id}::uuid and story_id = ${story_id}::uuid for update`;
  const ownOf = { where: { ...of, reader: to } };
  if (await tx.worldReaction.findFirst(ownOf))
    await tx.worldReaction.deleteMany({ where: { ...of, reader: from } });
  else await tx.worldReaction.updateMany({ where: { ...of, reader: from }, data: { reader: to } });
  if (await tx.worldReport.findFirst(ownOf))
    await tx.worldReport.deleteMany({ where: { ...of, reader: from } });
  else await tx.worldReport.updateMany({ where: { ...of, reader: from }, data: { reader: to } });
  await countReactions(tx, of);
}
