import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { StoryState } from '@bookgrove/contract/stories';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import type { PageQuery } from '../../../platform/http/page.ts';
import { ListPupils } from '../../identity/contract.ts';
import { CountStoriesWaiting, GetStoryLetter, GetStoryOfBook, type StoryLetter } from '../contract.ts';
import { FindStory, type StoryAsker } from './find-story.ts';
import { FamilyKey, WRITTEN_BY, type WrittenBy } from './family-key.ts';
import {
  authorsOf,
  showEntry,
  showStory,
  STORY_COLUMNS,
  type NoteRow,
  type StepRow,
  type StoryEntry,
  type StoryRow,
  type StoryView,
} from './story-view.ts';

interface Listed {
  count: number;
  stories: StoryEntry[];
}

/** One's own stories, the newest first. */
export class ListStories extends Query<Listed> {
  constructor(
    readonly authorId: string,
    readonly page: PageQuery,
  ) {
    super();
  }
}

/** Stories for a teacher's desk, in one state: of those that wait the oldest first, of all others the newest. */
export class ListDesk extends Query<Listed> {
  constructor(
    readonly asker: StoryAsker,
    readonly state: StoryState,
    readonly page: PageQuery,
  ) {
    super();
  }
}

@QueryHandler(ListStories)
export class ListStoriesHandler implements IQueryHandler<ListStories> {
  constructor(
    private readonly db: Db,
    private readonly find: FindStory,
  ) {}

  async execute({ authorId, page }: ListStories): Promise<Listed> {
    const values = [currentTenantId(), authorId, like(page.search)];
    const where = `s.tenant_id = $1 and s.title ilike $3 and (s.author_id = $2 or s.id in
      (select c.story_id from catalog.story_co_author c where c.tenant_id = $1 and c.user_id = $2))`;
    const [rows, count] = await this.db.batch([
      {
        name: 'stories_of_author',
        text: `select ${STORY_COLUMNS} from catalog.story s where ${where} order by s.updated_at desc, s.id desc limit $4 offset $5`,
        values: [...values, page.limit, page.offset],
      },
      {
        name: 'count_stories_of_author',
        text: `select count(*)::int as count from catalog.story s where ${where}`,
        values,
      },
    ]);
    return listed(rows!.rows, count!.rows, this.find, authorId);
  }
}

@QueryHandler(ListDesk)
export class ListDeskHandler implements IQueryHandler<ListDesk> {
  constructor(
    private readonly db: Db,
    private readonly find: FindStory,
    private readonly queries: QueryBus,
  ) {}

  async execute({ asker, state, page }: ListDesk): Promise<Listed> {
    const pupils = asker.role === 'school_admin' ? null : await deskOf(this.queries, asker.userId);
    const values = [currentTenantId(), state, pupils, like(page.search)];
    const where = `s.tenant_id = $1 and s.state = $2 and s.title ilike $4 and ($3::uuid[] is null
      or s.author_id = any($3::uuid[]) or exists (select 1 from catalog.story_co_author c
        where c.tenant_id = s.tenant_id and c.story_id = s.id and c.joined_at is not null and c.user_id = any($3::uuid[])))`;
    // Who waits longest is read first; of what is done, the newest is looked for.
    const waits = state === 'submitted';
    const order = waits ? 'order by s.sent_at, s.id' : 'order by s.sent_at desc, s.id desc';
    const [rows, count] = await this.db.batch([
      {
        name: waits ? 'stories_on_desk' : 'stories_of_desk',
        text: `select ${STORY_COLUMNS} from catalog.story s where ${where} ${order} limit $5 offset $6`,
        values: [...values, page.limit, page.offset],
      },
      {
        name: 'count_stories_on_desk',
        text: `select count(*)::int as count from catalog.story s where ${where}`,
        values,
      },
    ]);
    return listed(rows!.rows, count!.rows, this.find, asker.userId);
  }
}

/** Whose stories lie on a teacher's desk: those of their pupils, and what they wrote themselves. */
const deskOf = async (queries: QueryBus, teacherId: string): Promise<string[]> => [
  teacherId,
  ...(await queries.execute(new ListPupils(teacherId))),
];

/** What somebody searches for, as a pattern of `ilike`. */
export const like = (search: string | undefined): string =>
  `%${(search ?? '').trim().replace(/[\\%_]/g, '\\$&')}%`;

async function listed(rows: unknown[], count: unknown[], find: FindStory, askerId: string): Promise<Listed> {
  const stories = rows as StoryRow[];
  const names = await find.names(stories.flatMap(authorsOf));
  return {
    count: (count[0] as { count: number }).count,
    stories: stories.map((row) => showEntry(row, names, askerId)),
  };
}

/** For other modules: how many stories wait for a look. */
@QueryHandler(CountStoriesWaiting)
export class CountStoriesWaitingHandler implements IQueryHandler<CountStoriesWaiting> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ teacherId }: CountStoriesWaiting): Promise<number> {
    const pupils = teacherId === null ? null : await deskOf(this.queries, teacherId);
    const [row] = await this.db.rows<{ count: number }>({
      name: 'count_stories_waiting',
      text: `select count(*)::int as count from catalog.story
             where tenant_id = $1 and state = 'submitted' and ($2::uuid[] is null or author_id = any($2::uuid[])
               or id in (select story_id from catalog.story_co_author
                         where tenant_id = $1 and joined_at is not null and user_id = any($2::uuid[])))`,
      values: [currentTenantId(), pupils],
    });
    return row?.count ?? 0;
  }
}

/** One story, for those who have a part in it. */
export class GetStory extends Query<StoryView> {
  constructor(
    readonly id: string,
    readonly asker: StoryAsker,
  ) {
    super();
  }
}

@QueryHandler(GetStory)
export class GetStoryHandler implements IQueryHandler<GetStory> {
  constructor(
    private readonly db: Db,
    private readonly find: FindStory,
  ) {}

  async execute({ id, asker }: GetStory): Promise<StoryView> {
    const { row, parts } = await this.find.for(asker, id);
    const values = [currentTenantId(), id];
    const [noted, moved] = await this.db.batch([
      {
        name: 'comments_of_story',
        text: `select id, author_id, page_id, quote, text, created_at, done_at from catalog.story_comment
               where tenant_id = $1 and story_id = $2 order by created_at, id limit 60`,
        values,
      },
      {
        name: 'moves_of_story',
        text: `select state, actor_id, reason, created_at from (
                 select * from catalog.story_move where tenant_id = $1 and story_id = $2
                 order by created_at desc, id desc limit 40) as latest order by created_at, id`,
        values,
      },
    ]);
    const [notes, steps] = [noted!.rows as NoteRow[], moved!.rows as StepRow[]];
    const names = await this.find.names([
      ...authorsOf(row),
      ...row.asked,
      ...notes.map(({ author_id }) => author_id),
      ...steps.map(({ actor_id }) => actor_id),
    ]);
    const surnames = parts.includes('reviewer') ? await this.find.surnames(authorsOf(row)) : [];
    return showStory(row, notes, steps, names, surnames, parts, asker.userId);
  }
}

/** An older version of a story. */
export class StoryVersionEntry {
  version!: number;
  title!: string;
  cover!: object;
  pages!: object[];
  created_at!: string;
}

/** Versions that were kept, the newest first, at most thirty; for its authors, since nobody looks over a child's shoulder. */
export class ListStoryVersions extends Query<StoryVersionEntry[]> {
  constructor(
    readonly id: string,
    readonly asker: StoryAsker,
  ) {
    super();
  }
}

@QueryHandler(ListStoryVersions)
export class ListStoryVersionsHandler implements IQueryHandler<ListStoryVersions> {
  constructor(
    private readonly db: Db,
    private readonly find: FindStory,
  ) {}

  async execute({ id, asker }: ListStoryVersions): Promise<StoryVersionEntry[]> {
    await this.find.as('author', asker, id);
    const rows = await this.db.rows<Omit<StoryVersionEntry, 'created_at'> & { created_at: Date }>({
      name: 'versions_of_story',
      text: `select version, title, cover, pages, created_at from catalog.story_version
             where tenant_id = $1 and story_id = $2 order by version desc limit 30`,
      values: [currentTenantId(), id],
    });
    return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  }
}

/** For letters: whether a book is somebody's story. */
@QueryHandler(GetStoryOfBook)
export class GetStoryOfBookHandler implements IQueryHandler<GetStoryOfBook> {
  constructor(private readonly db: Db) {}

  async execute({ bookId }: GetStoryOfBook): Promise<string | null> {
    const [row] = await this.db.rows<{ id: string }>({
      name: 'story_of_book',
      text: 'select id from catalog.story where tenant_id = $1 and book_id = $2',
      values: [currentTenantId(), bookId],
    });
    return row?.id ?? null;
  }
}

/** For letters: what a move was about. */
@QueryHandler(GetStoryLetter)
export class GetStoryLetterHandler implements IQueryHandler<GetStoryLetter> {
  constructor(
    private readonly db: Db,
    private readonly family: FamilyKey,
  ) {}

  async execute({ moveId }: GetStoryLetter): Promise<StoryLetter | null> {
    const [row] = await this.db.rows<
      Omit<StoryLetter, 'waits_for'> &
        Pick<WrittenBy, 'needs'> & { edition_id: string | null; now: StoryState }
    >({
      name: 'story_of_move',
      text: `select ${WRITTEN_BY}, s.title, m.state, m.reason, m.actor_id, s.edition_id, s.state as now
             from catalog.story_move m join catalog.story s on s.tenant_id = m.tenant_id and s.id = m.story_id
             where m.tenant_id = $1 and m.id = $2`,
      values: [currentTenantId(), moveId],
    });
    // Nobody is told to go and see a book that came off the shelf meanwhile.
    if (!row || (row.state === 'published' && row.now !== 'published')) return null;
    const { edition_id, now, authors, needs, title, state, reason, actor_id } = row;
    const asks = now === 'approved' && edition_id === null;
    const keys = asks ? await Promise.all(authors.map((author) => this.family.of(author, needs))) : [];
    const waits_for = authors.filter((_author, index) => keys[index]?.child && !keys[index].turned);
    return { authors, title, state, reason, actor_id, waits_for };
  }
}
