import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { notFound } from '../../../../platform/errors.ts';
import {
  GetPeople,
  GetContactsOfPerson,
  ListMemberships,
  ListStudentsOfTeacher,
} from '../../../identity/contract.ts';
import { ListBookSales } from '../../../commerce/contract.ts';
import type { StoryPart } from './story.rules.ts';
import type { StoryViewer } from './story-viewer.ts';
import {
  authorsOf,
  STORY_COLUMNS,
  STORY_DETAIL,
  type Names,
  type Sales,
  type StoryDetail,
  type StoryRow,
} from './story-view.ts';

/** Finds stories for people who have a part in them; for everybody else they do not exist. */
@Injectable()
export class FindStory {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /**
   * The story, and the requester's parts in it. It queries other modules, so it must not be called inside a
   * transaction.
   */
  async for(requester: StoryViewer, id: string): Promise<{ row: StoryDetail; parts: StoryPart[] }> {
    const [row] = await this.db.rows<StoryDetail>({
      name: 'story',
      text: `select ${STORY_DETAIL} from catalog.story s where s.tenant_id = $1 and s.id = $2`,
      values: [currentTenantId(), id],
    });
    const parts = row ? await this.partsOf(requester, authorsOf(row)) : [];
    // A draft is visible to its authors only.
    if (!row || parts.length === 0 || (row.state === 'draft' && !parts.includes('author')))
      throw notFound('story');
    return { row, parts };
  }

  /**
   * Stories in the order of their ids, for somebody who has a part in each.
   * @throws AppError not_found when there is one they have no part in
   */
  async all(requester: StoryViewer, ids: string[]): Promise<StoryRow[]> {
    const rows = await this.db.rows<StoryRow>({
      name: 'stories_by_id',
      text: `select ${STORY_COLUMNS} from catalog.story s where s.tenant_id = $1 and s.id = any($2::uuid[])`,
      values: [currentTenantId(), ids],
    });
    const students =
      requester.role === 'teacher'
        ? await this.queries.execute(new ListStudentsOfTeacher(requester.userId))
        : [];
    const related = new Set([requester.userId, ...students]);
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => {
      const row = found.get(id);
      if (
        !row ||
        (requester.role !== 'school_admin' && !authorsOf(row).some((author) => related.has(author)))
      )
        throw notFound('story');
      return row;
    });
  }

  /** Like `for`, for a requester who needs a certain part. @throws AppError not_found without it */
  async as(part: StoryPart, requester: StoryViewer, id: string): Promise<StoryRow> {
    const { row, parts } = await this.for(requester, id);
    if (!parts.includes(part)) throw notFound('story');
    return row;
  }

  private async partsOf({ userId, role }: StoryViewer, authors: string[]): Promise<StoryPart[]> {
    const isAuthor = authors.includes(userId);
    if (isAuthor && role === 'student') return ['author'];
    // Teachers may publish books without approval, so they review their own stories.
    if (isAuthor) return ['author', 'reviewer'];
    if (role === 'school_admin') return ['reviewer'];
    if (role !== 'teacher' && role !== 'parent') return [];
    const contacts = await Promise.all(
      authors.map((one) => this.queries.execute(new GetContactsOfPerson(one))),
    );
    if (role === 'teacher')
      return contacts.some(({ teachers }) => teachers.includes(userId)) ? ['reviewer'] : [];
    return contacts.some(({ guardians }) => guardians.includes(userId)) ? ['guardian'] : [];
  }

  /** Surnames of the children among them, which must not appear in a story. */
  async surnames(ids: string[]): Promise<string[]> {
    const people = await this.queries.execute(new GetPeople(ids));
    return people.flatMap(({ role, last_name }) => (role === 'student' ? [last_name] : []));
  }

  /** Names of the open classes in which somebody learns. */
  async classes(authorId: string): Promise<string[]> {
    const memberships = await this.queries.execute(new ListMemberships(authorId));
    return memberships.filter(({ role }) => role === 'student').map(({ name }) => name);
  }

  /** What was sold of the published ones. */
  async sales(stories: readonly Pick<StoryRow, 'state' | 'book_id'>[]): Promise<Sales> {
    const books = stories.flatMap(({ state, book_id }) =>
      state === 'published' && book_id ? [book_id] : [],
    );
    if (books.length === 0) return new Map();
    const sales = await this.queries.execute(new ListBookSales(books));
    return new Map(sales.map(({ book_id, ...sale }) => [book_id, sale]));
  }

  /** Names by id; of a child the first name and the initial of the surname. */
  async names(ids: (string | null)[]): Promise<Names> {
    const wanted = [...new Set(ids.filter((id) => id !== null))].slice(0, 100);
    if (wanted.length === 0) return new Map();
    const people = await this.queries.execute(new GetPeople(wanted));
    return new Map(
      people.map(({ id, first_name, last_name, role }) => [
        id,
        role === 'student'
          ? `${first_name} ${last_name.slice(0, 1)}`.trim()
          : `${first_name} ${last_name}`.trim(),
      ]),
    );
  }
}
