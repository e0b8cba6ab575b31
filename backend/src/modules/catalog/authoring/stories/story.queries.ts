import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { StoryState } from '@bookgrove/contract/stories';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import type { PageQuery } from '../../../../platform/http/page.ts';
import { ListStudentsOfTeacher } from '../../../identity/contract.ts';
import { CountStoriesWaiting, GetStoryFacts, GetStoryOfBook, type StoryFacts } from '../../contract.ts';
import { likePattern } from '../../../../platform/db/like-pattern.ts';
import { FamilyConsent, type FamilyAnswer } from './family-consent.ts';
import { BookCharities } from '../../library/books/book-charities.ts';
import { FindStory } from './find-story.ts';
import type { StoryViewer } from './story-viewer.ts';
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

/** Stories that a teacher reviews, in one state: submitted ones with the oldest first, others with the newest first. */
export class ListStoryReviewQueue extends Query<Listed> {
  constructor(
    readonly requester: StoryViewer,
    readonly state: StoryState,
    readonly page: PageQuery,
    /** Only approved stories that wait for the consent of a family, the oldest first. */
    readonly waitsForFamily = false,
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
    const values = [currentTenantId(), authorId, likePattern(page.search)];
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

@QueryHandler(ListStoryReviewQueue)
export class ListStoryReviewQueueHandler implements IQueryHandler<ListStoryReviewQueue> {
  constructor(
    private readonly db: Db,
    private readonly find: FindStory,
    private readonly queries: QueryBus,
    private readonly family: FamilyConsent,
  ) {}

  async execute({ requester, state, page, waitsForFamily }: ListStoryReviewQueue): Promise<Listed> {
    const students =
      requester.role === 'school_admin' ? null : await studentsToReview(this.queries, requester.userId);
    const values = [currentTenantId(), state, students, likePattern(page.search)];
    const where = `s.tenant_id = $1 and s.state = $2 and s.title ilike $4 and ($3::uuid[] is null
      or s.author_id = any($3::uuid[]) or exists (select 1 from catalog.story_co_author c
        where c.tenant_id = s.tenant_id and c.story_id = s.id and c.joined_at is not null and c.user_id = any($3::uuid[])))`;
    const isWaiting = state === 'submitted';
    const open = waitsForFamily ? 'and s.edition_id is null' : '';
    const order =
      isWaiting || waitsForFamily ? 'order by s.sent_at, s.id' : 'order by s.sent_at desc, s.id desc';
    const [rows, count] = await this.db.batch([
      {
        name: isWaiting
          ? 'stories_to_review'
          : waitsForFamily
            ? 'stories_waiting_for_family'
            : 'stories_of_reviewer',
        text: `select ${STORY_COLUMNS} from catalog.story s where ${where} ${open} ${order} limit $5 offset $6`,
        values: [...values, page.limit, page.offset],
      },
      {
        name: waitsForFamily ? 'count_stories_waiting_for_family' : 'count_stories_of_reviewer',
        text: `select count(*)::int as count from catalog.story s where ${where} ${open}`,
        values,
      },
    ]);
    const families = waitsForFamily
      ? await Promise.all(
          (rows!.rows as StoryRow[]).map((row) =>
            this.family.answers({ authors: authorsOf(row), needs: row.needs }),
          ),
        )
      : [];
    return listed(rows!.rows, count!.rows, this.find, requester.userId, families);
  }
}

/** The authors whose stories a teacher reviews: their students, and the teacher. */
const studentsToReview = async (queries: QueryBus, teacherId: string): Promise<string[]> => [
  teacherId,
  ...(await queries.execute(new ListStudentsOfTeacher(teacherId))),
];

async function listed(
  rows: unknown[],
  count: unknown[],
  find: FindStory,
  viewerId: string,
  families: FamilyAnswer[][] = [],
): Promise<Listed> {
  const stories = rows as StoryRow[];
  const [names, sales] = await Promise.all([find.names(stories.flatMap(authorsOf)), find.sales(stories)]);
  return {
    count: (count[0] as { count: number }).count,
    stories: stories.map((row, index) => showEntry(row, names, viewerId, families[index], sales)),
  };
}

/** Query of the contract: how many stories wait for a review. */
@QueryHandler(CountStoriesWaiting)
export class CountStoriesWaitingHandler implements IQueryHandler<CountStoriesWaiting> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ teacherId }: CountStoriesWaiting): Promise<number> {
    const students = teacherId === null ? null : await studentsToReview(this.queries, teacherId);
    const [row] = await this.db.rows<{ count: number }>({
      name: 'count_stories_waiting',
      text: `select count(*)::int as count from catalog.story
             where tenant_id = $1 and state = 'submitted' and ($2::uuid[] is null or author_id = any($2::uuid[])
               or id in (select story_id from catalog.story_co_author
                         where tenant_id = $1 and joined_at is not null and user_id = any($2::uuid[])))`,
      values: [currentTenantId(), students],
    });
    return row?.count ?? 0;
  }
}

/** One story, for people who have a part in it. */
export class GetStory extends Query<StoryView> {
  constructor(
    readonly id: string,
    readonly requester: StoryViewer,
  ) {
    super();
  }
}

@QueryHandler(GetStory)
export class GetStoryHandler implements IQueryHandler<GetStory> {
  constructor(
    private readonly db: Db,
    private readonly find: FindStory,
    private readonly family: FamilyConsent,
    private readonly charities: BookCharities,
  ) {}

  async execute({ id, requester }: GetStory): Promise<StoryView> {
    const { row, parts } = await this.find.for(requester, id);
    const values = [currentTenantId(), id];
    const [comments, history] = await this.db.batch([
      {
        name: 'comments_of_story',
        text: `select id, author_id, page_id, quote, text, created_at, done_at from catalog.story_comment
               where tenant_id = $1 and story_id = $2 order by created_at, id limit 60`,
        values,
      },
      {
        name: 'history_of_story',
        text: `select state, actor_id, reason, created_at from (
                 select * from catalog.story_history_entry where tenant_id = $1 and story_id = $2
                 order by created_at desc, id desc limit 40) as latest order by created_at, id`,
        values,
      },
    ]);
    const [notes, steps] = [comments!.rows as NoteRow[], history!.rows as StepRow[]];
    const [names, sales, charities] = await Promise.all([
      this.find.names([
        ...authorsOf(row),
        ...row.asked,
        ...notes.map(({ author_id }) => author_id),
        ...steps.map(({ actor_id }) => actor_id),
      ]),
      this.find.sales([row]),
      this.charities.of([row]),
    ]);
    const reviewer = parts.includes('reviewer');
    const undecided = row.state === 'submitted' || (row.state === 'approved' && row.edition_id === null);
    const [surnames, classes, families] = reviewer
      ? await Promise.all([
          this.find.surnames(authorsOf(row)),
          this.find.classes(row.author_id),
          undecided ? this.family.answers({ authors: authorsOf(row), needs: row.needs }) : [],
        ])
      : [[], [], []];
    const details = { surnames, classes };
    const charity = charities.get(row.id) ?? null;
    return showStory(row, notes, steps, names, details, parts, requester.userId, families, sales, charity);
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

/** Stored versions of a story, the newest first, at most thirty. They are visible to its authors alone. */
export class ListStoryVersions extends Query<StoryVersionEntry[]> {
  constructor(
    readonly id: string,
    readonly requester: StoryViewer,
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

  async execute({ id, requester }: ListStoryVersions): Promise<StoryVersionEntry[]> {
    await this.find.as('author', requester, id);
    const rows = await this.db.rows<Omit<StoryVersionEntry, 'created_at'> & { created_at: Date }>({
      name: 'versions_of_story',
      text: `select version, title, cover, pages, created_at from catalog.story_version
             where tenant_id = $1 and story_id = $2 order by version desc limit 30`,
      values: [currentTenantId(), id],
    });
    return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  }
}

/** Query of the contract: the story that a book was made of. */
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

@QueryHandler(GetStoryFacts)
export class GetStoryFactsHandler implements IQueryHandler<GetStoryFacts> {
  constructor(private readonly db: Db) {}

  async execute({ ids }: GetStoryFacts): Promise<StoryFacts[]> {
    if (ids.length === 0) return [];
    const rows = await this.db.rows<Omit<StoryFacts, 'authors'> & { author_id: string; more: string[] }>({
      name: 'story_facts',
      text: `select s.id, s.title, s.kind, s.state, s.author_id, case when s.state = 'published' then s.book_id end as book,
               coalesce((select array_agg(c.user_id order by c.joined_at) from catalog.story_co_author c
                 where c.tenant_id = s.tenant_id and c.story_id = s.id and c.joined_at is not null), '{}') as more
             from catalog.story s where s.tenant_id = $1 and s.id = any($2::uuid[])`,
      values: [currentTenantId(), ids.slice(0, 100)],
    });
    return rows.map(({ author_id, more, ...story }) => ({ ...story, authors: [author_id, ...more] }));
  }
}
