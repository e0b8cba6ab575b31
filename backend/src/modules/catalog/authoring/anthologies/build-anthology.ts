import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Scene, StoryPage } from '@bookgrove/contract/stories';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { Storage } from '../../../../platform/storage/storage.ts';
import { GetSchool } from '../../../tenancy/contract.ts';
import { AnthologyRequested } from '../../contract.ts';
import { anthologyFolder, anthologyPrintKey } from './request-anthology.ts';
import { printPdf, type StoryToPrint } from '../print/print-pdf.ts';

interface BuiltAnthology {
  pages: number;
  bytes: number;
  stories: string[];
  editions: string[];
}

/** Builds the PDF of an anthology and stores it. */
@Injectable()
@Consumes(AnthologyRequested, { name: 'catalog.bind-anthology', queue: 'ingestion' })
export class BuildWhenAnthologyRequested implements Consumer<AnthologyRequested, BuiltAnthology | null> {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
    private readonly storage: Storage,
  ) {}

  async prepare({ anthology_id }: AnthologyRequested): Promise<BuiltAnthology | null> {
    const tenant = currentTenantId();
    const [requested, written, stored] = await this.db.batch([
      {
        name: 'anthology_to_build',
        text: 'select title from catalog.anthology where tenant_id = $1 and id = $2',
        values: [tenant, anthology_id],
      },
      {
        name: 'stories_to_print',
        text: `select s.id, s.title, s.language, s.cover, s.pages, s.license, s.credits, s.edition_id, b.authors
               from catalog.anthology a
               join unnest(a.story_ids) with ordinality as place (story_id, position) on true
               join catalog.story s on s.tenant_id = a.tenant_id and s.id = place.story_id and s.state = 'published'
               join catalog.book b on b.tenant_id = s.tenant_id and b.id = s.book_id and b.status = 'published'
               where a.tenant_id = $1 and a.id = $2 order by place.position`,
        values: [tenant, anthology_id],
      },
      {
        name: 'pictures_to_print',
        text: `select m.id, m.story_id, m.bytes from catalog.story_media m
               join catalog.anthology a on a.tenant_id = m.tenant_id and m.story_id = any(a.story_ids)
               where a.tenant_id = $1 and a.id = $2 and m.kind = 'picture'`,
        values: [tenant, anthology_id],
      },
    ]);
    const title = (requested!.rows[0] as { title: string } | undefined)?.title;
    const rows = written!.rows as (Omit<StoryToPrint, 'own'> & {
      id: string;
      edition_id: string;
      cover: Scene;
      pages: StoryPage[];
    })[];
    if (title === undefined || rows.length === 0) {
      // A build that was running when it was deleted may have stored its file since then.
      await this.storage.removeAll(anthologyFolder(anthology_id));
      return null;
    }
    const pictures = stored!.rows as { id: string; story_id: string; bytes: Buffer }[];
    const stories = rows.map((row) => ({
      ...row,
      own: new Map(
        pictures.filter(({ story_id }) => story_id === row.id).map(({ id, bytes }) => [id, bytes]),
      ),
    }));
    const { name: school } = await this.queries.execute(new GetSchool());
    let bytes = 0;
    const pages = await printPdf(title, school, stories, async (content) => {
      bytes = await this.storage.put(anthologyPrintKey(anthology_id), content);
    });
    return {
      pages,
      bytes,
      stories: rows.map(({ id }) => id),
      editions: rows.map(({ edition_id }) => edition_id),
    };
  }

  async handle({ anthology_id }: AnthologyRequested, tx: Tx, built: BuiltAnthology | null): Promise<void> {
    if (!built) return;
    const { pages, bytes, stories, editions } = built;
    const tenant_id = currentTenantId();
    const printed = await tx.$queryRaw<unknown[]>`
      select 1 from catalog.anthology a
      join unnest(${stories}::uuid[], ${editions}::uuid[]) as built (story_id, edition_id) on built.story_id = any(a.story_ids)
      join catalog.story s on s.tenant_id = a.tenant_id and s.id = built.story_id and s.edition_id = built.edition_id
        and s.state = 'published'
      where a.tenant_id = ${tenant_id}::uuid and a.id = ${anthology_id}::uuid`;
    // Something was withdrawn or erased while it was built: the file that it is in must not stay.
    if (printed.length < stories.length) await this.outbox.add(tx, AnthologyRequested, { anthology_id });
    else
      await tx.anthology.updateMany({
        where: { tenant_id, id: anthology_id },
        data: { pages, bytes, editions },
      });
  }
}
