import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentContext, currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { renderMarkdown } from '../../../platform/text/markdown.ts';
import { GetBookCard } from '../../catalog/contract.ts';
import { GetResourceCards } from '../../content/contract.ts';
import type { CourseLesson } from '../courses/course.rules.ts';
import { embedOf } from '../courses/embed.rules.ts';
import { EmbedsOpen } from '../courses/embeds.ts';
import type { LessonSectionView, SectionEmbed, SectionLive } from './enrolment-views.ts';

/** Makes the page of a lesson: text as HTML, books and resources with their names. */
@Injectable()
export class LessonContent {
  constructor(
    private readonly db: Db,
    private readonly embeds: EmbedsOpen,
    private readonly queries: QueryBus,
  ) {}

  async sections({ sections }: Pick<CourseLesson, 'sections'>): Promise<LessonSectionView[]> {
    const ids = sections.filter(({ kind }) => kind === 'resource').map(({ ref }) => ref);
    const cards = ids.length > 0 ? await this.queries.execute(new GetResourceCards(ids)) : [];
    const lives = await this.lives(sections.filter(({ kind }) => kind === 'live').map(({ ref }) => ref));
    const framed = sections.some(({ kind }) => kind === 'embed') && (await this.embeds.isOpen());
    return Promise.all(
      sections.map(async ({ kind, text, ref, pages }): Promise<LessonSectionView> => {
        const card = cards.find(({ id }) => kind === 'resource' && id === ref);
        const book = kind === 'book' ? await this.queries.execute(new GetBookCard(ref, '')) : null;
        return {
          kind,
          html: kind === 'words' ? renderMarkdown(text) : '',
          steps:
            kind === 'steps'
              ? text
                  .split('\n')
                  .map((line) => line.trim())
                  .filter(Boolean)
              : [],
          film: kind === 'film' ? ref : null,
          resource: card ? { id: card.id, title: card.title, path: card.path } : null,
          book: book && { slug: ref, title: book.title },
          live: (kind === 'live' && lives.find(({ id }) => id === ref)) || null,
          embed: kind === 'embed' && framed ? embedView(ref) : null,
          pages,
        };
      }),
    );
  }

  private async lives(ids: readonly string[]): Promise<SectionLive[]> {
    if (ids.length === 0) return [];
    const rows = await this.db.rows<Omit<SectionLive, 'starts_at'> & { starts_at: Date | null }>({
      name: 'lives_of_lesson',
      text: `select l.id, l.title, t.starts_at, t.id as time_id, coalesce(r.recording_url, '') as recording_url,
               exists (select 1 from learning.live_visit v join learning.live_occurrence o
                       on o.tenant_id = v.tenant_id and o.id = v.occurrence_id
                       where v.tenant_id = l.tenant_id and o.lesson_id = l.id and v.user_id = $3::uuid
                         and v.entered_at is not null) as attended
             from learning.live_lesson l
             left join lateral (select o.id, o.starts_at from learning.live_occurrence o
               where o.tenant_id = l.tenant_id and o.lesson_id = l.id and o.state <> 'cancelled'
               order by (o.state = 'ended'), case when o.state = 'ended' then -extract(epoch from o.starts_at)
                        else extract(epoch from o.starts_at) end limit 1) t on true
             left join lateral (select o.recording_url from learning.live_occurrence o
               where o.tenant_id = l.tenant_id and o.lesson_id = l.id and o.state = 'ended' and o.recording_url <> ''
               order by o.starts_at desc limit 1) r on true
             where l.tenant_id = $1::uuid and l.id = any($2::uuid[])`,
      values: [currentTenantId(), ids, currentContext()?.principal?.userId ?? null],
    });
    return rows.map((row) => ({ ...row, starts_at: row.starts_at?.toISOString() ?? null }));
  }
}

/** The page of ours that shows a page of another site. */
function embedView(address: string): SectionEmbed | null {
  const found = embedOf(address);
  return found && { frame: `/api/embeds/?url=${encodeURIComponent(found.url)}`, host: found.host };
}
