import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Role } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import type { Story as StoryRecord } from '../../../platform/db/generated/client.ts';
import { notFound } from '../../../platform/errors.ts';
import { GetPeople, GetPeopleAround, ListPupils } from '../../identity/contract.ts';
import type { StoryPart } from './story.rules.ts';
import {
  authorsOf,
  STORY_COLUMNS,
  STORY_DETAIL,
  type Names,
  type StoryDetail,
  type StoryRow,
} from './story-view.ts';

/** Who asks about a story. */
export interface StoryAsker {
  userId: string;
  role: Role;
}

/** Finds stories for those who have a part in them; for everybody else there is none. */
@Injectable()
export class FindStory {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /** The story with the asker's parts in it. Asks other modules, so never inside a transaction. */
  async for(asker: StoryAsker, id: string): Promise<{ row: StoryDetail; parts: StoryPart[] }> {
    const [row] = await this.db.rows<StoryDetail>({
      name: 'story',
      text: `select ${STORY_DETAIL} from catalog.story s where s.tenant_id = $1 and s.id = $2`,
      values: [currentTenantId(), id],
    });
    const parts = row ? await this.partsOf(asker, authorsOf(row)) : [];
    // What is only begun is its author's alone: nobody looks over a child's shoulder.
    if (!row || parts.length === 0 || (row.state === 'draft' && !parts.includes('author')))
      throw notFound('story');
    return { row, parts };
  }

  /**
   * Stories in the order of their ids, for somebody who has a part in each.
   * @throws AppError not_found when there is one they have no part in
   */
  async all(asker: StoryAsker, ids: string[]): Promise<StoryRow[]> {
    const rows = await this.db.rows<StoryRow>({
      name: 'stories_by_id',
      text: `select ${STORY_COLUMNS} from catalog.story s where s.tenant_id = $1 and s.id = any($2::uuid[])`,
      values: [currentTenantId(), ids],
    });
    const pupils = asker.role === 'teacher' ? await this.queries.execute(new ListPupils(asker.userId)) : [];
    const near = new Set([asker.userId, ...pupils]);
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => {
      const row = found.get(id);
      if (!row || (asker.role !== 'school_admin' && !authorsOf(row).some((author) => near.has(author))))
        throw notFound('story');
      return row;
    });
  }

  /** Like `for`, for those who do something in this part. */
  async as(part: StoryPart, asker: StoryAsker, id: string): Promise<StoryRow> {
    const { row, parts } = await this.for(asker, id);
    if (!parts.includes(part)) throw notFound('story');
    return row;
  }

  private async partsOf({ userId, role }: StoryAsker, authors: string[]): Promise<StoryPart[]> {
    const mine = authors.includes(userId);
    if (mine && role === 'student') return ['author'];
    // Teachers put books on the shelf by themselves, so they need nobody's yes for their own.
    if (mine) return ['author', 'reviewer'];
    if (role === 'school_admin') return ['reviewer'];
    if (role !== 'teacher' && role !== 'parent') return [];
    const around = await Promise.all(authors.map((one) => this.queries.execute(new GetPeopleAround(one))));
    if (role === 'teacher')
      return around.some(({ teachers }) => teachers.includes(userId)) ? ['reviewer'] : [];
    return around.some(({ guardians }) => guardians.includes(userId)) ? ['guardian'] : [];
  }

  /** Surnames of the children among them: no story of theirs tells one. */
  async surnames(ids: string[]): Promise<string[]> {
    const people = await this.queries.execute(new GetPeople(ids));
    return people.flatMap(({ role, last_name }) => (role === 'student' ? [last_name] : []));
  }

  /** Names by id. A child goes by the first name, as everywhere. */
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

/** The story, held until the transaction ends: what happens to it happens one after the other. */
export async function lockStory(tx: Tx, id: string): Promise<StoryRecord> {
  const tenant_id = currentTenantId();
  await tx.$queryRaw`select 1 from catalog.story where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid for update`;
  const story = await tx.story.findUnique({ where: { tenant_id_id: { tenant_id, id } } });
  if (!story) throw notFound('story');
  return story;
}
