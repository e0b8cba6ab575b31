import { Injectable } from '@nestjs/common';
import { currentContext, currentTenantId, inContext } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { RETRY } from '../../../../platform/messaging/retry-schedule.ts';
import { Storage } from '../../../../platform/storage/storage.ts';
import { AnthologyRequested, WorksErased } from '../../contract.ts';
import { anthologyFolder } from '../anthologies/request-anthology.ts';
import { Volumes } from '../volumes/request-volume.ts';
import { lockVolumes, volumeFolder } from '../volumes/volume-sql.ts';

/**
 * Deletes the files of erased works, so that addresses of them that somebody has stored stop working, and those of
 * anthologies and volumes that printed them. Anthologies and volumes are built again from what remains.
 */
@Injectable()
@Consumes(WorksErased, { name: 'catalog.follow-erasure', queue: 'ingestion', retry: RETRY.days })
export class FollowWhenWorksErased implements Consumer<WorksErased> {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly storage: Storage,
    private readonly volumes: Volumes,
  ) {}

  async prepare({ erased_ids, changed_ids, folders }: WorksErased): Promise<void> {
    const printed = [...erased_ids, ...changed_ids];
    const anthologies = await this.db.rows<{ id: string }>({
      name: 'anthologies_with_stories',
      text: 'select id from catalog.anthology where tenant_id = $1 and story_ids && $2::uuid[]',
      values: [currentTenantId(), printed],
    });
    for (const folder of folders) await this.storage.removeAll(folder);
    for (const { id } of anthologies) await this.storage.removeAll(anthologyFolder(id));
    const volumes = await inContext({ ...currentContext()!, tenantId: PLATFORM_TENANT_ID }, () =>
      this.db.transaction((tx) => this.requestVolumes(tx, printed)),
    );
    for (const { year, edition_id } of volumes) await this.storage.removeAll(volumeFolder(year, edition_id));
  }

  /** Requests each volume that printed one of the stories again; resolves with the editions that did. */
  private async requestVolumes(tx: Tx, printed: string[]): Promise<{ year: number; edition_id: string }[]> {
    await lockVolumes(tx);
    const volumes = await tx.$queryRaw<{ year: number; edition_id: string }[]>`
      select year, edition_id from catalog.world_volume
      where tenant_id = ${PLATFORM_TENANT_ID}::uuid and story_ids && ${printed}::uuid[]`;
    for (const { year } of volumes) await this.volumes.request(tx, year);
    return volumes;
  }

  async handle({ erased_ids }: WorksErased, tx: Tx): Promise<void> {
    const anthologies = await tx.$queryRaw<{ id: string; stories: number }[]>`
      update catalog.anthology set editions = '{}', pages = null, bytes = null, story_ids = array(
        select place.id from unnest(story_ids) with ordinality as place (id, position)
        where place.id <> all(${erased_ids}::uuid[]) order by place.position)
      where tenant_id = ${currentTenantId()}::uuid and story_ids && ${erased_ids}::uuid[]
      returning id, cardinality(story_ids) as stories`;
    const empty = anthologies.filter(({ stories }) => stories === 0).map(({ id }) => id);
    await tx.anthology.deleteMany({ where: { tenant_id: currentTenantId(), id: { in: empty } } });
    for (const { id, stories } of anthologies)
      if (stories > 0) await this.outbox.add(tx, AnthologyRequested, { anthology_id: id });
  }
}
