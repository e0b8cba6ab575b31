import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { inContext } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { GetKeptPerson, PeopleMerged } from '../../identity/contract.ts';
import { countReactions } from './react-to-letter.ts';
import { ReaderKey } from './reader-key.ts';

/**
 * What a merged account said of letters is said by the kept one. It lies in the letters' own schools, a transaction in
 * each, so it is done before the one of this school: done twice, it finds nothing more to move.
 */
@Injectable()
@Consumes(PeopleMerged, { name: 'catalog.move-letter-voices', queue: 'privacy' })
export class MoveVoicesWhenPeopleMerged implements Consumer<PeopleMerged> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
    private readonly readers: ReaderKey,
  ) {}

  async prepare({ merged_id }: PeopleMerged): Promise<void> {
    const keptId = await this.queries.execute(new GetKeptPerson(merged_id));
    if (keptId === merged_id) return;
    const [from, to] = [this.readers.person(merged_id), this.readers.person(keptId)];
    const here = (tenantId: string) => ({ correlationId: newId(), tenantId, principal: null });
    const [found] = await inContext(here(PLATFORM_TENANT_ID), () =>
      this.db.oversee([
        {
          name: 'letters_with_voice',
          text: `select tenant_id, story_id from catalog.world_reaction where reader = $1
                 union select tenant_id, story_id from catalog.world_report where reader = $1 order by 1, 2`,
          values: [from],
        },
      ]),
    );
    for (const of of found!.rows as Letter[])
      await inContext(here(of.tenant_id), () => this.db.transaction((tx) => move(tx, of, from, to)));
  }

  async handle(): Promise<void> {
    // Everything is moved already; the receipt says so.
  }
}

interface Letter {
  tenant_id: string;
  story_id: string;
}

/** Of one letter. Where both said something, the kept account's word stands. */
async function move(tx: Tx, of: Letter, from: string, to: string): Promise<void> {
  const { tenant_id, story_id } = of;
  // The lock of a reaction: nobody counts while this moves.
  await tx.$queryRaw`select 1 from catalog.world_letter
    where tenant_id = ${tenant_id}::uuid and story_id = ${story_id}::uuid for update`;
  const said = { where: { ...of, reader: to } };
  if (await tx.worldReaction.findFirst(said))
    await tx.worldReaction.deleteMany({ where: { ...of, reader: from } });
  else await tx.worldReaction.updateMany({ where: { ...of, reader: from }, data: { reader: to } });
  if (await tx.worldReport.findFirst(said))
    await tx.worldReport.deleteMany({ where: { ...of, reader: from } });
  else await tx.worldReport.updateMany({ where: { ...of, reader: from }, data: { reader: to } });
  await countReactions(tx, of);
}
